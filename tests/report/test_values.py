"""What tickets are worth, by regression, and numbers that come nearer to it."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.study.dials import nearer
from stellwerk.study.watched import Game, Watched
from stellwerk.ticket.study.values import fair_values

TRUE = {"a": 5, "b": 8, "c": 10, "d": 12, "e": 6}  # what each ticket costs to complete


def games_of(printed: dict[str, int], count: int, seed: int) -> list[tuple[Game, dict[str, object]]]:
    """Two players hold two tickets each, complete nine of ten, and pay for a ticket what it costs."""
    rng, rows = Random(seed), []
    for deal in range(count):
        game = Game(deal, ("x", "x"), (0, 0), (1.0, 0.0), 0, "", 1, 1, 1.0, Watched({}, {}))
        scores, hands = [], []
        for _ in range(2):
            held = rng.sample(sorted(TRUE), 2)
            done = {name: rng.random() < 0.9 for name in held}
            value = sum(printed[name] if done[name] else -printed[name] for name in held)
            scores.append(value - 0.8 * sum(TRUE[name] for name in held) + rng.gauss(0, 5))
            hands.append(done)
        for seat, done in enumerate(hands):
            margin = scores[seat] - scores[1 - seat]
            rows += [
                (game, {"ticket": name, "seat": seat, "kept": True, "completed": ok, "margin": margin})
                for name, ok in done.items()
            ]
    return rows


def test_a_ticket_that_is_printed_too_high_is_found_and_the_others_are_left_alone() -> None:
    fair = fair_values(games_of({**TRUE, "c": 16}, 4000, 1), {**TRUE, "c": 16})
    assert fair["c"].high < 13 and fair["c"].low > 7
    assert all(fair[name].low - 0.5 <= TRUE[name] <= fair[name].high + 0.5 for name in "abde")


def test_its_interval_holds() -> None:
    truth = fair_values(games_of(TRUE, 12_000, 99), TRUE)
    held = total = 0
    for seed in range(40):
        for name, of in fair_values(games_of(TRUE, 250, seed), TRUE).items():
            held += of.low <= truth[name].value <= of.high
            total += 1
    assert 0.9 <= held / total <= 1.0


def test_few_games_say_nothing() -> None:
    assert fair_values(games_of(TRUE, 3, 1), TRUE) == {}


@pytest.mark.parametrize(
    ("old", "wished", "new"),
    [(10, 13.8, 12), (10, 10.3, 11), (10, 2.0, 6), (10, 90.0, 14), (2, 0.5, 1), (29, 40, 30)],
)
def test_a_step_goes_half_of_the_way_within_bounds(old: int, wished: float, new: int) -> None:
    assert nearer(old, wished, (1, 30)) == new
