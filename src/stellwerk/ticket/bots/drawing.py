"""Which card to take: what each kind is worth to the routes ahead, open or from the deck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stellwerk.ticket.actions import BLIND, Draw
from stellwerk.ticket.bots.needs import Need
from stellwerk.ticket.bots.sight import Sight

SPARE = 0.15  # a card that nothing needs now
LATER = 0.93  # every route further down the list counts a little less
LAST = 0.35  # more for the card that completes a route
ANY = 0.45  # a colour that a grey route could take as well as the one it collects
JOKER = 1.1  # a locomotive, beside the best colour
PLENTY = 0.6  # of the worth of the best colour where a locomotive must not be had


class Worth(Struct, frozen=True):
    """What one more card of each kind is worth; 1 is a card that is surely needed."""

    kinds: tuple[float, ...]
    blind: float

    def of(self, draw: Draw) -> float:
        return self.blind if draw.card == BLIND else self.kinds[draw.card]


def worth(sight: Sight, found: Sequence[Need]) -> Worth:
    colours = sight.title.kinds - 1
    kinds = [SPARE] * colours
    joker = SPARE
    weight = 1.0
    for need in found:
        if need.short or need.locos:
            total = need.short + need.locos
            if need.short:
                value = weight * (1 + LAST / total)
                kinds[need.colour] = max(kinds[need.colour], value) + 0.05 * min(need.short, 3)
                if need.grey:
                    for kind in range(colours):
                        kinds[kind] = max(kinds[kind], ANY * weight)
                joker = max(joker, JOKER * value)
            if need.locos:
                joker = max(joker, weight * (1.5 + LAST / total))
            weight *= LATER
    odds = sight.odds
    blind = sum(chance * value for chance, value in zip(odds, (*kinds, joker), strict=True))
    return Worth((*kinds, joker), blind)


def best_draw(sight: Sight, value: Worth, draws: Sequence[Draw], second: bool) -> tuple[float, Draw]:
    """The draw that brings most, with what the turn brings by it; an open locomotive is a whole turn (T-05)."""
    loco = sight.title.loco

    def turn(draw: Draw) -> float:
        if second or draw.card == loco:
            return value.of(draw)
        rest = [kind for kind in sight.public.row if kind not in (loco, -1)]
        if draw.card in rest:
            rest.remove(draw.card)
        return value.of(draw) + max([value.blind, *(value.kinds[kind] for kind in rest)])

    best = max(draws, key=turn)
    return turn(best), best
