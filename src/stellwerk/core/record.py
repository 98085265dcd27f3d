"""A record: a header, every action of every seat and of luck, and the result. It replays without a seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from stellwerk.core.game import (
    LUCK,
    E,
    Game,
    IllegalAction,
    InvalidAction,
    Line,
    Seat,
    Standing,
    State,
    StellwerkError,
)

FORMAT: Final = 1
MAGIC: Final = "stellwerk-record"
Migration: TypeAlias = Callable[[list[str]], list[str]]
P = TypeVar("P")
H = TypeVar("H")
X = TypeVar("X")
A = TypeVar("A")

# Rewrites the lines of a record of format n into format n+1. Format 1 is the first.
MIGRATIONS: Final[Mapping[int, Migration]] = {}

_NUMBER = re.compile(r"\d{1,9}")
_RESULT_LINE = re.compile(r"(\d{1,9}) ([a-z-]+) ([+-]\d{1,9})(?: (?!x\d+$)(\S+))?(?: x(\d{1,9}))?")
_HEX = re.compile(r"(?:[0-9a-f]{2}){1,64}")
_TOTAL_LINE = re.compile(r"(\d{1,9}) total (-?\d{1,9}) rank (\d{1,9})")


class RecordError(StellwerkError, ValueError):
    """A record that cannot be read or does not hold; names the line, counted from 1."""

    def __init__(self, line: int | None, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line


class Header(Struct, frozen=True):
    """What game this is a record of."""

    game: str
    version: int
    options: dict[str, str]
    seats: int
    digest: str


class Noted(Struct, frozen=True):
    """One action as it stands in the record, with its line for error messages."""

    seat: Seat
    text: str
    line: int = 0


class Proof(Struct, frozen=True):
    """What luck promised before the deal, what each seat added to it, and the seed revealed; all in hex.
    `takebacks`: how often a draw was taken back, so that somebody knew what would come. `taken`: how many entries
    are another game's, which this one goes on from; what luck did there is not promised here."""

    commitment: str
    nonces: tuple[str, ...]
    seed: str
    takebacks: int = 0
    taken: int = 0


class Record(Struct, frozen=True):
    """A game as text says it. `result` is None while the game is unfinished; `proof` where luck was committed."""

    header: Header
    entries: tuple[Noted, ...]
    ending: str = ""
    result: tuple[Standing, ...] | None = None
    proof: Proof | None = None

    def __str__(self) -> str:
        return write(self)

    @staticmethod
    def of(
        game: Game[P, H, X, A, E], seats: int, entries: Sequence[tuple[Seat, A]], state: State[P, H, X]
    ) -> Record:
        """The record of what was played so far."""
        noted = tuple(Noted(seat, game.write(action)) for seat, action in entries)
        ending = game.ending(state.public)
        return Record(header_of(game, seats), noted, ending, game.standings(state) if ending else None)


def header_of(game: Game[P, H, X, A, E], seats: int) -> Header:
    return Header(game.name, game.version, game.options, seats, game.digest)


# ---- text


def write(record: Record) -> str:
    """The record as text, byte-equal for equal games."""
    head = record.header
    lines = [f"{MAGIC} {FORMAT}", f"game {head.game}", f"version {head.version}"]
    lines += [f"option {key} {value}" for key, value in sorted(head.options.items())]
    lines += [f"seats {head.seats}", f"digest {head.digest}"]
    if record.proof is not None:
        lines.append(f"commitment {record.proof.commitment}")
        lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(record.proof.nonces)]
        lines.append(f"seed {record.proof.seed}")
        if record.proof.takebacks:
            lines.append(f"takebacks {record.proof.takebacks}")
        if record.proof.taken:
            lines.append(f"taken {record.proof.taken}")
    lines.append("")
    lines += [f"{'*' if entry.seat == LUCK else entry.seat} {entry.text}" for entry in record.entries]
    if record.result is not None:
        lines += ["", f"end {record.ending}"]
        for standing in record.result:
            lines += [_result_line(standing.seat, line) for line in standing.lines]
            lines.append(f"{standing.seat} total {standing.total} rank {standing.rank}")
    return "\n".join(lines) + "\n"


def _result_line(seat: Seat, line: Line) -> str:
    of = f" {line.of}" if line.of else ""
    count = "" if line.count is None else f" x{line.count}"
    return f"{seat} {line.what} {line.points:+d}{of}{count}"


def read(text: str) -> Record:
    """The record behind the text, whose only text this is: `write` gives it again, letter by letter.

    RecordError names the line that cannot be read, or that is spelt otherwise.
    """
    lines = migrate(text.removesuffix("\n").split("\n"))
    _require_plain(lines)
    record = _understood(lines)
    _require_spelling(lines, write(record).removesuffix("\n").split("\n"))
    if not text.endswith("\n"):
        raise RecordError(len(lines), "the record is cut off; expected a line feed at the end")
    return record


def _require_plain(lines: Sequence[str]) -> None:
    """One space between words, none around them, and nothing that only looks like a space or like a line's end."""
    for number, line in enumerate(lines, 1):
        plain = " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())
        if line != plain:
            raise RecordError(number, f"{line!r} has spaces or signs that do not belong there; expected {plain!r}")


def _require_spelling(lines: Sequence[str], right: Sequence[str]) -> None:
    for number, (told, expected) in enumerate(zip_longest(lines, right), 1):
        if told is None:
            raise RecordError(number, f"the record is cut off; expected {expected!r}")
        if expected is None:
            raise RecordError(number, f"{told!r} is one line too many")
        if told != expected:
            raise RecordError(number, f"{told!r} is not the one spelling; expected {expected!r}")


def _understood(lines: Sequence[str]) -> Record:
    """More than one spelling: what is wrong beyond that is told in its own words."""
    header, proof, at = _read_header(lines)
    entries: list[Noted] = []
    while at < len(lines):
        line = lines[at]
        at += 1
        if not line:
            break
        who, _, action = line.partition(" ")
        if who == "end":
            raise RecordError(at, "the result must follow an empty line")
        if not action or not (who == "*" or _NUMBER.fullmatch(who)):
            raise RecordError(at, f"{line!r} is not an entry; expected '<seat> <action>' or '* <outcome>'")
        seat = LUCK if who == "*" else int(who)
        if seat >= header.seats:
            raise RecordError(at, f"seat {seat} does not exist; the record has {header.seats} seats")
        entries.append(Noted(seat, action, at))
    ending, result = _read_result(lines, at, header.seats)
    return Record(header, tuple(entries), ending, result, proof)


def migrate(lines: list[str], steps: Mapping[int, Migration] = MIGRATIONS, to: int = FORMAT) -> list[str]:
    """The lines of an older format rewritten, step by step, into format `to`."""
    magic, _, number = (lines[0] if lines else "").partition(" ")
    if magic != MAGIC or not _NUMBER.fullmatch(number):
        first = lines[0][:40] if lines else ""
        raise RecordError(1, f"{first!r} is not the head of a record; expected '{MAGIC} {to}'")
    found = int(number)
    if found > to:
        raise RecordError(1, f"format {found} is newer than this program, which reads up to {to}")
    while found < to:
        if found not in steps:
            raise RecordError(1, f"format {found} is unknown; this program reads format {to}")
        lines = steps[found](lines)
        found += 1
    return lines


def _read_header(lines: Sequence[str]) -> tuple[Header, Proof | None, int]:
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    nonces: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at]:
        key, _, value = lines[at].partition(" ")
        at += 1
        if key in ("option", "nonce"):
            target = options if key == "option" else nonces
            key, _, value = value.partition(" ")
        elif key in ("game", "version", "seats", "digest", "commitment", "seed", "takebacks", "taken"):
            target = single
        else:
            raise RecordError(at, f"{key!r} is not part of a header")
        if not key or not value:
            raise RecordError(at, f"{lines[at - 1]!r} lacks its value")
        if key in target:
            raise RecordError(at, f"{key!r} is given twice")
        target[key] = value
    for key in ("game", "version", "seats", "digest"):
        if key not in single:
            raise RecordError(at, f"the header lacks {key!r}")
    for key in ("version", "seats"):
        if not (single[key].isdecimal() and len(single[key]) < 5):
            raise RecordError(None, f"header: {key} {single[key]!r} is not a number")
    header = Header(single["game"], int(single["version"]), options, int(single["seats"]), single["digest"])
    return header, _read_proof(single, nonces, header.seats), at + 1


def _read_proof(single: Mapping[str, str], nonces: Mapping[str, str], seats: int) -> Proof | None:
    if not nonces and not {"commitment", "seed", "takebacks", "taken"} & single.keys():
        return None
    given = [nonces.get(str(seat), "") for seat in range(seats)]
    values = [single.get("commitment", ""), single.get("seed", ""), *given]
    if len(nonces) != seats or not all(_HEX.fullmatch(value) for value in values):
        raise RecordError(None, "header: a proof is commitment, seed and one nonce per seat, all in hex")
    counts = {key: single.get(key, "0") for key in ("takebacks", "taken")}
    for key, count in counts.items():
        if not _NUMBER.fullmatch(count):
            raise RecordError(None, f"header: {key} {count!r} is not a number")
    return Proof(values[0], tuple(given), values[1], int(counts["takebacks"]), int(counts["taken"]))


def _read_result(lines: Sequence[str], at: int, seats: int) -> tuple[str, tuple[Standing, ...] | None]:
    if at >= len(lines):
        return "", None
    word, _, ending = lines[at].partition(" ")
    if word != "end" or not ending:
        raise RecordError(at + 1, f"{lines[at]!r} is not the head of a result; expected 'end <how>'")
    scores: list[list[Line]] = [[] for _ in range(seats)]
    standings: dict[Seat, Standing] = {}
    for number, text in enumerate(lines[at + 1 :], at + 2):
        if found := _TOTAL_LINE.fullmatch(text):
            seat, total, rank = map(int, found.groups())
            if seat < seats and seat not in standings:
                standings[seat] = Standing(seat, rank, total, tuple(scores[seat]))
                continue
        elif found := _RESULT_LINE.fullmatch(text):
            who, what, points, of, count = found.groups()
            if int(who) < seats and int(who) not in standings:
                line = Line(what, int(points), of or "", None if count is None else int(count))
                scores[int(who)].append(line)
                continue
        raise RecordError(number, f"{text!r} is not a line of the result")
    missing = [seat for seat in range(seats) if seat not in standings]
    if missing:
        raise RecordError(len(lines), f"the result is cut off: no total for seat {missing[0]}")
    return ending, tuple(standings[seat] for seat in range(seats))


# ---- replay


class Moment(Struct, Generic[P, H, X, A, E], frozen=True):
    """One step of a replay: the entry, and what it led to."""

    entry: Noted
    action: A
    state: State[P, H, X]
    events: tuple[E, ...]


def replay(game: Game[P, H, X, A, E], record: Record) -> Iterator[Moment[P, H, X, A, E]]:
    """Every entry applied in turn; RecordError at the first that cannot be read or is not allowed."""
    require_same_game(game, record.header)
    state = game.start(record.header.seats)
    for entry in record.entries:
        try:
            action = game.read(entry.text)
            step = game.apply(state, entry.seat, action)
        except (InvalidAction, IllegalAction) as error:
            raise RecordError(entry.line or None, f"{entry.text!r}: {error}") from error
        state = step.state
        yield Moment(entry, action, state, step.events)


def check(game: Game[P, H, X, A, E], record: Record) -> State[P, H, X]:
    """The last state, after everything was replayed and the result recounted; RecordError otherwise."""
    require_same_game(game, record.header)
    state = game.start(record.header.seats)
    for moment in replay(game, record):
        state = moment.state
    ending = game.ending(state.public)
    if not ending:
        raise RecordError(None, f"the record is cut off: the game is not over after {len(record.entries)} entries")
    if record.result is None:
        raise RecordError(None, "the record is cut off: the game is over but the result is missing")
    if record.ending != ending:
        raise RecordError(None, f"the record says the game ended by {record.ending!r}, but it was {ending!r}")
    for told, counted in zip(record.result, game.standings(state), strict=True):
        if told != counted:
            raise RecordError(None, f"result of seat {told.seat}: {_difference(told, counted)}")
    return state


def require_same_game(game: Game[P, H, X, A, E], header: Header) -> None:
    """RecordError when the record belongs to other rules or another board."""
    if header.seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise RecordError(None, f"{header.seats} seats: {game.name} is for {low} to {high}")
    for what, told, ours in (
        ("game", header.game, game.name),
        ("version", header.version, game.version),
        ("options", header.options, game.options),
        ("digest", header.digest, game.digest),
    ):
        if told != ours:
            raise RecordError(None, f"the record is of {what} {told}, this game has {ours}")


def _difference(told: Standing, counted: Standing) -> str:
    for one, other in zip(told.lines, counted.lines, strict=False):
        if one != other:
            return f"told {_result_line(told.seat, one)!r}, counted {_result_line(told.seat, other)!r}"
    if len(told.lines) != len(counted.lines):
        return f"told {len(told.lines)} lines, counted {len(counted.lines)}"
    return f"told total {told.total} rank {told.rank}, counted total {counted.total} rank {counted.rank}"
