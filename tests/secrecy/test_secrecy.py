"""Whatever a seat cannot see may be exchanged: its view, legal actions and events must stay byte-equal."""

from __future__ import annotations

import pytest

from contract.variants import VARIANTS, Variant
from contract.walking import walk
from stellwerk.core import codec
from stellwerk.core.game import LUCK, news_for, view_of
from stellwerk.crayon.events import Revealed
from stellwerk.ticket.events import Completed

each = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@each
@pytest.mark.rule("T-30", "FJ-12")
def test_view_legal_and_events_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    game = variant.game()
    swaps = 0
    for step, now in enumerate(walk(game, variant.seats, "swap")):
        if step % 8:
            continue
        for seat in range(variant.seats):
            view = view_of(now.state, seat)
            other = game.guess(view, now.rng)
            swaps += other != now.state
            assert codec.canonical(view_of(other, seat)) == codec.canonical(view)
            legal = game.legal(view)
            assert game.legal(view_of(other, seat)) == legal
            for action in legal if seat in now.actors else ():
                one = game.apply(now.state, seat, action)
                two = game.apply(other, seat, action)
                assert news_for(seat, one.events) == news_for(seat, two.events)
                assert view_of(one.state, seat) == view_of(two.state, seat)
    assert swaps > 10, "the swaps must really swap something"


@each
def test_others_learn_nothing_from_a_card_or_ticket_drawn_in_secret(variant: Variant) -> None:
    """Whichever card or ticket luck deals to one seat, all others and the spectators see the same."""
    game = variant.game()
    secret_deals = 0
    for step, now in enumerate(walk(game, variant.seats, "deal")):
        if now.actors != (LUCK,) or (step > 60 and step % 5):
            continue
        steps = [game.apply(now.state, LUCK, action) for action, _ in game.luck(now.state)]
        told = {event.only for each in steps for event in each.events} - {None}
        if len(steps) < 2 or not told:
            continue
        secret_deals += 1
        for seat in (None, *range(variant.seats)):
            if seat in told:
                continue
            seen = {
                codec.canonical([view_of(step.state, seat), news_for(seat, step.events)])
                for step in steps
                if not _shown(step.events)
            }
            assert len(seen) <= 1
    assert secret_deals > 10


def _shown(events: tuple[object, ...]) -> bool:
    """By the rules all see a new ticket that is complete at once (FJ-06R), and an event card (DK-40)."""
    return any(isinstance(event, Completed | Revealed) for event in events)


@each
def test_private_events_are_only_for_seats(variant: Variant) -> None:
    game = variant.game()
    *_, end = walk(game, variant.seats, "events")
    state = game.start(variant.seats)
    for seat, action in end.entries:
        step = game.apply(state, seat, action)
        for event in step.events:
            assert event.only is None or event.only in range(variant.seats)
        state = step.state
    assert state == end.state
