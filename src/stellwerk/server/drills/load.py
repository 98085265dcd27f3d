"""Load: many games with a socket for every person, at a given pace or flat out, and how long a move takes."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from stellwerk.games import usual
from stellwerk.server.drills.client import SeatClient, call, open_table
from stellwerk.server.drills.node import Node
from stellwerk.server.settings import Bots


class Offered(Struct):
    action: str


class Heard(Struct):
    """The part of a message that a generator needs; the rest is skipped."""

    type: str
    version: int = 0
    choices: list[Offered] = []
    ending: str = ""


class LoadResult(Struct, frozen=True):
    """Milliseconds to the acknowledgement, and until all people of the table had the new view."""

    games: int
    sockets: int
    seconds: float
    connect_seconds: float
    moves: int
    moves_per_second: float
    bots_per_second: float  # their decisions
    ack_p50: float
    ack_p99: float
    all_p50: float
    all_p99: float
    all_max: float
    errors: int
    megabytes: float
    bytes_per_message: float


class LoadGame:
    """One game: every seat listens, whoever may act is made to act."""

    def __init__(self, table: str, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.offered: dict[int, tuple[int, list[Offered]]] = {}
        self.over = False
        self.sent: tuple[int, float] | None = None  # the version we acted on, and when
        self.acted = 0.0  # when we last acted; the acknowledgement may come after the last view
        self.waiting: set[int] = set()
        self.moved = asyncio.Event()
        self.acks: list[float] = []
        self.alls: list[float] = []
        self.errors = 0
        self.read = 0
        self.messages = 0
        self.versions: tuple[int, int] | None = None  # the first and the last one seen

    async def listen(self, seat: int) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        socket = self.sockets[seat]
        try:
            while True:
                frame = await socket.recv(decode=False)
                message = decode(frame)
                if message.type == "play":
                    self.read += len(frame)
                    self.messages += 1
                    self._play(seat, message)
                elif message.type == "done":
                    self.acks.append(time.perf_counter() - self.acted)
                elif message.type in ("refused", "stale"):
                    self.errors += 1
        except ConnectionClosed:
            if not self.over:
                self.errors += 1

    def _play(self, seat: int, message: Heard) -> None:
        self.over = self.over or bool(message.ending)
        self.versions = (self.versions[0] if self.versions else message.version, message.version)
        if message.choices:
            self.offered[seat] = (message.version, message.choices)
        else:
            self.offered.pop(seat, None)
        if self.sent and message.version > self.sent[0]:
            self.waiting.discard(seat)
            if not self.waiting:
                self.alls.append(time.perf_counter() - self.sent[1])
                self.sent = None
                self.moved.set()

    async def move(self) -> None:
        """One action, and wait until everybody has seen it."""
        if self.over or not self.offered:
            return
        seat = self.rng.choice(sorted(self.offered))
        version, choices = self.offered[seat]
        self.moved.clear()
        self.waiting = set(range(len(self.sockets)))
        self.acted = time.perf_counter()
        self.sent = (version, self.acted)
        action = self.rng.choice(choices).action
        text = msgspec.json.encode({"type": "act", "version": version, "action": action, "id": "1"})
        await self.sockets[seat].send(text.decode())
        try:
            async with asyncio.timeout(30):
                await self.moved.wait()
        except TimeoutError:
            self.errors += 1


async def load(
    node: Node,
    games: int,
    seats: int,
    every: float | None,
    seconds: float,
    title: str,
    bot: str,
    say: Callable[[str], None],
) -> LoadResult:
    """`every` seconds a move in each game, or flat out when None. With a bot, one person sits at every table."""
    people = 1 if bot else seats
    token = (await asyncio.to_thread(call, node.base, "POST", "/api/guests", {"name": "load"}))["token"]
    say(f"opening {games} tables")
    made = [await asyncio.to_thread(open_table, node.base, title, seats, token, bot) for _ in range(games)]
    rng = random.Random(7)
    tables = [LoadGame(table, random.Random(rng.random())) for table in made]
    say(f"connecting {games * people} sockets")
    began = time.perf_counter()
    gate = asyncio.Semaphore(50)

    async def connect(game: LoadGame) -> None:
        async with gate:
            for seat in range(people):
                game.sockets.append((await SeatClient.open(node.base, game.table, token, seat)).socket)

    await asyncio.gather(*map(connect, tables))
    gc.freeze()  # the generator's own collections are not to be measured
    gc.disable()
    listeners = [asyncio.create_task(game.listen(seat)) for game in tables for seat in range(people)]
    connected = time.perf_counter() - began
    await asyncio.sleep(2)
    say(f"playing for {seconds:.0f} s")
    end = time.perf_counter() + seconds
    began = time.perf_counter()

    async def drive(game: LoadGame) -> None:
        if every:
            await asyncio.sleep(game.rng.random() * every)
        while time.perf_counter() < end and not game.over:
            start = time.perf_counter()
            await game.move()
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - start)) if every else 0)

    await asyncio.gather(*map(drive, tables))
    took = time.perf_counter() - began
    memory = node.memory()
    gc.enable()
    for game in tables:
        game.over = True
    await asyncio.gather(*(socket.close() for game in tables for socket in game.sockets))
    await asyncio.gather(*listeners, return_exceptions=True)
    acks = sorted(1000 * each for game in tables for each in game.acks)
    alls = sorted(1000 * each for game in tables for each in game.alls)
    entries = sum(game.versions[1] - game.versions[0] for game in tables if game.versions)
    return LoadResult(
        games=games,
        sockets=games * people,
        seconds=round(took, 1),
        connect_seconds=round(connected, 1),
        moves=len(alls),
        moves_per_second=round(len(alls) / took, 1),
        bots_per_second=round(max(0, entries - len(acks)) / took, 1) if bot else 0.0,
        ack_p50=at(acks, 0.5),
        ack_p99=at(acks, 0.99),
        all_p50=at(alls, 0.5),
        all_p99=at(alls, 0.99),
        all_max=at(alls, 1.0),
        errors=sum(game.errors for game in tables),
        megabytes=round(memory, 1),
        bytes_per_message=round(sum(game.read for game in tables) / max(1, sum(game.messages for game in tables))),
    )


def at(ordered: list[float], share: float) -> float:
    """A percentile of numbers in ascending order."""
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


def run(
    folder: Path,
    database: str | None = None,
    games: int = 1000,
    seats: int = 5,
    every: float | None = 5.0,
    seconds: float = 60.0,
    title: str | None = None,
    bot: str = "",
    say: Callable[[str], None] = print,
) -> LoadResult:
    """Start a server, load it, stop it. Bots let as much time pass before they act as at any table."""
    node = Node(database or str(folder / "load.db"), folder / "load.log", bots=Bots())
    node.start()
    try:
        return asyncio.run(load(node, games, seats, every, seconds, title or usual(), bot, say))
    finally:
        node.stop()
