"""What is still missing to win, and how many turns that takes (DK-71)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.network import linked
from stellwerk.crayon.search import BUILD, Search, builds_of
from stellwerk.crayon.state import Public
from stellwerk.crayon.title import Title


class Joining(Struct, frozen=True):
    """The cheapest way to join the big cities that are missing; `shut` are those that cannot be joined at all."""

    builds: dict[Lay | Buy, int]  # with their prices
    city: int | None = None  # the first of them
    shut: frozenset[int] = frozenset()

    @property
    def price(self) -> int:
        return sum(self.builds.values())


def joining(title: Title, public: Public, seat: Seat) -> Joining:
    """One big city after the other, the cheapest first, each from all that is joined by then."""
    board = title.board
    missing = set(board.big) - linked(board, public, seat)
    # From the start city: a flood may have cut the network in two.
    posts = set(board.places[public.players[seat].start].posts)
    builds: dict[Lay | Buy, int] = {}
    first: int | None = None
    while missing:
        search = Search(title, public, seat, posts, BUILD)
        ways = [(way.building, city, way) for city in sorted(missing) if (way := search.to_city(city)) is not None]
        if not ways:
            return Joining(builds, first, frozenset(missing))
        _, city, way = min(ways, key=lambda found: found[:2])
        first = city if first is None else first
        builds |= builds_of(way.hops)
        posts |= {hop.post for hop in way.hops} | set(board.places[city].posts)
        missing.discard(city)
    return Joining(builds, first)


def with_built(public: Public, seat: Seat, built: frozenset[Lay | Buy]) -> Public:
    """The table as if the seat had built all this."""
    owner, lines = bytearray(public.owner), list(public.lines)
    for build in built:
        if build.edge is not None:
            owner[build.edge] = seat
        if isinstance(build, Buy):
            lines[build.line] = tuple(sorted((*lines[build.line], seat)))
    return replace(public, owner=bytes(owner), lines=tuple(lines))


def built(build: Lay | Buy, public: Public, seat: Seat) -> bool:
    """Whether the seat has it already."""
    match build:
        case Lay(edge):
            return public.owner[edge] == seat
        case Buy(line):
            return seat in public.lines[line]
