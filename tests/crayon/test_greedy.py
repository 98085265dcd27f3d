"""The greedy bot: it brings games to their end by the rules, seeing no more than its view."""

from __future__ import annotations

from functools import cache

import pytest

from crayon.conservation import conserved
from crayon.helpers import game_of
from stellwerk import bots
from stellwerk.core import record
from stellwerk.core.game import LUCK, IllegalAction, opaque, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.crayon.actions import Action
from stellwerk.crayon.game import CrayonGame


@cache
def greedy_game(seats: int, seed: int) -> tuple[CrayonGame, Session]:
    game = game_of(start="random")
    return game, play(opaque(game), [bots.make("greedy", opaque(game))] * seats, SeededLuck(seed))


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), (3, 0), (3, 1)])
def test_games_end_by_money_in_25_to_60_rounds(seats: int, seed: int) -> None:
    game, played = greedy_game(seats, seed)
    end = record.check(game, played.record())
    assert game.ending(end.public) == "money"
    assert 25 <= end.public.round <= 60
    winner = min(played.standings(), key=lambda standing: standing.rank)
    assert winner.total >= 250


@pytest.mark.parametrize("seats", [2, 3])
def test_their_records_hold_and_nothing_is_lost_on_the_way(seats: int) -> None:
    game, played = greedy_game(seats, 1)
    told = record.read(record.write(played.record()))
    for moment in record.replay(game, told):
        conserved(game, moment.state)
    assert record.check(game, told) == played.state


def test_legal_and_apply_agree_in_their_positions_too() -> None:
    game, played = greedy_game(3, 0)
    state = game.start(3)
    every: set[Action] = set(game.title.codes.fixed)
    for number, moment in enumerate(record.replay(game, played.record())):
        seat = moment.entry.seat
        if seat != LUCK and number % 97 == 0:
            legal = set(game.legal(view_of(state, seat)))
            for candidate in every - legal:
                with pytest.raises(IllegalAction):
                    game.apply(state, seat, candidate)
            for candidate in legal:
                game.apply(state, seat, candidate)
        state = moment.state


def test_the_same_seed_gives_the_same_game() -> None:
    game, played = greedy_game(2, 0)
    again = play(opaque(game), [bots.make("greedy", opaque(game))] * 2, SeededLuck(0))
    assert again.entries == played.entries
