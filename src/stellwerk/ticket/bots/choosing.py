"""Which tickets to keep, and whether to ask for more: by what they bring beside those already held."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from stellwerk.ticket.bots.needs import missing, needs
from stellwerk.ticket.bots.pricing import CARD, prices
from stellwerk.ticket.bots.scheme import Scheme, make_scheme, ticket_goals
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.ways import Prices, Reach

RISK = 0.12  # of a ticket's points that are lost on the way, on average
LATE = 3.0  # points that every turn too many costs


def hand_value(sight: Sight, style: Style, price: Prices, tickets: Sequence[int]) -> tuple[float, Scheme]:
    """What a hand of tickets is likely to bring, with the plan for it."""
    scheme = make_scheme(sight, price, style.turn, ticket_goals(sight.title, tickets, 0))
    sure = sum(goal.worth / 2 for goal in scheme.done)
    likely = sum((1 - 2 * RISK * style.care) * goal.worth / 2 for goal, _ in scheme.ways)
    lost = sum(goal.worth / 2 for goal in scheme.dropped)
    over = max(0.0, turns_needed(sight, scheme) - sight.turns_left)
    return sure + likely - lost - style.turn * scheme.price - LATE * over, scheme


def turns_needed(sight: Sight, scheme: Scheme) -> float:
    """Turns to draw for the whole plan and to claim it."""
    lack = missing(needs(sight, scheme.routes))
    return CARD * lack + len(scheme.routes) + len(scheme.borrowed)


def best_kept(sight: Sight, style: Style, choices: Sequence[tuple[int, ...]]) -> list[tuple[float, tuple[int, ...]]]:
    """Every choice of tickets with its value, best first; of equals the smaller."""
    price = prices(sight, style)
    judged = [(hand_value(sight, style, price, (*sight.hand.tickets, *kept))[0], kept) for kept in choices]
    return sorted(judged, key=lambda each: (-each[0], len(each[1])))
