"""How a transaction runs: as one piece of work that either reaches the disk or never was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from stellwerk.server.database import plain_engine_of

Result = TypeVar("Result")


class Transactions(Protocol):
    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What the work gives back, once it is committed."""
        ...

    async def close(self) -> None: ...


def transactions(engine: AsyncEngine) -> Transactions:
    """The way that suits a database."""
    return InThread(plain_engine_of(engine.url)) if engine.dialect.name == "sqlite" else OnLoop(engine)


class OnLoop:
    """For a database that is spoken to over the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is the store's."""


class InThread:
    """For SQLite: whole in a thread of its own. An asynchronous driver changes threads for every statement, and
    each change waits until the busy event loop lets go of the interpreter."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "commits")

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()
