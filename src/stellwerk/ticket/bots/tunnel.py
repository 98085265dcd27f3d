"""Whether the cards in hand carry a tunnel through (EU-20 to EU-23)."""

from __future__ import annotations

from math import comb

from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.sight import Sight


def chance(sight: Sight, index: int, kept: int = 0) -> float:
    """That the claim succeeds: certain for an open route, else that the spare cards pay the surcharge; so many
    locomotives are kept for something better."""
    route = sight.title.board.routes[index]
    if not route.tunnel:
        return 1.0
    cards, turned = sight.hand.cards, sight.title.rules.tunnel_cards
    best = 0.0
    for kind in range(sight.title.loco) if route.colour == GREY else (route.colour,):
        spare = cards[kind] + max(0, cards[-1] - kept) - route.length
        hit = sight.odds[kind] + sight.odds[-1]
        best = max(best, sum(_exactly(k, turned, hit) for k in range(min(spare, turned) + 1)))
    return best


def _exactly(hits: int, turned: int, hit: float) -> float:
    return float(comb(turned, hits) * hit**hits * (1 - hit) ** (turned - hits))
