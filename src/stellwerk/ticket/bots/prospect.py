"""A seat's plan for the rest of the game: what to claim, in which order, what is missing, what is in danger."""

from __future__ import annotations

from math import inf

from msgspec import Struct

from stellwerk.ticket.bots.leftover import extras
from stellwerk.ticket.bots.needs import Need, needs
from stellwerk.ticket.bots.planning import best_scheme
from stellwerk.ticket.bots.pricing import Prices, prices
from stellwerk.ticket.bots.rivals import threat
from stellwerk.ticket.bots.scheme import Goal, Scheme, crossing_goals, ticket_goals
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style
from stellwerk.ticket.bots.ways import cheapest_way
from stellwerk.ticket.rules import OpenHand

RACE = 12.0  # points that a completed ticket is worth where tickets have none (FJ-09)
CROSSING = 3.0  # and the crossing, which takes half of all trains: on the way it is welcome (FJ-08)


class Danger(Struct, frozen=True):
    """The chance that a route is lost before the next turn, and the turns that the way round would cost."""

    threat: float
    detour: float

    @property
    def turns(self) -> float:
        return self.threat * self.detour


class Prospect(Struct, frozen=True):
    """`needs` are those of the plan's routes, the most urgent first, and of the extras behind them."""

    sight: Sight
    style: Style
    prices: Prices
    scheme: Scheme
    dangers: dict[int, Danger]  # of the plan's routes
    extras: list[int]
    needs: list[Need]
    foremost: frozenset[int]  # routes of the plan that are progress now

    @property
    def ready(self) -> set[int]:
        """Routes that the hand pays without taking from those before them."""
        return {need.route for need in self.needs if not need.short and not need.locos}

    def symbols(self, route: int) -> int:
        """Locomotives that the ferries of the plan must have, other than this route (EU-10)."""
        return sum(self.sight.title.board.routes[other].locos for other in self.scheme.routes if other != route)

    def points(self, route: int) -> float:
        """What the route itself scores (T-25)."""
        title = self.sight.title
        return self.style.routes * title.points.get(title.board.routes[route].length, 0)


def plan(sight: Sight, style: Style) -> tuple[Prices, Scheme]:
    """The plan for everything in hand."""
    goals = ticket_goals(sight.title, sight.hand.tickets, RACE)
    if not sight.me.bonus:
        goals += crossing_goals(sight.title, CROSSING)
    priced = prices(sight, style)
    return priced, best_scheme(sight, style, priced, goals)


def look_ahead(sight: Sight, style: Style) -> Prospect:
    priced, scheme = plan(sight, style)
    dangers = {route: _danger(sight, style, priced, scheme, route) for route in scheme.routes}
    left = {route: _turns_left(sight, priced, scheme, route) for route in scheme.routes}
    order = sorted(scheme.routes, key=lambda route: (left[route], -dangers[route].turns))
    foremost = frozenset(route for route in order if left[route] == left[order[0]])
    # A plan that is short of trains or turns leaves none for anything else; without points nothing else counts.
    short = scheme.crowded and scheme.routes
    beside = extras(sight, style, scheme) if sight.title.points and not short else []
    wanted = needs(sight, [*order, *beside])
    return Prospect(sight, style, priced, scheme, dangers, beside, wanted, foremost)


def _turns_left(sight: Sight, priced: Prices, scheme: Scheme, route: int) -> float:
    """Turns until the nearest ticket of this route is done, where each one done brings the next (FJ-06): one
    after the other, since the next may want the same cards. Elsewhere all tickets are done together."""
    if not isinstance(sight.title.rules.tickets, OpenHand):
        return 0.0
    ways = [way for goal, way in scheme.ways if goal.ticket is not None and route in way]
    return min((sum(priced.gross[each] for each in way) for way in ways), default=inf)


def _danger(sight: Sight, style: Style, priced: Prices, scheme: Scheme, index: int) -> Danger:
    title = sight.title
    costs = list(priced.gross)
    for other in scheme.routes:
        costs[other] = 0.0
    for lost in (index, *title.board.parallel[index]) if title.few(len(sight.public.players)) else (index,):
        costs[lost] = inf
    route = title.board.routes[index]
    round_about = cheapest_way(title, costs, (route.a,), frozenset((route.b,)))
    more = round_about[0] - priced.gross[index] if round_about else inf
    worth = sum(goal.worth for goal in scheme.serving(index)) / style.turn  # at worst the goals are given up
    return Danger(threat(sight, index), max(0.0, min(more, worth)))


def first_ticket(goals: list[Goal]) -> int | None:
    """A ticket to speak of, if the goals have one."""
    return next((goal.ticket for goal in goals if goal.ticket is not None), None)
