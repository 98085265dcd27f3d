"""Many random games with all that a report asks for, as columns."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from stellwerk import bots
from stellwerk.core import record
from stellwerk.core.game import AnyGame
from stellwerk.core.session import Session
from stellwerk.study.notes import Column, Notes, Table, joined, noted
from stellwerk.ticket.study.book import TABLES, Facts, Pages, Size, facts_of, new_book, new_pages
from stellwerk.ticket.study.columns import COLUMNS, NAMED, NUMBERS, SHARES, YES_OR_NO
from stellwerk.ticket.study.watching import holes, names_of
from stellwerk.ticket.title import Title
from stellwerk.turbo.many import start_of, word
from stellwerk.turbo.noting import CHOICES, DECISIONS, FINISH, STARTER, TOLD, TURNS, note_games
from stellwerk.turbo.ready import prepare_noting
from stellwerk.turbo.stream import Stream
from stellwerk.turbo.tables import flat
from stellwerk.turbo.writing import FINISHES

PORTION: Final = 256  # games that a thread takes at a time


def notes(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Notes:
    """What a report knows of the first so many games of `playouts`; `tell` hears how many are done."""
    tables = flat(game, seats)
    prepare_noting()
    title, start = tables.title, start_of(tables)
    facts = arrays_of(facts_of(title, seats))

    def portion(begin: int) -> Notes:
        numbers, masks = tables.records(1)
        size = min(PORTION, games - begin)
        told = np.zeros((size, TOLD + 2 * seats), dtype=np.int64)
        book, pages = new_book(facts, whole), new_pages(facts, size, shares)
        pages = pages._replace(filled=whole((len(TABLES),)))
        paper = tables.work(), tables.sheet()
        note_games(
            tables.tables, *start, word(seed), begin, numbers[0], masks[0], *paper, facts, book, pages, told
        )
        return columns(title, seats, begin, pages, told)

    done, parts = 0, []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for part in pool.map(portion, range(0, games, PORTION)):
            parts.append(part)
            done += len(part)
            tell(done)
    found = joined(parts)
    # Holes come with a record: the reference plays such a game once more.
    records = {
        hole: record.write(replayed(game, seats, seed, int(found.deal[seen.argmax()])).record())
        for hole, seen in found.holes.items()
        if seen.any()
    }
    return replace(found, records=records)


def whole(size: Size) -> Any:
    """Paper for whole numbers."""
    return np.zeros(size, dtype=np.int64)


def shares(size: Size) -> Any:
    return np.empty(size, dtype=np.float64)


def arrays_of(facts: Facts) -> Facts:
    """Lists as arrays."""
    return Facts(*(np.array(of, dtype=np.int64) if isinstance(of, list) else of for of in facts))  # type: ignore[arg-type]


def columns(title: Title, seats: int, begin: int, pages: Pages, told: NDArray[np.int64]) -> Notes:
    """What compiled code has written, under its names."""
    names = names_of(title)
    numbers = {name: np.ascontiguousarray(of) for name, of in zip(NUMBERS, np.array(pages.numbers).T, strict=True)}
    ranks = told[:, TOLD + seats :]
    first = ranks == 1
    wins = first / first.sum(axis=1, keepdims=True)
    filled: list[int] = np.array(pages.filled).tolist()
    return noted(
        deal=begin + np.arange(len(told)),
        seating=np.zeros(len(told), dtype=np.int64),
        seatings=((bots.RANDOM,) * seats,),
        starter=told[:, STARTER],
        scores=told[:, TOLD : TOLD + seats].ravel(),
        wins=wins.ravel(),
        ending=told[:, FINISH],
        endings=FINISHES,
        turns=told[:, TURNS],
        decisions=told[:, DECISIONS],
        choices=told[:, CHOICES] / np.maximum(told[:, DECISIONS], 1),
        numbers=numbers,
        holes=holes(told[:, FINISH] == FINISHES.index("stuck"), numbers["passes"] > 0),
        records={},
        tables={
            table: _table(table, np.asarray(page)[:rows], names)
            for table, rows, page in zip(TABLES, filled, pages[2:], strict=True)
        },
    )


def _table(table: str, page: NDArray[np.float64], names: dict[str, tuple[str, ...]]) -> Table:
    found: dict[str, Column] = {}
    for number, column in enumerate(COLUMNS[table]):
        kind = np.float64 if column in SHARES else np.bool_ if column in YES_OR_NO else np.int16
        found[column] = page[:, number].astype(kind)
    known = {column: names[column] for column in COLUMNS[table] if column in NAMED}
    return Table(page[:, -1].astype(np.int64), found, known)


def replayed(game: AnyGame, seats: int, seed: int, number: int) -> Session:
    """The whole game with this number on the reference."""
    stream, session = Stream(seed, number), Session.begin(game, seats)
    session = session.settle(stream)
    while not session.over:
        seat = session.actors[0]
        actions = session.legal(seat)
        session = session.act(seat, actions[stream.below(len(actions))]).settle(stream)
    return session
