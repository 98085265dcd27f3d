"""Pictures as files: what `stellwerk show` and `stellwerk film` write, by the ending of the file's name."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

from stellwerk.core.game import AnyGame, State
from stellwerk.core.record import Record, replay
from stellwerk.draw.picture import film_svg, position_svg
from stellwerk.draw.png import to_png, to_webp
from stellwerk.draw.tokens import Theme


class UnknownEndingError(ValueError):
    """A file name that says no kind of picture."""


def write_picture(path: Path, svg: str, width: int = 1600) -> None:
    """Write `.svg` as it is, or paint `.png` in this width."""
    match path.suffix:
        case ".svg":
            path.write_text(svg, encoding="utf-8")
        case ".png":
            path.write_bytes(to_png(svg, width))
        case other:
            raise UnknownEndingError(f"{path.name}: {other or 'no ending'} is no picture; there are .svg and .png")


def position_at(game: AnyGame, record: Record, at: int | None = None) -> State[Any, Any, Any]:
    """The state after so many entries of the record; None: after all. Negative numbers count from the end."""
    count = len(record.entries) if at is None else at if at >= 0 else len(record.entries) + 1 + at
    state = game.start(record.header.seats)
    for moment in islice(replay(game, record), max(count, 0)):
        state = moment.state
    return state


def write_film(
    path: Path, game: AnyGame, record: Record, theme: Theme = "light", lang: str = "en", width: int = 900
) -> None:
    """Write an animated `.svg`, or paint an animated `.webp` with one frame per change on the board."""
    match path.suffix:
        case ".svg":
            path.write_text(film_svg(game, record, theme, lang), encoding="utf-8")
        case ".webp":
            path.write_bytes(to_webp(frames(game, record, theme, lang), width))
        case other:
            raise UnknownEndingError(f"{path.name}: {other or 'no ending'} is no film; there are .svg and .webp")


def frames(game: AnyGame, record: Record, theme: Theme = "light", lang: str = "en") -> list[str]:
    """One picture per change of an owner on the board."""
    pictures: list[str] = []
    owner: bytes | None = None
    for moment in replay(game, record):
        public = moment.state.public
        if public.owner != owner:
            owner = public.owner
            pictures.append(position_svg(game, moment.state, theme, lang, with_tray=False))
    return pictures
