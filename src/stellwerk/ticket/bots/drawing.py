"""Which card to take: what each kind is worth to the routes ahead, open or from the deck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import BLIND, Action, Draw
from stellwerk.ticket.bots.claiming import ALARM
from stellwerk.ticket.bots.needs import Need
from stellwerk.ticket.bots.prospect import Prospect
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.tunnel import chance
from stellwerk.ticket.state import GAP, Second

SPARE = 0.15  # a card that nothing needs now
LATER = 0.93  # every route further down the list counts a little less
LAST = 0.35  # more for the card that completes a route
ANY = 0.45  # a colour that a grey route could take as well as the one it collects
MORE = 0.05  # more for every further card of the same colour that is missing
JOKER = 1.1  # a locomotive, beside the best colour
FERRY = 1.5  # a locomotive that a ferry must have (EU-10)
SAFER = 1.0  # a card to spare for a tunnel that would surely fail without (EU-21)
DRAW = 0.5  # turns of progress that a card which is surely needed brings


class Worth(Struct, frozen=True):
    """What one more card of each kind is worth; 1 is a card that is surely needed."""

    kinds: tuple[float, ...]
    blind: float

    def of(self, draw: Draw) -> float:
        return self.blind if draw.card == BLIND else self.kinds[draw.card]


def worth(sight: Sight, found: Sequence[Need]) -> Worth:
    """What each kind brings to the routes ahead, the first of them most."""
    colours = sight.title.kinds - 1
    kinds = [SPARE] * colours
    joker = SPARE
    weight = 1.0
    for need in found:
        if need.short or need.locos:
            total = need.short + need.locos
            if need.short:
                value = weight * (1 + LAST / total)
                kinds[need.colour] = max(kinds[need.colour], value) + MORE * min(need.short, 3)
                if need.grey:
                    for kind in range(colours):
                        kinds[kind] = max(kinds[kind], ANY * weight)
                joker = max(joker, JOKER * value)
            if need.locos:
                joker = max(joker, weight * (FERRY + LAST / total))
            weight *= LATER
        elif sight.title.board.routes[need.route].tunnel:
            safer = SAFER * weight * (1 - chance(sight, need.route))
            kinds[need.colour] = max(kinds[need.colour], safer)
            joker = max(joker, safer)
    odds = sight.odds
    blind = sum(odd * value for odd, value in zip(odds, (*kinds, joker), strict=True))
    return Worth((*kinds, joker), blind)


def draws(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Every card that can be taken, with what the whole turn brings by it."""
    sight = prospect.sight
    value = worth(sight, prospect.needs)
    return [
        Candidate(action, DRAW * prospect.style.turn * _turn(sight, value, action), _why(prospect, action))
        for action in legal
        if isinstance(action, Draw)
    ]


def _turn(sight: Sight, value: Worth, draw: Draw) -> float:
    """An open locomotive is a whole turn, and so is the second card (T-03, T-05)."""
    loco = sight.title.loco
    if isinstance(sight.public.stage, Second) or draw.card == loco:
        return value.of(draw)
    rest = [kind for kind in sight.public.row if kind not in (loco, GAP)]
    if draw.card in rest:
        rest.remove(draw.card)
    return value.of(draw) + max([value.blind, *(value.kinds[kind] for kind in rest)])


def _why(prospect: Prospect, draw: Draw) -> Why:
    """The route that the card is for, and the one that must not be lost meanwhile."""
    board = prospect.sight.title.board
    if prospect.sight.public.last is not None:
        return Why("hint-plan-over")
    lacking = [need for need in prospect.needs if need.short or need.locos]
    if not lacking:
        return _reserve(prospect, draw)
    need = next((need for need in lacking if draw.card in (need.colour, BLIND, board.loco)), lacking[0])
    facts: dict[str, str | int] = {"n": need.short + need.locos, "route": board.routes[need.route].id}
    if draw.card == BLIND:
        return Why("hint-plan-blind" if prospect.sight.title.rules.row else "hint-plan-deck", facts)
    if draw.card == board.loco:
        return Why("hint-plan-loco", facts)
    facts["colour"] = board.kinds[draw.card]
    urgent = max(prospect.dangers, key=lambda route: prospect.dangers[route].turns, default=need.route)
    if urgent != need.route and prospect.dangers[urgent].turns > ALARM:
        return Why("hint-plan-colour-threat", {**facts, "other": board.routes[urgent].id})
    return Why("hint-plan-colour", facts)


def _reserve(prospect: Prospect, draw: Draw) -> Why:
    """Nothing is missing: a tunnel may still want a card more (EU-21)."""
    sight, board = prospect.sight, prospect.sight.title.board
    for need in prospect.needs:
        if draw.card in (need.colour, BLIND, board.loco) and (sure := chance(sight, need.route)) < 1:
            return Why("hint-plan-tunnel", {"route": board.routes[need.route].id, "percent": round(100 * sure)})
    return Why("hint-plan-spare")
