"""The search for ways over the board: one for building, running and both, with different terms.

It asks only what a seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush
from typing import Final

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.board import FREE, INNER, NOWHERE
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.network import free_places, joins, own_posts
from stellwerk.crayon.state import Public
from stellwerk.crayon.title import Title

FAR: Final = 1e9
HAIR: Final = 1e-3  # of two ways that cost the same the shorter is better


class Way(Struct, frozen=True):
    """A way to a milepost.

    `points` are movement points from now on, with the rest of turns that end in a port; `turns` is how many turns
    have to end before the train is there.
    """

    post: int
    points: int
    turns: int
    rent: int
    building: int
    hops: tuple[Hop, ...]
    start: int = NOWHERE

    @property
    def builds(self) -> tuple[do.Lay | do.Buy, ...]:
        return tuple(builds_of(self.hops))


def builds_of(hops: Iterable[Hop]) -> dict[do.Lay | do.Buy, int]:
    """What these steps take, in the order it is built, with the prices."""
    found: dict[do.Lay | do.Buy, int] = {}
    for hop in hops:
        if hop.build is not None:
            found[hop.build] = hop.price - hop.extra
        if hop.section is not None:
            found[hop.section] = hop.extra
    return found


class Terms(Struct, frozen=True):
    """What counts in a search, in money: a movement point, and whether one may run on foreign track or build.

    `heedless`: build also where a place has no room or somebody would be shut out (DK-56, DK-57R), to be told so.
    """

    point: float
    foreign: bool
    build: bool
    heedless: bool = False


BUILD: Final = Terms(HAIR, foreign=False, build=True)
HEEDLESS: Final = Terms(HAIR, foreign=False, build=True, heedless=True)
RUN: Final = Terms(1.0, foreign=True, build=False)


class Search:
    """The best ways from some mileposts to all others; it goes no further than it is asked.

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
        self._own = own_posts(title.board, public, seat) if terms.build else set[int]()
        self._mine = set(self._own)  # mileposts that one may build from when the way has led there
        for post in sources:
            if rooted:
                self._mine.add(post)
            self.cost[post], self.points[post] = 0.0, used
            self._heap.append((0.0, post))
        heapify(self._heap)
        self._closed, self._lines = self._shut() if terms.build else (b"", [])
        self._settled = bytearray(size)  # mileposts whose best way is known

    def _shut(self) -> tuple[bytes, list[bool]]:
        """Per edge, whether the places it leads to keep this seat out; per line, whether it may be bought."""
        sites, lines = self.title.sites, range(len(self.title.board.lines))
        if self.terms.heedless:
            return sites.ports.to_bytes(sites.size, "little"), [True for _ in lines]
        closed = sites.closed(self.public, self.seat).to_bytes(sites.size, "little")
        return closed, [self._line_opens(line) for line in lines]

    def way(self, post: int) -> Way | None:
        """The way to a milepost, or None."""
        return self.nearest((post,))

    def nearest(self, posts: Iterable[int]) -> Way | None:
        """The way to the best of these."""
        post = self._settle(frozenset(posts))
        return None if post == NOWHERE else self._trace(post)

    def to_city(self, city: int) -> Way | None:
        return self.nearest(self.title.board.places[city].posts)

    def _trace(self, post: int) -> Way:
        hops: list[Hop] = []
        at = post
        while (hop := self._hop[at]) is not None:
            hops.append(hop)
            at = self._from[at]
        points = self.points[post]
        turns = max(0, points - 1) // self.speed
        way = tuple(reversed(hops))
        return Way(post, points - self.used, turns, self.rent[post], self.money[post], way, at)

    # ---- the search

    def _settle(self, goals: frozenset[int]) -> int:
        """Go on until one of the goals is reached; NOWHERE if none can be."""
        done = [post for post in goals if self._settled[post]]
        if done:
            return min(done, key=self.cost.__getitem__)
        board, owners, seat = self.title.board, self.public.owner, self.seat
        foreign, build, point = self.terms.foreign, self.terms.build, self.terms.point
        cost, heap, ways_out = self.cost, self._heap, self.title.ways_out
        mine, own, settled, closed = self._mine, self._own, self._settled, self._closed
        while heap:
            here, post = heappop(heap)
            if settled[post]:
                continue
            settled[post] = True
            near, rooted = here + point, post in mine
            for there, edge, run, lay, back in ways_out[post]:
                if near >= cost[there]:
                    continue
                owner = owners[edge]
                if owner in (seat, INNER):
                    self._reach(post, near, 1, 0, run)
                    if owner == INNER:
                        self._claim(there, rooted)
                elif owner != FREE:
                    if foreign:
                        self._rent(post, owner, 1, run)
                elif build and (rooted or there in own):
                    # A section that could be built, from this side or from the far one (DK-51R, DK-52).
                    far = not rooted or (back.price < lay.price and there in own and post in own)
                    hop = back if far else lay
                    if near + hop.price < cost[there] and not (closed[edge] and self._shut_out(post, hop, edge)):
                        self._reach(post, near + hop.price, 1, 0, hop)
                        mine.add(there)
            for line in board.lines_at[post]:
                self._ferry(post, line)
            if post in goals:
                return post
        return NOWHERE

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

    def _shut_out(self, post: int, lay: Hop, edge: int) -> bool:
        """Whether a section that leads to a place that is shut cannot be laid by itself (DK-55, DK-56, DK-57R)."""
        board, there = self.title.board, lay.post
        if post not in self._mine:
            return (
                True  # back into a port where this way came by a foreign ferry: that takes the ferry too (DK-55)
            )
        if board.place_at[there] >= board.cities:
            self._join_port(post, there, edge, lay.price)
            return True
        # Out of a port that is no city, which this way has just joined by its ferry.
        return not (board.place_at[post] >= board.cities and board.place_at[there] == NOWHERE)

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
            bought is not None and isinstance(bought.build, do.Buy) and bought.build.line == line
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
                self._reach(post, cost + price, points, 0, Hop(there, line, do.Buy(line), price))
                self._mine.add(there)

    def _join_port(self, post: int, port: int, edge: int, extra: int) -> None:
        """A section into a port that is no city is built together with its ferry, or after it (DK-55)."""
        limit = self.title.rules.build_limit
        for line in self.title.board.lines_at[port]:
            price = self.title.board.lines[line].cost + extra
            cost = self.cost[post] + self.terms.point + price
            if not self._lines[line] or cost >= self.cost[port]:
                continue
            if self.title.board.lines[line].far(port) in self._own:
                self._reach(post, cost, 1, 0, Hop(port, None, do.Buy(line), price, do.Lay(edge), extra))
                self._mine.add(port)
            elif price <= limit:
                self._reach(post, cost, 1, 0, Hop(port, None, do.Buy(line, edge), price))
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
