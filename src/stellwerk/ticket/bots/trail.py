"""The longest path: what a route adds to the hope of its bonus (EU-50)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf

from stellwerk.core.game import Seat
from stellwerk.ticket.bonuses import LongestPath
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.scoring import longest_path
from stellwerk.ticket.title import Title

GROWTH = 0.4  # of the trains that a player has left, that its path is likely to gain
SPREAD = 0.12  # trains of doubt for every train that is still to be laid


def trail_gain(sight: Sight, planned: Sequence[int], index: int) -> float:
    """Points that this route is worth as a piece of the longest path, once the planned ones are laid."""
    if not _stake(sight):
        return 0.0
    title, seat, length = sight.title, sight.seat, sight.title.board.routes[index].length
    owner = _laid(sight.public.owner, tuple(planned), seat)
    before, after = _length(title, owner, seat), _longer(title, owner, seat, index)
    if after == before:
        return 0.0
    left = _left(sight, planned)
    with_it = _ahead(sight, owner, after, left, max(0.0, _growth(sight, left) - _growth(sight, length)))
    return max(0.0, _stake(sight) * (with_it - _ahead(sight, owner, before, left, _growth(sight, left))))


def trail_hope(sight: Sight, planned: Sequence[int]) -> float:
    """Points that the longest path is likely to bring to whoever lays these routes."""
    if not _stake(sight):
        return 0.0
    owner, left = _laid(sight.public.owner, tuple(planned), sight.seat), _left(sight, planned)
    path = _length(sight.title, owner, sight.seat)
    return _stake(sight) * _ahead(sight, owner, path, left, _growth(sight, left))


def _stake(sight: Sight) -> float:
    """The bonus, and what the rivals lose by not getting it."""
    bonus = sum(rule.points for rule in sight.title.rules.bonuses if isinstance(rule, LongestPath))
    return bonus * (1 + 1 / len(sight.rivals))


def _left(sight: Sight, planned: Sequence[int]) -> int:
    """Trains that the plan leaves."""
    return sight.me.trains - sum(sight.title.board.routes[route].length for route in planned)


def _ahead(sight: Sight, owner: bytes, path: int, left: int, later: float) -> float:
    """The chance of a path that is so long and likely to gain so much later; `left`: trains that may do it."""
    players = sight.public.players
    rival = max(
        _length(sight.title, owner, other) + _growth(sight, players[other].trains) for other in sight.rivals
    )
    spread = 0.0 if sight.public.last is not None else SPREAD
    doubt = 1 + spread * (left + max(players[other].trains for other in sight.rivals))
    return _chance((path + later - rival) / doubt)


def _growth(sight: Sight, trains: int) -> float:
    """Trains that a path is likely to gain from so many."""
    return 0.0 if sight.public.last is not None else GROWTH * trains


def _chance(lead: float) -> float:
    """That whoever leads by so much is not overtaken; who draws level has the bonus too."""
    return 0.5 + 0.5 * erf(lead + 0.25)


@lru_cache(64)
def _laid(owner: bytes, routes: tuple[int, ...], seat: Seat) -> bytes:
    held = bytearray(owner)
    for route in routes:
        held[route] = seat
    return bytes(held)


@lru_cache(512)
def _length(title: Title, owner: bytes, seat: Seat) -> int:
    return longest_path(title, owner, seat).length


@lru_cache(4096)
def _longer(title: Title, owner: bytes, seat: Seat, index: int) -> int:
    """The longest path with one route more, which must touch the others to be of use."""
    routes = title.board.routes
    ends = {routes[index].a, routes[index].b}
    if not any(holder == seat and ends & {routes[each].a, routes[each].b} for each, holder in enumerate(owner)):
        return _length(title, owner, seat)
    return _length(title, _laid(owner, (index,), seat), seat)
