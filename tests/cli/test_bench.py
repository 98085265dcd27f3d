"""`stellwerk bench`"""

from __future__ import annotations

import pytest

from cli.running import Run
from stellwerk import games
from stellwerk.cli.figures import TRAINS, Figure, network
from stellwerk.core.trail import longest_trail


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quickest title alone: what is tested is the shape, not the speed."""
    file = games.titles()["first-journey"]
    monkeypatch.setattr(games, "titles", lambda: {"first-journey": file})
    monkeypatch.setattr("stellwerk.cli.bench.SLICES", 2)


@pytest.mark.usefixtures("few_games")
def test_json_has_every_figure(run: Run) -> None:
    told = run("bench", "--json", "--seconds", 0.001).json
    rows = told["figures"]
    assert told["calibration_steps"] == 1_000_000
    kinds = {row["what"] for row in rows}
    compiled = {"turbo-decisions", "turbo-games", "turbo-decisions-all", "turbo-games-all"}
    side_by_side = {"vec-steps", "vec-masks", "vec-observations"}
    reference = {"calibration", "decisions", "games", "apply", "copy", "legal", "trail"}
    assert kinds == reference | compiled | side_by_side
    assert [row["seats"] for row in rows if row["what"] == "decisions"] == [2, 3, 4]
    assert all(row["best"] >= row["median"] > 0 and row["milliseconds"] > 0 for row in rows)
    assert rows[0]["what"] == "calibration" and rows[0]["per_calibration"] == 1.0


@pytest.mark.usefixtures("few_games")
def test_lines_for_people(run: Run) -> None:
    out = run("bench", "--seconds", 0.001, "--lang", "de").out
    assert "Entscheidungen in ganzen Partien" in out and "Eichschleife" in out


@pytest.mark.usefixtures("few_games")
def test_without_numba_the_rest_is_measured_and_that_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.turbo.ready.find_spec", lambda name: None)
    out = run("bench", "--seconds", 0.001).out
    assert "decisions in whole games" in out and "compiled decisions" not in out
    assert "needs Numba" in out


def test_a_slice_works_at_least_once_and_counts_everything() -> None:
    figure = Figure(("one", "two"), lambda: (1, 2))
    figure.measure(0.001)
    ((one,), (two,)) = figure.rates
    assert two == pytest.approx(2 * one)


def test_the_network_uses_up_the_trains() -> None:
    edges = network()
    assert TRAINS - 3 < sum(length for _, _, length in edges) <= TRAINS
    assert longest_trail(edges).length > TRAINS // 2
