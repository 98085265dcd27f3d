"""Countries from recipes: the board we ship is one, and another small one can be played to the end."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from crayon.conservation import conserved
from crayon.helpers import BOARD, on_board
from crayon.recipes import RECIPES, board_of, recipe_of
from crayon.walking import walk
from stellwerk import bots
from stellwerk.core.game import opaque
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.crayon.boardfile import BoardFile, Ferry, read_board
from stellwerk.crayon.generator.country import generate, generate_file
from stellwerk.crayon.generator.orders import apportion
from stellwerk.crayon.generator.recipe import (
    Frame,
    Freight,
    Grid,
    Harbour,
    Orders,
    Part,
    Payout,
    Recipe,
    Stream,
    Town,
    Weights,
)
from stellwerk.crayon.generator.summary import summary
from stellwerk.crayon.generator.writing import write_board
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import usual_rules

COUNTRIES = ("denmark", "doggerland")


def test_the_board_we_ship_is_made_of_its_recipe() -> None:
    assert write_board(board_of("denmark")) == BOARD.read_text("utf-8")


@pytest.mark.parametrize("name", COUNTRIES)
def test_every_recipe_makes_a_sound_board(name: str) -> None:
    board = board_of(name)
    assert board_problems(board, usual_rules()) == []
    assert msgspec.json.decode(write_board(board), type=BoardFile) == board


@pytest.mark.parametrize("name", COUNTRIES)
def test_the_same_recipe_makes_the_same_board(name: str) -> None:
    assert generate(*recipe_of(name)) == board_of(name)


def test_a_file_is_written_for_a_file(tmp_path: Path) -> None:
    out = tmp_path / "doggerland.json"
    board = generate_file(RECIPES / "doggerland.toml", out)
    assert read_board(out) == board == board_of("doggerland")


@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_on_a_generated_board_run_to_the_end(seats: int) -> None:
    game = on_board(board_of("doggerland"))
    for seed in range(3):
        moments = list(walk(game, seats, seed))
        assert game.actors(moments[-1].after.public) == ()
        for moment in moments[::40]:
            conserved(game, moment.after)


def test_a_bot_wins_by_money_on_a_generated_board() -> None:
    game = opaque(on_board(board_of("doggerland")))
    played = play(game, [bots.make("greedy", game)] * 3, SeededLuck(1))
    assert game.ending(played.state.public) == "money"


def pay_by_city(board: BoardFile) -> dict[str, float]:
    sums: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for card in board.cards:
        for order in card.orders:
            sums[order.city] += order.pay
            counts[order.city] += 1
    return {city: sums[city] / counts[city] for city in counts}


def test_a_region_can_be_made_to_pay_better() -> None:
    recipe, coast = recipe_of("doggerland")
    plain = pay_by_city(generate(replace(recipe, payout=replace(recipe.payout, regions={})), coast))
    rich = pay_by_city(generate(replace(recipe, payout=replace(recipe.payout, regions={"north": 1.5})), coast))
    assert rich["norhaven"] > 1.3 * plain["norhaven"]
    assert rich["suthwick"] == plain["suthwick"]


def test_a_city_and_a_good_can_be_made_to_pay_better_on_the_same_cards() -> None:
    recipe, coast = recipe_of("doggerland")
    city, good = recipe.cities[0], recipe.goods[0]
    richer = replace(
        recipe,
        cities=(replace(city, pays=1.5), *recipe.cities[1:]),
        goods=(replace(good, pays=2.0), *recipe.goods[1:]),
    )
    for before, after in zip(board_of("doggerland").cards, generate(richer, coast).cards, strict=True):
        for old, new in zip(before.orders, after.orders, strict=True):
            assert (old.city, old.good) == (new.city, new.good)
            factor = (1.5 if old.city == city.id else 1) * (2 if old.good == good.id else 1)
            assert new.pay == round(old.pay * factor)


def test_a_far_city_pays_more() -> None:
    paid = pay_by_city(board_of("doggerland"))
    assert paid["seler"] > paid["dogger"]


def test_another_seed_deals_other_cards_on_the_same_land() -> None:
    recipe, coast = recipe_of("doggerland")
    other = generate(replace(recipe, seed=recipe.seed + 1), coast)
    board = board_of("doggerland")
    assert (other.posts, other.edges, other.cities) == (board.posts, board.edges, board.cities)
    assert other.cards != board.cards


def test_mileposts_are_added_removed_nudged_and_joined() -> None:
    recipe, coast = recipe_of("doggerland")
    plain = {post.id: post for post in board_of("doggerland").posts}
    assert "b9" in plain and "e2" not in plain
    grid = replace(recipe.grid, add=("e2",), remove=("b9",), nudge={"f5": (2.0, -1.5)}, join=(("e2", "d3"),))
    changed = {post.id: post for post in generate(replace(recipe, grid=grid), coast).posts}
    assert "b9" not in changed and "e2" in changed
    assert (changed["f5"].x, changed["f5"].y) == (plain["f5"].x + 2.0, plain["f5"].y - 1.5)


def test_rivers_bays_and_barriers_stand_between_mileposts() -> None:
    recipe, coast = recipe_of("doggerland")
    board = board_of("doggerland")
    kinds = {water.id: water.kind for water in board.waters}
    assert kinds == {"silver": "river", "ouse": "river", "long-bay": "bay", "inlet": "bay"}
    crossed = Counter(edge.water for edge in board.edges)
    assert min(crossed[water] for water in kinds) >= 1
    walled = generate(replace(recipe, barriers=(recipe.rivers[0].line,)), coast)
    assert not any(edge.water == "silver" for edge in walled.edges)
    assert len(walled.edges) == len(board.edges) - crossed["silver"]


def test_the_summary_shows_where_everything_stands() -> None:
    text = summary(board_of("doggerland"))
    assert "DO Dogger (3; ale, tools)" in text
    assert "181 mileposts, 482 sections: 24 across rivers, 7 across bays" in text
    assert "57 cards with 171 orders" in text


def test_shares_are_whole_and_add_up() -> None:
    rng = Random(4)
    for _ in range(200):
        weights = {str(n): rng.choice([1.0, 2.0, 3.5]) for n in range(rng.randrange(1, 12))}
        total = rng.randrange(0, 100)
        shares = apportion(total, weights)
        assert sum(shares.values()) == total
        for name, share in shares.items():
            assert abs(share - total * weights[name] / sum(weights.values())) < 1


def test_the_guide_explains_every_field_and_its_examples_can_be_read() -> None:
    guide = (Path(__file__).parents[2] / "docs/make-a-country.md").read_text("utf-8")
    words = set(re.findall(r"[a-z_]+", guide))
    for part in (Recipe, Frame, Grid, Part, Stream, Town, Harbour, Ferry, Freight, Orders, Weights, Payout):
        assert set(part.__struct_fields__) <= words, part.__name__
    for block in re.findall(r"```toml\n(.*?)```", guide, re.S):
        tomllib.loads(block)
