"""`stellwerk serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from msgspec.structs import replace

from stellwerk import games
from stellwerk.cli.errors import InputError
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen

DataFolder: TypeAlias = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="help-data", show_default=False)
]
Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="help-database", show_default=False)
]


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", parser=whole("--port", 1), help="help-port")] = 8000,
    data: DataFolder = None,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="help-origin", show_default=False)] = None,
    public: Annotated[str, typer.Option("--public", metavar="URL", help="help-public", show_default=False)] = "",
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="help-proxy", show_default=False)
    ] = None,
    titles: Annotated[
        list[Path] | None, typer.Option("--titles", metavar="DIR", help="help-titles", show_default=False)
    ] = None,
    workers: Annotated[int, typer.Option("--workers", parser=whole("--workers", 1), help="help-workers")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    # Only here: the other commands need neither the database nor the web.
    from stellwerk.server.errors import StoreError
    from stellwerk.server.serve import probe
    from stellwerk.server.serve import serve as run
    from stellwerk.server.settings import Bots, Settings

    screen: Screen = ctx.obj
    for folder in titles or ():
        for finding in games.offer(folder):
            screen.complain(screen.words.say("serve-not-offered", text=finding.text))
    settings = Settings(
        database=place(data, database, make=True),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        public=public.rstrip("/"),
        bots=Bots(workers=workers),
    )
    if proxy:
        settings = replace(settings, proxies=_proxies(proxy))
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    try:
        probe(settings)
    except StoreError as error:
        raise InputError("error-database", text=str(error)) from error
    screen.say("serve-ready", address=address)
    if browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    run(settings)


def _proxies(named: list[str]) -> tuple[str, ...]:
    from stellwerk.server.addresses import Proxies

    for each in named:
        try:
            Proxies([each])
        except ValueError as error:
            raise InputError("error-proxy", text=each) from error
    return tuple(named)


def place(data: Path | None, database: str | None, make: bool = False) -> str:
    """Where tables are kept: a database's URL, or a file in a folder; who begins to keep some has it made."""
    from stellwerk.server.database import url_of
    from stellwerk.server.settings import data_folder, made_private, sqlite_in

    if database is None:
        folder = data or data_folder()
        return sqlite_in(made_private(folder) if make else folder)
    if data is not None:
        raise InputError("error-data-or-database")
    try:
        url_of(database)
    except ValueError as error:
        raise InputError("error-database", text=str(error)) from error
    return database
