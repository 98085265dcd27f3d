"""How somebody who is away is called: by a message to its browsers, or by letter. No table waits for it."""

from __future__ import annotations

import asyncio
import functools
import http.client
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Final, TypeVar

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from msgspec import Struct

from stellwerk import telling
from stellwerk.core.game import AnyGame
from stellwerk.server import letters, metrics, outside
from stellwerk.server.errors import StoreError
from stellwerk.server.reach import Letter, Push
from stellwerk.server.settings import Settings
from stellwerk.server.store import Store
from stellwerk.words import Words

GONE: Final = (404, 410)  # what a push service says of a browser that wants to hear no more
KEPT: Final = 86_400  # seconds that a push service keeps a message for a browser that is off

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Call(Struct, frozen=True):
    """Whose turn it is and where; `by`: the name of whoever is waiting and says so."""

    guest: str
    table: str
    game: AnyGame
    others: tuple[str, ...]
    by: str = ""


class Told(Struct, frozen=True):
    """A call in words."""

    title: str
    text: str


def told(call: Call, lang: str) -> Told:
    words = telling.words_for(call.game, lang)
    title = telling.called(call.game, lang)
    others = words.listed(call.others)
    if call.by:
        return Told(words.say("call-nudge", who=call.by), words.say("call-nudge-text", game=title, others=others))
    return Told(words.say("call-turn"), words.say("call-turn-text", game=title, others=others))


class Caller:
    """One for all tables. Push services and mail servers are asked in threads, a few at a time."""

    def __init__(self, settings: Settings, store: Store, key: str) -> None:
        self._calls = settings.calls
        self._public = settings.public
        self._store = store
        self.slips = letters.Slips(key)
        self.pushes = settings.calls.push and find_spec("cryptography") is not None  # an extra of its own
        self.writes = bool(settings.calls.smtp and settings.calls.sender and settings.public)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._threads = ThreadPoolExecutor(settings.calls.each, "calls")
        self._tasks: set[asyncio.Task[bool]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def key(self) -> str:
        """The server's key for push messages: the same on every node, made on first use."""
        from stellwerk.server.sealing import new_key

        return await self._store.kept("push key", new_key)

    def call(self, call: Call) -> None:
        """Call somebody, soon and without waiting."""
        task = asyncio.create_task(self._reach(call))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def reachable(self, guest: str) -> bool:
        """Whether somebody away has said how to be called."""
        letter = await self._store.reach.letter(guest) if self.writes else None
        return bool(letter and letter.confirmed) or bool(self.pushes and await self._store.reach.pushes(guest))

    def may_nudge(self, table: str, seat: int) -> bool:
        return self._limiter.hit(parse(self._calls.nudges), "nudge", table, str(seat))

    def may_write(self, guest: str, address: str) -> bool:
        """Whether one more letter may ask for confirmation: no guest may flood, and no address be flooded."""
        item, names = parse(self._calls.letters), (guest, address.lower())
        return all(self._limiter.test(item, "letter", name) for name in names) and all(
            self._limiter.hit(item, "letter", name) for name in names
        )

    async def ask(self, guest: str, letter: Letter) -> None:
        """Write to an address whether it wants letters of this guest's games; OSError if it cannot be."""
        words = Words(letter.lang)
        yes, stop = f"{self._public}/mail#yes.{self.slips.yes(guest, letter.address)}", self._stop_page(guest)
        text = words.say("letter-ask-text", yes=yes, stop=stop)
        await self._write(guest, letter.address, words.say("letter-ask"), text)

    async def _reach(self, call: Call) -> bool:
        """A letter goes only where no browser has taken the message: whoever is called once is called enough."""
        try:
            took = [await self._push(push, call) for push in await self._pushes(call.guest)]
            letter = None if any(took) or not self.writes else await self._store.reach.letter(call.guest)
            if letter is None or not letter.confirmed:
                return any(took)
            said = told(call, letter.lang)
            words = Words(letter.lang)
            link, stop = f"{self._public}/t/{call.table}", self._stop_page(call.guest)
            text = words.say("letter-text", title=said.title, text=said.text, link=link, stop=stop)
            await self._write(call.guest, letter.address, said.title, text)
        except (StoreError, OSError) as error:
            self._failed("letter", error)
            return False
        metrics.calls.labels("letter", "sent").inc()
        return True

    async def _pushes(self, guest: str) -> list[Push]:
        return await self._store.reach.pushes(guest) if self.pushes else []

    async def _push(self, push: Push, call: Call) -> bool:
        """Whether the browser's service has taken the message. One that knows the browser no more is forgotten."""
        from stellwerk.server import sealing

        said = told(call, push.lang)
        note = {"title": said.title, "text": said.text, "path": f"/t/{call.table}", "tag": call.table}
        key = await self.key()
        headers = {
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": call.table,  # a later call takes the place of one that nobody has seen
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        contact = self._calls.contact or self._public or "mailto:nobody@invalid"

        def send() -> int:
            body = sealing.seal(json.dumps(note).encode(), push.key, push.secret)
            sign = sealing.letterhead(key, push.endpoint, contact, int(time.time()))
            all_headers = {**headers, "Authorization": sign}
            return outside.post(push.endpoint, body, all_headers, self._calls.private, self._calls.seconds)

        try:
            status = await self._aside(send)
        except (OSError, ValueError, http.client.HTTPException) as error:
            self._failed("push", error)
            return False
        if status in GONE:
            await self._store.reach.stop_push(push.device, push.endpoint)
        metrics.calls.labels("push", str(status)).inc()
        return 200 <= status < 300

    async def _write(self, guest: str, to: str, subject: str, text: str) -> None:
        stop = f"{self._public}/api/mail/stop/{self.slips.stop(guest)}"
        letter = letters.written(self._calls.sender, to, subject, text, stop)
        await self._aside(functools.partial(letters.send, self._calls, letter))

    def _stop_page(self, guest: str) -> str:
        return f"{self._public}/mail#stop.{self.slips.stop(guest)}"

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _failed(self, kind: str, error: Exception) -> None:
        # Only the kind of error: its message may name a person's address.
        _log.warning("call failed", extra={"fields": {"kind": kind, "cause": type(error).__name__}})
        metrics.calls.labels(kind, "failed").inc()
