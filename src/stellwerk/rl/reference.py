"""The page about observations, made from the fields: `python -m stellwerk.rl.reference docs/observations.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from stellwerk import games
from stellwerk.core.title import titles_in
from stellwerk.encoder import Encoder, id_of

HEAD = """\
# Observations, field by field

Made by `make reference` from the fields themselves; a test compares, and `Encoder.spec` holds the same as
values. Every number is that of the game divided by its scale. Fields of several players begin with the seat
that looks and go on in turn order; fields of two, as debts, say who first and to whom second. Shapes are those
of the smallest table.

`hints=True` adds what follows from the view and takes some searching. `recall=N` adds `history`: N rows of ten
numbers, a row for an event: the number of its kind, then its facts, each plus two, seats by their number; words
are left out, what belongs to a fact stands in its place, and 0 is nothing. An event with more than nine facts
goes on in the next row.
"""


def page() -> str:
    """All titles of the families, each at its smallest table."""
    return "\n".join([HEAD, *(line for name in _ours() for line in _title(name))])


def _ours() -> Iterator[str]:
    for family in games.families().values():
        yield from titles_in(family.titles)


def _title(name: str) -> Iterator[str]:
    game = games.make(name)
    seats = game.seats[0]
    plain, full = Encoder(game, seats), Encoder(game, seats, hints=True)
    yield f"## `{id_of(name)}`, {seats} seats: {plain.size} numbers\n"
    yield from _table(plain, 0)
    yield f"\n### With hints: {full.size} numbers\n"
    yield from _table(full, len(plain.spec))
    yield "\n### Events of the history\n"
    yield ", ".join(_event(number, kind) for number, kind in enumerate(full.events, start=1)) + "\n"


def _event(number: int, kind: type[Struct]) -> str:
    facts = " ".join(kind.__struct_fields__)
    return f"{number} `{kind.__name__}`" + (f" ({facts})" if facts else "")


def _table(encoder: Encoder, start: int) -> Iterator[str]:
    yield "| field | shape | from | scale | what it is |\n|---|---|---|---|---|"
    for part in encoder.spec[start:]:
        shape = " × ".join(map(str, part.shape))
        yield f"| `{part.name}` | {shape} | {part.start} | {part.scale} | {part.means} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
