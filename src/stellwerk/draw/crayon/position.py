"""A crayon board and position as one SVG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stellwerk.core.game import View
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import CrayonState, CrayonView
from stellwerk.draw.coats import coats
from stellwerk.draw.crayon import land, track
from stellwerk.draw.crayon.live import above_towns, below_towns
from stellwerk.draw.crayon.tray import tray
from stellwerk.draw.style import sheet
from stellwerk.draw.svg import esc, num
from stellwerk.draw.tokens import Theme, symbols
from stellwerk.draw.tray import SYMBOLS as TRAY_SYMBOLS
from stellwerk.draw.words import player_names
from stellwerk.words import Words


def crayon_board(game: CrayonGame, theme: Theme, words: Words, live: bool = False) -> str:
    """The empty map; `live`: with everything that can stand on it, for a client to show."""
    if not live:
        return picture(game, theme, words)
    return picture(game, theme, words, below_towns(game.title, words), above_towns(game.title, words))


def crayon_position(
    game: CrayonGame,
    position: CrayonState | CrayonView,
    theme: Theme,
    words: Words,
    *,
    players: Sequence[str] = (),
    with_tray: bool = True,
) -> str:
    """The map with everything on it. A state shows what all see, a view also the hand of its seat."""
    board, public = game.title.board, position.public
    hand = position.hand if isinstance(position, View) else None
    running = [board.file.events[entry.event] for entry in public.running if entry.begun]
    names = [words.called("event", event.id, event) for event in running]
    shaded = track.events(board, game.title.in_force(public.running), names, words)
    over = track.tracks(board, public, words) + track.tickets_at_sea(board, public)
    top = track.left_lying(board, public) + track.trains(board, public, words)
    below, extra = ("", 0.0)
    if with_tray:
        called = player_names(players, len(public.players), words)
        seat = position.seat if isinstance(position, View) else None
        below, extra = tray(game.title, public, hand, seat, land.size_of(board.file), called, words)
    return picture(game, theme, words, shaded + over, top, below, extra)


def picture(
    game: CrayonGame, theme: Theme, words: Words, over: str = "", top: str = "", below: str = "", extra: float = 0
) -> str:
    board = game.title.board
    width, height = land.size_of(board.file)
    ground, above = _layers(game, words)
    name = esc(f"{board.file.name}, {words.say('picture-board')}")
    css = sheet(theme, "map", "lines", "pieces", "crayon", "cartouche", "cards", "tray", "orders")
    edge = f'<rect class="frame" x="1" y="1" width="{num(width - 2)}" height="{num(height - 2)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height + extra)}" '
        f'class="stellwerk board {theme}" lang="{words.lang}" role="group" aria-label="{name}">'
        f"<title>{name}</title>"
        f"<style>{css}</style><defs>{symbols(_needed(game), board.goods)}{coats(14)}</defs>"
        f"{ground}{over}{above}{top}{edge}{below}</svg>"
    )


@lru_cache(maxsize=8)
def _layers(game: CrayonGame, words: Words) -> tuple[str, str]:
    """What no position changes: below the track and above it."""
    file = game.title.board.file
    below = land.ground(file) + land.ferries(file, words) + land.mileposts(file, words)
    return below, land.towns(file, words) + land.legend(file, game.title.rules, words)


def _needed(game: CrayonGame) -> set[str]:
    goods = {f"good-{good}" for good in game.title.board.goods}
    return goods | land.SYMBOLS | TRAY_SYMBOLS | {"mark-locomotive"}
