"""The race for completed tickets: when to lay the last trains, and when to take new tickets (FJ-07, FJ-10)."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Claim, Swap
from stellwerk.ticket.bots.claiming import AT_ONCE
from stellwerk.ticket.bots.ending import completed, lead, wins
from stellwerk.ticket.bots.pricing import Prices
from stellwerk.ticket.bots.prospect import Prospect
from stellwerk.ticket.bots.scheme import Scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.ways import Reach
from stellwerk.ticket.rules import Race

FEW = 3  # trains that can be laid before the rivals catch up
FINISH = 1.5  # turns of progress that a claim brings which leaves next to no trains
TRAIN = 0.2  # less for every train that it leaves
SWAP = 0.4  # turns of progress that new tickets bring which take no longer than the old ones, the swap counted in
SAVED = 0.3  # and for every turn that they promise to save
HOPELESS = 25.0  # turns, for a ticket that cannot be completed


def swaps(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """New tickets, where the open ones are far off."""
    offered = [action for action in legal if isinstance(action, Swap)]
    if not offered:
        return []
    saved = swap_gain(prospect.sight, prospect.prices, prospect.scheme)
    why = Why("hint-plan-swap", {"turns": max(0, round(saved))})
    return [Candidate(action, prospect.style.turn * (SWAP + SAVED * saved), why) for action in offered]


def finishes(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Claims that win at once (FJ-09), and those that bring the end nearer: who is ahead with few trains left
    lays them anywhere, for the last one wins the game (FJ-10)."""
    sight = prospect.sight
    if not isinstance(sight.title.rules.ending, Race):
        return []
    ahead = sight.me.trains <= FEW and lead(sight) > 0
    found: list[Candidate[Action]] = []
    for action in legal:
        if isinstance(action, Claim):
            route = sight.title.board.routes[action.route]
            left = sight.me.trains - route.length
            if wins(sight, action.route):
                key, value = "hint-plan-win", AT_ONCE
            elif ahead:
                key, value = ("hint-plan-finish", FINISH - TRAIN * left) if left else ("hint-plan-end", AT_ONCE)
            else:
                continue
            found.append(Candidate(action, prospect.style.turn * value, Why(key, {"route": route.id})))
    return found


def swap_gain(sight: Sight, prices: Prices, scheme: Scheme) -> float:
    """Turns that new tickets would save, the one for the swap counted in: until one is completed, and the next."""
    rule = sight.title.rules.ending
    wanted = rule.tickets - completed(sight.me) if isinstance(rule, Race) else 2
    held = [sum(prices.gross[r] for r in way) for goal, way in scheme.ways if goal.ticket is not None]
    held += [HOPELESS for goal in scheme.dropped if goal.ticket is not None]
    fresh = _fresh(sight, prices)
    if not fresh or not held:
        return 0.0
    if min(held) >= HOPELESS:
        return HOPELESS - 1 - fresh[0]  # nothing else is left to hope for
    number = len(fresh)
    first = sum(turns * (2 * (number - place) - 1) for place, turns in enumerate(fresh)) / number**2
    saved = min(held) - 1 - first
    if wanted > 1:
        later = sum(_sooner(fresh, turns) * (2 * place + 1) for place, turns in enumerate(fresh)) / number**2
        saved += _sooner(fresh, max(held)) - later
    return saved


def _sooner(fresh: Sequence[float], turns: float) -> float:
    """Turns of the ticket that is left, or of the one drawn beside it if that takes fewer."""
    return sum(min(turns, other) for other in fresh) / len(fresh)


def _fresh(sight: Sight, prices: Prices) -> list[float]:
    """The turns of every ticket that may be drawn, fewest first."""
    board, gross = sight.title.board, prices.gross
    reaches: dict[int, Reach] = {}
    found = []
    for ticket in (board.tickets[index] for index in sight.drawable):
        if ticket.a not in reaches:
            reaches[ticket.a] = Reach(sight.title, gross, (ticket.a,))
        reach = reaches[ticket.a]
        trains = sum(board.routes[route].length for route in reach.way(ticket.b) if gross[route])
        found.append(HOPELESS if trains > sight.me.trains else min(HOPELESS, reach.cost[ticket.b]))
    return sorted(found)
