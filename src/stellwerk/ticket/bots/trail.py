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
SPREAD = 0.25  # trains of doubt for every train that is still to be laid


def trail_gain(sight: Sight, planned: Sequence[int], index: int) -> float:
    """Points that this route is worth as a piece of the longest path, once the planned ones are laid."""
    bonus = sum(rule.points for rule in sight.title.rules.bonuses if isinstance(rule, LongestPath))
    if not bonus:
        return 0.0
    title, seat, routes = sight.title, sight.seat, sight.title.board.routes
    owner = _laid(sight.public.owner, tuple(planned), seat)
    before, after = _length(title, owner, seat), _longer(title, owner, seat, index)
    if after == before:
        return 0.0
    rival = max(_length(title, owner, other) + _growth(sight, other) for other in sight.rivals)
    left = sight.me.trains - sum(routes[route].length for route in planned)
    own = 0.0 if sight.public.last is not None else GROWTH * left
    doubt = 1 + SPREAD * (left + max(sight.public.players[other].trains for other in sight.rivals)) * (own > 0)
    later = max(0.0, own - GROWTH * routes[index].length)
    more = _chance((after + later - rival) / doubt) - _chance((before + own - rival) / doubt)
    return max(0.0, bonus * more)


def _growth(sight: Sight, seat: Seat) -> float:
    return 0.0 if sight.public.last is not None else GROWTH * sight.public.players[seat].trains


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
