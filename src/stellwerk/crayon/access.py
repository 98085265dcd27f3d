"""Who could still get into a place: its ways in, and whether they are enough for its free places (DK-57R)."""

from __future__ import annotations

from collections.abc import Iterable

from stellwerk.core.game import Seat
from stellwerk.crayon.board import FREE, NOWHERE, Board
from stellwerk.crayon.network import Ground, Position, free_places, joins, touches


def ways_in(board: Board, here: Position, place: int, ferry_places: int) -> int:
    """How many more players could come in, by ferry lines with a free place and by sections not yet built.

    Such a section serves anybody while another unbuilt one leads on from its outer end. When none does any
    more, it serves only who has track there and has not joined the place; and one way is enough for one player.
    """
    owner, players = here.owner, range(len(here.players))
    full = min(ferry_places, len(here.players))
    ways = sum([len(here.lines[line]) < full for line in board.places[place].lines])
    stubs, waiting = 0, set[Seat]()
    for edge, post, onward in board.rings[place]:
        if owner[edge] != FREE:
            continue
        if any(owner[on] == FREE for on in onward):
            ways += 1
            continue
        there = {
            seat for seat in players if touches(board, here, seat, post) and not joins(board, here, seat, place)
        }
        stubs += bool(there)
        waiting |= there
    return ways + min(stubs, len(waiting))


def lacking(board: Board, here: Position, place: int, ferry_places: int) -> int:
    """How many of its free places nobody could get to any more (DK-57R)."""
    free = free_places(board, here, place)
    return max(0, free - ways_in(board, here, place, ferry_places)) if free > 0 else 0


def shut_by(board: Board, before: Ground, after: Position, places: Iterable[int], ferry_places: int) -> int | None:
    """The first of the places that this has taken a needed way from."""
    for place in places:
        lack = lacking(board, after, place, ferry_places)
        if lack and lack > lacking(board, before, place, ferry_places):
            return place
    return None


def around(board: Board, posts: Iterable[int]) -> list[int]:
    """The places whose ways in a section between these mileposts may change."""
    found = {place for post in posts for place in (board.place_at[post], *board.ringed[post])}
    return sorted(found - {NOWHERE})


def decisive(board: Board, here: Position, place: int) -> set[int]:
    """The sections that could take a way from the place: its approaches, and what alone leads on from them."""
    owner = here.owner
    found: set[int] = set()
    for edge, _, onward in board.rings[place]:
        if owner[edge] != FREE:
            continue
        found.add(edge)
        free = [on for on in onward if owner[on] == FREE]
        if len(free) == 1:
            found.add(free[0])
    return found
