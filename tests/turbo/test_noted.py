"""What is noted of games in compiled code is what the reference notes of the same games, row by row."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec
import numpy as np
import pytest

from stellwerk import games, turbo
from stellwerk.arena.match import starter, turns
from stellwerk.core import record
from stellwerk.core.game import LUCK, AnyGame, view_of
from stellwerk.report.report import make_report
from stellwerk.study.notes import Notes, gathered
from stellwerk.study.watched import Cell, Game
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.columns import COLUMNS
from stellwerk.ticket.study.watching import watch
from stellwerk.turbo.noted import replayed
from turbo.boards import TITLES, made

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"
GAMES = 6
SEED = 5


def on_the_reference(game: AnyGame, seats: int, number: int) -> Game:
    """The game with this number as a report has it from the reference."""
    session = replayed(game, seats, SEED, number)
    state, choices = game.start(seats), 0
    for seat, action in session.entries:
        choices += 0 if seat == LUCK else len(game.legal(view_of(state, seat)))
        state = game.apply(state, seat, action).state
    standings = session.standings()
    winners = sum(standing.rank == 1 for standing in standings)
    watched = watch(cast(TicketGame, game), session)
    return Game(
        deal=number,
        bots=("random",) * seats,
        scores=tuple(standing.total for standing in standings),
        wins=tuple(float(standing.rank == 1) / winners for standing in standings),
        starter=starter(session),
        ending=game.ending(session.state.public),
        turns=turns(seat for seat, _ in session.entries),
        decisions=session.decisions,
        choices=choices / session.decisions,
        watched=watched,
        record=record.write(session.record()) if watched.holes else "",
    )


def rows(notes: Notes, table: str, number: int) -> list[tuple[Cell, ...]]:
    """Those of one game, with the names of things."""
    some = notes.tables[table].where(notes.tables[table].game == number)
    columns = [
        [some.names[name][each] for each in some[name]] if name in some.names else some[name].tolist()
        for name in COLUMNS[table]
    ]
    return list(zip(*columns, strict=True))


def compare(game: AnyGame, seats: int) -> None:
    """Every number and every row of some games, then the whole report on them."""
    notes = turbo.notes(game, seats, GAMES, SEED, threads=1)
    again = [on_the_reference(game, seats, number) for number in range(GAMES)]
    for number, one in enumerate(again):
        noted = {name: of[number] for name, of in notes.numbers.items() if not np.isnan(of[number])}
        assert noted == one.watched.numbers
        assert {hole for hole, seen in notes.holes.items() if seen[number]} == set(one.watched.holes)
        for table in COLUMNS:
            assert rows(notes, table, number) == one.watched.rows[table], table
    ours, theirs = (
        msgspec.to_builtins(make_report(game, "en", of, SEED, "turbo"), str_keys=True)
        for of in (notes, gathered(again, COLUMNS))
    )
    assert ours == theirs
    for hole, told in notes.records.items():
        assert told == next(one.record for one in again if hole in one.watched.holes)


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("europe", {}, 2),
        ("europe", {"way": "mega", "bonus": "orient-express,max"}, 5),
        ("europe", {"way": "1912"}, 3),
        ("germany", {}, 4),
        ("first-journey", {}, 2),
        ("first-journey", {"start": "1"}, 4),
        (str(SMALL), {}, 2),
    ],
)
def test_notes_are_those_of_the_reference(name: str, options: dict[str, str], seats: int) -> None:
    compare(games.make_with(name, options), seats)


@pytest.mark.parametrize("way", TITLES)
@pytest.mark.parametrize("seats", [1, 3])
def test_notes_are_those_of_the_reference_on_boards_made_at_random(tmp_path: Path, way: str, seats: int) -> None:
    compare(made(tmp_path, way, seats), seats)


def test_games_are_those_of_playouts_whatever_the_threads() -> None:
    game = games.make("first-journey")
    played = turbo.playouts(game, 3, 600, seed=4)
    told: list[int] = []
    one, two = (turbo.notes(game, 3, 600, 4, threads, told.append) for threads in (1, 2))
    for notes in (one, two):
        assert notes.turns.tolist() == played.turns.tolist()
        assert notes.seats["score"].tolist() == played.totals.ravel().tolist()
        assert notes.decisions.tolist() == played.decisions.tolist()
    for table in COLUMNS:
        for column in COLUMNS[table]:
            assert np.array_equal(one.tables[table][column], two.tables[table][column])
    assert told == [256, 512, 600] * 2
