"""Routes that a rival needs more than this seat would miss the cards for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from stellwerk.core.game import Seat
from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Claim
from stellwerk.ticket.bots.claiming import EXTRA, robbed
from stellwerk.ticket.bots.needs import CARD
from stellwerk.ticket.bots.planning import turns_needed
from stellwerk.ticket.bots.prospect import Prospect
from stellwerk.ticket.bots.rivals import demand
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.tunnel import chance
from stellwerk.ticket.bots.ways import cheapest_way
from stellwerk.ticket.state import FREE

WANTED = 0.25  # of the tickets that fit a rival's track: below, only a blocker suspects anything
FAR = 8.0  # turns: a longer way round is not taken, the ticket is given up
TRACK = 12  # trains that a rival must have laid before its track says anything


def blocks(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Claims that hurt the rival who wants the route most; whose own plan is late has no turn for them."""
    sight, style = prospect.sight, prospect.style
    if turns_needed(sight, prospect.scheme) > sight.turns_left:
        return []
    found: list[Candidate[Action]] = []
    spare = sight.me.trains - prospect.scheme.trains
    fewest = sight.title.rules.trains - TRACK
    rivals = [rival for rival in sight.rivals if sight.public.players[rival].trains <= fewest]
    for action in legal:
        if not isinstance(action, Claim) or action.route in prospect.dangers or not rivals:
            continue
        length = sight.title.board.routes[action.route].length
        rival = max(rivals, key=lambda seat: _demand(sight, seat, action.route))
        wanted = _demand(sight, rival, action.route)
        if style.block * wanted < WANTED or length > spare:
            continue
        turns = _way_round(sight, rival, action.route)
        harm = style.block * style.turn * wanted * turns / len(sight.rivals)
        turns_lost = CARD * length / 2 + robbed(prospect, action.route)
        own = EXTRA * prospect.points(action.route) - style.turn * turns_lost
        facts: dict[str, str | int] = {"seat": rival, "turns": round(turns)}
        why = Why("hint-plan-block", {"route": sight.title.board.routes[action.route].id, **facts})
        found.append(Candidate(action, chance(sight, action.route) * (harm + own), why))
    return found


def _demand(sight: Sight, rival: Seat, route: int) -> float:
    public = sight.public
    return demand(sight.title, public.owner, len(public.players), rival, public.players[rival].trains)[route]


def _way_round(sight: Sight, rival: Seat, index: int) -> float:
    """Turns more that the rival needs when this route is gone."""
    title, owner = sight.title, sight.public.owner
    route = title.board.routes[index]
    costs = [
        0.0 if owner[other] == rival else 1 + CARD * each.length if owner[other] == FREE else inf
        for other, each in enumerate(title.board.routes)
    ]
    for lost in (index, *title.board.parallel[index]) if title.few(len(sight.public.players)) else (index,):
        costs[lost] = inf
    found = cheapest_way(title, costs, (route.a,), frozenset((route.b,)))
    return min(FAR, found[0] - 1 - CARD * route.length) if found else FAR
