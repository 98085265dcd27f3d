"""Attack: a stranger at another address does harm while two innocent people play; how much do they notice?"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stellwerk.games import usual
from stellwerk.server.drills.attacks.target import Target
from stellwerk.server.drills.client import SeatClient, call, open_table
from stellwerk.server.drills.load import LoadGame, at
from stellwerk.server.drills.node import Node, environment
from stellwerk.server.settings import Limits

STRANGER: Final = "127.0.0.2"  # limits are per address, and every address of 127/8 is this machine
PACE: Final = 0.05  # seconds between two moves of the innocent pair
TIMES: Final = 3.0  # so much slower may the slowest moves become
FLOOR: Final = 20.0  # milliseconds that nobody notices, whatever they are a multiple of
GROWTH: Final = 30.0  # megabytes


class AttackResult(Struct, frozen=True):
    """Milliseconds until both had the new view of a move, without and with the attack. `seen`: what the attacker
    met with. `held`: at most three times as slow and memory as it was."""

    attack: str
    quiet_p50: float
    quiet_p99: float
    p50: float
    p99: float
    times: float
    moves: int
    errors: int
    quiet_cores: float  # of processor time that the server took every second
    cores: float
    megabytes_before: float
    megabytes_after: float
    seen: dict[str, int]
    held: bool


class Pair:
    """Two people who play at a steady pace, and on at another table when a game is over."""

    def __init__(self, node: Node) -> None:
        self._base = node.base
        self._rng = random.Random(7)
        self._token = ""
        self._game: LoadGame | None = None
        self._listening: list[asyncio.Task[None]] = []

    async def sit_down(self) -> str:
        """The table they play at."""
        if not self._token:
            guest = await asyncio.to_thread(call, self._base, "POST", "/api/guests", {"name": "pair"})
            self._token = guest["token"]
        table = await asyncio.to_thread(open_table, self._base, usual(), 2, self._token)
        self._game = LoadGame(table, self._rng)
        for seat in range(2):
            client = await SeatClient.open(self._base, table, self._token, seat)
            self._game.sockets.append(client.socket)
            self._listening.append(asyncio.create_task(self._game.listen(seat)))
        await asyncio.sleep(0.5)
        return table

    async def play(self, seconds: float) -> tuple[list[float], int]:
        """Milliseconds of each move in ascending order, and what went wrong."""
        took, errors, end = list[float](), 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            if self._game is None or self._game.over:
                await self.stand_up()
                await self.sit_down()
            assert self._game is not None
            began = time.perf_counter()
            await self._game.move()
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))
            took += self._game.alls
            errors += self._game.errors
            self._game.alls, self._game.errors = [], 0
        return sorted(1000 * each for each in took), errors

    async def stand_up(self) -> None:
        if self._game is not None:
            self._game.over = True
            await asyncio.gather(*(socket.close() for socket in self._game.sockets))
        await asyncio.gather(*self._listening)
        self._listening.clear()


async def attack(node: Node, name: str, seconds: float, say: Callable[[str], None]) -> AttackResult:
    pair = Pair(node)
    table = await pair.sit_down()
    await pair.play(2.0)  # everything is loaded now
    say(f"{name}: {seconds:.0f} s undisturbed")
    start = node.processor()
    quiet, faults = await pair.play(seconds)
    middle, before = node.processor(), node.memory()
    say(f"{name}: {seconds:.0f} s under attack")
    host, port = node.settings.host, node.settings.port
    attacker = await _let_loose(name, Target(host, port, table, STRANGER))
    slow, more = await pair.play(seconds)
    end, after = node.processor(), node.memory()
    attacker.terminate()  # ProcessLookupError: it has ended by itself, and nothing was measured
    said, _ = await attacker.communicate()
    await pair.stand_up()
    p99, usually = at(slow, 0.99), at(quiet, 0.99)
    return AttackResult(
        attack=name,
        quiet_p50=at(quiet, 0.5),
        quiet_p99=usually,
        p50=at(slow, 0.5),
        p99=p99,
        times=round(p99 / usually, 1) if usually else 0.0,
        moves=len(slow),
        errors=faults + more,
        quiet_cores=round((middle - start) / seconds, 2),
        cores=round((end - middle) / seconds, 2),
        megabytes_before=round(before, 1),
        megabytes_after=round(after, 1),
        seen=msgspec.json.decode(said or b"{}", type=dict[str, int]),
        held=p99 <= max(TIMES * usually, FLOOR) and after - before <= GROWTH and not faults + more,
    )


async def _let_loose(name: str, target: Target) -> Process:
    """In a process of its own: what costs the attacker time must not cost the innocent people's clock any."""
    command = [sys.executable, "-m", "stellwerk.server.drills.attacks", name, msgspec.json.encode(target).decode()]
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, env=environment())


def run(
    name: str,
    folder: Path,
    database: str | None = None,
    seconds: float = 30.0,
    say: Callable[[str], None] = print,
) -> AttackResult:
    """Start a server with the limits that servers have, attack it, stop it."""
    node = Node(database or str(folder / "attack.db"), folder / "attack.log", limits=Limits())
    node.start()
    try:
        return asyncio.run(attack(node, name, seconds, say))
    finally:
        node.stop()
