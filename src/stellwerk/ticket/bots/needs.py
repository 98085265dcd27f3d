"""Which cards the routes ahead still lack, when the hand is dealt out among them in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.sight import Sight

CARD = 0.6  # turns for one card that is needed: two in a turn, and not every one fits


class Need(Struct, frozen=True):
    """A route ahead: `short` cards of `colour` are missing, and `locos` locomotives beside them."""

    route: int
    colour: int
    short: int
    locos: int
    grey: bool


def needs(sight: Sight, routes: Iterable[int], cards: Sequence[int] | None = None) -> list[Need]:
    """First come, first served; coloured routes before grey ones, which take what is left (T-22). `cards`: another
    hand than the one that is held."""
    board, left = sight.title.board, list(sight.hand.cards if cards is None else cards)
    order = list(routes)
    found: dict[int, Need] = {}
    for grey in (False, True):
        for index in order:
            route = board.routes[index]
            if (route.colour == GREY) != grey:
                continue
            colour = max(range(len(left) - 1), key=lambda kind: left[kind]) if grey else route.colour
            symbols = min(route.locos, left[-1])
            left[-1] -= symbols
            held = min(left[colour], route.length - route.locos)
            left[colour] -= held
            found[index] = Need(index, colour, route.length - route.locos - held, route.locos - symbols, grey)
    return [_helped(found[index], left) for index in order]


def _helped(need: Need, left: list[int]) -> Need:
    """Locomotives that nothing else must have fill what is missing, as far as they complete the route."""
    if 0 < need.short <= left[-1] and not need.locos:
        left[-1] -= need.short
        return Need(need.route, need.colour, 0, 0, need.grey)
    return need


class Scarce(Struct, frozen=True):
    """Kinds that keep a plan waiting: the turns until they have come, and the turns for each card of them."""

    turns: float = 0.0
    kinds: frozenset[int] = frozenset()
    card: float = CARD


def draw_turns(sight: Sight, found: Sequence[Need]) -> float:
    """Turns of drawing until nothing is missing: two cards a turn, but few kinds alone come slowly."""
    return max(CARD * sum(need.short + need.locos for need in found), slowest(sight, found).turns)


def slowest(sight: Sight, found: Sequence[Need]) -> Scarce:
    """Those kinds, one or several, that take longest to come; what lies open need not be waited for."""
    missing = [0] * sight.title.kinds
    for need in found:
        missing[need.colour] += need.short
        missing[-1] += need.locos
    still = {kind: max(0, number - sight.public.row.count(kind)) for kind, number in enumerate(missing) if number}
    worst = Scarce()
    chosen: list[int] = []
    total = 0
    for kind in sorted(still, key=lambda kind: -still[kind] / sight.pace((kind,))):
        chosen.append(kind)
        total += still[kind]
        card = 1 / sight.pace(chosen)
        if total * card > worst.turns:
            worst = Scarce(total * card, frozenset(chosen), card)
    return worst
