"""A guess keeps what the seat knows and varies what it does not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from contract.walking import walk
from rules.table import game_of
from stellwerk.core.game import view_of
from stellwerk.ticket.state import Hand, PayRoute, Public, TicketState


def guesses(name: str, seats: int, every: int, **options: str) -> Iterator[tuple[TicketState, int, TicketState]]:
    """(state, seat, guess) along a random game."""
    game = game_of(name, options)
    for step, now in enumerate(walk(game, seats, "guessing")):
        if step % every == 0:
            for seat in range(seats):
                yield now.state, seat, game.guess(view_of(now.state, seat), now.rng)


@pytest.mark.rule("EU-60")
def test_nobody_is_guessed_to_hold_two_long_tickets_in_classic() -> None:
    game = game_of("europe", {})
    long = {index for index, ticket in enumerate(game.title.board.tickets) if ticket.pile == 0}
    some = 0
    for _, seat, guess in guesses("europe", 5, 25):
        for other, hand in enumerate(guess.hands):
            assert other == seat or len(long & {*hand.tickets, *hand.offer}) <= 1
            some += other != seat and bool(long & set(hand.tickets))
    assert some > 50


@pytest.mark.parametrize(("name", "way"), [("europe", "big-cities"), ("europe", "mega"), ("germany", None)])
def test_tickets_put_into_a_layer_stay_there_while_it_is_whole(name: str, way: str | None) -> None:
    options = {"way": way} if way else {}
    seen = 0
    for state, seat, guess in guesses(name, 3, 6, **options):
        whole = {depth.number for depths in state.public.piles for depth in depths if depth.whole}
        layers = {layer.number: set(layer.items) for pile in guess.hidden.piles for layer in pile}
        for put in state.hands[seat].put:
            if put.layer in whole:
                seen += 1
                assert set(put.tickets) <= layers[put.layer]
    assert seen > 20


def test_swapped_tickets_are_known_to_lie_in_the_ticket_discard() -> None:
    seen = 0
    for state, seat, guess in guesses("first-journey", 3, 3):
        if state.public.spent and state.public.spent[0].whole:
            number = state.public.spent[0].number
            mine = {t for put in state.hands[seat].put if put.layer == number for t in put.tickets}
            seen += bool(mine)
            assert mine <= set(guess.hidden.spent[0].items)
    assert seen > 5


def test_cards_that_all_have_seen_are_in_the_guessed_hand() -> None:
    seen = 0
    for state, seat, guess in guesses("europe", 3, 20):
        for other, player in enumerate(state.public.players):
            if other != seat:
                seen += sum(player.known)
                held = guess.hands[other].cards
                assert all(a <= b for a, b in zip(player.known, held, strict=True))
    assert seen > 50


def test_whoever_has_named_a_route_can_pay_for_it() -> None:
    game = game_of("europe", {})
    seen = 0
    for now in walk(game, 3, "paying"):
        if isinstance(now.state.public.stage, PayRoute):
            turn = now.state.public.turn
            guess = game.guess(view_of(now.state, (turn + 1) % 3), now.rng)
            assert game.legal(view_of(guess, turn))
            seen += 1
    assert seen > 10


def test_a_guess_is_not_always_the_same() -> None:
    game = game_of("germany", {})
    *_, middle = (now.state for step, now in enumerate(walk(game, 3, "vary")) if step < 200)
    view = view_of(middle, 0)
    drawn = [game.guess(view, Random(seed)) for seed in range(20)]
    assert len({guess.hands for guess in drawn}) == 20
    assert len({guess.hidden for guess in drawn}) == 20
    assert game.guess(view, Random(3)) == drawn[3]


def test_a_spectator_can_guess_too() -> None:
    game = game_of("europe", {})
    *_, middle = (now.state for step, now in enumerate(walk(game, 4, "spectator")) if step < 300)
    guess: TicketState = game.guess(view_of(middle, None), Random(1))
    public: Public = guess.public
    assert public == middle.public
    hands: tuple[Hand, ...] = guess.hands
    assert [sum(hand.cards) for hand in hands] == [player.cards for player in public.players]
