"""Matches in compiled code: results as the reference has them for the same stream of luck."""

from __future__ import annotations

from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.arena.compiled import Compiled
from stellwerk.arena.match import Match, Result, Setting, Task, starter, turns
from stellwerk.arena.processes import Processes
from stellwerk.cli.tally import tally
from stellwerk.turbo.noted import replayed

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"
SEED = 11


def results(runner: Compiled | Processes, name: str, seats: int, deals: list[int]) -> list[Result]:
    setting = Setting.of(name, games.make(name), SEED, 10.0)
    tasks = (Task(setting, Match(deal, ("random",) * seats), recorded=False) for deal in deals)
    return [played.result for played in runner.play(tasks)]


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("germany", 2), ("first-journey", 4), (str(SMALL), 2)])
def test_every_result_is_that_of_the_reference_for_the_same_luck(name: str, seats: int) -> None:
    """Deals in any order, those in a row in one call."""
    deals = [4, 0, 1, 2, 9]
    found = results(Compiled(2), name, seats, deals)
    assert [result.deal for result in found] == deals
    for result in found:
        session = replayed(games.make(name), seats, SEED, result.deal)
        assert result.scores == tuple(standing.total for standing in session.standings())
        assert result.ranks == tuple(standing.rank for standing in session.standings())
        assert result.starter == starter(session)
        assert result.ending == session.game.ending(session.state.public)
        assert result.decisions == session.decisions
        assert result.turns == turns(seat for seat, _ in session.entries)
        assert result.bots == ("random",) * seats and not result.incidents


def test_figures_of_both_engines_are_of_the_same_game() -> None:
    """Their luck differs, so what they find does; it may not differ by more than luck does."""
    compiled = tally(results(Compiled(2), str(SMALL), 2, list(range(20_000))))
    reference = tally(results(Processes(1), str(SMALL), 2, list(range(400))))
    pairs = [(compiled["scores"]["all"], reference["scores"]["all"])]
    pairs += [(compiled["length"][what], reference["length"][what]) for what in ("decisions", "turns")]
    pairs += list(zip(compiled["rates"]["seats"], reference["rates"]["seats"], strict=True))
    pairs += [
        (one["rate"], other["rate"]) for one, other in zip(compiled["order"], reference["order"], strict=True)
    ]
    for one, other in pairs:
        assert one["low"] <= other["high"] and other["low"] <= one["high"]
    assert set(reference["endings"]) <= set(compiled["endings"])
