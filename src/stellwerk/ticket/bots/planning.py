"""The plan for some goals: priced as if every card were of use, then again where a colour keeps it waiting."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.ticket.bots.needs import draw_turns, needs, slowest
from stellwerk.ticket.bots.pricing import Prices, prices
from stellwerk.ticket.bots.scheme import Goal, Scheme, make_scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style

ROUNDS = 3  # times that a plan is made anew at the prices of the one before


def best_scheme(sight: Sight, style: Style, priced: Prices, goals: Sequence[Goal]) -> Scheme:
    """Of plans at different prices of the colours the one that brings most for the turns it truly takes."""
    best = scheme = make_scheme(sight, priced, style.turn, goals)
    most = _value(sight, style, priced, best)
    seen = {scheme.routes}
    for _ in range(ROUNDS):
        _, dear, card = slowest(sight, needs(sight, scheme.routes))
        if not dear or not delay(sight, priced, scheme):
            break
        scheme = make_scheme(sight, prices(sight, style, dear, card), style.turn, goals)
        if scheme.routes in seen:
            break
        seen.add(scheme.routes)
        if (value := _value(sight, style, priced, scheme)) > most:
            best, most = scheme, value
    return best


def turns_needed(sight: Sight, scheme: Scheme) -> float:
    """Turns to draw for the whole plan and to claim it."""
    return draw_turns(sight, needs(sight, scheme.routes)) + len(scheme.routes) + len(scheme.borrowed)


def delay(sight: Sight, priced: Prices, scheme: Scheme) -> float:
    """Turns that waiting for a few colours takes beyond the price of the routes."""
    return max(0.0, turns_needed(sight, scheme) - sum(priced.gross[route] for route in scheme.routes))


def price_of(sight: Sight, priced: Prices, scheme: Scheme) -> float:
    """In turns, less what the routes bring."""
    return sum(priced.net[route] for route in (*scheme.routes, *scheme.borrowed)) + delay(sight, priced, scheme)


def _value(sight: Sight, style: Style, priced: Prices, scheme: Scheme) -> float:
    late = max(0.0, turns_needed(sight, scheme) - sight.turns_left)
    lost = sum(goal.worth for goal in scheme.dropped)
    return -lost - style.turn * price_of(sight, priced, scheme) - 3.0 * late
