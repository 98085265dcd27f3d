"""What a report says of a country: big cities that somebody is shut out of, and what is delivered."""

from __future__ import annotations

from collections.abc import Sequence

from crayon.helpers import Table, game_of
from stellwerk.core.game import opaque
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.crayon.bots.goal import joining
from stellwerk.crayon.study.findings import findings
from stellwerk.crayon.study.watching import COLUMNS, watch
from stellwerk.games import family_of
from stellwerk.study.chapter import Findings
from stellwerk.study.notes import gathered
from stellwerk.study.watched import Cell, Game, Watched
from stellwerk.telling import words_for

FAR_SHORE = ("storebaelt", "kattegat", "aalborgbaaden", "fugleflugt", "kielpost")


def _found(*watched: Watched) -> Findings:
    game = game_of()
    games = [
        Game(deal, ("x", "x"), (0, 0), (1.0, 0.0), 0, "money", 1, 1, 1.0, noted)
        for deal, noted in enumerate(watched)
    ]
    return findings(game, words_for(opaque(game), "en"), gathered(games, COLUMNS))


def _noted(**rows: Sequence[tuple[Cell, ...]]) -> Watched:
    return Watched({"decided": 0.7}, {name: list(rows.get(name, ())) for name in COLUMNS})


def test_a_big_city_is_out_of_reach_when_all_lines_to_it_are_full() -> None:
    table = Table.new(3).opened("odense", "aarhus", "odense")
    assert not joining(table.title, table.public, 0).shut
    table.ferry(1, *FAR_SHORE).ferry(2, *FAR_SHORE)
    assert joining(table.title, table.public, 0).shut == {table.city("koebenhavn")}


def test_every_player_and_big_city_is_noted() -> None:
    game = game_of(win_sum="100")
    played = opaque(game)
    bots = family_of(played).bots
    session = play(played, [bots["greedy"](played) for _ in range(2)], SeededLuck(1))
    rows = [dict(zip(COLUMNS["big"], row, strict=True)) for row in watch(game, session).rows["big"]]
    assert len(rows) == 2 * 3
    assert all(row["open"] for row in rows if row["joined"])
    assert any(all(row["joined"] for row in rows if row["seat"] == seat) for seat in (0, 1)), "somebody has won"


def test_a_report_counts_games_in_which_somebody_is_shut_out() -> None:
    free, shut = ([("koebenhavn", 0, True, True), ("koebenhavn", 1, False, way)] for way in (True, False))
    found = _found(_noted(big=free), _noted(big=shut))
    claim = next(claim for claim in found.claims if claim.id == "open")
    assert claim.value.value == 0.5
    table = next(chapter for chapter in found.chapters if chapter.id == "big").tables[0]
    row = next(row for row in table.rows if row.id == "koebenhavn")
    assert [cell.value for cell in row.cells] == [0.5, 0.5]  # type: ignore[union-attr]


def test_a_report_counts_deliveries_and_owners() -> None:
    served = [("1: beer → viborg", "viborg", "beer", 0, 20, 5, False, 1.0)] * 2
    ferries = [("kattegat", 0, True, 3, 1.0), ("kattegat", 1, True, 0, 0.0)]
    found = _found(_noted(orders=served, ferries=ferries), _noted())
    chapters = {chapter.id: chapter for chapter in found.chapters}
    towns, goods, _ = chapters["orders"].tables
    for table, thing in ((towns, "viborg"), (goods, "beer")):
        row = next(row for row in table.rows if row.id == thing)
        assert [cell.value for cell in row.cells] == [1.0, 20.0, 0.5]  # type: ignore[union-attr]
    line = next(row for row in chapters["ferries"].tables[0].rows if row.id == "kattegat")
    assert [cell.value for cell in line.cells[1:]] == [0.5, 1.0, 0.5]  # type: ignore[union-attr]
