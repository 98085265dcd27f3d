"""Drills in short: every attack meets its refusal, and none of them fills the server's memory."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from stellwerk.server.drills import boot, load, rows
from stellwerk.server.drills.attack import GROWTH
from stellwerk.server.drills.attacks import NAMES
from stellwerk.server.drills.attacks.boards import wishes
from stellwerk.server.drills.attacks.target import Target
from stellwerk.server.drills.client import call, open_table
from stellwerk.server.drills.node import Node
from stellwerk.server.settings import Limits

# What each of them must have met with, besides nothing else than answers in due form.
MET = {
    "frames": "hung up on",
    "requests": "hung up on",
    "headers": "cut off",
    "silence": "closed",
    "readers": "answered 429",
    "boards": "answered 200",
    "replays": "lines",
    "spectators": "answered 101",
    "bots": "answered 201",
}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("attacked")
    running = Node(str(folder / "a.db"), folder / "a.log", limits=Limits())
    running.start()
    yield running
    running.stop()


async def _for_a_while(name: str, target: Target) -> None:
    """Until it has met with what it must, or in vain."""
    attack = asyncio.create_task(import_module(f"stellwerk.server.drills.attacks.{name}").attack(target))
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(30):
            while not attack.done() and not target.seen.get(MET[name]):
                await asyncio.sleep(0.1)
            await asyncio.sleep(0.3)
    attack.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attack


@pytest.mark.parametrize("name", NAMES)
def test_an_attack_meets_its_refusal_and_leaves_nothing_behind(node: Node, name: str) -> None:
    token = call(node.base, "POST", "/api/guests", {})["token"]
    table = open_table(node.base, "first-journey", 2, token)
    stranger = f"127.0.0.{2 + NAMES.index(name)}"  # each has an address of its own, so none suffers for another
    target = Target(node.settings.host, node.settings.port, table, stranger)
    before = node.memory()
    asyncio.run(_for_a_while(name, target))
    assert target.seen.get(MET[name]), target.seen
    assert not [what for what in target.seen if what.startswith("answered 5")]
    assert node.memory() - before < GROWTH
    assert call(node.base, "GET", f"/api/tables/{table}")["status"] == "running"
    assert "request failed" not in node.log.read_text()


def test_boards_of_an_attack_are_all_different() -> None:
    pages = list(wishes())
    assert len(set(pages)) == len(pages) > 500


def test_rows_that_nobody_can_read_hurt_no_other_table(tmp_path: Path) -> None:
    assert rows.run(tmp_path, say=lambda _: None) == rows.RowsResult(0, 0, 0, 0)


def test_a_server_killed_at_its_first_start_starts_again(tmp_path: Path) -> None:
    assert boot.run(tmp_path, kills=1, say=lambda _: None) == boot.BootResult(1, 0)


def test_a_load_with_bots_has_one_person_at_every_table(tmp_path: Path) -> None:
    told = load.run(tmp_path, games=2, seats=3, every=0.2, seconds=3, bot="planner", say=lambda _: None)
    assert (told.sockets, told.errors) == (2, 0)
    assert told.moves and told.bots_per_second
