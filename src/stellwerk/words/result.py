"""The end of a game in words, whatever the game counts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stellwerk.core.game import Line, Seat, Standing
from stellwerk.words.narrator import Narrator


def breakdown(narrator: Narrator, standings: Sequence[Standing]) -> list[str]:
    """Every player's whole sum, the best first (T-41)."""
    lines: list[str] = []
    for standing in sorted(standings, key=lambda each: (each.rank, each.seat)):
        total = narrator.total(standing.total)
        lines.append(
            narrator.words.say(
                "result-seat", rank=standing.rank, seat=narrator.names.seat(standing.seat), total=total
            )
        )
        lines += [f"  {narrator.score(line)}" for line in standing.lines]
    return lines


def winners(narrator: Narrator, standings: Sequence[Standing], to: Seat | None = None) -> str:
    """Who has won; `to` is called "you" when it won alone."""
    first = [standing for standing in standings if standing.rank == 1]
    seats = narrator.words.listed(narrator.names.seat(standing.seat) for standing in first)
    you = "yes" if [standing.seat for standing in first] == [to] else "no"
    total = narrator.total(first[0].total)
    return narrator.words.say("result-winners", n=len(first), seats=seats, total=total, you=you)


def own(narrator: Narrator, standings: Sequence[Standing], seat: Seat) -> str:
    """How a game went for one seat: `Won, 123 points`."""
    mine = standings[seat]
    total = narrator.total(mine.total)
    return narrator.words.say("result-own", rank=mine.rank, of=len(standings), total=total)


def place(narrator: Narrator, standings: Sequence[Standing], seat: Seat) -> str:
    """A seat's rank and its distance to the first, or the first's to the next: `2 of 3, 12 points behind Mira`."""
    own = next(standing for standing in standings if standing.seat == seat)
    others = [standing for standing in standings if standing.seat != seat]
    rank = 1 if own.rank > 1 else min((each.rank for each in others), default=0)
    rivals = [each for each in others if each.rank == rank]
    gap = own.total - rivals[0].total if rivals else 0
    return narrator.words.say(
        "result-place",
        rank=own.rank,
        of=len(standings),
        how="ahead" if gap > 0 else "behind" if gap < 0 else "level" if rivals else "alone",
        gap=narrator.total(abs(gap)),
        seats=narrator.words.listed(narrator.names.seat(each.seat) for each in rivals),
    )


class Row(Struct, frozen=True):
    """A row of the final count: points and numbers by seat, the latter in words."""

    label: str
    points: tuple[int, ...]
    counts: tuple[str, ...]  # empty where the seat has no such line


def sheet(narrator: Narrator, standings: Sequence[Standing]) -> list[Row]:
    """The count as a table: lines of one kind together, in the order in which they are counted."""
    kinds = list(dict.fromkeys(line.what for each in standings for line in each.lines))
    rows: dict[tuple[int, str], list[list[Line]]] = {}
    for number, standing in enumerate(standings):
        for line in standing.lines:
            if label := narrator.row(line):
                empty: list[list[Line]] = [[] for _ in standings]
                rows.setdefault((kinds.index(line.what), label), empty)[number].append(line)
    return [
        Row(
            label,
            tuple(sum(line.points for line in lines) for lines in by_seat),
            tuple(_count(narrator, lines) for lines in by_seat),
        )
        for (_, label), by_seat in sorted(rows.items(), key=lambda row: (row[0][0], -_best(row[1])))
    ]


def _best(by_seat: Sequence[Sequence[Line]]) -> int:
    """What brings points stands before what costs some."""
    return max(sum(line.points for line in lines) for lines in by_seat)


def _count(narrator: Narrator, lines: Sequence[Line]) -> str:
    """How many there are: counted lines say so themselves, others count once each."""
    if not lines:
        return ""
    return narrator.counted(lines[0], sum(1 if line.count is None else line.count for line in lines))
