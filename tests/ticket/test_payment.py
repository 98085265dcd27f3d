"""Payments: the tables say what trying every set of cards says."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk import games
from stellwerk.ticket.actions import Pay
from stellwerk.ticket.board import GREY
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.payment import covers

EUROPE = games.make("europe")
assert isinstance(EUROPE, TicketGame)
TITLE = EUROPE.title
LOCO = TITLE.loco

hands = st.lists(st.integers(0, 5), min_size=9, max_size=9).map(tuple)


def by_trying(cards: tuple[int, ...], colour: int, length: int, symbols: int) -> set[tuple[int, int, int]]:
    """Every set of one colour with jokers that the hand can lay, straight from the rules (T-21, T-22, EU-10)."""
    found = set()
    for kind, number, locos in product(range(LOCO), range(1, length + 1), range(length + 1)):
        fits = colour in (GREY, kind) and number + locos == length and locos >= symbols
        if fits and number <= cards[kind] and locos <= cards[LOCO]:
            found.add((kind, number, locos))
    if cards[LOCO] >= length:
        found.add((LOCO, 0, length))
    return found


@given(hands, st.integers(-1, 7), st.integers(1, 8), st.integers(0, 2))
@pytest.mark.rule("T-21", "T-22", "EU-10")
def test_ways_are_all_sets_and_only_those(cards: tuple[int, ...], colour: int, length: int, symbols: int) -> None:
    symbols = min(symbols, length) if colour == GREY else 0
    ways = TITLE.tables.ways(cards, colour, length, symbols)
    wanted = by_trying(cards, colour, length, symbols)
    assert {(way.colour, way.cards, way.locos) for way in ways} == wanted
    assert len(ways) == len(wanted)
    for kind, number, locos in product(range(-1, LOCO + 2), range(-1, length + 2), range(-1, length + 2)):
        assert covers(Pay(kind, number, locos), cards, colour, length, symbols) == (
            (kind, number, locos) in wanted
        )


@given(hands, st.integers(0, 45))
@pytest.mark.rule("T-23")
def test_affordable_is_what_can_be_paid_and_filled_with_trains(cards: tuple[int, ...], trains: int) -> None:
    mask = TITLE.tables.affordable(cards, trains)
    for index, route in enumerate(TITLE.board.routes):
        can = route.length <= trains and by_trying(cards, route.colour, route.length, route.locos)
        assert (mask >> 8 * index & 1) == bool(can), route
