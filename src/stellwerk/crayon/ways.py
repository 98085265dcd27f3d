"""Whole ways into the big cities: without all of them nobody wins, so nobody may be cut off from one (DK-57R)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.board import FREE, INNER, NOWHERE, Board
from stellwerk.crayon.network import Ground, free_places, joins, own_posts, touches
from stellwerk.crayon.rules import Ruleset

KEPT: Final = 12  # ways of one seat into one city that are kept in mind
POSITIONS: Final = 256  # for which it is known what must be left alone

_OPEN: Final = frozenset({FREE, INNER})

Step: TypeAlias = tuple[int, int]  # the milepost it comes from, and its section, or ~line


class Way(Struct, frozen=True):
    """A way that a seat could build from its network, with the places and ferry lines it would need."""

    start: int  # the milepost of the network
    sections: frozenset[int]
    places: frozenset[int] = frozenset()
    lines: frozenset[int] = frozenset()


NO_WAY: Final = Way(NOWHERE, frozenset())


class Build(Struct, frozen=True):
    """What a seat is about to build."""

    seat: Seat
    edge: int = NOWHERE
    line: int = NOWHERE

    def on(self, ground: Ground) -> Ground:
        if self.line != NOWHERE:
            ground = ground.with_line(self.line, self.seat)
        return ground if self.edge == NOWHERE else ground.with_section(self.edge, self.seat)


class Ways:
    """Remembers ways that were found lately: most of them stand in most positions of most games."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        self.board = board
        self._ferry_places = rules.ferry_places
        self._towns = [
            tuple({place for post in ends if (place := board.place_at[post]) != NOWHERE}) for ends in board.ends
        ]
        self._detours = [_detours(board, edge) for edge in range(len(board.ends))]
        self._land = _land(board)
        self._known: dict[tuple[object, ...], frozenset[int]] = {}
        self._lately: dict[tuple[Seat, int], list[Way]] = {}

    def cut_by(self, ground: Ground, build: Build) -> int | None:
        """The big city that somebody could not get to any more. Who has no other way either may take the last."""
        after = build.on(ground)
        if build.line == NOWHERE and not self._weak(ground, build.seat, (build.edge,)):
            return None
        for city, seat in self._seeking(ground, build.seat):
            if self._standing(ground, seat, city) is None:
                continue  # for this one it is too late
            if self._cut_off(after, seat, city) and not self._own_last(ground, build, city):
                return city
        return None

    def kept(self, ground: Ground, builder: Seat, edges: Iterable[int]) -> frozenset[int]:
        """Which of these sections this seat must leave alone for others."""
        weak = self._weak(ground, builder, edges)
        return frozenset(self._needed(ground, builder, weak) if weak else ())

    def all_kept(self, ground: Ground, builder: Seat) -> frozenset[int]:
        """All sections that this seat must leave alone; whoever plans asks for it again and again."""
        about = (ground.owner, ground.lines, tuple([player.start for player in ground.players]), builder)
        found = self._known.get(about)
        if found is None:
            if len(self._known) >= POSITIONS:
                self._known.clear()
            found = self._known[about] = frozenset(self._needed(ground, builder))
        return found

    def _weak(self, ground: Ground, builder: Seat, edges: Iterable[int]) -> set[int]:
        """Those of the free sections that could cut a way at all: nothing leads round them through open country,
        or they take the last place in a town."""
        owner, found = ground.owner, set[int]()
        for edge in edges:
            for there, on in self._detours[edge]:
                if owner[there] == FREE and owner[on] == FREE:
                    break
            else:
                found.add(edge)
                continue
            if self._towns[edge] and any(self._takes_last(ground, builder, town) for town in self._towns[edge]):
                found.add(edge)
        return found

    def _needed(self, ground: Ground, builder: Seat, weak: set[int] | None = None) -> Iterator[int]:
        """Without `weak`: of all sections."""
        owner = ground.owner
        for city, seat in self._seeking(ground, builder):
            # What leaves one way as it is cuts nobody off.
            way = self._standing(ground, seat, city)
            if way is None:
                continue
            edges = way.sections | self._last_places(ground, builder, way)
            if weak is None:
                risky = self._weak(ground, builder, [edge for edge in edges if owner[edge] == FREE])
            else:
                risky = weak & edges
            for edge in risky:
                build = Build(builder, edge)
                if self._cut_off(build.on(ground), seat, city) and not self._own_last(ground, build, city):
                    yield edge

    def _seeking(self, ground: Ground, builder: Seat) -> Iterator[tuple[int, Seat]]:
        """The big cities with free places, and who else has not joined them yet."""
        seats = range(len(ground.players))
        for city in self.board.big:
            joined = [joins(self.board, ground, seat, city) for seat in seats]
            if sum(joined) < min(self.board.places[city].limit, len(seats)):
                yield from ((city, seat) for seat in seats if seat != builder and not joined[seat])

    def _cut_off(self, ground: Ground, seat: Seat, city: int) -> bool:
        """Whether a city with a free place can no longer be reached."""
        return free_places(self.board, ground, city) > 0 and self._standing(ground, seat, city) is None

    def _own_last(self, ground: Ground, build: Build, city: int) -> bool:
        if joins(self.board, ground, build.seat, city) or self._standing(ground, build.seat, city) is None:
            return False
        this = Way(NOWHERE, frozenset({build.edge} - {NOWHERE}), lines=frozenset({build.line} - {NOWHERE}))
        return self._find(ground, build.seat, city, this) is None

    def _takes_last(self, ground: Ground, seat: Seat, place: int) -> bool:
        """Whether nobody would find a place there after this seat; with one for everybody none is the last."""
        board = self.board
        return (
            board.places[place].limit < len(ground.players)
            and free_places(board, ground, place) == 1
            and not joins(board, ground, seat, place)
        )

    def _last_places(self, ground: Ground, builder: Seat, way: Way) -> set[int]:
        """Sections with which the builder would take the last place of a town on the way."""
        return {
            edge
            for place in way.places
            if self._takes_last(ground, builder, place)
            for edge in self.board.places[place].approaches
            if ground.owner[edge] == FREE
        }

    # ---- ways

    def _standing(self, ground: Ground, seat: Seat, city: int) -> Way | None:
        """A way that can be built: one of the known, or one that is found now."""
        lately = self._lately.setdefault((seat, city), [])
        for place, way in enumerate(lately):
            if self._stands(ground, seat, way):
                if place:
                    lately.insert(0, lately.pop(place))  # it is likely to stand again
                return way
        found = self._find(ground, seat, city)
        if found is not None:
            lately.insert(0, found)
            del lately[KEPT:]
        return found

    def _stands(self, ground: Ground, seat: Seat, way: Way) -> bool:
        owner, can_be_used = ground.owner, (FREE, seat)
        return (
            all(owner[edge] in can_be_used for edge in way.sections)
            and touches(self.board, ground, seat, way.start)
            and all(self._admits(ground, seat, place) for place in way.places)
            and all(self._takes(ground, seat, line) for line in way.lines)
        )

    def _admits(self, ground: Ground, seat: Seat, place: int) -> bool:
        board = self.board
        if board.places[place].limit >= len(ground.players) or joins(board, ground, seat, place):
            return True
        return free_places(board, ground, place) > 0

    def _takes(self, ground: Ground, seat: Seat, line: int) -> bool:
        owners = ground.lines[line]
        return seat in owners or len(owners) < self._ferry_places

    def _find(self, ground: Ground, seat: Seat, city: int, without: Way = NO_WAY) -> Way | None:
        """The shortest way without these; one through other cities or over the sea only if there is no other."""
        mine = own_posts(self.board, ground, seat)
        near = self._land[self.board.places[city].centre]
        if any(self._land[post] == near for post in mine):
            way = self._walk(ground, seat, city, mine, without, False)
            if way is not None:
                return way
        return self._walk(ground, seat, city, mine, without, True)

    def _walk(
        self, ground: Ground, seat: Seat, city: int, mine: set[int], without: Way, everywhere: bool
    ) -> Way | None:
        """From the city to the network, step by step, `everywhere` or by open country alone."""
        board, owner, at = self.board, ground.owner, self.board.place_at
        came: dict[int, Step | None] = dict.fromkeys(board.places[city].posts)
        queue = deque(came)
        while queue:
            post = queue.popleft()
            steps = board.neighbours[post]
            if everywhere:
                steps += tuple(self._over_the_sea(ground, seat, post, without))
            for there, edge in steps:
                if there in came or (edge >= 0 and owner[edge] not in _OPEN) or edge in without.sections:
                    continue
                if there in mine:
                    came[there] = (post, edge)
                    return self._traced(there, city, came)
                if at[there] == NOWHERE or (everywhere and self._admits(ground, seat, at[there])):
                    came[there] = (post, edge)
                    queue.append(there)
        return None

    def _over_the_sea(self, ground: Ground, seat: Seat, post: int, without: Way) -> Iterator[tuple[int, int]]:
        """Ferries from here, numbered below all sections."""
        for line in self.board.lines_at[post]:
            if line not in without.lines and self._takes(ground, seat, line):
                yield self.board.lines[line].far(post), ~line

    def _traced(self, post: int, city: int, came: dict[int, Step | None]) -> Way:
        start, at = post, self.board.place_at
        sections, places, lines = set[int](), set[int](), set[int]()
        while (step := came[post]) is not None:
            post, edge = step
            if edge < 0:
                lines.add(~edge)
            elif not self.board.inner[edge]:
                sections.add(edge)
            if at[post] not in (NOWHERE, city):
                places.add(at[post])
        return Way(start, frozenset(sections), frozenset(places), frozenset(lines))


def _detours(board: Board, edge: int) -> tuple[tuple[int, int], ...]:
    """The third mileposts of the triangles that an edge is a side of: from one end there, and on to the other."""
    a, b = board.ends[edge]
    return tuple(
        (there, board.links[b][post])
        for post, there in board.links[a].items()
        if post in board.links[b] and board.place_at[post] == NOWHERE
    )


def _land(board: Board) -> list[int]:
    """Per milepost, the first one that can be reached from it without crossing the sea."""
    found = [NOWHERE] * len(board.posts)
    for first in range(len(board.posts)):
        todo = [first] if found[first] == NOWHERE else []
        while todo:
            post = todo.pop()
            if found[post] == NOWHERE:
                found[post] = first
                todo += board.links[post]
    return found
