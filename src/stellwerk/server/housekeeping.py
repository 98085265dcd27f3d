"""What nobody needs any more goes: tables, chat and guests, each after the days that the host has set."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from stellwerk import games
from stellwerk.server import expiry
from stellwerk.server.entries import Begun, Opened, Status
from stellwerk.server.errands import Choice, Errand, WriteRecord
from stellwerk.server.errors import StoreError, TooManyError
from stellwerk.server.settings import Keep
from stellwerk.server.store import DAY, Row, Store, now
from stellwerk.server.wholefile import whole_file

BITE: Final = 20  # things done before everybody else has a turn
Kind: TypeAlias = Literal["finished", "unfinished", "abandoned", "unbegun", "chat", "guests", "designs"]
STATUS: Final[dict[Kind, Status]] = {
    "finished": "over",
    "unfinished": "running",
    "abandoned": "abandoned",
    "unbegun": "open",
}
_log = logging.getLogger(__name__)


class Swept(Struct, frozen=True):
    """One thing looked at: a table by its code, or so many lines or guests. `gone`: it is deleted."""

    kind: Kind
    what: str | int
    gone: bool = True


async def in_this_process(errand: Errand) -> bytes:
    """For who cleans by hand, where nobody waits."""
    return errand.run()


class Housekeeper:
    """`run` takes errands; `busy` tables are left alone."""

    def __init__(
        self,
        store: Store,
        keep: Keep,
        run: Callable[[Errand], Awaitable[bytes]],
        busy: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self._store = store
        self._keep = keep
        self._run = run
        self._busy = busy
        self._told: set[str] = set()  # tables of which we have said that they stay
        self._round: AsyncGenerator[Swept, None] | None = None

    async def bite(self) -> bool:
        """A little of a round; False when it is over. While another node cleans there is nothing to do."""
        async with expiry.alone(self._store) as mine:
            if not mine:
                return False
            if self._round is None:
                self._round = self.round()
            for _ in range(BITE):
                if await anext(self._round, None) is None:
                    self._round = None
                    return False
        return True

    async def close(self) -> None:
        if self._round is not None:
            await self._round.aclose()

    async def round(self) -> AsyncGenerator[Swept, None]:
        """Everything that is too old, one thing after the other."""
        async for kind, row in self.due():
            yield Swept(kind, row.code, await self._let_go(kind, row))
        while (before := self._before("chat")) and (lines := await expiry.drop_chat(self._store, before)):
            yield Swept("chat", lines)
        while (before := self._before("guests")) and (people := await expiry.drop_guests(self._store, before)):
            yield Swept("guests", people)
        designs = self._store.designs
        while (before := self._before("designs")) and (gone := await designs.drop_unplayed(before, expiry.SOME)):
            yield Swept("designs", gone)

    async def due(self) -> AsyncIterator[tuple[Kind, Row]]:
        """The tables that are to go, as far as their age tells."""
        for kind, status in STATUS.items():
            if (before := self._before(kind)) and (kind != "finished" or self._keep.records):
                async for row in expiry.old_tables(self._store, status, before):
                    yield kind, row

    async def due_besides(self) -> dict[Kind, int]:
        """How many lines of chat, guests and designs are to go."""
        lines, people = await expiry.counts(self._store, self._before("chat"), self._before("guests"))
        designs = await self._store.designs.unplayed(self._before("designs"))
        return {"chat": lines, "guests": people, "designs": designs}

    def _before(self, kind: Kind) -> int:
        """Milliseconds of the wall clock; 0: for ever."""
        days: float = getattr(self._keep, kind)
        return now() - int(days * DAY) if days else 0

    async def _let_go(self, kind: Kind, row: Row) -> bool:
        if self._busy(row.id):
            return False
        if kind in ("finished", "abandoned") and self._keep.records and not await self._written(row):
            return False
        return await expiry.drop_table(self._store, row, self._before(kind))

    async def _written(self, row: Row) -> bool:
        """Whether the record of a game lies in the folder, whole; what cannot be told again must not be lost."""
        path = Path(self._keep.records) / f"{row.code}-{row.id}.record"
        if path.exists():
            return True
        try:
            logged = tuple(await self._store.log(row.id))
            if not any(isinstance(each.entry, Begun) for each in logged):
                return True  # nothing was played
            first = logged[0].entry
            assert isinstance(first, Opened)
            await self._store.designs.ready(row.game)
            choice = Choice(games.known()[row.game], tuple(sorted(first.setup.options.items())))
            text = await self._run(WriteRecord(choice, logged))
            await asyncio.to_thread(_write, path, text)
        except StoreError:
            raise
        except TooManyError:  # enough work for now; the next round goes on
            return False
        except Exception as error:  # its title is away, its log unreadable, the folder full: it concerns this one
            self._stays(row, error)
            return False
        return True

    def _stays(self, row: Row, error: Exception) -> None:
        if row.id not in self._told:
            self._told.add(row.id)
            fields = {"table": row.id, "cause": type(error).__name__}
            _log.warning("no record, so the table stays", extra={"fields": fields})


def _write(path: Path, text: bytes) -> None:
    with whole_file(path) as file:
        file.write(text)
