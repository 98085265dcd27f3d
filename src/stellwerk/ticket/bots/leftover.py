"""What to do with trains and turns that no ticket needs: the routes that bring most for the turns they take."""

from __future__ import annotations

from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.bots.ending import lead
from stellwerk.ticket.bots.needs import CARD, Need, draw_turns, needs
from stellwerk.ticket.bots.pricing import gain
from stellwerk.ticket.bots.scheme import Scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.trail import trail_gain

RESERVE = 5  # trains for a way round, while the plan is not done
HURRY = 1.5  # points for every train that brings the end nearer, to a player who is surely ahead
MOST = 5  # routes to keep in mind at a time


def extras(sight: Sight, style: Style, scheme: Scheme) -> list[int]:
    """Routes beside the plan, best first, as far as trains and turns go."""
    board = sight.title.board
    found = needs(sight, scheme.routes)
    trains = sight.me.trains - scheme.trains - (RESERVE if scheme.routes else 0)
    turns = sight.turns_left - len(scheme.routes) - len(scheme.borrowed) - draw_turns(sight, found)
    left = _unused(sight, scheme.routes, found)
    sooner = HURRY * max(0.0, lead(sight))
    gains = {
        index: gain(sight, style, index)
        + trail_gain(sight, scheme.routes, index)
        + sooner * board.routes[index].length
        for index in sight.open
        if index not in scheme.routes and board.routes[index].length <= trains
    }
    chosen: list[int] = []
    while len(chosen) < MOST and turns > 0.5:
        best, pick, price = 0.0, -1, 0.0
        for index, brings in gains.items():
            route = board.routes[index]
            if route.length > trains:
                continue
            needed = 1 + CARD * _short(route, left)
            if needed <= turns + 0.5 and brings / needed > best:
                best, pick, price = brings / needed, index, needed
        if pick < 0:
            break
        chosen.append(pick)
        _use(board.routes[pick], left)
        trains -= board.routes[pick].length
        turns -= price
        for other in (pick, *board.parallel[pick]):
            gains.pop(other, None)
    return chosen


def _unused(sight: Sight, routes: tuple[int, ...], found: list[Need]) -> list[int]:
    """The hand without what the plan takes of it."""
    left = list(sight.hand.cards)
    for index, need in zip(routes, found, strict=True):
        paid = sight.title.board.routes[index].length - need.short - need.locos
        coloured = min(paid, left[need.colour])
        left[need.colour] -= coloured
        left[-1] = max(0, left[-1] - (paid - coloured))
    return left


def _colour(route: Route, left: list[int]) -> int:
    return max(range(len(left) - 1), key=lambda kind: left[kind]) if route.colour == GREY else route.colour


def _short(route: Route, left: list[int]) -> int:
    return max(0, route.length - left[_colour(route, left)] - left[-1]) + max(0, route.locos - left[-1])


def _use(route: Route, left: list[int]) -> None:
    colour = _colour(route, left)
    coloured = min(route.length - route.locos, left[colour])
    left[colour] -= coloured
    left[-1] = max(0, left[-1] - (route.length - coloured))
