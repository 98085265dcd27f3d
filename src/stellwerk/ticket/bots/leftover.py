"""What to do with trains that no ticket needs: long routes first, by points for their turns."""

from __future__ import annotations

from stellwerk.ticket.bots.pricing import gain, turns
from stellwerk.ticket.bots.scheme import Scheme
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import Style

MOST = 3  # routes to keep in mind at a time


def extras(sight: Sight, style: Style, scheme: Scheme) -> list[int]:
    """Routes beside the plan, best first, as far as trains and turns go."""
    board = sight.title.board
    trains = sight.me.trains - scheme.trains
    left = sight.turns_left - len(scheme.routes)
    judged = []
    for index in sight.open:
        if index in scheme.routes:
            continue
        route = board.routes[index]
        if route.length <= trains:
            price = turns(sight, route)
            if price <= left + 1:
                judged.append((gain(sight, style, index) / price, index))
    judged.sort(reverse=True)
    found: list[int] = []
    for _, index in judged:
        beside = any(other in found for other in board.parallel[index])
        if board.routes[index].length <= trains and not beside:
            found.append(index)
            trains -= board.routes[index].length
            if len(found) == MOST:
                break
    return found
