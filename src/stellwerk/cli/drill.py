"""`stellwerk drill`: try the server hard, on this machine only."""

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
from stellwerk.cli.seating import known_bots, make_game
from stellwerk.core.codec import Json
from stellwerk.games import usual

app = typer.Typer(help="help-drill", rich_markup_mode=None)
Length = Annotated[float, typer.Option("--seconds", parser=seconds("--seconds", 1.0), help="help-drill-seconds")]
UsePostgres = Annotated[bool, typer.Option("--postgresql", help="help-drill-postgresql")]


@app.command("load", help="help-drill-load")
def load(
    ctx: typer.Context,
    games: Annotated[int, typer.Option("--games", parser=whole("--games", 1), help="help-drill-games")] = 1000,
    seats: Annotated[int, typer.Option("--seats", parser=whole("--seats", 2), help="help-drill-seats")] = 5,
    every: Annotated[
        float, typer.Option("--every", parser=seconds("--every", 0.0), help="help-drill-every")
    ] = 5.0,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-drill-bot")] = "",
    length: Length = 60.0,
    postgresql: UsePostgres = False,
) -> None:
    from stellwerk.server.drills import load as drill

    if bot:
        known_bots(make_game(usual(), None), bot, [seats])
    with _place(postgresql) as (folder, database):
        result = drill.run(folder, database, games, seats, every or None, length, bot=bot, say=_say(ctx))
        _tell(ctx, result, ("errors",))


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


@app.command("presence", help="help-drill-presence")
def presence(ctx: typer.Context, length: Length = 30.0) -> None:
    from stellwerk.server.drills import presence as drill

    with _place(True) as (folder, database):
        _tell(ctx, drill.run(folder, str(database), length, say=_say(ctx)), ("replaced", "forgotten"))


@app.command("boot", help="help-drill-boot")
def boot(
    ctx: typer.Context,
    kills: Annotated[int, typer.Option("--kills", parser=whole("--kills", 1), help="help-drill-kills")] = 20,
) -> None:
    from stellwerk.server.drills import boot as drill

    with _place(False) as (folder, _):
        _tell(ctx, drill.run(folder, kills, say=_say(ctx)), ("shut",))


@app.command("rows", help="help-drill-rows")
def rows(ctx: typer.Context) -> None:
    from stellwerk.server.drills import rows as drill

    with _place(False) as (folder, _):
        result = drill.run(folder, say=_say(ctx))
        _tell(ctx, result, ("unhealed", "silent", "disturbed", "uncounted"))


@app.command("attack", help="help-drill-attack")
def attack(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="help-drill-names")] = None,
    length: Length = 30.0,
    postgresql: UsePostgres = False,
) -> None:
    from stellwerk.server.drills import attack as drill
    from stellwerk.server.drills.attacks import NAMES

    if strange := [name for name in names or () if name not in NAMES]:
        raise InputError("error-attack", name=strange[0], names=", ".join(NAMES))
    results = []
    for name in names or NAMES:
        with _place(postgresql) as (folder, database):
            results.append(drill.run(name, folder, database, length, say=_say(ctx)))
        _tell(ctx, results[-1])
    if not all(result.held for result in results):
        raise typer.Exit(1)


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


def _tell(ctx: typer.Context, result: object, zero: tuple[str, ...] = ()) -> None:
    """The figures as JSON; exit code 1 if one that must be 0 is not."""
    import msgspec

    screen: Screen = ctx.obj
    figures: Json = msgspec.to_builtins(result)
    screen.json(figures)
    if any(figures[name] for name in zero):
        raise typer.Exit(1)
