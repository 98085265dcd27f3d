"""The plan for some goals, made anew at higher prices for the cards that would keep it waiting."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.ticket.bots.needs import draw_turns, needs, slowest
from stellwerk.ticket.bots.pricing import Prices, prices
from stellwerk.ticket.bots.scheme import Goal, Scheme, make_scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style

ROUNDS = 3  # times that a plan is made anew at the prices of the one before
LATE = 3.0  # points that every turn too many costs


def best_scheme(sight: Sight, style: Style, priced: Prices, goals: Sequence[Goal]) -> Scheme:
    """Of plans at different prices of the cards the one that costs least in the turns it truly takes."""
    best = scheme = make_scheme(sight, priced, style.turn, goals)
    least = _cost(sight, style, priced, best)
    seen = {best.routes}
    for _ in range(ROUNDS):
        if not _delay(sight, priced, scheme):
            break
        scarce = slowest(sight, needs(sight, scheme.routes))
        scheme = make_scheme(sight, prices(sight, style, scarce), style.turn, goals)
        if scheme.routes in seen:
            break
        seen.add(scheme.routes)
        cost = _cost(sight, style, priced, scheme)
        if cost < least:
            best, least = scheme, cost
    return best


def turns_needed(sight: Sight, scheme: Scheme) -> float:
    """Turns to draw for the whole plan and to claim it."""
    return draw_turns(sight, needs(sight, scheme.routes)) + len(scheme.routes) + len(scheme.borrowed)


def toll(sight: Sight, style: Style, priced: Prices, scheme: Scheme) -> float:
    """Points that the plan's turns cost, less what its routes bring, and more for those that come too late."""
    turns = sum(priced.net[route] for route in (*scheme.routes, *scheme.borrowed)) + _delay(sight, priced, scheme)
    return style.turn * turns + LATE * max(0.0, turns_needed(sight, scheme) - sight.turns_left)


def _cost(sight: Sight, style: Style, priced: Prices, scheme: Scheme) -> float:
    return toll(sight, style, priced, scheme) + sum(goal.worth for goal in scheme.dropped)


def _delay(sight: Sight, priced: Prices, scheme: Scheme) -> float:
    """Turns of waiting for a few kinds beyond what the routes cost one by one."""
    return max(0.0, turns_needed(sight, scheme) - sum(priced.gross[route] for route in scheme.routes))
