"""What a route costs in turns: drawing what is missing for it, claiming it, less what its points are worth."""

from __future__ import annotations

from math import inf

from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.bots.passengers import boarding
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.legal import station_cost
from stellwerk.ticket.state import FREE

CARD = 0.6  # turns for one card that is needed: two in a turn, and not every one fits
HELD = 0.55  # the part of its price that a fitting card in hand saves: others may want it too
SYMBOL = 0.5  # more turns for every locomotive that a ferry must have
CHEAPEST = 0.15  # no route is free, or plans would wander


def prices(sight: Sight, style: Style) -> list[float]:
    """One per route: 0 for own ones, inf for those that cannot be had any more."""
    found = [inf] * len(sight.title.board.routes)
    for index in sight.open:
        route = sight.title.board.routes[index]
        if route.length <= sight.me.trains:
            found[index] = max(CHEAPEST, turns(sight, route) - gain(sight, style, index) / style.turn)
    for index in sight.own:
        found[index] = 0.0
    if sight.title.has_stations:
        _borrowed(sight, style, found)
    return found


def _borrowed(sight: Sight, style: Style, found: list[float]) -> None:
    """A rival's route costs a station at one of its ends, where there is room for one (EU-40 to EU-45)."""
    public, rule = sight.public, sight.title.rules.stations
    assert rule is not None
    built = station_cost(sight.title, public, sight.seat)
    price = 1 + CARD * (1 - HELD) * built + rule.unbuilt / style.turn
    for index, holder in enumerate(public.owner):
        if holder in (FREE, sight.seat):
            continue
        route = sight.title.board.routes[index]
        places = (public.stations[route.a], public.stations[route.b])
        if sight.seat in places:
            found[index] = CHEAPEST
        elif sight.me.stations and FREE in places:
            found[index] = price


def turns(sight: Sight, route: Route) -> float:
    """Turns to draw for this route and to claim it."""
    cards, locos = sight.hand.cards[:-1], sight.hand.cards[-1]
    held = min(route.length, max(cards) if route.colour == GREY else cards[route.colour])
    due = route.length - HELD * held
    price = 1 + CARD * due + SYMBOL * max(0, route.locos - locos)
    return price + CARD * surcharge(sight, route) if route.tunnel else price


def surcharge(sight: Sight, route: Route) -> float:
    """Cards that a tunnel costs more, on average (EU-21)."""
    odds = sight.odds
    colours = odds[:-1]
    hit = (sum(colours) / len(colours) if route.colour == GREY else odds[route.colour]) + odds[-1]
    return hit * sight.title.rules.tunnel_cards


def gain(sight: Sight, style: Style, index: int) -> float:
    """What the route brings by itself: its points, and passengers at its ends (DE-08)."""
    route = sight.title.board.routes[index]
    points = style.routes * sight.title.points.get(route.length, 0)
    if sight.title.board.guests:
        points += boarding(sight, route.a) + boarding(sight, route.b)
    return points
