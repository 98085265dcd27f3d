"""The log folded into a course: pure functions, the same on every node and after every restart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import LUCK, AnyGame, Event, Seat
from stellwerk.core.luck import CommittedLuck
from stellwerk.core.notation import actions_in, read_decision
from stellwerk.core.record import Noted
from stellwerk.core.session import Session
from stellwerk.server.entries import (
    Abandoned,
    Answered,
    Asked,
    Begun,
    Chair,
    Entry,
    Hushed,
    Manned,
    Migrated,
    Moved,
    Muted,
    Nonced,
    Opened,
    Rematched,
    Returned,
    Sat,
    Stood,
    Undone,
    Voted,
)
from stellwerk.server.sheet import Course, Sheet, Takeback


class Reached(Struct, frozen=True):
    """The game after something happened: the events, and luck's choices in notation."""

    session: Session
    events: tuple[Event, ...]
    luck: tuple[str, ...]
    used: int


class TakenBack(Struct, frozen=True, tag=True):
    """An event of the table, not of the game: the position is that of version `to` again, and what came after it
    has not happened."""

    only: ClassVar[None] = None
    seat: Seat
    to: int


class TakenUp(Struct, frozen=True, tag=True):
    """An event of the table: the game goes on from a position of another one."""

    only: ClassVar[None] = None


class MissingVersionError(LookupError):
    """An undo leads further back than what was read of the log."""


def stream(sheet: Sheet) -> CommittedLuck:
    """The table's luck where it was left."""
    nonces = [bytes.fromhex(chair.nonce) for chair in sheet.chairs]
    return CommittedLuck(bytes.fromhex(sheet.seed), nonces, sheet.used)


def settled(session: Session, luck: CommittedLuck) -> Reached:
    """Luck acts until a seat is to act or the game is over."""
    count = session.deeds.size
    after = session.settle(luck)
    drawn = tuple(after.game.write(deed.action) for deed in after.deeds.since(count))
    return Reached(after.light(), tuple(after.events), drawn, luck.used)


def replayed(session: Session, luck: Iterable[str], used: int) -> Reached:
    """The same with the choices that luck made then."""
    texts = tuple(luck)
    after = session.replayed([session.game.read(text) for text in texts])
    return Reached(after.light(), tuple(after.events), texts, used)


def first(game: AnyGame, sheet: Sheet, seats: int) -> Session:
    """Everything in its box, or where the record stood that the game goes on from."""
    session = Session.begin(game, seats)
    if not sheet.past:
        return session
    state = session.state
    for noted in map(noted_of, sheet.past):
        state = game.apply(state, noted.seat, game.read(noted.text)).state
    return Session.at(game, state)


def noted_of(line: str) -> Noted:
    """An entry of a record, from its line."""
    who, _, action = line.partition(" ")
    return Noted(LUCK if who == "*" else int(who), action)


def past_of(entries: Iterable[Entry]) -> tuple[str, ...]:
    """What a table's game went on from; nothing for one that began with the deal."""
    return next((entry.past for entry in entries if isinstance(entry, Opened)), ())


def ready(sheet: Sheet, nonces: tuple[str, ...]) -> Sheet:
    """The sheet as the game begins: free chairs are gone, every seat has its nonce."""
    taken = [chair for chair in sheet.chairs if not chair.open]
    return replace(sheet, chairs=tuple(map(_with_nonce, taken, nonces)))


def begun(course: Course, version: int, entry: Begun, reached: Reached) -> Course:
    """The course with the first position."""
    sheet = ready(course.sheet, entry.nonces)
    none = (0,) * len(sheet.chairs)
    started = replace(sheet, version=version, status="running", acted=none, spent=none, moves=none, past=())
    return positioned(Course(started, None), version, reached)


def beginning(course: Course, reached: Reached) -> tuple[Event, ...]:
    """What happened by beginning."""
    return (TakenUp(), *reached.events) if course.sheet.past else reached.events


def positioned(course: Course, version: int, reached: Reached) -> Course:
    """The course with a new position."""
    sheet, actors = course.sheet, reached.session.actors
    before = () if course.session is None else course.session.actors
    going_on = bool(actors) and set(actors) <= set(before)  # the same seats still choose, or fewer
    if len(actors) > 1 and not (sheet.together is not None and going_on):
        together: int | None = version  # they begin to choose now
    else:
        together = sheet.together if going_on else None
    changed = replace(
        sheet,
        version=version,
        moved=version,
        together=together,
        used=reached.used,
        status="running" if actors else "over",
        takeback=None,
    )
    return Course(changed, reached.session)


def moved(course: Course, version: int, entry: Moved, reached: Reached) -> Course:
    """The course after a seat's decision and the luck that followed."""
    sheet, seat = course.sheet, entry.seat
    after = positioned(course, version, reached)
    stack = sheet.undo if course.session is not None and course.session.last == seat else ()
    noted = replace(
        _heard(after.sheet, seat) if sheet.votes else after.sheet,
        acted=_put(sheet.acted, seat, version),
        spent=_put(sheet.spent, seat, sheet.spent[seat] + entry.spent),
        moves=_put(sheet.moves, seat, sheet.moves[seat] + 1),
        deeds={**sheet.deeds, seat: sheet.deeds.get(seat, 0) + actions_in(entry.action)},
        undo=(*stack, sheet.moved) if reached.session.can_undo(seat) else (),
    )
    return Course(noted, after.session)


def undone(course: Course, version: int, target: Session, used: int) -> Course:
    """An earlier position again; chairs, names and clocks stay as they are now."""
    reached = Reached(target, (), (), used)
    after = positioned(Course(replace(course.sheet, together=None), course.session), version, reached)
    kept = course.sheet.undo[:-1] if target.before is not None else ()
    return Course(replace(after.sheet, undo=kept), after.session)


def noted(sheet: Sheet, version: int, entry: Entry) -> Sheet:
    """The sheet after an entry that leaves the position alone."""
    match entry:
        case Sat(seat, guest, name, nonce):
            changed = _seat(sheet, seat, Chair(name, guest, None, nonce))
        case Stood(seat, bot):
            name = sheet.chairs[seat].name if bot else ""
            changed = _seat(sheet, seat, Chair(name, None, bot, sheet.chairs[seat].nonce if bot else ""))
        case Manned(seat, bot):
            chair = sheet.chairs[seat]
            changed = _seat(_heard(sheet, seat), seat, replace(chair, bot=bot, name=chair.name or bot))
        case Returned(seat):
            changed = _seat(sheet, seat, replace(sheet.chairs[seat], bot=None))
        case Voted(seat, about):
            changed = replace(sheet, votes={**sheet.votes, about: (*sheet.votes.get(about, ()), seat)})
        case Nonced(seat, nonce):
            changed = _seat(sheet, seat, replace(sheet.chairs[seat], nonce=nonce))
        case Asked(seat, to, drawn):
            changed = replace(sheet, takeback=Takeback(seat, to, (seat,), drawn))
        case Answered(seat, yes):
            wish = sheet.takeback
            agreed = replace(wish, agreed=(*wish.agreed, seat)) if wish and yes else None
            changed = replace(sheet, takeback=agreed)
        case Hushed(chat):
            changed = replace(sheet, chat=chat)
        case Muted(seat, muted):
            others = tuple(each for each in sheet.muted if each != seat)
            changed = replace(sheet, muted=(*others, seat) if muted else others)
        case Abandoned():
            changed = replace(sheet, status="abandoned", undo=(), takeback=None)
        case Rematched(table):
            changed = replace(sheet, rematch=table)
        case Migrated(rules, digest):
            changed = replace(sheet, setup=replace(sheet.setup, rules=rules, digest=digest))
        case Opened() | Begun() | Moved() | Undone():
            raise ValueError(f"{type(entry).__name__} changes more than the sheet")
        case other:
            assert_never(other)
    return replace(changed, version=version)


def sheet_after(sheet: Sheet, version: int, entry: Entry) -> Sheet:
    """The sheet alone, for who needs to know the people and not the position."""
    match entry:
        case Begun(nonces):
            return replace(ready(sheet, nonces), version=version, status="running")
        case Moved() | Undone():
            return replace(sheet, version=version, takeback=None)
        case _:
            return noted(sheet, version, entry)


class Folded(Struct, frozen=True):
    """One version: the entry, where it led, and what happened."""

    entry: Entry
    course: Course
    events: tuple[Event, ...]


def opened(entry: Opened) -> Course:
    """A table as it was opened: version 1."""
    sheet = Sheet(1, "open", entry.setup, entry.chairs, entry.host, entry.seed, entry.chat, past=entry.past)
    return Course(sheet, None)


def fold(game: AnyGame, entries: Iterable[Entry], start: Course | None = None) -> Iterator[Folded]:
    """Every version in turn, from `start` on or from the first."""
    course = start
    past: dict[int, Course] = {} if start is None else {start.sheet.moved: start}
    for entry in entries:
        events: tuple[Event, ...] = ()
        if isinstance(entry, Opened):
            course = opened(entry)
        else:
            assert course is not None
            course, events = fold_one(game, course, entry, past)
        past[course.sheet.moved] = course
        yield Folded(entry, course, events)


def fold_one(
    game: AnyGame, course: Course, entry: Entry, past: Mapping[int, Course]
) -> tuple[Course, tuple[Event, ...]]:
    """The course after one more entry; `past` holds earlier courses by the version that moved them."""
    version = course.sheet.version + 1
    match entry:
        case Begun(nonces, luck, used):
            reached = replayed(first(game, course.sheet, len(nonces)), luck, used)
            return begun(course, version, entry, reached), beginning(course, reached)
        case Moved(seat, action, luck, used):
            assert course.session is not None
            reached = replayed(course.session.act(seat, *read_decision(game, action)), luck, used)
            return moved(course, version, entry, reached), reached.events
        case Undone(seat, to):
            return undone(course, version, *target_of(course, seat, to, past)), (TakenBack(seat, to),)
        case _:
            return Course(noted(course.sheet, version, entry), course.session), ()


def target_of(course: Course, seat: Seat, to: int, past: Mapping[int, Course]) -> tuple[Session, int]:
    """The game as it was at version `to`, and how far luck had come then."""
    if leads_back(course, seat, to):
        assert course.session is not None and course.session.before is not None
        return course.session.before, course.sheet.used  # luck has not acted since
    if to not in past:
        raise MissingVersionError(f"version {to} lies before what was read")
    target = past[to]
    assert target.session is not None
    # Others have seen what came after: what could be undone then cannot be undone now.
    return replace(target.session, before=None), target.sheet.used


def leads_back(course: Course, seat: Seat, to: int) -> bool:
    """Whether the seat's undo leads to version `to`, so that nobody has to look into the log."""
    return course.session is not None and course.session.can_undo(seat) and course.sheet.undo[-1:] == (to,)


def in_force(entries: Iterable[Entry]) -> list[tuple[int, Begun | Moved]]:
    """What was played and not taken back, each with the version of the position before it."""
    stack: list[tuple[int, Begun | Moved]] = []
    height: dict[int, int] = {}
    last = 0
    for version, entry in enumerate(entries, 1):
        match entry:
            case Begun() | Moved():
                stack.append((last, entry))
            case Undone(_, to):
                del stack[height[to] :]
            case _:
                continue
        height[version] = len(stack)
        last = version
    return stack


def draws_taken_back(entries: Iterable[Entry]) -> int:
    """How often luck had already spoken when something was taken back: whoever knows of it knows what comes."""
    used: dict[int, int] = {}
    now = count = 0
    for version, entry in enumerate(entries, 1):
        match entry:
            case Begun() | Moved():
                now = entry.used
            case Undone(_, to):
                count += now != used[to]
                now = used[to]
        used[version] = now
    return count


def _seat(sheet: Sheet, seat: Seat, chair: Chair) -> Sheet:
    return replace(sheet, chairs=(*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :]))


def _heard(sheet: Sheet, seat: Seat) -> Sheet:
    """Without votes about a seat: it has come to that, or its person is back."""
    return replace(sheet, votes={about: voters for about, voters in sheet.votes.items() if about != seat})


def _with_nonce(chair: Chair, nonce: str) -> Chair:
    return replace(chair, nonce=nonce)


def _put(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])
