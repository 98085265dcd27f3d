"""The plan for some goals, made anew at higher prices for the cards that would keep it waiting."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf

from stellwerk.ticket.bots.needs import draw_turns, needs, slowest
from stellwerk.ticket.bots.pricing import Prices, prices
from stellwerk.ticket.bots.scheme import Goal, Scheme, make_scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style

ROUNDS = 3  # times that a plan is made anew at the prices of the one before
DOUBT = 0.15  # of the turns that seem to be left, by which the guess may be wrong


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
    """Points that the plan's turns cost, less what its routes bring, and what is likely to come too late."""
    turns = sum(priced.net[route] for route in (*scheme.routes, *scheme.borrowed)) + _delay(sight, priced, scheme)
    return style.turn * turns + _too_late(sight, priced, scheme)


def _too_late(sight: Sight, priced: Prices, scheme: Scheme) -> float:
    """Points of the goals, each by the chance that the game is over before it is done; the nearest comes first."""
    gross = priced.gross
    total = sum(gross[route] for route in (*scheme.routes, *scheme.borrowed))
    if not total:
        return 0.0
    pace = turns_needed(sight, scheme) / total
    laid: set[int] = set()
    lost = 0.0
    for goal, way in sorted(scheme.ways, key=lambda each: sum(gross[route] for route in each[1])):
        laid.update(way)
        lost += goal.worth * (1 - _in_time(sight, pace * sum(gross[route] for route in laid)))
    return lost


def _in_time(sight: Sight, turns: float) -> float:
    """The chance that so many turns are left."""
    return 0.5 + 0.5 * erf((sight.turns_left + 0.5 - turns) / (1 + DOUBT * sight.turns_left))


def _cost(sight: Sight, style: Style, priced: Prices, scheme: Scheme) -> float:
    return toll(sight, style, priced, scheme) + sum(goal.worth for goal in scheme.dropped)


def _delay(sight: Sight, priced: Prices, scheme: Scheme) -> float:
    """Turns of waiting for a few kinds beyond what the routes cost one by one."""
    return max(0.0, turns_needed(sight, scheme) - sum(priced.gross[route] for route in scheme.routes))
