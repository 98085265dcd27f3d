"""Nodes on one PostgreSQL hear of each other's appends: LISTEN/NOTIFY on one channel."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from stellwerk.server.commits import CHANNEL
from stellwerk.server.errors import StoreError
from stellwerk.server.store import Store

AGAIN: Final = 1.0  # seconds between two attempts to listen

_log = logging.getLogger(__name__)


class News(Struct, frozen=True):
    """What a notification says. `here` and `left`: seats at the node `sender`. `asked`: somebody wants to know who
    is here. `missed`: we were deaf for a while."""

    appended: tuple[tuple[str, int], ...] = ()
    said: tuple[tuple[str, int], ...] = ()
    planned: tuple[tuple[str, int], ...] = ()
    revoked: tuple[str, ...] = ()
    deleted: tuple[str, ...] = ()
    here: tuple[tuple[str, int], ...] = ()
    left: tuple[tuple[str, int], ...] = ()
    asked: bool = False
    sender: str = ""
    missed: bool = False


class Listener:
    """Calls `heard` for every notification of another node; keeps listening when the database restarts."""

    def __init__(self, store: Store, heard: Callable[[News], Awaitable[None]]) -> None:
        self._store = store
        self._heard = heard
        self._node = secrets.token_hex(4)
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._lost = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        connection = await self._connect()
        self._tasks = [asyncio.create_task(self._keep(connection)), asyncio.create_task(self._pass_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def tell(self, word: str) -> None:
        """A word for the other nodes."""
        with contextlib.suppress(SQLAlchemyError, OSError):  # it is stored already; they will read it later
            async with self._store.engine.begin() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{word}@{self._node}")))

    async def _connect(self) -> Any:  # asyncpg ships no types
        import asyncpg  # only here: a server on SQLite starts without it

        url = self._store.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._receive)
        return connection

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            news = read(payload, self._node)
        except ValueError:
            return  # the word of a newer node
        if news != News():
            self._news.put_nowait(news)

    async def _keep(self, connection: Any) -> None:  # as above
        try:
            while True:
                await self._lost.wait()
                _log.warning("database connection lost; listening again")
                while True:
                    await asyncio.sleep(AGAIN)
                    with contextlib.suppress(Exception):  # it is still starting, in one of many ways
                        connection = await self._connect()
                        break
                self._news.put_nowait(News(missed=True))
        finally:
            with contextlib.suppress(Exception):  # it may be gone already
                await connection.close(timeout=1)

    async def _pass_on(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await self._heard(news)
            except StoreError:
                self._news.put_nowait(News(missed=True))
                await asyncio.sleep(AGAIN)
            except Exception:  # whatever one piece of news does to us, the next one must be heard
                _log.error("news failed", exc_info=True)


def read(payload: str, node: str) -> News:
    """`table:version …` after a commit, `#table:number@node` for chat, `=table:seat` for what a seat has in mind,
    `!guest@node` for a revoked token, `~table` for a deleted table, `+table:seat …@node` and `-table:seat …@node`
    for who comes and goes, `?@node` asks."""
    word, _, sender = payload.partition("@")
    if sender and sender == node:
        return News()
    match word[:1], word[1:]:
        case "!", guest:
            return News(revoked=(guest,))
        case "~", table:
            return News(deleted=(table,))
        case "=", seat:
            return News(planned=(_pair(seat),))
        case "#", line:
            return News(said=(_pair(line),))
        case "+", seats:
            return News(here=_pairs(seats), sender=sender)
        case "-", seats:
            return News(left=_pairs(seats), sender=sender)
        case "?", _:
            return News(asked=True)
        case _:
            return News(appended=_pairs(word))


def _pairs(text: str) -> tuple[tuple[str, int], ...]:
    return tuple(_pair(each) for each in text.split())


def _pair(text: str) -> tuple[str, int]:
    name, _, number = text.partition(":")
    return name, int(number)
