"""Who has joined what: networks, places and what still leads to them."""

from __future__ import annotations

from itertools import compress
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.board import INNER, NOWHERE, Board
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.state import Player, Public


class Ground(Struct, frozen=True):
    """What decides who can still join what, as it is or as it would be."""

    owner: bytes
    lines: tuple[tuple[Seat, ...], ...]
    players: tuple[Player, ...]

    @staticmethod
    def of(here: Public | Draft) -> Ground:
        return Ground(here.owner, here.lines, tuple(here.players))

    def with_section(self, edge: int, seat: Seat) -> Ground:
        owner = self.owner[:edge] + bytes((seat,)) + self.owner[edge + 1 :]
        return Ground(owner, self.lines, self.players)

    def with_line(self, line: int, seat: Seat) -> Ground:
        owners = tuple(sorted((*self.lines[line], seat)))
        return Ground(self.owner, (*self.lines[:line], owners, *self.lines[line + 1 :]), self.players)


_OWN: Final = tuple(bytes([owner == seat for owner in range(256)]) for seat in range(8))

Position: TypeAlias = Public | Draft | Ground


def joins(board: Board, here: Position, seat: Seat, place: int) -> bool:
    """Whether the seat's network includes the place: by track, by a ferry line, or as its start city (DK-04R)."""
    if here.players[seat].start == place:
        return True
    owner, spot = here.owner, board.places[place]
    for edge in spot.approaches:
        if owner[edge] == seat:
            return True
    return any(seat in here.lines[line] for line in spot.lines)


def touches(board: Board, here: Position, seat: Seat, post: int) -> bool:
    """Whether the seat's network includes the milepost. A city is one, inside it no track is needed (DK-51)."""
    place = board.place_at[post]
    if place != NOWHERE:
        return joins(board, here, seat, place)
    owner = here.owner
    return any(owner[edge] == seat for edge in board.sections[post])


def own_posts(board: Board, here: Position, seat: Seat) -> set[int]:
    """All mileposts of a seat's network (DK-52)."""
    start = here.players[seat].start
    found = set[int]().union(*compress(board.ends, here.owner.translate(_OWN[seat])))
    if start != NOWHERE:
        found.update(board.places[start].posts)
    for number, owners in enumerate(here.lines):
        if seat in owners:
            line = board.lines[number]
            found.update((line.a, line.b))
    for posts in board.wide:
        if not found.isdisjoint(posts):
            found.update(posts)
    return found


def free_places(board: Board, here: Position, place: int) -> int:
    """How many players may still join (DK-56, DK-57R)."""
    seats = len(here.players)
    return min(board.places[place].limit, seats) - sum([joins(board, here, seat, place) for seat in range(seats)])


def linked(board: Board, here: Position, seat: Seat) -> set[int]:
    """The cities that hang together with the start city by own track and own ferries (DK-71R)."""
    start = here.players[seat].start
    if start == NOWHERE:
        return set()
    owner = here.owner
    seen = set(board.places[start].posts)
    todo = list(seen)
    while todo:
        post = todo.pop()
        for there, edge in board.links[post].items():
            if there not in seen and owner[edge] in (seat, INNER):
                seen.add(there)
                todo.append(there)
        for line in board.lines_at[post]:
            there = board.lines[line].far(post)
            if there not in seen and seat in here.lines[line]:
                seen.add(there)
                todo.append(there)
    return {board.place_at[post] for post in seen if 0 <= board.place_at[post] < board.cities}


def has_joined_big(board: Board, here: Position, seat: Seat) -> bool:
    """DK-71: all the big cities."""
    return set(board.big) <= linked(board, here, seat)
