"""Ways over the board, for bots and clients: cheapest to build, fastest to run, or the best of both.

All of them are one search with different prices. It asks only what a seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.denmark.actions import Action, Buy, Cross, Go, Lay
from stellwerk.denmark.board import FREE, INNER, NOWHERE
from stellwerk.denmark.movement import points_left
from stellwerk.denmark.network import free_places, joins
from stellwerk.denmark.state import Moving, Public, View
from stellwerk.denmark.title import Title

FAR: Final = 1e9
HAIR: Final = 1e-3  # of two ways that cost the same the shorter is better


class Hop(Struct, frozen=True):
    """One step of a way: to a milepost by track, or over a ferry line; `build` is what it takes, at this price."""

    post: int
    line: int | None = None
    build: Lay | Buy | None = None
    price: int = 0


class Way(Struct, frozen=True):
    """A way to a milepost. `points` are movement points from now on, with the rest of turns that end in a port."""

    post: int
    points: int
    turns: int
    rent: int
    building: int
    hops: tuple[Hop, ...]

    @property
    def builds(self) -> tuple[Lay | Buy, ...]:
        return tuple(hop.build for hop in self.hops if hop.build is not None)


class Terms(Struct, frozen=True):
    """What counts in a search, in money: a movement point, and whether one may run on foreign track or build."""

    point: float
    foreign: bool
    build: bool


BUILD: Final = Terms(HAIR, foreign=False, build=True)
RUN: Final = Terms(1.0, foreign=True, build=False)


class Search:
    """The best ways from some mileposts to all others.

    `rooted`: the sources will belong to the network, so that one may build from them (DK-52). `used`: movement
    points of this turn that are gone.
    """

    def __init__(
        self,
        title: Title,
        public: Public,
        seat: Seat,
        sources: Iterable[int],
        terms: Terms,
        rooted: bool = True,
        used: int = 0,
    ) -> None:
        self.title, self.public, self.seat, self.terms = title, public, seat, terms
        self.speed = title.rules.trains[public.players[seat].kind].speed
        self.late = self.speed - title.speed(public.players[seat].kind, half=True)
        size = len(title.board.posts)
        self.cost = [FAR] * size
        self.points = [0] * size
        self.rent = [0] * size
        self.money = [0] * size
        self.used = used
        self._hop: list[Hop | None] = [None] * size
        self._from = [NOWHERE] * size
        self._paid: list[tuple[int, int]] = [(NOWHERE, NOWHERE)] * size  # owner, turn
        self._heap: list[tuple[float, int]] = []
        self._own = title.sites.posts(public, seat) if terms.build else set[int]()
        self._mine = set(self._own)  # mileposts that one may build from when the way has led there
        for post in sources:
            if rooted:
                self._mine.add(post)
            self.cost[post], self.points[post] = 0.0, used
            self._heap.append((0.0, post))
        self._closed = (
            title.sites.closed(public, seat).to_bytes(title.sites.size, "little") if terms.build else b""
        )
        self._lines = [self._line_opens(line) for line in range(len(title.board.lines))] if terms.build else []
        self._run()

    def way(self, post: int) -> Way | None:
        """The way to a milepost, or None."""
        if self.cost[post] >= FAR:
            return None
        hops: list[Hop] = []
        at = post
        while (hop := self._hop[at]) is not None:
            hops.append(hop)
            at = self._from[at]
        points = self.points[post]
        turns = max(0, points - 1) // self.speed
        return Way(post, points - self.used, turns, self.rent[post], self.money[post], tuple(reversed(hops)))

    def nearest(self, posts: Iterable[int]) -> Way | None:
        """The way to the best of these."""
        best = min(posts, key=self.cost.__getitem__, default=NOWHERE)
        return None if best == NOWHERE else self.way(best)

    def to_city(self, city: int) -> Way | None:
        return self.nearest(self.title.board.places[city].posts)

    # ---- the search

    def _run(self) -> None:
        board, owners, seat = self.title.board, self.public.owner, self.seat
        foreign, build, point = self.terms.foreign, self.terms.build, self.terms.point
        cost, heap = self.cost, self._heap
        neighbours, mine = board.neighbours, self._mine
        heap.sort()
        while heap:
            here, post = heappop(heap)
            if here > cost[post]:
                continue
            for there, edge in neighbours[post]:
                owner = owners[edge]
                if owner in (seat, INNER):
                    if here + point < cost[there]:
                        self._reach(post, here + point, 1, 0, Hop(there))
                        if owner == INNER:
                            self._claim(there, post in mine)
                elif owner == FREE:
                    if build and here + point < cost[there]:
                        self._lay(post, there, edge)
                elif foreign:
                    self._rent(post, owner, 1, Hop(there))
            for line in board.lines_at[post]:
                self._ferry(post, line)

    def _reach(self, post: int, cost: float, points: int, rent: int, hop: Hop) -> None:
        there = hop.post
        self.cost[there] = cost
        self.points[there] = self.points[post] + points
        self.rent[there] = self.rent[post] + rent
        self.money[there] = self.money[post] + hop.price
        self._hop[there] = hop
        self._from[there] = post
        self._paid[there] = self._paid[post]
        heappush(self._heap, (cost, there))

    def _claim(self, post: int, mine: bool) -> None:
        """Whether one may build on from here, the way being as it is now."""
        if mine:
            self._mine.add(post)
        elif post not in self._own:
            self._mine.discard(post)

    def _lay(self, post: int, there: int, edge: int) -> None:
        """A section that could be built, from this side or from the far one (DK-51R, DK-52)."""
        board, own = self.title.board, self._own
        a, _ = board.ends[edge]
        on, back = board.prices[edge] if there == a else board.prices[edge][::-1]
        if post in self._mine:
            price = min(on, back) if there in own and post in own else on
        elif there in own:
            price = back
        else:
            return
        if self._closed[edge]:
            if board.place_at[there] >= board.cities and post in self._mine:
                self._join_port(post, there, edge, price)
                return
            # Out of a port that is no city, which this way has just joined by its ferry.
            if not (board.place_at[post] >= board.cities and board.place_at[there] == NOWHERE):
                return
        cost = self.cost[post] + self.terms.point + price
        if cost < self.cost[there]:
            self._reach(post, cost, 1, 0, Hop(there, None, Lay(edge), price))
            self._mine.add(there)

    def _rent(self, post: int, owner: Seat, points: int, hop: Hop) -> None:
        """Foreign track or a foreign ferry: rent once per owner and turn, tariffs apart (DK-21)."""
        turn = (self.points[post] + points - 1) // self.speed
        due = 0
        if self._paid[post] != (owner, turn):
            due = self.title.rent(self.public.tariffs, (), self.seat, owner)
        cost = self.cost[post] + points * self.terms.point + due
        if cost < self.cost[hop.post]:
            self._reach(post, cost, points, due, hop)
            self._paid[hop.post] = (owner, turn)
            self._claim(hop.post, False)

    def _wait(self, post: int) -> int:
        """Points from here to the far port: the rest of this turn, and half of the next (DK-23)."""
        return -self.points[post] % self.speed + self.late

    def _ferry(self, post: int, line: int) -> None:
        there = self.title.board.lines[line].far(post)
        owners, points = self.public.lines[line], self._wait(post)
        cost = self.cost[post] + points * self.terms.point
        bought = self._hop[post]
        own = self.seat in owners or (
            bought is not None and isinstance(bought.build, Buy) and bought.build.line == line
        )
        if own:
            if cost < self.cost[there]:
                self._reach(post, cost, points, 0, Hop(there, line))
                self._mine.add(there)
            return
        if self.terms.foreign:
            for owner in owners:
                self._rent(post, owner, points, Hop(there, line))
        if self.terms.build and self._lines[line] and (post in self._mine or there in self._own):
            price = self.title.board.lines[line].cost
            if cost + price < self.cost[there]:
                self._reach(post, cost + price, points, 0, Hop(there, line, Buy(line), price))
                self._mine.add(there)

    def _join_port(self, post: int, port: int, edge: int, extra: int) -> None:
        """A section into a port that is no city is built together with its ferry (DK-55)."""
        for line in self.title.board.lines_at[port]:
            price = self.title.board.lines[line].cost + extra
            cost = self.cost[post] + self.terms.point + price
            if self._lines[line] and price <= self.title.rules.build_limit and cost < self.cost[port]:
                self._reach(post, cost, 1, 0, Hop(port, None, Buy(line, edge), price))
                self._mine.add(port)

    def _line_opens(self, number: int) -> bool:
        """Whether the line and both its ends have a place for this seat (DK-55R)."""
        board, public, line = self.title.board, self.public, self.title.board.lines[number]
        if len(public.lines[number]) >= self.title.rules.ferry_places:
            return False
        ends = (board.place_at[line.a], board.place_at[line.b])
        return all(
            joins(board, public, self.seat, place) or free_places(board, public, place) > 0
            for place in ends
            if board.places[place].is_city
        )


# ---- questions


def cheapest_build(
    title: Title, public: Public, seat: Seat, start: Iterable[int], goal: Iterable[int]
) -> Way | None:
    """What to build so that the goal is joined to the start; own track on the way is free."""
    return Search(title, public, seat, start, BUILD).nearest(goal)


def build_from_network(title: Title, public: Public, seat: Seat) -> Search:
    """What to build to join anything to the own network."""
    return Search(title, public, seat, title.sites.posts(public, seat), BUILD)


def fastest_run(title: Title, public: Public, seat: Seat, goal: Iterable[int]) -> Way | None:
    """How the train gets there over the track there is; a million of rent counts as much as a movement point."""
    used = points_used(title, public, seat)
    return Search(title, public, seat, (public.players[seat].post,), RUN, used=used).nearest(goal)


def points_used(title: Title, public: Public, seat: Seat) -> int:
    """How much of this turn's speed is gone; none when the seat is not moving."""
    stage = public.stage
    if public.turn != seat or not isinstance(stage, Moving):
        return 0
    speed = title.rules.trains[public.players[seat].kind].speed
    return speed - max(0, points_left(title, public, seat, stage))


def next_step(title: Title, public: Public, seat: Seat, hop: Hop) -> Action | None:
    """The action that makes this step of a way; None when nobody owns the line it takes."""
    if hop.line is None:
        return Go(hop.post)
    owners = public.lines[hop.line]
    if seat in owners:
        return Cross(hop.line, seat)
    rents = [(title.rent(public.tariffs, (), seat, owner), owner) for owner in owners]
    return Cross(hop.line, min(rents)[1]) if rents else None


def reachable(title: Title, view: View) -> dict[int, int]:
    """The mileposts that the train can reach this turn, with the points it takes; the present one with none."""
    public, seat, hand = view.public, view.seat, view.hand
    assert seat is not None and hand is not None
    start, stage = public.players[seat].post, public.stage
    if not isinstance(stage, Moving) or public.turn != seat:
        return {start: 0}
    left = points_left(title, public, seat, stage)
    force = title.in_force(public.running)
    found = {start: 0}
    todo = [(start, 0, stage.paid, hand.cash)]
    for post, used, paid, cash in todo:
        if used >= left:
            continue
        for there, edge in title.board.neighbours[post]:
            owner = public.owner[edge]
            if there in found or owner == FREE or edge in force.barred:
                continue
            due = 0 if owner == INNER else title.rent(public.tariffs, paid, seat, owner)
            if due <= cash:
                found[there] = used + 1
                todo.append((there, used + 1, (*paid, owner) if due else paid, cash - due))
    return found
