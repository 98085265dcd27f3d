"""A crayon map whose sections are tinted by a figure: one layer over another, of which a page shows one."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.crayon.game import CrayonGame
from stellwerk.draw.crayon.land import where
from stellwerk.draw.crayon.position import picture
from stellwerk.draw.heat import tint
from stellwerk.draw.svg import esc, num
from stellwerk.study.chapter import Layer
from stellwerk.words import Words


def crayon_heat(game: CrayonGame, words: Words, layers: Sequence[Layer]) -> str:
    """The map with all layers; each is a group of the classes `heat` and its id. Wider is more."""
    at = where(game.title.board.file)
    groups = []
    for layer in layers:
        parts = []
        for edge, shade in sorted(layer.shades.items(), key=lambda each: each[1]):
            (ax, ay), (bx, by) = (at[post] for post in edge.split("-"))
            line = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
            told = f"<title>{esc(layer.told[edge])}</title>"
            style = f"stroke:{tint(shade)};stroke-width:{num(2 + 7 * shade)}"
            parts.append(f'<path d="{line}" style="{style}">{told}</path>')
        groups.append(f'<g class="heat {layer.id}" fill="none" stroke-linecap="round">{"".join(parts)}</g>')
    return picture(game, "auto", words, over="".join(groups))
