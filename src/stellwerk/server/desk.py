"""Where errands are taken: in processes of their own, each address in its turn and within its budget."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from stellwerk.server.errands import Errand, LongErrand, Page, Paged
from stellwerk.server.errors import NotPossibleError, TableError, TooManyError
from stellwerk.server.settings import Errands
from stellwerk.server.worker import NICE
from stellwerk.server.workers import Heard, NoAnswerError, Workers

KEPT: Final = 64  # pages that are ready for whoever asks next; a board has about a third of a megabyte
REMEMBERED: Final = 1000  # addresses whose spending is kept before those that owe nothing are forgotten


class Desk:
    """Nothing of this runs on the event loop, and nobody's errands keep another address waiting for long."""

    def __init__(self, settings: Errands, nice: int = NICE) -> None:
        self._settings = settings
        self._workers = Workers(settings.workers, settings.seconds, settings.megabytes, nice)
        self._pages: dict[Paged, asyncio.Task[Page]] = {}  # the most recently asked for last
        self._spent: dict[str, tuple[float, float]] = {}  # by address: when, and seconds not yet made good

    async def close(self) -> None:
        await self._workers.close()

    async def page(self, errand: Paged, where: str) -> Page:
        """A page, made once for all who want it at about the same time; only who has it made pays for it."""
        shared = self._pages.pop(errand, None)
        task = self._pages[errand] = shared or asyncio.create_task(self._made(errand, where))
        if len(self._pages) > KEPT:
            self._pages.pop(next(iter(self._pages)))
        try:
            return await asyncio.shield(task)
        except TableError as error:
            if self._pages.get(errand) is task:
                del self._pages[errand]
            if shared and isinstance(error, TooManyError):
                return await self.page(errand, where)  # whoever asked first had no share left; this one may
            raise

    async def _made(self, errand: Paged, where: str) -> Page:
        return msgspec.msgpack.decode(await self.run(errand, where), type=Page)

    async def run(self, errand: Errand | LongErrand, where: str, heard: Heard = lambda _: None) -> bytes:
        """The answer; TooManyError where this address has asked for more than its share."""
        turns = self._workers.turns
        if turns.wishes(where) >= self._settings.waiting or self._owes(where) >= self._settings.budget:
            raise TooManyError("too-many-errands")
        try:
            async with turns.turn(where):
                began = time.monotonic()
                try:
                    return await self._workers.run(errand, heard)
                finally:
                    self._charge(where, time.monotonic() - began)
        except NoAnswerError as error:
            raise NotPossibleError("errand-too-long") from error

    def _owes(self, where: str) -> float:
        since, seconds = self._spent.get(where, (0.0, 0.0))
        return max(0.0, seconds - (time.monotonic() - since) * self._settings.share)

    def _charge(self, where: str, seconds: float) -> None:
        self._spent[where] = time.monotonic(), self._owes(where) + seconds
        if len(self._spent) > REMEMBERED:
            self._spent = {each: spent for each, spent in self._spent.items() if self._owes(each)}
