"""One plan for all tickets together: routes that join all their ends at the least price (a Steiner forest)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.bots.pricing import Prices
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.ways import Costs, cheapest_way
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import FREE
from stellwerk.ticket.title import Title

Way: TypeAlias = tuple[int, ...]
LOYAL = 0.3  # how far beyond its worth a goal is pursued: prices are guesses
SLACK = 3.0  # turns by which a plan may be too long: prices are guesses
PASSES = 3  # times that every way is laid anew beside the others


class Goal(Struct, frozen=True):
    """Ends to be joined, and what that is worth; `ticket` is None for a crossing (FJ-08)."""

    ticket: int | None
    starts: tuple[int, ...]
    ends: frozenset[int]
    worth: float


class Scheme(Struct, frozen=True):
    """Ways that complete the goals; `routes` are those still to claim."""

    ways: tuple[tuple[Goal, Way], ...]
    done: tuple[Goal, ...]
    dropped: tuple[Goal, ...]
    routes: tuple[int, ...]
    borrowed: tuple[int, ...]  # rivals' routes, by a station
    trains: int
    crowded: bool  # a goal was given up for want of trains or turns

    def serving(self, route: int) -> list[Goal]:
        """The goals whose way leads over this route."""
        return [goal for goal, way in self.ways if route in way]


def ticket_goals(title: Title, tickets: Sequence[int], race: float) -> list[Goal]:
    """Tickets as goals: done or not makes twice the points (T-32); a ticket of the race is worth `race`."""
    found = []
    for index in tickets:
        ticket = title.board.tickets[index]
        worth = race if isinstance(title.rules.tickets, OpenHand) else 2.0 * ticket.points
        found.append(Goal(index, (ticket.a,), frozenset((ticket.b,)), worth))
    return found


def crossing_goals(title: Title, worth: float) -> list[Goal]:
    """The bonus for joining one side of the board with the other (FJ-08)."""
    cities = title.board.cities
    return [
        Goal(
            None,
            tuple(index for index, city in enumerate(cities) if rule.one in city.marks),
            frozenset(index for index, city in enumerate(cities) if rule.other in city.marks),
            worth,
        )
        for rule in title.rules.bonuses
        if isinstance(rule, Crossing)
    ]


def make_scheme(sight: Sight, prices: Prices, turn: float, goals: Sequence[Goal]) -> Scheme:
    """The best plan for as many of the goals as are worth their turns and find their trains."""
    title, owner = sight.title, sight.public.owner
    lengths = [route.length * (holder == FREE) for route, holder in zip(title.board.routes, owner, strict=True)]
    done: list[Goal] = []
    todo: list[tuple[float, Goal]] = []
    dropped: list[Goal] = []
    for goal in goals:
        found = cheapest_way(title, prices.gross, goal.starts, goal.ends)
        if found is None:
            dropped.append(goal)
        elif found[0] == 0:
            done.append(goal)
        else:
            todo.append((found[0], goal))
    todo.sort(key=lambda each: each[0])
    by = prices.net
    crowded = False
    while True:
        ways = _joined(title, by, [goal for _, goal in todo])
        routes = _routes(by, ways.values())
        trains, turns = sum(lengths[route] for route in routes), sum(prices.gross[route] for route in routes)
        # An open ticket of the race costs nothing, so that there a plan may be longer than the game (FJ-10).
        late = turns > sight.turns_left + SLACK and not isinstance(title.rules.tickets, OpenHand)
        full = trains > sight.me.trains or late
        if full and by is prices.net:
            by = prices.gross  # what routes bring must not make the plan longer than it need be
            continue
        worst = _worst(lengths, by, turn, ways, full)
        if worst is None:
            claims = tuple(route for route in routes if owner[route] == FREE)
            borrowed = tuple(route for route in routes if owner[route] != FREE)
            return Scheme(tuple(ways.items()), tuple(done), tuple(dropped), claims, borrowed, trains, crowded)
        crowded = crowded or full
        dropped.append(worst)
        todo = [each for each in todo if each[1] is not worst]


def _joined(title: Title, prices: Costs, goals: list[Goal]) -> dict[Goal, Way]:
    """The cheaper of two orders, each improved until no way is better laid anew."""
    if not goals:
        return {}
    orders = [goals, goals[::-1]] if len(goals) > 1 else [goals]
    tried = [_improved(title, prices, _in_order(title, prices, order)) for order in orders]
    return min(tried, key=lambda ways: sum(prices[route] for route in _routes(prices, ways.values())))


def _in_order(title: Title, prices: Costs, goals: list[Goal]) -> dict[Goal, Way]:
    ways: dict[Goal, Way] = {}
    current = list(prices)
    for goal in goals:
        ways[goal] = _lay(title, current, goal)
        for route in ways[goal]:
            current[route] = 0.0
    return ways


def _improved(title: Title, prices: Costs, ways: dict[Goal, Way]) -> dict[Goal, Way]:
    """Every way is taken up and laid again beside the others, while that is cheaper."""
    if len(ways) < 2:
        return ways
    for _ in range(PASSES):
        before = dict(ways)
        for goal in before:
            current = list(prices)
            for other, way in ways.items():
                if other is not goal:
                    for route in way:
                        current[route] = 0.0
            laid = _lay(title, current, goal)
            if sum(current[route] for route in laid) < sum(current[route] for route in ways[goal]) - 1e-9:
                ways[goal] = laid
        if ways == before:
            break
    return ways


def _lay(title: Title, prices: Costs, goal: Goal) -> Way:
    found = cheapest_way(title, prices, goal.starts, goal.ends)
    assert found is not None
    return found[1]


def _routes(prices: Costs, ways: Iterable[Way]) -> tuple[int, ...]:
    return tuple(sorted({route for way in ways for route in way if prices[route] > 0}))


def _worst(
    lengths: Sequence[int], prices: Costs, turn: float, ways: dict[Goal, Way], crowded: bool
) -> Goal | None:
    """The goal to give up: one not worth its own turns; with too few trains the one that frees most for least."""
    judged = []
    for goal, way in ways.items():
        others = {route for other, taken in ways.items() if other is not goal for route in taken}
        alone = [route for route in way if route not in others]
        saved = turn * sum(prices[route] for route in alone)
        length = sum(lengths[route] for route in alone)
        judged.append((goal.worth - saved, length, goal))
    if crowded:
        freeing = [each for each in judged if each[1]] or judged
        return min(freeing, key=lambda each: each[0] / max(1, each[1]))[2]
    worst = min(judged, key=lambda each: each[0], default=None)
    return worst[2] if worst and worst[0] < -LOYAL * worst[2].worth else None
