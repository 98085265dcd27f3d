"""Fuzz: mutated frames and illegal actions at one table's sockets. Nothing may crash, nothing may change."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from stellwerk import bots, games
from stellwerk.core.codec import Json
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.server.drills.client import SeatClient, call, open_table
from stellwerk.server.drills.node import Node

NASTY: Final = (
    "",
    "\x00",
    "null",
    "NaN",
    "1e999",
    "-1",
    "[]",
    "{}",
    "\u202eabc",
    "💥" * 40,
    "9" * 400,
    "[" * 5000,
)
KINDS: Final = (
    "act",
    "undo",
    "takeback",
    "answer",
    "hint",
    "why",
    "back",
    "say",
    "nonce",
    "ping",
    "x",
    "",
    None,
    7,
)
BATCH: Final = 20


class FuzzResult(Struct, frozen=True):
    frames: int
    answered: dict[str, int]  # by kind of message
    closed: int  # times the server hung up on us: must be 0, for the drill lifts the limits
    changed: int  # frames after which the position was another: must be 0
    errors: int  # errors in the server's log: must be 0


def mutate(rng: random.Random, actions: list[str], version: int) -> str | bytes:
    """A frame that is nearly a message, or an action that is nearly legal."""
    match rng.randrange(7):
        case 0:  # an action of the game, but not now
            return json.dumps({"type": "act", "version": version, "action": rng.choice(actions), "id": "f"})
        case 1:  # a legal-looking action, broken
            return json.dumps({"type": "act", "version": version, "action": _damage(rng, rng.choice(actions))})
        case 2:  # fields of the wrong kind
            fields: Json = {
                name: rng.choice([*NASTY, None, -1, 2**70, 1.5, True, [], {}, [[1]]])
                for name in rng.sample(["version", "action", "id", "yes", "text", "nonce", "extra"], 3)
            }
            return json.dumps({"type": rng.choice(KINDS), **fields})
        case 3:  # a message cut or with bytes changed
            good = json.dumps({"type": "act", "version": version, "action": rng.choice(actions)})
            return _damage(rng, good)
        case 4:  # not JSON at all
            return rng.choice(NASTY) + "".join(rng.choices(string.printable, k=rng.randrange(200)))
        case 5:  # bytes
            return rng.randbytes(rng.randrange(1, 300))
        case _:  # old or future versions
            when = rng.choice([0, 1, version - 1, version + 1, 10**9, -5])
            return json.dumps(
                {"type": rng.choice(["act", "undo"]), "version": when, "action": rng.choice(actions)}
            )


def _damage(rng: random.Random, text: str) -> str:
    letters = list(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(letters) or 1)
        match rng.randrange(3):
            case 0 if letters:
                del letters[at % len(letters)]
            case 1:
                letters.insert(
                    at, chr(rng.choice([0, 10, 32, 34, 92, 123, 255, 0x202E, 0x1F4A5, rng.randrange(32, 127)]))
                )
            case _ if letters:
                letters[at % len(letters)] = chr(rng.randrange(32, 127))
    return "".join(letters)


async def fuzz(node: Node, frames: int, seed: int, title: str, say: Callable[[str], None]) -> FuzzResult:
    rng = random.Random(seed)
    token = (await asyncio.to_thread(call, node.base, "POST", "/api/guests", {}))["token"]
    table = await asyncio.to_thread(open_table, node.base, title, 2, token, hints=False, chat="off")
    notation = _actions(title)
    answered: dict[str, int] = {}
    sent = closed = changed = 0
    while sent < frames:
        before = await asyncio.to_thread(_plays, node.base, table, token)
        if before[0]["ending"]:
            table = await asyncio.to_thread(open_table, node.base, title, 2, token, hints=False, chat="off")
            before = await asyncio.to_thread(_plays, node.base, table, token)
        legal = {choice["action"] for told in before for choice in told["choices"]}
        illegal = [action for action in notation if action not in legal]
        client = await SeatClient.open(node.base, table, token, rng.randrange(2))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(50):
                for _ in range(BATCH):
                    await client.socket.send(mutate(rng, illegal, before[0]["version"]))
                await client.send(type="ping", id="seen")  # its answer says that all of the batch was looked at
                while (message := await client.next())["type"] != "pong" or message["id"] != "seen":
                    answered[message["type"]] = answered.get(message["type"], 0) + 1
                sent += BATCH
        closed += client.socket.close_code is not None
        await client.close()
        say(f"{sent} frames, {answered}")
        changed += await asyncio.to_thread(_plays, node.base, table, token) != before
        for _ in range(4):  # on to another position
            await asyncio.to_thread(_advance, node.base, table, token, rng)
    errors = sum('"level": "error"' in line or "Traceback" in line for line in node.log.read_text().splitlines())
    return FuzzResult(sent, answered, closed, changed, errors)


def _plays(base: str, table: str, token: str) -> list[Json]:
    return [call(base, "GET", f"/api/tables/{table}/play?seat={seat}", None, token) for seat in range(2)]


def _advance(base: str, table: str, token: str, rng: random.Random) -> None:
    for seat, told in enumerate(_plays(base, table, token)):
        if told["choices"]:
            body = {"version": told["version"], "action": rng.choice(told["choices"])["action"], "seat": seat}
            call(base, "POST", f"/api/tables/{table}/act", body, token)
            return


def _actions(title: str) -> list[str]:
    """Actions of this game in notation, from a game played at random; luck's are among them."""
    game = games.make(title)
    played = play(game, [bots.make(bots.RANDOM, game)] * 2, SeededLuck(3), 1)
    return sorted({game.write(action) for _, action in played.entries})


def run(
    folder: Path,
    database: str | None = None,
    frames: int = 100_000,
    seed: int = 1,
    title: str | None = None,
    say: Callable[[str], None] = print,
) -> FuzzResult:
    """Start a server and send it nonsense."""
    node = Node(database or str(folder / "fuzz.db"), folder / "fuzz.log")
    node.start()
    try:
        return asyncio.run(fuzz(node, frames, seed, title or games.usual(), say))
    finally:
        node.stop()
