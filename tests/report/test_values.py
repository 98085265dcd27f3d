"""What tickets are worth, by regression, and numbers that come nearer to it."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.statistics import Estimate
from stellwerk.study.dials import nearer
from stellwerk.study.notes import gathered
from stellwerk.study.watched import Cell, Game, Watched
from stellwerk.ticket.study.values import fair_values

TRUE = {"a": 5, "b": 8, "c": 10, "d": 12, "e": 6}  # what each ticket costs to complete


COLUMNS = ("ticket", "seat", "kept", "completed", "margin")


def fair_after(printed: dict[str, int], count: int, seed: int) -> dict[str, Estimate]:
    """Two players hold two tickets each, complete nine of ten, and pay for a ticket what it costs."""
    rng, games = Random(seed), []
    for deal in range(count):
        scores, hands = [], []
        for _ in range(2):
            held = rng.sample(sorted(TRUE), 2)
            done = {name: rng.random() < 0.9 for name in held}
            value = sum(printed[name] if done[name] else -printed[name] for name in held)
            scores.append(value - 0.8 * sum(TRUE[name] for name in held) + rng.gauss(0, 5))
            hands.append(done)
        rows: list[tuple[Cell, ...]] = [
            (name, seat, True, ok, scores[seat] - scores[1 - seat])
            for seat, done in enumerate(hands)
            for name, ok in done.items()
        ]
        noted = Watched({}, {"tickets": rows})
        games.append(Game(deal, ("x", "x"), (0, 0), (1.0, 0.0), 0, "", 1, 1, 1.0, noted))
    notes = gathered(games, {"tickets": COLUMNS})
    return fair_values(notes, notes.tables["tickets"], printed)


def test_a_ticket_that_is_printed_too_high_is_found_and_the_others_are_left_alone() -> None:
    fair = fair_after({**TRUE, "c": 16}, 4000, 1)
    assert fair["c"].high < 13 and fair["c"].low > 7
    assert all(fair[name].low - 0.5 <= TRUE[name] <= fair[name].high + 0.5 for name in "abde")


def test_its_interval_holds() -> None:
    truth = fair_after(TRUE, 12_000, 99)
    held = total = 0
    for seed in range(40):
        for name, of in fair_after(TRUE, 250, seed).items():
            held += of.low <= truth[name].value <= of.high
            total += 1
    assert 0.9 <= held / total <= 1.0


def test_few_games_say_nothing() -> None:
    assert fair_after(TRUE, 3, 1) == {}


@pytest.mark.parametrize(
    ("old", "wished", "new"),
    [(10, 13.8, 12), (10, 10.3, 11), (10, 2.0, 6), (10, 90.0, 14), (2, 0.5, 1), (29, 40, 30)],
)
def test_a_step_goes_half_of_the_way_within_bounds(old: int, wished: float, new: int) -> None:
    assert nearer(old, wished, (1, 30)) == new
