"""Boards, positions, cards and films as SVG: one renderer for notebook, command line and browser.

draw.board_svg(game)                 the empty board
draw.position_svg(game, view)        a position; a view shows the hand of its seat
draw.film_svg(game, record)          a game as an animated picture
draw.Picture(game, state)            shows itself in a notebook
"""

from __future__ import annotations

from stellwerk.draw.checks import Fault, check_board
from stellwerk.draw.collisions import Collision, report
from stellwerk.draw.layout import Layout, Plan, read_layout, write_layout
from stellwerk.draw.picture import Picture, board_svg, film_svg, position_svg
from stellwerk.draw.plan import lay_out
from stellwerk.draw.png import to_png, to_webp

__all__ = [
    "Collision",
    "Fault",
    "Layout",
    "Picture",
    "Plan",
    "board_svg",
    "check_board",
    "film_svg",
    "lay_out",
    "position_svg",
    "read_layout",
    "report",
    "to_png",
    "to_webp",
    "write_layout",
]
