"""Pictures of the crayon family. Loaded when something is to be drawn: drawing needs more than playing does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from stellwerk.core.record import Record
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import CrayonState, CrayonView, Public
from stellwerk.draw.crayon.example import Example, draw_crayon_example
from stellwerk.draw.crayon.film import crayon_film
from stellwerk.draw.crayon.position import crayon_board, crayon_position
from stellwerk.draw.tokens import Theme
from stellwerk.family import Pictures
from stellwerk.words import Words


def _board(game: CrayonGame, theme: Theme, words: Words, live: bool) -> str:
    return crayon_board(game, theme, words, live)


def _position(
    game: CrayonGame,
    position: CrayonState | CrayonView,
    theme: Theme,
    words: Words,
    players: Sequence[str],
    with_tray: bool,
) -> str:
    return crayon_position(game, position, theme, words, players=players, with_tray=with_tray)


def _film(game: CrayonGame, record: Record, theme: Theme, words: Words) -> str:
    return crayon_film(game, record, theme, words)


def _example(game: CrayonGame, shown: Mapping[str, object], theme: Theme, words: Words) -> str:
    return draw_crayon_example(game, msgspec.convert(shown, Example), theme, words)


PICTURES: Final = Pictures[CrayonGame, CrayonState, CrayonView, Public](
    board=_board, position=_position, film=_film, example=_example, stands=lambda public: public.owner
)
