"""What a seat cannot see does not show: in its view, its legal actions, its events, its guesses."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from crayon.conservation import conserved
from crayon.helpers import Table, game_of
from crayon.walking import walk
from stellwerk.core import codec
from stellwerk.core.game import LUCK, news_for, view_of
from stellwerk.crayon.state import CrayonState, Over


@pytest.mark.rule("DK-70R")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"tariffs": "yes"}), (3, {"open_money": "yes"})])
def test_a_guess_fits_the_view_and_is_a_whole_position(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    rng = Random(4)
    for seed in range(3):
        for number, moment in enumerate(walk(game, seats, seed)):
            if number % 9:
                continue
            for seat in range(seats):
                view = view_of(moment.after, seat)
                guessed = game.guess(view, rng)
                assert view_of(guessed, seat) == view
                conserved(game, guessed)
                for other, held in moment.after.hands[seat].seen:
                    assert held in guessed.hands[other].cards


def test_a_spectators_guess_is_a_whole_position_too() -> None:
    game = game_of()
    for number, moment in enumerate(walk(game, 3, 1)):
        if number % 40 == 0:
            guessed = game.guess(view_of(moment.after, None), Random(number))
            assert guessed.public == moment.after.public
            conserved(game, guessed)


def test_a_guess_can_be_played_on() -> None:
    game = game_of()
    rng = Random(6)
    for number, moment in enumerate(walk(game, 3, 2)):
        if number % 60 or moment.seat == LUCK:
            continue
        state = game.guess(view_of(moment.before, moment.seat), rng)
        assert moment.action in game.legal(view_of(state, moment.seat))
        for _ in range(40):
            actors = game.actors(state.public)
            if not actors:
                break
            seat = actors[0]
            if seat == LUCK:
                action = rng.choice(game.luck(state))[0]
            else:
                action = rng.choice(game.legal(view_of(state, seat)))
            state = game.apply(state, seat, action).state
            conserved(game, state)


def test_a_guess_after_the_pile_was_shuffled_keeps_old_cards_in_hands() -> None:
    game = game_of()
    rng = Random(3)
    seen = 0
    for seed in range(40):
        for moment in walk(game, 3, seed, lively=False):
            public = moment.after.public
            if len(public.shuffled) < 73 and not isinstance(public.stage, Over):
                view = view_of(moment.after, 0)
                guessed = game.guess(view, rng)
                assert view_of(guessed, 0) == view
                conserved(game, guessed)
                seen += 1
                if seen % 50 == 0:
                    break
        if seen >= 200:
            return
    raise AssertionError(f"only {seen} positions after a shuffle")


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 60), at=st.integers(0, 400), shift=st.integers(1, 40))
def test_changing_what_a_seat_cannot_see_changes_nothing_for_it(seed: int, at: int, shift: int) -> None:
    game = game_of()
    for number, moment in enumerate(walk(game, 3, seed)):
        if number < at or moment.seat == LUCK or isinstance(moment.after.public.stage, Over):
            continue
        seat = moment.seat
        before, twin = moment.before, _otherwise(moment.before, seat, shift)
        if twin is None:
            return
        assert codec.canonical(view_of(before, seat)) == codec.canonical(view_of(twin, seat))
        assert game.legal(view_of(before, seat)) == game.legal(view_of(twin, seat))
        after = game.apply(twin, seat, moment.action)
        assert news_for(seat, after.events) == news_for(seat, moment.events)
        assert codec.canonical(after.state.public) == codec.canonical(moment.after.public)
        assert after.state.hands[seat] == moment.after.hands[seat]
        return


def _otherwise(state: CrayonState, seat: int, shift: int) -> CrayonState | None:
    """The same position to this seat: others' money is different, their hands are exchanged with the pile."""
    hands, hidden = list(state.hands), state.hidden
    if not hidden.pile:
        return None
    orders = [card for card in hidden.pile[0].items if card < 63]
    pile = set(hidden.pile[0].items)
    bank = hidden.bank
    for other, hand in enumerate(hands):
        if other == seat or any(debt.seat == other for debt in state.public.debts):
            continue
        new = tuple(sorted(orders[: len(hand.cards)]))
        if len(new) < len(hand.cards) or any(pair[0] == other for held in hands for pair in held.seen):
            continue
        orders = orders[len(new) :]
        pile = pile - set(new) | set(hand.cards)
        hands[other] = replace(hand, cards=new, cash=hand.cash + shift)
        bank -= shift
    top = replace(hidden.pile[0], items=tuple(sorted(pile)))
    return replace(state, hands=tuple(hands), hidden=replace(hidden, pile=(top, *hidden.pile[1:]), bank=bank))


def test_a_drawn_card_is_told_to_its_owner_and_the_others_hear_that_one_was_drawn() -> None:
    table = Table.new(3).opened(moving=True).do(0, "swap").luck("card 30")
    assert [type(event).__name__ for event in news_for(0, table.news)] == ["Drew", "Received"]
    for other in (1, 2, None):
        assert [type(event).__name__ for event in news_for(other, table.news)] == ["Drew"]


def test_what_lies_in_the_pile_or_in_other_hands_is_in_no_view() -> None:
    table = Table.new(3).opened(moving=True)
    for seat in (None, 0, 1, 2):
        view = view_of(table.state, seat)
        assert view.hand is (None if seat is None else table.hand(seat))
        assert not hasattr(view.public, "bank") and view.public.cash == ()
        assert all(not hasattr(depth, "items") for depth in view.public.pile)


def test_a_refusal_tells_nothing_about_others() -> None:
    table = Table.new(2).opened(moving=True)
    twin = Table(table.game, table.state).money(1, 20)
    for text in ("load fish", "go aarhus", "deliver beer 7"):
        messages = []
        for each in (table, twin):
            try:
                each.game.apply(each.state, 0, each.game.read(text))
            except ValueError as error:
                messages.append(str(error))
        assert len(messages) == 2 and messages[0] == messages[1]
