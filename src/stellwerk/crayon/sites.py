"""Where a seat may build: the sections of a whole board at once, as masks with one byte per edge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, reduce
from itertools import compress
from operator import itemgetter, or_
from typing import Final

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.access import decisive, shut_by, ways_in
from stellwerk.crayon.board import FREE, NOWHERE, Board
from stellwerk.crayon.network import Ground, free_places, joins
from stellwerk.crayon.rules import Ruleset
from stellwerk.crayon.state import Public
from stellwerk.crayon.ways import Ways

EVERY: Final = -1  # all sections
KNOWN: Final = 512  # positions of one place that are kept in mind


class Sites:
    """Tables of one board."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        self.board = board
        self.size = len(board.ends)
        self._is_free = bytes([owner == FREE for owner in range(256)])
        # Per money and milepost: the sections that lead out of it at that price or less.
        self._out = [
            [_mask(_leading_out(board, post, money)) for post in range(len(board.posts))]
            for money in range(rules.build_limit + 1)
        ]
        # Sections into ports that are no cities: they are built with a ferry, or after it (DK-55).
        self.ports = _mask(tuple({edge for place in board.places[board.cities :] for edge in place.approaches}))
        self.ways = Ways(rules, board)
        # An island town may have ferries alone: no section is closed there.
        self._spots = [Spot(rules, board, place) for place, ring in enumerate(board.rings) if ring]

    def free(self, public: Public) -> int:
        """All sections that nobody has built (DK-54)."""
        return int.from_bytes(public.owner.translate(self._is_free), "little")

    def around(self, posts: set[int], money: int) -> int:
        """The sections that lead out of these mileposts for this money or less."""
        return reduce(or_, map(self._out[money].__getitem__, posts), 0)

    def closed(self, public: Public, seat: Seat) -> int:
        """All sections that this seat may not build because of others (DK-55, DK-56, DK-57R)."""
        return self.at_places(public, seat) | _mask(self.ways.all_kept(Ground.of(public), seat))

    def at_places(self, public: Public, seat: Seat, among: int = EVERY) -> int:
        """The sections, at least among these, that a place does not allow this seat."""
        rest = (public.lines, tuple([player.start for player in public.players]), seat)
        return reduce(or_, [spot.closed(public, rest, seat) for spot in self._spots if spot.decides & among], 0)

    def lays(self, lays: tuple[do.Lay, ...], mask: int) -> list[do.Lay]:
        return list(compress(lays, mask.to_bytes(self.size, "little")))


class Spot:
    """What one place allows. A section far away changes nothing there, so most answers are known already."""

    def __init__(self, rules: Ruleset, board: Board, place: int) -> None:
        ring = board.rings[place]
        towns = {board.place_at[post] for _, post, _ in ring} - {NOWHERE}  # right beside this one
        decides = {edge for into, _, onward in ring for edge in (into, *onward)}
        watched = decides.union(*(board.places[town].approaches for town in towns))
        self.decides = _mask(decides)
        self._owners = itemgetter(*sorted(watched))
        # What is kept with a table must not know the table: a game is gone when nobody holds it any more.
        self._closed = partial(_closed_at, rules, board, place)
        self._known: dict[tuple[object, ...], int] = {}

    def closed(self, public: Public, rest: tuple[object, ...], seat: Seat) -> int:
        """`rest`: what else decides beside the sections around."""
        key = (self._owners(public.owner), rest)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[key] = self._closed(public, seat)
        return found


def _closed_at(rules: Ruleset, board: Board, place: int, public: Public, seat: Seat) -> int:
    spot = board.places[place]
    free = free_places(board, public, place)
    kept_out = not (free > 0 and spot.is_city) and not joins(board, public, seat, place)
    found = _mask(spot.approaches) if kept_out else 0
    # One section takes two ways at most, where it runs round the place.
    if free <= 0 or ways_in(board, public, place, rules.ferry_places) > free + 1:
        return found
    before = Ground.of(public)
    for edge in decisive(board, public, place):
        after = before.with_section(edge, seat)
        if shut_by(board, before, after, (place,), rules.ferry_places) is not None:
            found |= _mask((edge,))
    return found


def _mask(edges: Iterable[int]) -> int:
    return sum(1 << 8 * edge for edge in edges)


def _leading_out(board: Board, post: int, money: int) -> tuple[int, ...]:
    return tuple(
        edge
        for edge in board.sections[post]
        if board.prices[edge][1 if board.ends[edge][0] == post else 0] <= money
    )
