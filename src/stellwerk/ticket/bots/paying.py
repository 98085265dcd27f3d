"""Which cards to lay: the fewest locomotives, and of the colours the one that the plan misses least."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.ticket.actions import Pay
from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.sight import Sight

JOKER = 1.6  # cards that a locomotive is worth
AWAITED = 3.0  # and so many more where a ferry of the plan waits for it (EU-10)


def best_pay(sight: Sight, ways: Sequence[Pay], others: Sequence[int]) -> Pay:
    """`others`: the routes of the plan beside the one that is paid."""
    routes, cards = sight.title.board.routes, sight.hand.cards
    wanted = [0] * sight.title.kinds
    for index in others:
        if routes[index].colour != GREY:
            wanted[routes[index].colour] += routes[index].length

    symbols = sum(routes[index].locos for index in others)

    def harm(way: Pay) -> tuple[float, int]:
        held = cards[way.colour]
        robbed = max(0, symbols - (cards[-1] - way.locos)) - max(0, symbols - cards[-1])
        missed = max(0, wanted[way.colour] - (held - way.cards)) - max(0, wanted[way.colour] - held)
        return JOKER * way.locos + AWAITED * robbed + missed, -held

    return min(ways, key=harm)
