"""Coming and going: sit down, leave, come back, begin, abandon, keep quiet."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from typing import Final

from stellwerk import bots
from stellwerk.core.game import AnyGame, Seat
from stellwerk.server import wire
from stellwerk.server.entries import (
    Abandoned,
    Begun,
    Chair,
    Chat,
    Entry,
    Hushed,
    Manned,
    Muted,
    Nonced,
    Returned,
    Sat,
    Stood,
    Voted,
)
from stellwerk.server.errors import BadRequestError, NotAllowedError, NotPossibleError
from stellwerk.server.fold import beginning, begun, first, ready, settled, stream
from stellwerk.server.sheet import Sheet
from stellwerk.server.table import Table

NONCE_BYTES: Final = 16
PATIENCE: Final = 60.0  # seconds a person may be gone before somebody else decides; a table's `away` if it has one
TRIES: Final = 8  # another node may be faster; somebody who loses so often meets a bug


async def sit(table: Table, guest: str, name: str, nonce: str, seat: Seat | None = None) -> Seat:
    """A guest takes a seat, the first free one if none is named. Who sits already keeps the seat."""

    def entry(sheet: Sheet) -> Entry | None:
        if sheet.seats_of(guest) and seat is None:
            return None
        free = [number for number, chair in enumerate(sheet.chairs) if chair.open]
        if sheet.status != "open":
            raise NotPossibleError("begun-watch")
        if seat is not None and seat not in free:
            raise NotPossibleError("seat-not-free", seat=seat)
        if not free:
            raise NotPossibleError("table-full")
        return Sat(free[0] if seat is None else seat, guest, _unique(sheet, name), nonce)

    done = await _note(table, entry)
    await begin_if_full(table)
    if isinstance(done, Sat):
        return done.seat
    return table.course.sheet.seats_of(guest)[0]


async def begin_if_full(table: Table) -> None:
    """The game begins when the last seat is taken."""
    sheet = table.course.sheet
    if sheet.status == "open" and not any(chair.open for chair in sheet.chairs):
        await _begin(table)


async def leave(table: Table, guest: str) -> None:
    """Before the game the chair is free again; afterwards the strongest bot plays on for good."""

    def entry(sheet: Sheet) -> Entry | None:
        seats = sheet.seats_of(guest)
        if not seats or sheet.status in ("over", "abandoned"):
            return None
        return Stood(seats[0], bots.strongest(table.game) if sheet.status == "running" else None)

    while await _note(table, entry, resting=True) is not None:
        pass


async def man(table: Table, guest: str, seat: Seat, bot: str) -> None:
    """The host puts a bot on a free chair, or lets one stand in for somebody who is not here."""
    require_bot(table.game, bot, len(table.course.sheet.chairs))

    def entry(sheet: Sheet) -> Entry:
        require_host(sheet, guest)
        chair = _chair(sheet, seat)
        if sheet.status == "open" and chair.guest is not None:
            raise NotPossibleError("somebody-sits")
        if sheet.status not in ("open", "running"):
            raise NotPossibleError("over")
        if chair.guest not in (None, guest):
            _require_absence(table, seat)
        return Manned(seat, bot)

    await _note(table, entry)


async def replace_absent(table: Table, guest: str, seat: Seat) -> None:
    """A bot plays for somebody who stays away, until they are back: at the host's word, or when most of the others
    who play want it."""
    require_seat(table, seat)

    def entry(sheet: Sheet) -> Entry | None:
        mine, chair = sheet.seats_of(guest), sheet.chairs[seat]
        if not mine and sheet.host != guest:
            raise NotAllowedError("no-seat-of-yours")
        if sheet.status != "running":
            raise NotPossibleError("not-running")
        if chair.bot is not None:
            raise NotPossibleError("bot-plays-already")
        if seat in mine:
            raise NotPossibleError("person-here")
        _require_absence(table, seat)
        voters = {sheet.chairs[each].guest for each in sheet.votes.get(seat, ())}
        if sheet.host == guest or len(voters | {guest}) >= sheet.majority(seat):
            return Manned(seat, bots.strongest(table.game))
        return None if guest in voters else Voted(mine[0], seat)

    await _note(table, entry)


async def come_back(table: Table, seat: Seat) -> bool:
    """A person takes the seat back from the bot that stood in; False if none did."""

    def entry(sheet: Sheet) -> Entry | None:
        chair = sheet.chairs[seat]
        return Returned(seat) if sheet.status == "running" and chair.guest and chair.bot else None

    return await _note(table, entry) is not None


async def give_nonce(table: Table, seat: Seat, nonce: str) -> None:
    def entry(sheet: Sheet) -> Entry:
        if sheet.status != "open":
            raise NotPossibleError("luck-settled")
        return Nonced(seat, nonce)

    await _note(table, entry)


async def start(table: Table, guest: str, bot: str | None, nonce: str | None) -> None:
    """The host begins: free chairs get this bot, or are taken away."""
    sheet = table.course.sheet
    require_host(sheet, guest)
    if sheet.status != "open":
        raise NotPossibleError("begun")
    if bot is not None:
        for seat, chair in enumerate(sheet.chairs):
            if chair.open:
                await man(table, guest, seat, bot)
    for seat in table.course.sheet.seats_of(guest) if nonce else ():
        await give_nonce(table, seat, nonce or "")
    await _begin(table)


async def abandon(table: Table, guest: str) -> None:
    def entry(sheet: Sheet) -> Entry:
        require_host(sheet, guest)
        if sheet.status not in ("open", "running"):
            raise NotPossibleError("over")
        return Abandoned(guest)

    await _note(table, entry, resting=True)
    if table.course.session is not None:
        table.tell(())


async def hush(table: Table, guest: str, chat: Chat) -> None:
    """The host turns chat on, off, or down to phrases."""

    def entry(sheet: Sheet) -> Entry:
        require_host(sheet, guest)
        table.require_room()
        return Hushed(chat)

    await _note(table, entry)


async def mute(table: Table, guest: str, seat: Seat, muted: bool) -> None:
    def entry(sheet: Sheet) -> Entry:
        require_host(sheet, guest)
        table.require_room()
        _chair(sheet, seat)
        return Muted(seat, muted)

    await _note(table, entry)


def require_bot(game: AnyGame, bot: str, seats: int) -> None:
    """A bot that plays this game, and at a table of so many."""
    known = bots.names(game)
    if bot not in known:
        raise BadRequestError("no-bot", bot=bot, bots=", ".join(known))
    _require_number(game, bot, seats)


def _require_number(game: AnyGame, bot: str, seats: int) -> None:
    if seats not in (known := bots.seats(bot, game)):
        raise BadRequestError("bot-seats", bot=bot, seats=known[0])


def require_host(sheet: Sheet, guest: str) -> None:
    if sheet.host != guest:
        raise NotAllowedError("only-host")


async def _begin(table: Table) -> None:
    async with table.lock:
        await table.settle_doubt()
        sheet = table.course.sheet
        if sheet.status != "open":
            return
        taken = [chair for chair in sheet.chairs if not chair.open]
        # Who takes up a game takes up every seat of it.
        allowed = [len(sheet.chairs)] if sheet.past else table.game.seats
        if len(taken) not in allowed:
            few, most = allowed[0], allowed[-1]
            raise NotPossibleError("number-of-seats", count=len(taken), fewest=few, most=most)
        for chair in taken:
            if chair.bot is not None:
                _require_number(table.game, chair.bot, len(taken))
        nonces = tuple(chair.nonce or secrets.token_hex(NONCE_BYTES) for chair in taken)
        reached = settled(first(table.game, sheet, len(taken)), stream(ready(sheet, nonces)))
        entry = Begun(nonces, reached.luck, reached.used)
        course = begun(table.course, sheet.version + 1, entry, reached)
        await table.commit(entry, course, beginning(table.course, reached))


async def _note(table: Table, entry_for: Callable[[Sheet], Entry | None], resting: bool = False) -> Entry | None:
    """Note what `entry_for` makes of the sheet as it is; again if another node was faster. `resting`: also at a
    table where nothing is played any more."""
    for _ in range(TRIES):
        async with table.lock:
            await table.settle_doubt()
            if not resting:
                table.require_awake()
            entry = entry_for(table.course.sheet)
            if entry is None or isinstance(await table.note(entry), wire.Done):
                return entry
    raise NotPossibleError("table-busy")


def require_seat(table: Table, seat: Seat) -> None:
    _chair(table.course.sheet, seat)


def _require_absence(table: Table, seat: Seat) -> None:
    """A person is replaced only after staying away for a while: a broken connection is no reason."""
    if table.here(seat):
        raise NotPossibleError("person-here")
    away = table.course.sheet.setup.away
    left = (PATIENCE if away is None else away) - table.driver.absence(seat)
    if left > 0:
        raise NotPossibleError("person-just-left", seconds=math.ceil(left))


def _chair(sheet: Sheet, seat: Seat) -> Chair:
    if not 0 <= seat < len(sheet.chairs):
        raise BadRequestError("no-seat", seat=seat)
    return sheet.chairs[seat]


def _unique(sheet: Sheet, name: str) -> str:
    """Two players of one name are told apart."""
    names, candidate, number = {chair.name for chair in sheet.chairs}, name, 2
    while candidate in names:
        candidate, number = f"{name} {number}", number + 1
    return candidate
