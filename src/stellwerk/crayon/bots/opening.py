"""The first choices: the cards to keep and the city to start in, by the best opening trips (DK-03, DK-04)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from stellwerk.core.play import Decision
from stellwerk.crayon.actions import Action, Begin, Under
from stellwerk.crayon.bots.choice import because
from stellwerk.crayon.bots.thinking import Judged, Thinking
from stellwerk.crayon.search import FAR
from stellwerk.crayon.state import Building, CrayonView
from stellwerk.crayon.title import Title


def put_under(title: Title, view: CrayonView, legal: list[Action]) -> Decision[Action]:
    """Keep the cards whose best trip, from the start city that suits them best, wins soonest."""
    assert view.hand is not None
    board = title.board
    starts = [city for city, place in enumerate(board.places) if place.start]
    trips = [(trip.turns, city, cards_of(trip)) for city in starts for trip in openings(title, view, city)]
    hands = combinations(view.hand.cards, title.rules.hand_cards)
    nothing = FAR, starts[0]
    (_, city), kept = min(
        (min(((turns, city) for turns, city, cards in trips if cards <= set(hand)), default=nothing), hand)
        for hand in hands
    )
    under = next(action for action in legal if isinstance(action, Under) and not set(action.cards) & set(kept))
    return Decision(under, why=because("under", place=board.places[city].id))


def begin(title: Title, view: CrayonView, legal: list[Action]) -> Decision[Action]:
    """The city with the best opening trip."""
    cities = [action.city for action in legal if isinstance(action, Begin)]
    found = [(trip.turns, city, trip) for city in cities for trip in openings(title, view, city)[:1]]
    if not found:
        return Decision(legal[0], why=because("nothing"))
    _, city, trip = min(found, key=lambda entry: entry[:2])
    place, turns = title.board.places[city].id, max(1, round(trip.outcome.turns))
    why = because("begin", place=place, pay=round(trip.outcome.income), turns=turns, cost=trip.outcome.building)
    return Decision(Begin(city), why=why)


def openings(title: Title, view: CrayonView, city: int) -> list[Judged]:
    """The trips of a first turn from this city, the best first."""
    assert view.seat is not None
    public, players = view.public, list(view.public.players)
    players[view.seat] = replace(players[view.seat], start=city, post=title.board.places[city].centre)
    first = replace(public, players=tuple(players), stage=Building(), turn=view.seat)
    return Thinking(title, replace(view, public=first)).judged


def cards_of(trip: Judged) -> set[int]:
    return {stop.errand.card for stop in trip.outcome.trip.stops}
