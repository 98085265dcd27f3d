"""What a route costs in turns: drawing what is missing for it, claiming it, less what its points are worth."""

from __future__ import annotations

from math import inf
from typing import Final

from msgspec import Struct

from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.bots.needs import CARD, Scarce
from stellwerk.ticket.bots.passengers import boarding
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.trunk import shares, to_come
from stellwerk.ticket.legal import station_cost
from stellwerk.ticket.state import FREE

HELD = 0.55  # the part of its price that a fitting card in hand saves: others may want it too
HELD_BLIND = 1.0  # the same where nothing lies open: only what is there can be relied on (FJ-02)
SYMBOL = 0.5  # more turns for every locomotive that a ferry must have
GUESTS = 0.05  # how much the passengers of a route speak for a way over it
FUTURE = 0.5  # of the turns that a route saves every ticket still to come whose way leads over it
CHEAPEST = 0.15  # turns, for a route that a station of one's own already borrows
PLENTY: Final = Scarce()  # nothing keeps a plan waiting
FLOOR = 0.15  # of its turns that a route costs at least, whatever it brings: or plans would wander


class Prices(Struct, frozen=True):
    """One per route, in turns: 0 for own ones, inf for those that cannot be had any more."""

    gross: list[float]  # drawing and claiming
    net: list[float]  # less what the route brings by itself


def prices(sight: Sight, style: Style, scarce: Scarce = PLENTY) -> Prices:
    """What every route costs; a card of a scarce kind costs the turns that it must be waited for."""
    routes, points = sight.title.board.routes, sight.title.points
    gross, net = [inf] * len(routes), [inf] * len(routes)
    guests = boarding(sight) if sight.title.board.guests else (0.0,) * len(sight.title.board.cities)
    for index in sight.open:
        route = routes[index]
        if route.length <= sight.me.trains:
            brings = style.routes * points.get(route.length, 0) - style.train * route.length
            brings += GUESTS * (guests[route.a] + guests[route.b])
            gross[index] = turns(sight, route, scarce)
            net[index] = max(FLOOR * gross[index], gross[index] - brings / style.turn)
    for index in sight.own:
        gross[index] = net[index] = 0.0
    if (coming := FUTURE * to_come(sight)) > 0:
        for index, share in enumerate(shares(sight, gross)):
            if 0 < net[index] < inf:
                net[index] -= min(1 - FLOOR, coming * share) * gross[index]
    if sight.title.has_stations:
        for index, price in _borrowed(sight, style).items():
            gross[index] = net[index] = price
    return Prices(gross, net)


def _borrowed(sight: Sight, style: Style) -> dict[int, float]:
    """A rival's route costs a station at one of its ends, where there is room for one (EU-40 to EU-45)."""
    public, rule = sight.public, sight.title.rules.stations
    assert rule is not None
    cards = station_cost(sight.title, public, sight.seat)
    price = 1 + CARD * (1 - HELD) * cards + rule.unbuilt / style.turn
    found: dict[int, float] = {}
    for index, holder in enumerate(public.owner):
        if holder in (FREE, sight.seat):
            continue
        route = sight.title.board.routes[index]
        places = (public.stations[route.a], public.stations[route.b])
        if sight.seat in places:
            found[index] = CHEAPEST
        elif sight.me.stations and FREE in places:
            found[index] = price
    return found


def turns(sight: Sight, route: Route, scarce: Scarce) -> float:
    """Turns to draw for this route and to claim it."""
    cards, locos = sight.hand.cards[:-1], sight.hand.cards[-1]
    held = min(route.length, max(cards) if route.colour == GREY else cards[route.colour])
    due = route.length - (HELD if sight.title.rules.row else HELD_BLIND) * held
    card = scarce.card if route.colour in scarce.kinds else CARD
    symbol = max(SYMBOL, scarce.card - CARD) if sight.title.loco in scarce.kinds else SYMBOL
    price = 1 + card * due + symbol * max(0, route.locos - locos)
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
        worth = boarding(sight)
        points += worth[route.a] + worth[route.b]
    return points
