"""`stellwerk drill`: try the server hard, on this machine only: load, kill, contest, fuzz."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.errors import InputError
from stellwerk.cli.numbers import seconds, whole
from stellwerk.cli.screen import Screen
from stellwerk.core.codec import Json

app = typer.Typer(help="help-drill", rich_markup_mode=None)
UsePostgres = Annotated[bool, typer.Option("--postgresql", help="help-drill-postgresql")]


@app.command("load", help="help-drill-load")
def load(
    ctx: typer.Context,
    games: Annotated[int, typer.Option("--games", parser=whole("--games", 1), help="help-drill-games")] = 1000,
    seats: Annotated[int, typer.Option("--seats", parser=whole("--seats", 2), help="help-drill-seats")] = 5,
    every: Annotated[
        float, typer.Option("--every", parser=seconds("--every", 0.0), help="help-drill-every")
    ] = 5.0,
    length: Annotated[
        float, typer.Option("--seconds", parser=seconds("--seconds", 1.0), help="help-drill-seconds")
    ] = 60.0,
    postgresql: UsePostgres = False,
) -> None:
    from stellwerk.server.drills import load as drill

    with _place(postgresql) as (folder, database):
        _tell(ctx, drill.run(folder, database, games, seats, every or None, length, say=_say(ctx)), ("errors",))


@app.command("kill", help="help-drill-kill")
def kill(
    ctx: typer.Context,
    kills: Annotated[int, typer.Option("--kills", parser=whole("--kills", 1), help="help-drill-kills")] = 200,
    postgresql: UsePostgres = False,
) -> None:
    from stellwerk.server.drills import kill as drill

    with _place(postgresql) as (folder, database):
        _tell(ctx, drill.run(folder, database, kills, say=_say(ctx)), ("lost", "doubled", "broken", "stuck"))


@app.command("contest", help="help-drill-contest")
def contest(
    ctx: typer.Context,
    moves: Annotated[int, typer.Option("--moves", parser=whole("--moves", 1), help="help-drill-moves")] = 10_000,
) -> None:
    from stellwerk.server.drills import contest as drill

    with _place(True) as (folder, database):
        result = drill.run(folder, str(database), moves, say=_say(ctx))
        _tell(ctx, result, ("twice", "neither", "differing"))


@app.command("fuzz", help="help-drill-fuzz")
def fuzz(
    ctx: typer.Context,
    frames: Annotated[
        int, typer.Option("--frames", parser=whole("--frames", 1), help="help-drill-frames")
    ] = 100_000,
    game: Annotated[str | None, typer.Option("--game", help="help-game", show_default=False)] = None,
) -> None:
    from stellwerk.server.drills import fuzz as drill

    with _place(False) as (folder, database):
        result = drill.run(folder, database, frames, title=game, say=_say(ctx))
        _tell(ctx, result, ("changed", "errors", "closed"))


@contextmanager
def _place(postgresql: bool) -> Iterator[tuple[Path, str | None]]:
    """A folder that goes away, and a database of one's own if asked for."""
    from stellwerk.server.drills.postgres import NoPostgresError, Postgres

    with tempfile.TemporaryDirectory(prefix="stellwerk-drill-") as folder:
        if not postgresql:
            yield Path(folder), None
            return
        try:
            server = Postgres()
        except NoPostgresError as error:
            raise InputError("error-database", text=str(error)) from error
        try:
            yield Path(folder), server.url
        finally:
            server.stop()


def _say(ctx: typer.Context) -> Callable[[str], None]:
    screen: Screen = ctx.obj
    return screen.complain  # progress is not the result


def _tell(ctx: typer.Context, result: object, zero: tuple[str, ...]) -> None:
    """The figures as JSON; exit code 1 if one that must be 0 is not."""
    import msgspec

    screen: Screen = ctx.obj
    figures: Json = msgspec.to_builtins(result)
    screen.json(figures)
    if any(figures[name] for name in zero):
        raise typer.Exit(1)
