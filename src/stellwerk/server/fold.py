"""The log folded into a course: pure functions, the same on every node and after every restart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import LUCK, AnyGame, Seat, State
from stellwerk.core.luck import CommittedLuck, choose
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
)
from stellwerk.server.sheet import Course, Sheet, Takeback


class Reached(Struct, frozen=True):
    """A position with what led to it: the events, and luck's choices in notation."""

    state: State[Any, Any, Any]
    events: tuple[Any, ...]
    luck: tuple[str, ...]
    used: int


class MissingVersionError(LookupError):
    """An undo leads further back than what was read of the log."""


def stream(sheet: Sheet) -> CommittedLuck:
    """The table's luck where it was left."""
    nonces = [bytes.fromhex(chair.nonce) for chair in sheet.chairs]
    return CommittedLuck(bytes.fromhex(sheet.seed), nonces, sheet.used)


def settle(game: AnyGame, state: State[Any, Any, Any], luck: CommittedLuck) -> Reached:
    """Let luck act until a seat is to act or the game is over."""
    events: list[Any] = []
    drawn: list[str] = []
    while game.actors(state.public) == (LUCK,):
        action = choose(game.luck(state), luck)
        step = game.apply(state, LUCK, action)
        drawn.append(game.write(action))
        events += step.events
        state = step.state
    return Reached(state, tuple(events), tuple(drawn), luck.used)


def again(game: AnyGame, state: State[Any, Any, Any], seat: Seat, texts: Iterable[str]) -> tuple[Any, list[Any]]:
    """Actions in notation applied once more."""
    events: list[Any] = []
    for text in texts:
        step = game.apply(state, seat, game.read(text))
        state = step.state
        events += step.events
    return state, events


def ready(sheet: Sheet, nonces: tuple[str, ...]) -> Sheet:
    """The sheet as the game begins: free chairs are gone, every seat has its nonce."""
    taken = [chair for chair in sheet.chairs if not chair.open]
    return replace(sheet, chairs=tuple(map(_with_nonce, taken, nonces)))


def begun(game: AnyGame, course: Course, version: int, entry: Begun, reached: Reached) -> Course:
    """The course with the first position."""
    sheet = ready(course.sheet, entry.nonces)
    none = (0,) * len(sheet.chairs)
    started = replace(sheet, version=version, status="running", acted=none, spent=none, moves=none)
    return positioned(game, Course(started, None), version, reached)


def positioned(game: AnyGame, course: Course, version: int, reached: Reached) -> Course:
    """The course with a new position."""
    sheet, actors = course.sheet, game.actors(reached.state.public)
    before = () if course.state is None else game.actors(course.state.public)
    if len(actors) > 1 and not (sheet.together is not None and set(actors) < set(before)):
        together: int | None = version  # they begin to choose now
    else:
        together = sheet.together if actors and set(actors) < set(before) else None
    changed = replace(
        sheet,
        version=version,
        moved=version,
        together=together,
        used=reached.used,
        status="running" if actors else "over",
        takeback=None,
    )
    return Course(changed, reached.state)


def moved(game: AnyGame, course: Course, version: int, entry: Moved, reached: Reached) -> Course:
    """The course after a seat's action and the luck that followed."""
    sheet, seat = course.sheet, entry.seat
    after = positioned(game, course, version, reached)
    told = bool(entry.luck) or any(event.only is not None for event in reached.events)
    stack = sheet.undo if sheet.undo_seat == seat else ()
    over = after.sheet.status == "over"
    noted = replace(
        after.sheet,
        acted=_put(sheet.acted, seat, version),
        spent=_put(sheet.spent, seat, sheet.spent[seat] + entry.spent),
        moves=_put(sheet.moves, seat, sheet.moves[seat] + 1),
        undo=() if told or over else (*stack, sheet.moved),
        undo_seat=None if told or over else seat,
    )
    return Course(noted, after.state)


def undone(game: AnyGame, course: Course, version: int, entry: Undone, target: Course) -> Course:
    """The position of `target` again; chairs, names and clocks stay as they are now."""
    assert target.state is not None
    reached = Reached(target.state, (), (), target.sheet.used)
    after = positioned(game, Course(replace(course.sheet, together=None), course.state), version, reached)
    stack = course.sheet.undo
    kept = stack[: stack.index(entry.to)] if entry.to in stack else ()
    sheet = replace(after.sheet, undo=kept, undo_seat=course.sheet.undo_seat if kept else None)
    return Course(sheet, after.state)


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
            changed = _seat(sheet, seat, replace(chair, bot=bot, name=chair.name or bot))
        case Returned(seat):
            changed = _seat(sheet, seat, replace(sheet.chairs[seat], bot=None))
        case Nonced(seat, nonce):
            changed = _seat(sheet, seat, replace(sheet.chairs[seat], nonce=nonce))
        case Asked(seat, to):
            changed = replace(sheet, takeback=Takeback(seat, to, (seat,)))
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
            changed = replace(sheet, status="abandoned", undo=(), undo_seat=None, takeback=None)
        case Rematched(table):
            changed = replace(sheet, rematch=table)
        case Migrated(rules, digest):
            changed = replace(sheet, setup=replace(sheet.setup, rules=rules, digest=digest))
        case Opened() | Begun() | Moved() | Undone():
            raise ValueError(f"{type(entry).__name__} changes more than the sheet")
        case other:
            assert_never(other)
    return replace(changed, version=version)


class Folded(Struct, frozen=True):
    """One version: the entry, where it led, and what happened."""

    entry: Entry
    course: Course
    events: tuple[Any, ...]


def opened(entry: Opened) -> Course:
    """A table as it was opened: version 1."""
    return Course(Sheet(1, "open", entry.setup, entry.chairs, entry.host, entry.seed, entry.chat), None)


def fold(game: AnyGame, entries: Iterable[Entry], start: Course | None = None) -> Iterator[Folded]:
    """Every version in turn, from `start` on or from the first."""
    course = start
    past: dict[int, Course] = {} if start is None else {start.sheet.moved: start}
    for entry in entries:
        events: tuple[Any, ...] = ()
        if isinstance(entry, Opened):
            course = opened(entry)
        else:
            assert course is not None
            course, events = fold_one(game, course, entry, past)
        past[course.sheet.moved] = course
        yield Folded(entry, course, events)


def fold_one(
    game: AnyGame, course: Course, entry: Entry, past: dict[int, Course]
) -> tuple[Course, tuple[Any, ...]]:
    """The course after one more entry; `past` holds earlier courses by the version that moved them."""
    version = course.sheet.version + 1
    match entry:
        case Begun(nonces, luck, used):
            state, events = again(game, game.start(len(nonces)), LUCK, luck)
            reached = Reached(state, tuple(events), luck, used)
            return begun(game, course, version, entry, reached), reached.events
        case Moved(seat, action, luck, used):
            state, events = again(game, course.state, seat, [action])  # type: ignore[arg-type]  # it has begun
            state, more = again(game, state, LUCK, luck)
            reached = Reached(state, (*events, *more), luck, used)
            return moved(game, course, version, entry, reached), reached.events
        case Undone(_, to):
            if to not in past:
                raise MissingVersionError(f"version {to} lies before what was read")
            return undone(game, course, version, entry, past[to]), ()
        case _:
            return Course(noted(course.sheet, version, entry), course.state), ()


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


def _seat(sheet: Sheet, seat: Seat, chair: Chair) -> Sheet:
    return replace(sheet, chairs=(*sheet.chairs[:seat], chair, *sheet.chairs[seat + 1 :]))


def _with_nonce(chair: Chair, nonce: str) -> Chair:
    return replace(chair, nonce=nonce)


def _put(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])
