"""`stellwerk show` and `stellwerk film`: boards, positions and games as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias, cast

import typer

from stellwerk import games, pictures
from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen
from stellwerk.cli.seating import Options, make_game
from stellwerk.core.game import view_of
from stellwerk.core.record import MAGIC
from stellwerk.core.textfile import read_text
from stellwerk.draw.tokens import Theme

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
    painted = theme_of(theme)
    if is_record(what):
        played, told = read_record(Path(what), game)
        if at is not None and not 0 <= at <= len(told.entries):
            raise InputError("error-at", at=str(at), most=len(told.entries))
        if seat is not None and seat >= told.header.seats:
            raise InputError("error-seat", seat=str(seat), most=told.header.seats - 1)
        state = pictures.position_at(played, told, at)
        position = state if seat is None else view_of(state, seat)
        svg = pictures.position_svg(played, position, painted, screen.lang)
    else:
        alone = pictures.file_svg(Path(what), painted, screen.lang) if what.endswith(".json") else None
        svg = alone or pictures.board_svg(make_game(what, option), painted, screen.lang)
    pictures.write_picture(out, svg)
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
    pictures.write_film(out, played, told, theme_of(theme), screen.lang)
    screen.say("picture-written", file=str(out))


def theme_of(name: str) -> Theme:
    if name not in ("light", "dark"):
        raise InputError("error-theme", theme=name)
    return cast("Theme", name)


def is_record(what: str) -> bool:
    """A file that begins as records do; anything else is a game, ours or a designer's."""
    path = Path(what)
    return what not in games.titles() and path.is_file() and read_text(path).startswith(MAGIC)
