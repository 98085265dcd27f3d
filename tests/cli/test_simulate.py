"""`stellwerk simulate`: figures, the same for the same seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli.running import Run
from stellwerk.arena.match import turns
from stellwerk.cli.engine import AUTO, engine_for
from stellwerk.cli.tally import spread
from stellwerk.games import make

TIMES = ("seconds", "decisions_per_second")


def _without_times(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMES}


def test_json_has_every_figure(run: Run) -> None:
    report = run("simulate", "first-journey", "--players", 3, "--games", 6, "--seed", 1, "--json").json
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("first-journey", 3, 6, 1)
    assert report["bots"] == ["random"] * 3
    assert report["options"] == {"start": "random"}
    assert report["decisions"] == round(report["length"]["decisions"]["mean"] * 6)
    assert report["seconds"] > 0 and report["decisions_per_second"] > 0
    assert set(report["scores"]) == {"all", "seats", "bots"} and len(report["scores"]["seats"]) == 3
    for figures in (report["scores"]["all"], *report["scores"]["seats"], report["length"]["turns"]):
        assert set(figures) == {"mean", "low", "high", "sd", "min", "max"}
        assert figures["min"] <= figures["mean"] <= figures["max"]
        assert figures["low"] <= figures["mean"] <= figures["high"]
    assert sum(report["wins"]["seats"]) == pytest.approx(6, abs=1e-4)
    assert report["wins"]["bots"]["random"] == pytest.approx(6, abs=1e-4)
    assert sum(report["endings"].values()) == 6
    assert [place["place"] for place in report["order"]] == [0, 1, 2] and report["incidents"] == []
    assert sum(place["rate"]["value"] for place in report["order"]) == pytest.approx(1)
    for rate in (*report["rates"]["seats"], report["rates"]["bots"]["random"]):
        assert 0 <= rate["low"] <= rate["value"] <= rate["high"] <= 1


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    command = ("simulate", "germany", "--games", 2, "--json", "--seed")
    first, again, other = (run(*command, seed).json for seed in (7, 7, 8))
    assert _without_times(first) == _without_times(again)
    assert first["scores"] != other["scores"]


def test_more_processes_play_the_same_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.arena.processes.PATIENCE", 0.0)
    command = ("simulate", "first-journey", "--games", 6, "--json", "--jobs")
    alone, spread_out = (run(*command, jobs).json for jobs in (1, 2))
    assert _without_times(alone) == _without_times(spread_out)


def test_the_edge_of_turn_order_is_that_of_who_begins(run: Run) -> None:
    """Seat 1 begins and plays better: the first turn wins all, though the seat is the second."""
    command = ("simulate", "first-journey", "-o", "start=1", "--bots", "random,greedy", "--games", 5, "--json")
    report = run(*command).json
    assert report["order"][0]["rate"]["value"] == report["rates"]["seats"][1]["value"] == 1


def test_game_number_i_is_the_same_however_many_are_played(run: Run, tmp_path: Path) -> None:
    for games, folder in ((1, "one"), (3, "three")):
        run("simulate", "first-journey", "--games", games, "--seed", 5, "--records", tmp_path / folder)
    assert (tmp_path / "one/first-journey-5-0.txt").read_bytes() == (
        tmp_path / "three/first-journey-5-0.txt"
    ).read_bytes()


def test_bots_may_differ_by_seat(run: Run) -> None:
    report = run("simulate", "first-journey", "--games", 6, "--bots", "greedy,random", "--json").json
    assert report["bots"] == ["greedy", "random"]
    assert report["wins"]["bots"]["greedy"] > report["wins"]["bots"]["random"]


def test_options_reach_the_game(run: Run) -> None:
    report = run("simulate", "europe", "-o", "way=mega", "-o", "bonus=max", "--games", 1, "--json").json
    assert report["options"] == {"way": "mega", "bonus": "max", "start": "random"}


def test_every_record_holds(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    run("simulate", "europe", "--players", 3, "--games", 2, "--records", folder)
    assert [path.name for path in sorted(folder.iterdir())] == ["europe-0-0.txt", "europe-0-1.txt"]
    assert run("check", *folder.iterdir()).code == 0


def test_records_are_never_overwritten(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "first-journey", "--games", 1, "--records", tmp_path)
    assert run(*command).code == 0
    result = run(*command)
    assert result.code == 2 and "already holds first-journey-0-0.txt" in result.err


def test_lines_for_people_in_both_languages(run: Run) -> None:
    command = ("simulate", "first-journey", "--games", 2, "--bots", "greedy,random")
    english, german = run(*command).out, run(*command, "--lang", "de").out
    assert "2 games of First Journey with 2 players" in english and "Seat 1     greedy" in english
    assert "2 Partien Erste Reise mit 2 Plätzen" in german and "Platz 1" in german
    assert "ended: somebody has completed six journeys" in english and "Wer beginnt, gewinnt" in german


def test_a_designers_title_can_be_simulated(run: Run) -> None:
    small = Path(__file__).parents[1] / "titles" / "small.toml"
    assert run("simulate", small, "--games", 2, "--json").json["game"] == "small"


# ---- engines


def test_many_games_of_random_bots_are_played_in_compiled_code(run: Run) -> None:
    """By itself from a thousand games on; the luck is the engine's, so the figures say which one it was."""
    command = ("simulate", "first-journey", "--json", "--games")
    by_itself, asked, few = (
        run(*command, *more).json for more in ((1000,), (1000, "--engine", "turbo", "--jobs", 1), (3,))
    )
    assert (by_itself["engine"], asked["engine"], few["engine"]) == ("turbo", "turbo", "reference")
    assert _without_times(by_itself) == _without_times(asked)
    assert set(few) == set(asked)


@pytest.mark.parametrize(
    "more",
    [("--bots", "greedy,random"), ("--records", "somewhere"), ("--engine", "reference")],
    ids=lambda more: more[0],
)
def test_what_only_the_reference_can_do_it_does(more: tuple[str, str]) -> None:
    told = dict(zip(more[::2], more[1::2], strict=True))
    names = told.get("--bots", "random,random").split(",")
    game = make("first-journey")
    assert engine_for(told.get("--engine", AUTO), game, names, 10**6, "--records" in told) == "reference"


def test_a_family_without_compiled_code_is_played_by_the_reference(run: Run) -> None:
    assert engine_for(AUTO, make("denmark"), ["random"] * 2, 10**6, False) == "reference"
    refused = run("simulate", "denmark", "--games", 1, "--engine", "turbo")
    assert refused.code == 2 and "its family has no flat engine" in refused.err


def test_without_numba_the_reference_plays_and_says_that_it_takes_longer(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr("stellwerk.turbo.ready.available", lambda: False)
    monkeypatch.setattr("stellwerk.cli.engine.MANY", 2)
    command = ("simulate", "first-journey", "--games", 2, "--json")
    by_itself, asked = run(*command), run(*command, "--engine", "reference")
    assert by_itself.json["engine"] == "reference"
    assert 'pip install "stellwerk[turbo]"' in by_itself.err and not asked.err


def test_an_engine_that_cannot_is_refused(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "first-journey", "--engine", "turbo", "--games", 1)
    for more in (("--bots", "greedy"), ("--records", tmp_path)):
        refused = run(*command, *more)
        assert refused.code == 2 and "plays random bots alone and writes no records" in refused.err
    unknown = run("simulate", "first-journey", "--engine", "steam")
    assert unknown.code == 2 and "there are auto, reference, turbo" in unknown.err


def test_people_are_told_that_compiled_code_played(run: Run) -> None:
    command = ("simulate", "first-journey", "--games", 2, "--engine")
    assert "in compiled code" in run(*command, "turbo").out
    assert "in compiled code" not in run(*command, "reference").out


def test_spread_and_turns() -> None:
    assert spread([1, 2, 3]) == {"mean": 2.0, "low": 0.868, "high": 3.132, "sd": 1.0, "min": 1, "max": 3}
    assert spread([4])["sd"] == 0.0
    assert turns([-1, 0, 0, -1, 0, 1, -1, 0]) == 3
