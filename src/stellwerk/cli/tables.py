"""`stellwerk tables`, `backup`, `restore`: what the server keeps, for whoever runs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stellwerk.cli.errors import InputError
from stellwerk.cli.screen import Screen
from stellwerk.cli.serve import Database, DataFolder, Records, Said, SettingsFile, place, placed, settings_of

if TYPE_CHECKING:
    from stellwerk.server.settings import Settings

app = typer.Typer(help="help-tables", rich_markup_mode=None)
Name = Annotated[str, typer.Argument(metavar="TABLE", help="help-table-name", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file", show_default=False)]


@contextmanager
def reasons_told(table: str = "") -> Iterator[None]:
    """What a database or a backup can do to us, in a line."""
    from stellwerk.server.backup import BackupError
    from stellwerk.server.errors import NotFoundError, TableError

    try:
        yield
    except NotFoundError as error:
        raise InputError("error-table", table=table) from error
    except TableError as error:
        raise InputError("error-database", text=str(error)) from error
    except BackupError as error:
        raise InputError("error-backup", text=str(error)) from error


@app.command("list", help="help-tables-list")
def list_all(ctx: typer.Context, data: DataFolder = None, database: Database = None) -> None:
    from stellwerk.server import admin

    screen: Screen = ctx.obj
    with reasons_told():
        lines = asyncio.run(admin.list_tables(place(data, database)))
    rows = [
        [screen.words.say(f"column-{name}") for name in ("code", "game", "status", "opened", "who", "versions")]
    ]
    for line in lines:
        opened = time.strftime("%Y-%m-%d %H:%M", time.localtime(line.row.created / 1000))
        names = ", ".join(name or "–" for name in line.names)
        rows.append([line.row.code, line.row.game, line.row.status, opened, names, str(line.versions)])
    screen.table(rows, numbers=1)


@app.command("export", help="help-tables-export")
def export(ctx: typer.Context, table: Name, data: DataFolder = None, database: Database = None) -> None:
    from stellwerk.server import admin

    screen: Screen = ctx.obj
    with reasons_told(table):
        screen.tell(asyncio.run(admin.export(place(data, database), table)).rstrip("\n"))


@app.command("delete", help="help-tables-delete")
def delete(ctx: typer.Context, table: Name, data: DataFolder = None, database: Database = None) -> None:
    from stellwerk.server import admin

    screen: Screen = ctx.obj
    with reasons_told(table):
        row = asyncio.run(admin.delete(place(data, database), table))
    screen.say("tables-deleted", code=row.code, game=row.game)


@app.command("clean", help="help-tables-clean")
def clean(
    ctx: typer.Context,
    data: DataFolder = None,
    database: Database = None,
    records: Records = None,
    file: SettingsFile = None,
    said: Said = None,
    dry: Annotated[bool, typer.Option("--dry-run", help="help-dry-run")] = False,
) -> None:
    screen: Screen = ctx.obj
    flags = {
        "data": data and str(data),
        "database": database,
        "keep.records": records and str(records),
    }
    settings = settings_of(screen, file, said, flags)
    with reasons_told():
        asyncio.run(_clean(screen, settings, dry))


async def _clean(screen: Screen, settings: Settings, dry: bool) -> None:
    from stellwerk.server.housekeeping import Housekeeper, in_this_process
    from stellwerk.server.store import Store

    store = await Store.open(placed(settings), make=False)
    keeper = Housekeeper(store, settings.keep, in_this_process)
    try:
        if dry:
            async for kind, row in keeper.due():
                screen.say(f"clean-{kind}", what=row.code)
            for kind, count in (await keeper.due_besides()).items():
                screen.say(f"clean-{kind}", what=count)
            return
        async for swept in keeper.round():
            if swept.gone:
                screen.say(f"clean-{swept.kind}", what=swept.what)
            else:
                screen.say("clean-stays", what=swept.what)
    finally:
        await store.close()


def backup(ctx: typer.Context, file: BackupFile, data: DataFolder = None, database: Database = None) -> None:
    from stellwerk.server.backup import backup as write

    screen: Screen = ctx.obj
    if file.exists():
        raise InputError("error-exists", path=str(file))
    with reasons_told():
        counts = asyncio.run(write(place(data, database), file))
    screen.say("backup-done", file=str(file), tables=counts["tables"], entries=counts["log"])


def restore(ctx: typer.Context, file: BackupFile, data: DataFolder = None, database: Database = None) -> None:
    from stellwerk.server.backup import restore as read

    screen: Screen = ctx.obj
    with reasons_told():
        counts = asyncio.run(read(file, place(data, database, make=True)))
    screen.say("restore-done", file=str(file), tables=counts.get("tables", 0), entries=counts.get("log", 0))
