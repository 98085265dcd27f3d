"""Both engines play the same games and agree after every step: every title, way and number of seats."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.lockstep import lockstep
from turbo.boards import TITLES, made

WAYS = [("europe", {"way": way}) for way in ("classic", "1912", "mega", "big-cities")]
WAYS += [("europe", {"bonus": "orient-express,max"}), ("germany", {}), ("first-journey", {})]


def agree(game: AnyGame, seats: int, count: int) -> None:
    for walked in lockstep(game, seats, range(count), seed=seats):
        assert walked.difference is None, str(walked.difference)


@pytest.mark.parametrize(("name", "options"), WAYS)
def test_every_title_way_and_number_of_seats(name: str, options: dict[str, str]) -> None:
    game = games.make(name, **options)
    for seats in game.seats:
        agree(game, seats, 1)


@pytest.mark.parametrize(("way", "seed"), [*product(TITLES, range(3))])
def test_boards_made_at_random(tmp_path: Path, way: str, seed: int) -> None:
    game = made(tmp_path, way, seed)
    for seats in game.seats:
        agree(game, seats, 2)


def test_another_start_player_is_no_luck() -> None:
    agree(games.make("first-journey", start="1"), 3, 3)


def test_a_family_without_a_flat_engine_is_told() -> None:
    with pytest.raises(TurboError, match="no flat engine"):
        next(lockstep(games.make("denmark"), 2, range(1)))
