"""The race for completed tickets: when new ones are better than those in hand (FJ-07)."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Swap
from stellwerk.ticket.bots.pricing import Prices
from stellwerk.ticket.bots.prospect import Prospect
from stellwerk.ticket.bots.scheme import Scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.ways import Reach
from stellwerk.ticket.rules import Race

SWAP = 0.1  # turns of progress for every turn that new tickets promise to save
BOTH = 0.85  # of two new tickets' turns that their ways together take
HOPELESS = 25.0  # turns, for a ticket that cannot be completed


def swaps(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """New tickets, where the open ones are far off."""
    saved = swap_gain(prospect.sight, prospect.prices, prospect.scheme)
    why = Why("hint-plan-swap", {"turns": round(saved)})
    return [
        Candidate(action, SWAP * prospect.style.turn * saved, why) for action in legal if isinstance(action, Swap)
    ]


def swap_gain(sight: Sight, prices: Prices, scheme: Scheme) -> float:
    """Turns that new tickets would save, the one for the swap counted in."""
    rule = sight.title.rules.ending
    wanted = rule.tickets - len(sight.me.done) - sight.me.bonus if isinstance(rule, Race) else 2
    held = [sum(prices.gross[r] for r in way) for goal, way in scheme.ways if goal.ticket is not None]
    held += [HOPELESS for goal in scheme.dropped if goal.ticket is not None]
    fresh = _fresh(sight, prices)
    if not fresh or not held:
        return 0.0
    number = len(fresh)
    first = sum(turns * (2 * (number - place) - 1) for place, turns in enumerate(fresh)) / number**2
    last = 2 * sum(fresh) / number - first
    if wanted == 1:
        return min(held) - 1 - first
    return sum(sorted(held)[:2]) - 1 - BOTH * (first + last)


def _fresh(sight: Sight, prices: Prices) -> list[float]:
    """The turns of every ticket that may be drawn, fewest first."""
    tickets = sight.title.board.tickets
    away = {*sight.hand.tickets, *(ticket for player in sight.public.players for ticket in player.done)}
    reaches: dict[int, Reach] = {}
    found = []
    for index, ticket in enumerate(tickets):
        if index not in away:
            if ticket.a not in reaches:
                reaches[ticket.a] = Reach(sight.title, prices.gross, (ticket.a,))
            found.append(min(HOPELESS, reaches[ticket.a].cost[ticket.b]))
    return sorted(found)
