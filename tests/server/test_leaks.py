"""Leaks at the wire: everything sent to a seat is byte-equal after exchanging what that seat cannot know."""

from __future__ import annotations

import asyncio
import logging
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from contract.variants import VARIANTS, Variant
from contract.walking import walk
from server.hubs import HOST, undo
from stellwerk import games, telling
from stellwerk.core.game import LUCK, view_of
from stellwerk.core.session import Session
from stellwerk.crayon.events import Revealed
from stellwerk.server import wire
from stellwerk.server.broadcast import Broadcast
from stellwerk.server.caller import Caller
from stellwerk.server.desk import Desk
from stellwerk.server.entries import Chair, Moved, Setup
from stellwerk.server.fold import Reached, moved
from stellwerk.server.logs import Lines
from stellwerk.server.presence import Presence
from stellwerk.server.service import Service
from stellwerk.server.settings import Settings
from stellwerk.server.sheet import Course, Sheet
from stellwerk.server.table import Table
from stellwerk.server.troubles import Troubles
from stellwerk.server.voice import Voice
from stellwerk.server.workers import Workers
from stellwerk.ticket.events import Completed

FEW = [variant for variant in VARIANTS if variant.seats == variant.game().seats[0]]
LANGUAGES = ("en", "de")
each = pytest.mark.parametrize("variant", FEW, ids=str)


class NoStore:
    """Accepts everything and keeps nothing."""

    shared = False

    async def append(self, item: object) -> bool:
        return True


def _sheet(variant: Variant) -> Sheet:
    game, seats = variant.game(), variant.seats
    setup = Setup(game.name, game.options, game.version, game.digest)
    none = (0,) * seats
    chairs = tuple(Chair(f"p{seat}", HOST, None, "ab") for seat in range(seats))
    return Sheet(5, "running", setup, chairs, HOST, "00" * 32, "on", 5, None, none, none, none)


def _course(variant: Variant, state: Any) -> Course:
    return Course(_sheet(variant), Session.at(variant.game(), state))


def _table(variant: Variant, state: Any) -> Table:
    settings = Settings("")
    store: Any = NoStore()
    workers, desk, caller = Workers(1, 10.0, 2048), Desk(settings.questions), Caller(settings, store, "key")
    service = Service(settings, store, workers, desk, Presence(), Troubles(), caller)
    return Table(service, "table", "CODE22", variant.game(), _course(variant, state), 0)


def _swapped(variant: Variant, state: Any, seat: int | None, rng: Random) -> Any:
    """Another state that looks the same to `seat`; for a spectator every hand is exchanged."""
    game = variant.game()
    if seat is not None:
        return game.guess(view_of(state, seat), rng)
    other = game.guess(view_of(state, 0), rng)
    return game.guess(view_of(other, 1), rng)


@each
def test_views_refusals_reasons_and_logs(variant: Variant) -> None:
    """What a seat is told about a position, whatever it tries to do there."""
    game = variant.game()
    swaps = 0
    notation = _notation(variant)
    for step, now in enumerate(walk(game, variant.seats, "leak")):
        if step % 9 or not now.actors:
            continue
        for seat in (None, *range(variant.seats)):
            other = _swapped(variant, now.state, seat, now.rng)
            swaps += other != now.state
            tries = now.rng.sample(notation, 6)
            seed = now.rng.random()
            one = asyncio.run(_everything(variant, now.state, seat, tries, Random(seed)))
            two = asyncio.run(_everything(variant, other, seat, tries, Random(seed)))
            assert one == two
    assert swaps > 20, "the swaps must really swap something"


def _notation(variant: Variant) -> list[str]:
    *_, end = walk(variant.game(), variant.seats, "notation")
    return sorted({variant.game().write(action) for _, action in end.entries})


async def _everything(variant: Variant, state: Any, seat: int | None, tries: list[str], rng: Random) -> list[str]:
    """All that goes out to a seat: view, table, refusals, reasons, its own harmless actions, their undo, logs."""
    table = _table(variant, state)
    log = StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(Lines())
    logging.getLogger("stellwerk").addHandler(handler)
    told = [table.standing().text(seat, lang) for lang in LANGUAGES]
    told += [wire.write(table.info(seat, lang)) for lang in LANGUAGES]
    told += _answers(variant, state, seat)
    try:
        if seat is None or variant.game().actors(state.public)[0] == LUCK:
            return told
        offered = [choice.action for choice in table.standing().message(seat, "en").choices]
        tries = tries + rng.sample(offered, min(3, len(offered)))
        for lang in LANGUAGES:
            told += [wire.write(table.look(seat, text, Voice("", lang))) for text in tries]
        for text in tries:
            table.course = _course(variant, state)
            outcome = await table.act(seat, 5, text, Voice("", rng.choice(LANGUAGES)))
            told.append(wire.write(outcome))
            if isinstance(outcome, wire.Done) and table.course.sheet.undo:
                told += [table.standing().text(seat, lang) for lang in LANGUAGES]
                told.append(wire.write(await undo(table, seat)))
                told += [table.standing().text(seat, lang) for lang in LANGUAGES]
    finally:
        table.driver.close()
        logging.getLogger("stellwerk").removeHandler(handler)
        told.append(log.getvalue())
    return told


def _answers(variant: Variant, state: Any, seat: int | None) -> list[str]:
    """To everything that can be asked about a position without naming anything in it."""
    game, view = variant.game(), view_of(state, seat)
    names = telling.narrator(game, "en").names
    questions = games.family_of(game).questions.values()
    asked = [it for it in questions if not it.asks.__struct_fields__ and (seat is not None or it.watched)]
    return [repr(it.answer(names, view, it.asks())) for it in asked]


@each
def test_what_others_are_told_of_a_secret_draw(variant: Variant) -> None:
    """Whichever card or ticket one seat draws in secret, all others and spectators get the same bytes."""
    game = variant.game()
    draws = 0
    for step, now in enumerate(walk(game, variant.seats, "draw")):
        if now.actors != (LUCK,) or (step > 60 and step % 7):
            continue
        steps = [(action, game.apply(now.state, LUCK, action)) for action, _ in game.luck(now.state)]
        secret = {event.only for _, after in steps for event in after.events} - {None}
        # By the rules all see a ticket that is complete at once (FJ-06R), and an event card (DK-40).
        hidden = [(a, s) for a, s in steps if not any(isinstance(e, Completed | Revealed) for e in s.events)]
        if not secret or len(hidden) < 2:
            continue
        draws += 1
        before = _course(variant, now.state)
        for seat in {None, *range(variant.seats)} - secret:
            told = set()
            for action, after in hidden:
                entry = Moved(0, "draw", (game.write(action),), 1, 0)
                reached = Reached(Session.at(game, after.state), after.events, entry.luck, 1)
                course = moved(before, 6, entry, reached)
                broadcast = Broadcast(
                    game, course, after.events, (), lambda: None, lambda lang: telling.narrator(game, lang), {}
                )
                told.add(tuple(broadcast.text(seat, lang) for lang in LANGUAGES))
            assert len(told) == 1
    assert draws > 10


def test_a_running_game_gives_no_record_and_no_seed(tmp_path: Path) -> None:
    from server.hubs import first_turn, new_table, open_hub
    from stellwerk.server.errors import NotPossibleError
    from stellwerk.server.records import record_of

    async def scene() -> None:
        async with open_hub(tmp_path) as hub:
            table = await new_table(hub)
            await first_turn(table)
            with pytest.raises(NotPossibleError):
                await record_of(table)
            assert table.course.sheet.seed not in wire.write(table.info())
            assert table.course.sheet.seed not in table.standing().text(0, "en")

    asyncio.run(scene())
