"""`stellwerk show` and `stellwerk film`: boards, positions and games as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, TypeAlias, cast

import typer

from stellwerk import draw, games
from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import Options, make_game
from stellwerk.core.game import State, View, view_of
from stellwerk.core.record import MAGIC
from stellwerk.core.textfile import read_text
from stellwerk.draw.files import position_at, write_film, write_picture
from stellwerk.draw.layout import Layout, layout_path, read_layout
from stellwerk.draw.tokens import Theme
from stellwerk.ticket.loading import read_title

Out: TypeAlias = Annotated[Path, typer.Option("--out", metavar="FILE", help="help-out", show_default=False)]
ThemeName: TypeAlias = Annotated[str, typer.Option("--theme", metavar="light|dark", help="help-theme")]


def show(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|RECORD", help="help-show-what", show_default=False)],
    out: Out,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", parser=whole("--at"), help="help-at", show_default=False)
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", parser=whole("--seat", 0), help="help-show-seat", show_default=False),
    ] = None,
    theme: ThemeName = "light",
    option: Options = None,
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    lang, painted = screen.words.lang, theme_of(theme)
    if is_record(what):
        played, told = read_record(Path(what), game)
        if at is not None and not 0 <= at <= len(told.entries):
            raise InputError("error-at", at=str(at), most=len(told.entries))
        if seat is not None and seat >= told.header.seats:
            raise InputError("error-seat", seat=str(seat), most=told.header.seats - 1)
        state = position_at(played, told, at)
        position: State[Any, Any, Any] | View[Any, Any] = state if seat is None else view_of(state, seat)
        svg = draw.position_svg(played, position, painted, lang, layout=layout_of(game))
    else:
        shown = make_game(what, option)
        svg = draw.board_svg(shown, painted, lang, layout=layout_of(Path(what) if designed(what) else None))
    write_picture(out, svg)
    screen.say("picture-written", file=str(out))


def film(
    ctx: typer.Context,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="help-record-file", show_default=False)],
    out: Out,
    theme: ThemeName = "light",
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    played, told = read_record(record, game)
    write_film(out, played, told, theme_of(theme), screen.words.lang)
    screen.say("picture-written", file=str(out))


def theme_of(name: str) -> Theme:
    if name not in ("light", "dark"):
        raise InputError("error-theme", theme=name)
    return cast("Theme", name)


def designed(name: str) -> bool:
    return name.endswith((".toml", ".json"))


def is_record(what: str) -> bool:
    """A file that begins as records do; anything else is the name of a game."""
    if what in games.NAMES or designed(what):
        return False
    path = Path(what)
    return path.exists() and read_text(path).startswith(MAGIC)


def layout_of(title: Path | None) -> Layout | None:
    """The layout of a designer's board of the Ticket family; crayon-rail boards hold their own."""
    if title is None or title.suffix != ".toml":
        return None
    board = title.parent / read_title(title).board
    stored = layout_path(board)
    if not stored.exists():
        raise InputError("error-no-layout", board=str(board))
    return read_layout(stored)
