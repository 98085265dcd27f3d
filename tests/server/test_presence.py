"""Who is here: known at every node, and what follows for bots and hosts."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from server.hubs import HOST, Ear, actors, new_table, open_hub
from stellwerk.server import admin, presence, seating
from stellwerk.server.drills.postgres import Postgres
from stellwerk.server.entries import Manned
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.listening import detach
from stellwerk.server.presence import Presence

BOB = "0" * 15 + "b"


def test_a_person_at_the_other_node_is_not_played_by_a_bot(tmp_path: Path, postgres: Postgres) -> None:
    async def scene() -> None:
        async with (
            open_hub(tmp_path, database=postgres.url) as one,
            open_hub(tmp_path, database=postgres.url) as other,
        ):
            table = await new_table(one, people=2, away=0.6)
            ears = [Ear(table, seat) for seat in (0, 1)]
            twin = await other.table(table.id)
            await asyncio.sleep(2.0)
            assert not any(isinstance(each.entry, Manned) for each in await one.store.log(table.id))
            assert [seat.here for seat in twin.info().seats] == [True, True]

            detach(table, ears[actors(table)[0]].connection)
            async with asyncio.timeout(30):
                while not any(chair.bot for chair in twin.course.sheet.chairs):
                    await asyncio.sleep(0.02)
            assert [seat.here for seat in twin.info().seats].count(True) == 1

            assert table.code in {line.row.code for line in await admin.list_tables(postgres.url)}
            await one.forget(table.id)
            async with asyncio.timeout(30):
                while not twin.gone:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_a_node_that_falls_silent_is_believed_for_a_while() -> None:
    known = Presence()
    assert known.heard("n1", "t", 0) and not known.heard("n2", "t", 0)
    assert known.elsewhere("t", 0) and not known.elsewhere("t", 1)
    assert not known.gone("n1", "t", 0) and known.elsewhere("t", 0)
    assert 0 < known.until("t", 0) - time.monotonic() <= presence.LAPSE
    assert known.gone("n2", "t", 0) and not known.elsewhere("t", 0)


def test_a_node_says_who_came_who_went_and_now_and_then_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)

    async def scene() -> None:
        known, here = Presence(), {"t": frozenset({0, 1})}
        known.stir()
        assert await known.words(lambda: here) == ["+t:0 t:1"]
        known.stir()
        assert await known.words(lambda: {"t": frozenset({1})}) == ["-t:0"]
        assert await known.words(lambda: {"t": frozenset({1})}) == ["+t:1"]  # a beat
        known.again()
        assert await known.words(lambda: {"t": frozenset({1})}) == ["+t:1"]

    asyncio.run(scene())


def test_a_host_replaces_a_person_only_after_a_while(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            await hub.store.add_guest(BOB, "bob", "bob")
            table = await new_table(hub, "first-journey", people=2, begin=False, away=0.4)
            await seating.leave(table, HOST)
            await seating.sit(table, HOST, "Ann", "")
            await seating.sit(table, BOB, "Bob", "")
            ear = Ear(table, 1)
            with pytest.raises(NotPossibleError, match="is here"):
                await seating.man(table, HOST, 1, "random")
            detach(table, ear.connection)
            with pytest.raises(NotPossibleError, match="a moment ago"):
                await seating.man(table, HOST, 1, "random")
            await asyncio.sleep(0.45)
            await seating.man(table, HOST, 1, "random")
            assert table.course.sheet.chairs[1].bot == "random"

    asyncio.run(scene())
