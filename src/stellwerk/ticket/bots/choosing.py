"""Which tickets to keep, and whether to ask for more: by what they bring beside those already held."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, AskTickets, Keep
from stellwerk.ticket.bots.needs import CARD
from stellwerk.ticket.bots.planning import best_scheme, toll, turns_needed
from stellwerk.ticket.bots.pricing import Prices, prices
from stellwerk.ticket.bots.prospect import Prospect
from stellwerk.ticket.bots.scheme import Scheme, ticket_goals
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.trail import trail_hope
from stellwerk.ticket.bots.ways import Reach

LAST_CALL = 3.0  # turns left below which no ticket is asked for
BOTH = 0.75  # of what several good tickets bring, taken one by one, that is left when all are kept
EVIL = 0.6  # of a bad ticket's loss, since the least evil of several is kept
RISK = 0.035  # that a route of a way is lost, and its ticket with it
RISK_AT_STATIONS = 0.012  # the same while a station is left: it may borrow what was lost (EU-42)


def hand_value(sight: Sight, style: Style, price: Prices, tickets: Sequence[int]) -> tuple[float, Scheme]:
    """What a hand of tickets is likely to bring, with the plan for it: its trunk may be the longest path too."""
    scheme = best_scheme(sight, style, price, ticket_goals(sight.title, tickets, 0))
    sure = sum(goal.worth / 2 for goal in scheme.done)
    likely = 0.0
    for goal, way in scheme.ways:
        likely += goal.worth / 2 * hope(sight, style, sum(price.gross[route] > 0 for route in way))
    lost = sum(goal.worth / 2 for goal in scheme.dropped)
    trail = trail_hope(sight, scheme.routes)
    return sure + likely + trail - lost - toll(sight, style, price, scheme), scheme


def hope(sight: Sight, style: Style, routes: int) -> float:
    """The part of a ticket's points to reckon with when so many routes must not be lost (T-32)."""
    risk = RISK_AT_STATIONS if sight.me.stations else RISK
    return float(2 * (1 - risk * style.care) ** routes - 1)


def keeps(sight: Sight, style: Style, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """Every choice of the tickets on offer; the smaller ones first, so that of equals fewer are kept."""
    priced = prices(sight, style)
    found: list[Candidate[Action]] = []
    for action in sorted((each for each in legal if isinstance(each, Keep)), key=lambda each: len(each.tickets)):
        value, scheme = hand_value(sight, style, priced, (*sight.hand.tickets, *action.tickets))
        turns = round(turns_needed(sight, scheme))
        found.append(Candidate(action, value, Why("hint-plan-keep", {"points": round(value), "turns": turns})))
    return found


def asks(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """More tickets, from whichever piles promise most: only when the plan is laid and time is left. All of them
    would depend on a route that is still missing, and who had to give one up has no trains or turns for others."""
    mixes = [action for action in legal if isinstance(action, AskTickets)]
    sight, scheme = prospect.sight, prospect.scheme
    if not mixes or sight.turns_left <= LAST_CALL or scheme.routes or scheme.crowded:
        return []
    return mixed(sight, prospect.style, prospect.prices, scheme, mixes, "hint-plan-ask")


def mixed(
    sight: Sight,
    style: Style,
    priced: Prices,
    scheme: Scheme,
    mixes: Sequence[AskTickets],
    why: str = "hint-plan-mix",
) -> list[Candidate[Action]]:
    """Every mix of the piles with what it promises."""
    values = promises(sight, style, scheme, priced)
    found: list[Candidate[Action]] = []
    for action in mixes:
        value = expected(values, action.mix)
        found.append(Candidate(action, style.tickets * value, Why(why, {"points": round(value)})))
    return found


def promises(sight: Sight, style: Style, scheme: Scheme, price: Prices) -> list[list[float]]:
    """For each pile what every ticket that may lie in it would bring beside the plan."""
    title = sight.title
    current = list(price.net)
    for route in (*scheme.routes, *scheme.borrowed):
        current[route] = 0.0
    slack = sight.turns_left - 1 - turns_needed(sight, scheme)
    trains = sight.me.trains - scheme.trains
    found: list[list[float]] = [[] for _ in title.board.piles]
    reaches: dict[int, Reach] = {}
    for ticket in (title.board.tickets[index] for index in sight.drawable):
        if ticket.a not in reaches:
            reaches[ticket.a] = Reach(title, current, (ticket.a,))
        reach = reaches[ticket.a]
        cost = reach.cost[ticket.b]
        way = [route for route in reach.way(ticket.b) if current[route] > 0] if cost < 99 else []
        length = sum(title.board.routes[route].length for route in way)
        turns = len(way) + CARD * length
        if cost >= 99 or length > trains or turns > slack:
            found[ticket.pile].append(-float(ticket.points))
        else:
            found[ticket.pile].append(ticket.points * hope(sight, style, len(way)) - style.turn * cost)
    return found


def expected(values: list[list[float]], mix: Sequence[int]) -> float:
    """Of what is drawn all that is good is kept, or else the least evil."""
    good, none, evil = 0.0, 1.0, 0.0
    for pile, number in zip(values, mix, strict=True):
        if pile and number:
            good += number * sum(value for value in pile if value > 0) / len(pile)
            bad = [value for value in pile if value <= 0]
            none *= (len(bad) / len(pile)) ** number
            evil += number * (sum(bad) / len(bad) if bad else 0.0)
    total = sum(mix)
    return BOTH * good + none * EVIL * evil / total
