"""How boards, positions, cards and films are drawn as SVG; `stellwerk.pictures` draws those of any game."""

from __future__ import annotations

from stellwerk.draw.checks import Fault, check_board
from stellwerk.draw.collisions import Collision, report
from stellwerk.draw.layout import Layout, Plan, read_layout, write_layout
from stellwerk.draw.plan import lay_out
from stellwerk.draw.png import to_png, to_webp

__all__ = [
    "Collision",
    "Fault",
    "Layout",
    "Plan",
    "check_board",
    "lay_out",
    "read_layout",
    "report",
    "to_png",
    "to_webp",
    "write_layout",
]
