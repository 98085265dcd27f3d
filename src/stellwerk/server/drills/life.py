"""The life of a table while its server is killed again and again: opened, joined, played, ended, once more."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from http.client import HTTPException
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.codec import Json
from stellwerk.core.proof import verify
from stellwerk.server.drills.client import RefusedError, SeatClient, call
from stellwerk.server.drills.promises import GUEST, Promise, Spoken
from stellwerk.server.entries import Abandoned, Answered, Asked, Begun, Moved, Opened, Rematched, Sat, Undone

# What happens to whoever speaks to a server that dies, or is not quite there yet.
CUT_OFF: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, HTTPException, RefusedError)
ENDS: Final = 0.01  # of all turns: then the host ends the game
ANEW: Final = 0.3  # of all games that ended: then no rematch follows but another table


class Life:
    """Two people and perhaps a bot. Remembers what was promised to them and not yet held against the database."""

    def __init__(self, base: str, title: str, bot: bool, name: str, rng: random.Random) -> None:
        self.promises: list[Promise] = []
        self.chat: list[Spoken] = []
        self.resumed = 0.0  # when somebody first saw the table again, monotonic
        self.verified = 0  # games that ended, with their luck recomputed
        self._base = base
        self._title = title
        self._bot = bot
        self._name = name
        self._rng = rng
        self._tokens: list[str] = []  # of whoever opens the table, and of whoever joins
        self._table: str | None = None
        self._opened = 0  # tables, or attempts to open one
        self._lines = 0

    async def enter(self) -> None:
        """The people get their tokens, while the server is well."""
        for _ in range(2):
            self._tokens.append((await self._ask("POST", "/api/guests", {}))["token"])

    async def live(self) -> None:
        """Until the server dies."""
        with contextlib.suppress(*CUT_OFF):
            while True:
                await self._step()

    @property
    def _names(self) -> tuple[str, str]:
        """Each attempt to open a table has names of its own, so that its rematches can be told from another's."""
        host = f"{self._name}-{self._opened}"
        return host, host + GUEST

    async def _step(self) -> None:
        """Whatever comes next, judged by what the table says of itself: the last answer may not have come."""
        if self._table is None:
            await self._open()
            return
        info = await self._ask("GET", f"/api/tables/{self._table}")
        match info["status"]:
            case "open" if any(seat["kind"] == "open" for seat in info["seats"]):
                await self._ask("POST", f"/api/tables/{self._table}/join", {"name": self._names[1]}, 1)
                self._promise(Sat, text=self._names[1])
            case "open":
                await self._ask("POST", f"/api/tables/{self._table}/start", {}, self._host(info))
                self._promise(Begun)
            case "running":
                await asyncio.gather(*(self._play(seat) for seat in (0, 1)))
            case _:
                await self._again(info)

    async def _open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "bot", "bot": "random"}] if self._bot else ())]
        self._opened += 1
        body = {"game": self._title, "seats": seats, "pace": 0, "listed": False, "name": self._names[0]}
        made = await self._ask("POST", "/api/tables", body, 0)
        self._table = made["table"]["id"]
        self._promise(Opened)

    async def _again(self, info: Json) -> None:
        """Both want a rematch at the same time, or neither."""
        if info["status"] == "over":
            self.verified += await asyncio.to_thread(_verify, self._base, str(self._table))
        if info["rematch"] is None and self._rng.random() < ANEW:
            self._table = None
            return
        both = await asyncio.gather(
            *(self._ask("POST", f"/api/tables/{self._table}/rematch", None, seat) for seat in (0, 1))
        )
        for each in both:
            self._promise(Rematched, text=each["id"])
        self._table = both[0]["id"]
        self._promise(Opened)

    async def _play(self, who: int) -> None:
        client = await SeatClient.open(self._base, str(self._table), self._tokens[who])
        await client.until("play")
        self.resumed = self.resumed or time.monotonic()
        while client.play is not None and not client.play["ending"]:
            if _asked(client.table):
                await self._send(client, (Answered, Undone), type="answer", yes=self._rng.random() < 0.7)
            elif client.play["choices"]:
                await self._turn(client, client.play, who)
            else:
                await client.next()
        await client.close()

    async def _turn(self, client: SeatClient, play: Json, who: int) -> None:
        """Mostly a move; now and then something else that people do."""
        fate = self._rng.random()
        if fate < ENDS and await self._abandon():
            await client.until("play")
        elif fate < 0.05:
            await self._say(client)
        elif fate < 0.08:
            await self._send(client, (Asked, Undone), type="takeback")
        elif fate < 0.2 and play["undo"]:
            await self._send(client, (Undone,), type="undo", version=play["version"])
        else:
            action = self._rng.choice(play["choices"])["action"]
            await self._send(client, (Moved,), action, type="act", version=play["version"], action=action)

    async def _send(self, client: SeatClient, kinds: tuple[type, ...], text: str = "", **message: object) -> None:
        """Something with an answer; afterwards we know the position that it led to."""
        await client.send(**message)
        answer = await client.until("done", "stale", "refused")
        if answer["type"] == "done":
            self._promise(*kinds, text=text, version=answer["version"])
        moves = answer["type"] == "stale" or (answer["type"] == "done" and kinds in ((Moved,), (Undone,)))
        while moves and client.play is not None and client.play["version"] < answer["version"]:
            await client.next()

    async def _say(self, client: SeatClient) -> None:
        self._lines += 1
        line = f"{self._name} says {self._lines}"
        await client.send(type="say", text=line)
        while (await client.until("chat"))["text"] != line:
            pass
        self.chat.append(Spoken(str(self._table), line))

    async def _abandon(self) -> bool:
        host = self._host(await self._ask("GET", f"/api/tables/{self._table}"))
        with contextlib.suppress(RefusedError):  # the other one was faster
            await self._ask("POST", f"/api/tables/{self._table}/abandon", None, host)
            self._promise(Abandoned)
            return True
        return False

    def _host(self, info: Json) -> int:
        return self._names.index(next(seat["name"] for seat in info["seats"] if seat["host"]))

    def _promise(self, *kinds: type, text: str = "", version: int | None = None) -> None:
        self.promises.append(Promise(str(self._table), kinds, text, version))

    async def _ask(self, method: str, path: str, body: object = None, who: int | None = None) -> Any:  # JSON
        token = "" if who is None else self._tokens[who]
        return await asyncio.to_thread(call, self._base, method, path, body, token)


def _asked(table: Json | None) -> bool:
    """Whether somebody waits for this seat's consent."""
    return table is not None and table["takeback"] is not None and table["you"] not in table["takeback"]["agreed"]


def _verify(base: str, table: str) -> bool:
    record = records.read(call(base, "GET", f"/api/tables/{table}/record"))
    game = games.of_record(record.header)
    records.check(game, record)
    return verify(game, record) > 0
