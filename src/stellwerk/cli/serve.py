"""`stellwerk serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer
from msgspec.structs import replace

from stellwerk.cli.errors import InputError, findings_told
from stellwerk.cli.numbers import whole
from stellwerk.cli.screen import Screen

if TYPE_CHECKING:
    from stellwerk.server.settings import Settings

DataFolder: TypeAlias = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="help-data", show_default=False)
]
Database: TypeAlias = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="help-database", show_default=False)
]
Records: TypeAlias = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="help-keep-records", show_default=False)
]
SettingsFile: TypeAlias = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="help-settings", show_default=False)
]
Said: TypeAlias = Annotated[
    list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="help-set", show_default=False)
]


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="help-host", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None, typer.Option("--port", parser=whole("--port", 1), help="help-port", show_default="8000")
    ] = None,
    data: DataFolder = None,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="help-origin", show_default=False)] = None,
    public: Annotated[
        str | None, typer.Option("--public", metavar="URL", help="help-public", show_default=False)
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="help-proxy", show_default=False)
    ] = None,
    titles: Annotated[
        list[Path] | None, typer.Option("--titles", metavar="DIR", help="help-titles", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", parser=whole("--workers", 1), help="help-workers", show_default="1")
    ] = None,
    records: Records = None,
    file: SettingsFile = None,
    said: Said = None,
    show: Annotated[bool, typer.Option("--show-settings", help="help-show-settings")] = False,
    browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    # Only here: the other commands need neither the database nor the web.
    from stellwerk.server.choosing import shown
    from stellwerk.server.settings import data_folder

    screen: Screen = ctx.obj
    if data is not None and database is not None:
        raise InputError("error-data-or-database")
    flags: dict[str, object] = {
        "host": host,
        "port": port,
        "data": data and str(data),
        "database": database,
        "origins": origin,
        "public": public and public.rstrip("/"),
        "proxies": proxy,
        "titles": [str(folder) for folder in titles] if titles else None,
        "workers": workers,
        "keep.records": records and str(records),
    }
    settings = settings_of(screen, file, said, flags)
    if not settings.database:
        settings = replace(settings, data=settings.data or str(data_folder()))
    if show:
        screen.tell(shown(settings))
    else:
        _run(screen, settings, browser)


def _run(screen: Screen, settings: Settings, browser: bool) -> None:
    from stellwerk.server.database import url_of
    from stellwerk.server.errors import StoreError
    from stellwerk.server.offering import offer
    from stellwerk.server.serve import probe
    from stellwerk.server.serve import serve as run
    from stellwerk.server.supervisor import Supervisor

    if settings.workers > 1 and url_of(settings.database).get_backend_name() == "sqlite":
        raise InputError("error-workers")
    for _, text in findings_told(screen.words, offer(settings)):
        screen.complain(screen.words.say("serve-not-offered", text=text))
    settings = replace(settings, database=placed(settings, make=True))
    here = settings.host in ("127.0.0.1", "0.0.0.0", "::")
    address = f"http://{'localhost' if here else settings.host}:{settings.port}/"
    try:
        probe(settings)
    except StoreError as error:
        raise InputError("error-database", text=str(error)) from error
    screen.say("serve-ready", address=address)
    if browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    if settings.workers > 1:
        Supervisor(settings).run()
    else:
        run(settings)


def settings_of(
    screen: Screen, file: Path | None, said: list[str] | None, flags: Mapping[str, object]
) -> Settings:
    """Those of the file, of `--set` and of flags, the last one last."""
    from stellwerk.server.choosing import VARIABLE, Layer, SettingError, chosen, file_layer, said_layer

    named = file or (Path(found) if (found := os.environ.get(VARIABLE)) else None)
    given = {key: value for key, value in flags.items() if value is not None}
    try:
        return chosen(
            [
                *([file_layer(named)] if named else []),
                said_layer("--set", said or ()),
                Layer(screen.words.say("command-line"), given),
            ]
        )
    except SettingError as error:
        told = {"source": error.source, "setting": error.key}
        if error.allowed is None:
            raise InputError("error-no-setting", **told, known=error.known) from error
        allowed = screen.words.say(f"allowed-{error.allowed.name}", least=error.allowed.least)
        raise InputError("error-setting", **told, allowed=allowed) from error


def placed(settings: Settings, make: bool = False) -> str:
    """The place that settings name, and the folder for records."""
    if settings.keep.records:
        Path(settings.keep.records).mkdir(mode=0o700, parents=True, exist_ok=True)
    return place(Path(settings.data) if settings.data else None, settings.database or None, make)


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
