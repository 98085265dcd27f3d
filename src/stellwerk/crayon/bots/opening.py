"""The first choices: the cards to keep and the city to start in, by the best opening trips (DK-03, DK-04)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from stellwerk.crayon.actions import Action, Begin, Under
from stellwerk.crayon.bots.thinking import Judged, Thinking
from stellwerk.crayon.state import Building, CrayonView
from stellwerk.crayon.title import Title


def put_under(title: Title, view: CrayonView, legal: list[Action]) -> Action:
    """Keep the cards whose best trip, from the start city that suits them best, wins soonest."""
    assert view.hand is not None
    starts = [city for city, place in enumerate(title.board.places) if place.start]
    trips = [judged for city in starts for judged in Thinking(title, starting(title, view, city)).judged]
    kept = min(
        combinations(view.hand.cards, title.rules.hand_cards),
        key=lambda cards: value(trips, set(cards)),
    )
    return next(action for action in legal if isinstance(action, Under) and not set(action.cards) & set(kept))


def value(trips: list[Judged], cards: set[int]) -> float:
    return min((j.turns for j in trips if {stop.errand.card for stop in j.outcome.trip.stops} <= cards), default=1e9)


def begin(title: Title, view: CrayonView, legal: list[Action]) -> Action:
    """The city with the best opening trip."""
    return min(
        (action for action in legal if isinstance(action, Begin)),
        key=lambda action: min((j.turns for j in Thinking(title, starting(title, view, action.city)).judged), default=1e9),
    )


def starting(title: Title, view: CrayonView, city: int) -> CrayonView:
    """The view as if the seat had begun in this city and the first turn were its own."""
    assert view.seat is not None
    public, players = view.public, list(view.public.players)
    players[view.seat] = replace(players[view.seat], start=city, post=title.board.places[city].centre)
    return replace(view, public=replace(public, players=tuple(players), stage=Building(), turn=view.seat, round=1))
