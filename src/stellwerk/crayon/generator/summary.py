"""A finished board told to its designer: the map as text, and the figures that matter for play."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from statistics import median

from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.loading import usual_rules
from stellwerk.crayon.textmap import draw_legend, draw_map
from stellwerk.crayon.title import Title


def summary(board: BoardFile) -> str:
    """Map, legend and figures, ready to print."""
    game = CrayonGame(Title(board.id, 1, {}, usual_rules(), board))
    public = game.start(game.seats[0]).public
    return "\n\n".join((draw_map(game.title, public), draw_legend(game.title), figures(board)))


def figures(board: BoardFile) -> str:
    """How large the board is, and how its orders pay and are spread."""
    kind: dict[str | None, str] = {water.id: water.kind for water in board.waters}
    wet = Counter(kind.get(edge.water) for edge in board.edges)
    pays = sorted(order.pay for card in board.cards for order in card.orders)
    by_city = Counter(order.city for card in board.cards for order in card.orders)
    counts = sorted((count, city) for city, count in by_city.items())
    often = [
        f"{count} for {', '.join(city for _, city in group)}" for count, group in groupby(counts, lambda c: c[0])
    ]
    return "\n".join(
        (
            f"{len(board.posts)} mileposts, {len(board.edges)} sections:"
            f" {wet['river']} across rivers, {wet['bay']} across bays",
            f"{len(board.cards)} cards with {len(pays)} orders that pay {pays[0]} to {pays[-1]},"
            f" half of them at least {median(pays):g}",
            f"orders by city: {'; '.join(often)}",
        )
    )
