"""Planning ahead: kept for the seat, known to nobody else, done once when its turn comes, or let go of."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.hubs import HOST, Ear, act, actors, first_turn, new_table, open_hub, session, todo, undo
from stellwerk.core.game import IllegalAction
from stellwerk.server import takebacks, wire
from stellwerk.server.entries import Moved
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.hub import Hub
from stellwerk.server.sheet import Course
from stellwerk.server.table import Table
from stellwerk.server.voice import NOBODY, Voice

OTHER = "0" * 15 + "2"


@asynccontextmanager
async def two_people(folder: Path) -> AsyncIterator[tuple[Hub, Table, int, int]]:
    """A table of two; who is to act, and who waits."""
    async with open_hub(folder) as hub:
        await hub.store.add_guest(OTHER, "other", "other")
        table = await new_table(hub, guests=(HOST, OTHER))
        seat = await first_turn(table)
        yield hub, table, seat, 1 - seat


def with_public(course: Course, **changes: object) -> Course:
    """The same table with something else on the board."""
    assert course.session is not None
    state = course.session.state
    after = replace(state, public=replace(state.public, **changes))  # type: ignore[type-var]
    return replace(course, session=replace(course.session, state=after))


def owned(course: Course, route: int, seat: int) -> bytes:
    assert course.session is not None
    owner: bytes = course.session.state.public.owner  # type: ignore[attr-defined]
    return owner[:route] + bytes([seat]) + owner[route + 1 :]


def payable(table: Table, seat: int) -> dict[str, str]:
    """Routes that a seat could claim if it were its turn, with the whole decision; tunnels ask for more."""
    looked = {
        route.id: table.look(seat, f"claim {route.id}", NOBODY, ahead=True)
        for route in table.game.title.board.routes  # type: ignore[attr-defined]
        if not route.tunnel
    }
    return {route: seen.choices[0].action for route, seen in looked.items() if seen.choices}


async def draw(table: Table, seat: int) -> None:
    """A whole turn."""
    for _ in range(2):
        assert isinstance(await act(table, seat, "draw blind"), wire.Done)


async def both_want(table: Table, seat: int, waits: int) -> tuple[str, str]:
    """On to a position in which both could claim the same route; their decisions. It is the turn of `seat`."""
    while not (common := payable(table, seat).keys() & payable(table, waits).keys()):
        await draw(table, seat)
        await draw(table, waits)
    route = min(common)
    return payable(table, seat)[route], payable(table, waits)[route]


async def quiet(table: Table) -> None:
    """Whatever the table does by itself is done."""
    for _ in range(40):
        await asyncio.sleep(0.005)


def moves(logged: Sequence[object]) -> list[str]:
    return [entry.action for entry in logged if isinstance(entry, Moved)]


async def told(ear: Ear) -> list[dict[str, object]]:
    return [message for message in await ear.all() if message["type"] == "plan"]


def test_what_is_kept_is_done_once_when_the_turn_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (hub, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            await table.ahead.keep(waits, ((wanted,),))
            await draw(table, seat)
            await quiet(table)
            log = [each.entry for each in await hub.store.log(table.id)]
            assert moves(log)[-1] == wanted and moves(log).count(wanted) == 1
            assert actors(table) != (waits,) and not table.ahead.plan(waits, "en").ways
            if session(table).can_undo(waits):  # and what was taken back is not done again
                await undo(table, waits)
                await quiet(table)
                assert actors(table) == (waits,)

    asyncio.run(scene())


def test_nobody_else_learns_of_it_and_every_device_of_the_seat_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            mine, phone, rival, watching = (
                Ear(table, waits),
                Ear(table, waits, "de"),
                Ear(table, seat),
                Ear(table, None),
            )
            await table.ahead.mark(waits, ("route:paris-zurich", "route:brest-dieppe"))
            await table.ahead.keep(waits, ((wanted,), ("draw blind", "draw blind")))
            english, german = (await told(mine))[-1], (await told(phone))[-1]
            assert english["marks"] == ["route:paris-zurich", "route:brest-dieppe"] and not english["notice"]
            assert [way["text"] for way in german["ways"]][1] == "2 Karten vom Stapel"  # type: ignore[attr-defined]
            assert f"route:{wanted.split()[1].rstrip(';')}" in english["ways"][0]["on"]  # type: ignore[index]
            assert not await told(rival) and not await told(watching)
            assert table.course.sheet.version == (await mine.plays())[-1]["version"]
            assert (await told(Ear(table, waits)))[0] == english  # another device, later

    asyncio.run(scene())


def test_it_outlives_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            await table.ahead.mark(waits, ("route:paris-zurich",))
            await table.ahead.keep(waits, ((wanted,),))
            before = table.ahead.plan(waits, "en")
        async with open_hub(tmp_path) as hub:
            table = await hub.table(table.id)
            assert table.ahead.plan(waits, "en") == before
            await draw(table, seat)
            await quiet(table)
            assert moves([each.entry for each in await hub.store.log(table.id)])[-1] == wanted

    asyncio.run(scene())


def test_a_route_that_is_taken_ends_it_with_a_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            taken, wanted = await both_want(table, seat, waits)
            ear = Ear(table, waits, "de")
            await table.ahead.keep(waits, ((wanted,),))
            await claim(table, seat, taken)
            await quiet(table)
            plan = (await told(ear))[-1]
            assert plan["ways"] == [] and "nicht mehr vorgemerkt" in str(plan["notice"])
            assert actors(table) == (waits,)
            await act(table, waits, "draw blind")  # who goes on has read it
            assert (await told(ear))[-1]["notice"] == ""

    asyncio.run(scene())


def test_what_was_said_instead_is_done_instead(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (hub, table, seat, waits):
            taken, wanted = await both_want(table, seat, waits)
            await table.ahead.keep(waits, ((wanted,), ("draw blind", "draw blind")))
            await claim(table, seat, taken)
            await quiet(table)
            log = [each.entry for each in await hub.store.log(table.id)]
            assert moves(log)[-2:] == ["draw blind", "draw blind"] and actors(table) == (seat,)
            assert "2 cards from the deck" in table.ahead.plan(waits, "en").notice  # it says what it did, and why

    asyncio.run(scene())


def test_a_rival_next_to_it_is_no_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            ends = set(wanted.split(";")[0].split()[1].split("-")[:2])
            await table.ahead.keep(waits, ((wanted,),))
            before, kept = table.ahead.plan(waits, "en"), table.course
            routes = table.game.title.board.routes  # type: ignore[attr-defined]
            near = [n for n, route in enumerate(routes) if len(ends & set(route.id.split("-"))) == 1]
            for route in near:
                table.course = with_public(kept, owner=owned(kept, route, seat))
                table.ahead.changed(Moved(seat, "", (), 0, 0))
                assert table.ahead.plan(waits, "en") == before
            assert len(near) > 2

    asyncio.run(scene())


def test_the_last_round_is_a_reason_and_was_none_for_who_knew_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            await table.ahead.keep(waits, ((wanted,), ("draw blind",)))
            table.course = with_public(table.course, last=2)
            table.ahead.changed(Moved(seat, "", (), 0, 0))
            plan = table.ahead.plan(waits, "de")
            assert plan.ways == () and plan.notice.startswith("Die letzte Runde hat begonnen.")
            await table.ahead.keep(waits, ((wanted,),))
            table.ahead.changed(Moved(seat, "", (), 0, 0))
            assert len(table.ahead.plan(waits, "en").ways) == 1

    asyncio.run(scene())


def test_a_move_taken_back_is_a_reason(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            await draw(table, seat)
            assert actors(table) == (waits,)
            await act(table, waits, "draw blind")
            await act(table, waits, "draw blind")
            await table.ahead.keep(waits, ((wanted,),))
            await takebacks.ask(table, waits, NOBODY)
            await takebacks.answer(table, seat, True, NOBODY)
            await quiet(table)
            assert actors(table) == (waits,) and "taken back" in table.ahead.plan(waits, "en").notice

    asyncio.run(scene())


def test_removed_it_is_not_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (hub, table, seat, waits):
            _, wanted = await both_want(table, seat, waits)
            await table.ahead.keep(waits, ((wanted,),))
            await table.ahead.keep(waits, ())
            await draw(table, seat)
            await quiet(table)
            assert actors(table) == (waits,) and await hub.store.plans.of(table.id) == {}

    asyncio.run(scene())


def test_what_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (hub, table, seat, waits):
            with pytest.raises(NotPossibleError):  # it is this seat's turn
                await table.ahead.keep(seat, (("draw blind",),))
            with pytest.raises(IllegalAction):  # no hand pays that
                await table.ahead.keep(waits, (("claim brest-pamplona-1; pay 4 loco",),))
            shared = await new_table(hub)
            turn = await first_turn(shared)
            with pytest.raises(NotPossibleError):
                await shared.ahead.keep(1 - turn, (("draw blind",),))
            denmark = await new_table(hub, "denmark", guests=(HOST, OTHER))
            await act(denmark, 0, todo(denmark, 0)[0])
            with pytest.raises(NotPossibleError):
                await denmark.ahead.keep(0, (("done",),))

    asyncio.run(scene())


def test_what_the_plan_still_lacks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_people(tmp_path) as (_, table, _seat, waits):
            routes = ["brest-pamplona-1", "brest-dieppe-1", "brest-paris-1"]  # more than the first four cards pay
            for lang, words in (("en", "You still need"), ("de", "Dir fehlen noch")):
                about = json.dumps({"on": [f"route:{route}" for route in routes]}).encode()
                reply = await table.asking.answer(table, waits, "missing", about, Voice("", lang), "192.0.2.1")
                assert words in json.loads(bytes(reply.answer))["told"]

    asyncio.run(scene())


async def claim(table: Table, seat: int, decision: str) -> None:
    """A claim with all that follows from it."""
    assert isinstance(await act(table, seat, decision), wire.Done)
    while actors(table) == (seat,):
        assert isinstance(await act(table, seat, todo(table, seat)[0]), wire.Done)
