"""Where a seat may build: the sections of a whole board at once, as masks with one byte per edge."""

from __future__ import annotations

from functools import lru_cache, partial, reduce
from itertools import compress
from operator import itemgetter, or_

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.board import FREE, NOWHERE, Board
from stellwerk.crayon.network import free_places, joins, open_approaches
from stellwerk.crayon.rules import Ruleset
from stellwerk.crayon.state import Public


class Sites:
    """Tables of one board."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        self.board = board
        self.size = len(board.ends)
        self._is_free = bytes([owner == FREE for owner in range(256)])
        self._is_own = [bytes([owner == seat for owner in range(256)]) for seat in range(rules.seats[1])]
        self._wide = [place.posts for place in board.places if len(place.posts) > 1]
        # Per money and milepost: the sections that lead out of it at that price or less.
        self._out = [
            [_mask(_leading_out(board, post, money)) for post in range(len(board.posts))]
            for money in range(rules.build_limit + 1)
        ]
        # Sections into ports that are no cities: they are built with a ferry, or after it (DK-55).
        self.ports = _mask(tuple({edge for place in board.places[board.cities :] for edge in place.approaches}))
        watched = sorted({edge for place in board.places for edge in place.approaches})
        self._watched = itemgetter(*watched)
        # What is kept with a table must not know the table: a game is gone when nobody holds it any more.
        self._closed = lru_cache(1024)(partial(_closed, rules, board, [_mask(p.approaches) for p in board.places]))

    def posts(self, public: Public, seat: Seat) -> set[int]:
        """All mileposts of a seat's network (DK-52)."""
        board, start = self.board, public.players[seat].start
        found = set[int]().union(*compress(board.ends, public.owner.translate(self._is_own[seat])))
        if start != NOWHERE:
            found.update(board.places[start].posts)
        for number, owners in enumerate(public.lines):
            if seat in owners:
                line = board.lines[number]
                found.update((line.a, line.b))
        for posts in self._wide:
            if not found.isdisjoint(posts):
                found.update(posts)
        return found

    def free(self, public: Public) -> int:
        """All sections that nobody has built (DK-54)."""
        return int.from_bytes(public.owner.translate(self._is_free), "little")

    def around(self, posts: set[int], money: int) -> int:
        """The sections that lead out of these mileposts for this money or less."""
        return reduce(or_, map(self._out[money].__getitem__, posts), 0)

    def closed(self, public: Public, seat: Seat) -> int:
        """The sections that the places they lead to do not allow this seat (DK-55, DK-56, DK-57R)."""
        return self._closed(Nearby(self._watched(public.owner), public), seat)

    def lays(self, lays: tuple[do.Lay, ...], mask: int) -> list[do.Lay]:
        return list(compress(lays, mask.to_bytes(self.size, "little")))


class Nearby:
    """What decides about the places: the sections at them, the ferry lines, the start cities."""

    __slots__ = ("_key", "public")

    def __init__(self, owners: tuple[int, ...], public: Public) -> None:
        self._key = (owners, public.lines, tuple([player.start for player in public.players]))
        self.public = public

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Nearby) and self._key == other._key


def _closed(rules: Ruleset, board: Board, at_place: list[int], nearby: Nearby, seat: Seat) -> int:
    found, public = 0, nearby.public
    for number, place in enumerate(board.places):
        mine = joins(board, public, seat, number)
        free = free_places(board, public, number)
        ways = open_approaches(board, public, number, rules.ferry_places) - 1
        if not mine:
            if free <= 0 or not place.is_city:
                found |= at_place[number]
                continue
            free -= 1
        if ways < free:
            found |= at_place[number]
    return found


def _mask(edges: tuple[int, ...]) -> int:
    return sum(1 << 8 * edge for edge in edges)


def _leading_out(board: Board, post: int, money: int) -> tuple[int, ...]:
    return tuple(
        edge
        for edge in board.sections[post]
        if board.prices[edge][1 if board.ends[edge][0] == post else 0] <= money
    )
