"""Board, position and film of every game, as text and as files; and a picture that shows itself in a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path

from stellwerk.core.game import AnyGame, AnyState, AnyView, Seat, State, StellwerkError, view_of
from stellwerk.core.record import Record, replay
from stellwerk.draw.png import to_png, to_webp
from stellwerk.draw.svg import private
from stellwerk.draw.tokens import Theme
from stellwerk.games import family_of, reader
from stellwerk.telling import words_for
from stellwerk.words import ENGLISH, Words


class UnknownEndingError(StellwerkError, ValueError):
    """A file name that says no kind of picture."""


def board_svg(game: AnyGame, theme: Theme = "light", lang: str = ENGLISH, *, live: bool = False) -> str:
    """The empty board. `live`: with everything that can stand on it, for a browser that switches it on and off."""
    return family_of(game).pictures().board(game, theme, words_for(game, lang), live)


def file_svg(path: Path, theme: Theme = "light", lang: str = ENGLISH) -> str | None:
    """A board file that no title plays, as a picture; None: this file is played by itself."""
    family = reader(path)
    draw = family.pictures().file
    return None if draw is None else draw(path, theme, Words(lang, family.locale))


def example_svg(game: AnyGame, shown: Mapping[str, object], theme: Theme = "light", lang: str = ENGLISH) -> str:
    """A small picture for a page of rules; what can be shown is the family's own."""
    draw = family_of(game).pictures().example
    if draw is None:
        raise StellwerkError(f"the family of {game.name!r} draws no examples")
    return draw(game, shown, theme, words_for(game, lang))


def position_svg(
    game: AnyGame,
    position: AnyState | AnyView,
    theme: Theme = "light",
    lang: str = ENGLISH,
    *,
    players: Sequence[str] = (),
    with_tray: bool = True,
) -> str:
    """The board with everything on it, below it players and open cards. A view also shows its seat's hand.

    `players` are the names to print; without them the colours' names stand there.
    """
    words = words_for(game, lang)
    return family_of(game).pictures().position(game, position, theme, words, players, with_tray)


def film_svg(game: AnyGame, record: Record, theme: Theme = "light", lang: str = ENGLISH) -> str:
    """A game as an animated SVG that begins again and again; where nothing moves it shows the last position."""
    return family_of(game).pictures().film(game, record, theme, words_for(game, lang))


class Picture:
    """A position with the game it belongs to: states are plain values and know no board. Notebooks show it."""

    def __init__(
        self,
        game: AnyGame,
        position: AnyState | AnyView | None = None,
        *,
        seat: Seat | None = None,
        theme: Theme = "light",
        lang: str = ENGLISH,
    ) -> None:
        self.game = game
        self.position = view_of(position, seat) if isinstance(position, State) and seat is not None else position
        self.theme: Theme = theme
        self.lang = lang

    def svg(self) -> str:
        if self.position is None:
            return board_svg(self.game, self.theme, self.lang)
        return position_svg(self.game, self.position, self.theme, self.lang)

    def _repr_svg_(self) -> str:
        return private(self.svg())


# ---- files


def write_picture(path: Path, svg: str, width: int = 1600) -> None:
    """Write `.svg` as it is, or paint `.png` in this width."""
    match path.suffix:
        case ".svg":
            path.write_text(svg, encoding="utf-8")
        case ".png":
            path.write_bytes(to_png(svg, width))
        case other:
            raise UnknownEndingError(f"{path.name}: {other or 'no ending'} is no picture; there are .svg and .png")


def position_at(game: AnyGame, record: Record, at: int | None = None) -> AnyState:
    """The state after so many entries of the record; None: after all. Negative numbers count from the end."""
    count = len(record.entries) if at is None else at if at >= 0 else len(record.entries) + 1 + at
    state = game.start(record.header.seats)
    for moment in islice(replay(game, record), max(count, 0)):
        state = moment.state
    return state


def write_film(
    path: Path, game: AnyGame, record: Record, theme: Theme = "light", lang: str = ENGLISH, width: int = 900
) -> None:
    """Write an animated `.svg`, or paint an animated `.webp` with one frame per change on the board."""
    match path.suffix:
        case ".svg":
            path.write_text(film_svg(game, record, theme, lang), encoding="utf-8")
        case ".webp":
            path.write_bytes(to_webp(frames(game, record, theme, lang), width))
        case other:
            raise UnknownEndingError(f"{path.name}: {other or 'no ending'} is no film; there are .svg and .webp")


def frames(game: AnyGame, record: Record, theme: Theme = "light", lang: str = ENGLISH) -> list[str]:
    """One picture per change of what stands on the board."""
    stands = family_of(game).pictures().stands
    pictures: list[str] = []
    before: object = None
    for moment in replay(game, record):
        now = stands(moment.state.public)
        if now != before:
            before = now
            pictures.append(position_svg(game, moment.state, theme, lang, with_tray=False))
    return pictures
