"""What was noted of many games, in columns: sums over them go through arrays, not through games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk.study.watched import Cell, Game

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]
Column: TypeAlias = NDArray[Any]

NOBODY = -1  # the starter where nobody knows


class Table(Struct, frozen=True, eq=False):
    """Rows of one kind from all games. A column of names holds their numbers in `names`."""

    game: Ints  # the number of the game of each row
    columns: Mapping[str, Column]
    names: Mapping[str, tuple[str, ...]]

    def __getitem__(self, column: str) -> Column:
        return self.columns[column]

    def __len__(self) -> int:
        return len(self.game)

    def where(self, rows: Column) -> Table:
        """These rows alone: yes or no for each, or their numbers."""
        return Table(self.game[rows], _Picked(self.columns, rows), self.names)


class _Picked(Mapping[str, Column]):
    """Some rows of columns, picked when somebody asks for a column."""

    def __init__(self, columns: Mapping[str, Column], rows: Column) -> None:
        self._columns, self._rows = columns, rows

    def __getitem__(self, column: str) -> Column:
        picked: Column = self._columns[column][self._rows]
        return picked

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)


class Notes(Struct, frozen=True, eq=False):
    """A value of each array for every game. Games of one cluster share their luck."""

    deal: Ints
    seating: Ints  # a number in `seatings`
    seatings: tuple[tuple[str, ...], ...]  # bots by seat
    players: Ints
    cluster: Ints  # numbered from 0
    starter: Ints
    ending: Ints  # a number in `endings`
    endings: tuple[str, ...]
    turns: Ints
    decisions: Ints
    choices: Floats  # legal actions at a decision, on average
    numbers: Mapping[str, Floats]  # not a number where a game has none
    holes: Mapping[str, Bools]
    records: Mapping[str, str]  # by hole: of one game that has it
    seats: Table  # a row for every player: seat, bot, place in turn order, score, won
    tables: Mapping[str, Table]

    def __len__(self) -> int:
        return len(self.deal)

    @property
    def counts(self) -> list[int]:
        """The numbers of players, ascending."""
        return [int(players) for players in np.unique(self.players)]

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(sorted({bot for seating in self.seatings for bot in seating}))


def noted(
    *,
    deal: Ints,
    seating: Ints,
    seatings: tuple[tuple[str, ...], ...],
    starter: Ints,
    scores: Ints,
    wins: Floats,
    ending: Ints,
    endings: tuple[str, ...],
    turns: Ints,
    decisions: Ints,
    choices: Floats,
    numbers: Mapping[str, Floats],
    holes: Mapping[str, Bools],
    records: Mapping[str, str],
    tables: Mapping[str, Table],
) -> Notes:
    """Scores and wins come seat after seat, game after game."""
    players = np.array([len(bots) for bots in seatings], dtype=np.int64)[seating]
    _, cluster = np.unique(players * (int(deal.max(initial=0)) + 1) + deal, return_inverse=True)
    game = np.repeat(np.arange(len(deal)), players)
    seat = np.arange(len(game)) - np.repeat(np.cumsum(players) - players, players)
    bots = tuple(sorted({bot for bots in seatings for bot in bots}))
    width = max(map(len, seatings), default=0)
    who = np.array([[bots.index(bot) for bot in each] + [0] * (width - len(each)) for each in seatings])
    place = np.where(starter[game] == NOBODY, NOBODY, (seat - starter[game]) % players[game])
    columns = {"seat": seat, "bot": who[seating[game], seat], "place": place, "score": scores, "won": wins}
    return Notes(
        deal=deal,
        seating=seating,
        seatings=seatings,
        players=players,
        cluster=cluster,
        starter=starter,
        ending=ending,
        endings=endings,
        turns=turns,
        decisions=decisions,
        choices=choices,
        numbers=numbers,
        holes=holes,
        records=records,
        seats=Table(game, columns, {"bot": bots}),
        tables=tables,
    )


def gathered(games: Sequence[Game], columns: Mapping[str, Sequence[str]]) -> Notes:
    """Games that were noted one by one."""
    seatings = tuple(dict.fromkeys(game.bots for game in games))
    number = {bots: each for each, bots in enumerate(seatings)}
    endings = tuple(sorted({game.ending for game in games}))
    named = dict.fromkeys(name for game in games for name in game.watched.numbers)
    holes = sorted({hole for game in games for hole in game.watched.holes})
    records = {hole: next(game.record for game in games if hole in game.watched.holes) for hole in holes}
    return noted(
        deal=_ints(game.deal for game in games),
        seating=_ints(number[game.bots] for game in games),
        seatings=seatings,
        starter=_ints(NOBODY if game.starter is None else game.starter for game in games),
        scores=_ints(score for game in games for score in game.scores),
        wins=_floats(win for game in games for win in game.wins),
        ending=_ints(endings.index(game.ending) for game in games),
        endings=endings,
        turns=_ints(game.turns for game in games),
        decisions=_ints(game.decisions for game in games),
        choices=_floats(game.choices for game in games),
        numbers={name: _floats(game.watched.numbers.get(name, np.nan) for game in games) for name in named},
        holes={hole: np.array([hole in game.watched.holes for game in games]) for hole in holes},
        records=records,
        tables={table: _table(games, table, names) for table, names in columns.items()},
    )


def _ints(values: Iterable[int]) -> Ints:
    return np.fromiter(values, dtype=np.int64)


def _floats(values: Iterable[float]) -> Floats:
    return np.fromiter(values, dtype=np.float64)


def _table(games: Sequence[Game], table: str, columns: Sequence[str]) -> Table:
    rows = [game.watched.rows.get(table, []) for game in games]
    game = np.repeat(np.arange(len(games)), [len(each) for each in rows])
    values: Sequence[tuple[Cell, ...]] = list(zip(*chain.from_iterable(rows), strict=True))
    found: dict[str, Column] = {}
    names: dict[str, tuple[str, ...]] = {}
    for column, cells in zip(columns, values or [()] * len(columns), strict=True):
        if cells and isinstance(cells[0], str):
            names[column] = tuple(sorted(set(map(str, cells))))
            number = {name: each for each, name in enumerate(names[column])}
            found[column] = np.array([number[str(cell)] for cell in cells], dtype=np.int16)
        else:
            found[column] = np.array(cells) if cells else _ints(())
    return Table(game, found, names)


def joined(parts: Sequence[Notes]) -> Notes:
    """Games that were noted in portions; things and endings have the same names in all of them."""
    first = parts[0]
    seatings = tuple(dict.fromkeys(seating for part in parts for seating in part.seatings))
    place = {bots: number for number, bots in enumerate(seatings)}
    begins = np.cumsum([0, *(len(part) for part in parts)])

    def all_of(of: Callable[[Notes], Column]) -> Column:
        return np.concatenate([of(part) for part in parts])

    def table(name: str) -> Table:
        some = [part.tables[name] for part in parts]
        game = np.concatenate([each.game + begin for each, begin in zip(some, begins, strict=False)])
        columns = {column: np.concatenate([each[column] for each in some]) for column in some[0].columns}
        return Table(game, columns, some[0].names)

    return noted(
        deal=all_of(lambda part: part.deal),
        seating=all_of(lambda part: _ints(place[bots] for bots in part.seatings)[part.seating]),
        seatings=seatings,
        starter=all_of(lambda part: part.starter),
        scores=all_of(lambda part: part.seats["score"]),
        wins=all_of(lambda part: part.seats["won"]),
        ending=all_of(lambda part: part.ending),
        endings=first.endings,
        turns=all_of(lambda part: part.turns),
        decisions=all_of(lambda part: part.decisions),
        choices=all_of(lambda part: part.choices),
        numbers={name: np.concatenate([part.numbers[name] for part in parts]) for name in first.numbers},
        holes={hole: np.concatenate([part.holes[hole] for part in parts]) for hole in first.holes},
        records={hole: record for part in reversed(parts) for hole, record in part.records.items()},
        tables={name: table(name) for name in first.tables},
    )
