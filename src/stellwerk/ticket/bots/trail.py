"""The longest path: what a route adds to the hope of its bonus (EU-50)."""

from __future__ import annotations

from functools import lru_cache

from stellwerk.core.game import Seat
from stellwerk.ticket.bonuses import LongestPath
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.scoring import longest_path
from stellwerk.ticket.title import Title

CLOSE = 12  # trains by which paths may differ and yet be in the race
SHARE = 0.06  # of the bonus that a train more on the path brings while the race is close


def trail_gain(sight: Sight, index: int) -> float:
    """Points that this route is worth as the next piece of the longest path."""
    bonus = sum(rule.points for rule in sight.title.rules.bonuses if isinstance(rule, LongestPath))
    if not bonus:
        return 0.0
    owner = sight.public.owner
    length, ends = _trail(sight.title, owner, sight.seat)
    rival = max(_trail(sight.title, owner, other)[0] for other in sight.rivals)
    route = sight.title.board.routes[index]
    if abs(length - rival) > CLOSE or not ends & {route.a, route.b}:
        return 0.0
    return SHARE * bonus * route.length


@lru_cache(256)
def _trail(title: Title, owner: bytes, seat: Seat) -> tuple[int, frozenset[int]]:
    """The length of the longest path and the two cities where it ends."""
    trail = longest_path(title, owner, seat)
    routes = [title.board.routes[index] for index in trail.edges]
    odd: set[int] = set()
    for route in routes:
        odd ^= {route.a} ^ {route.b}
    return trail.length, frozenset(odd)
