"""What the libraries themselves demand of an environment, for every name."""

# PettingZoo and OpenSpiel ship no types.
# mypy: disable-error-code="import-untyped, import-not-found"
from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from rl.own import EVERY, OURS, OWN
from stellwerk import rl
from stellwerk.rl import spiel

each = pytest.mark.parametrize("name", EVERY)
# PettingZoo would rather have arrays than the masked observations that its own games give.
USUAL = ("Observation space for each agent", "Observation is not a NumPy array", ".*render fps")


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """What the suites only warn of fails here."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for message in USUAL:
            warnings.filterwarnings("ignore", message)
        yield


@each
def test_pettingzoo_in_turn(name: str) -> None:
    api_test(getattr(rl, name).env(), num_cycles=40)
    seed_test(getattr(rl, name).env, num_cycles=5)


@each
def test_pettingzoo_at_once(name: str) -> None:
    """Their suites play without looking at masks, so what is illegal costs something instead of raising."""
    env = partial(getattr(rl, name).parallel_env, penalty=-1.0)
    parallel_api_test(env(), num_cycles=40)
    parallel_seed_test(env, num_cycles=5)

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=env, env=in_turn))


@each
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.make(f"stellwerk/{name}", penalty=-1.0, render_mode="ansi").unwrapped)


@each
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"stellwerk_{name}(recall=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("options", ["way:mega;bonus:orient-express+max", "way:1912;start:1"])
def test_openspiel_with_more_players_and_a_way_to_play(options: str) -> None:
    game = pyspiel.load_game(f"stellwerk_europe_v0(players=3,options={options},hints=true,recall=20)")
    game = pyspiel.load_game(str(game))  # by its own name again
    assert game.num_players() == 3
    assert game.rules.options.items() >= spiel.chosen(options).items()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(state.legal_actions()[0]).startswith("keep")


def test_openspiel_gives_rewards_at_the_end_only() -> None:
    with pytest.raises(ValueError, match="reward 'shaped' is given on the way"):
        pyspiel.load_game("stellwerk_first_journey_v0(reward=shaped)")


def test_an_openspiel_observer_sees_what_one_player_sees() -> None:
    game = pyspiel.load_game(f"stellwerk_{OWN}(recall=5)")
    state = _somewhere(game, np.random.RandomState(1), decisions=2)
    now, ever = (
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (False, True)
    )
    for each in (now, ever):
        each.set_from(state, 0)
    assert "history" not in now.dict and ever.dict["history"].any()
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS):
        stranger = pyspiel.IIGObservationType(perfect_recall=False, private_info=private)
        assert game.make_py_observer(stranger) is None


def test_openspiel_states_survive_as_text() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"stellwerk_{OWN}(recall=5)"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", OURS)
def test_an_openspiel_state_begins_again_where_it_was_saved(name: str) -> None:
    state = _somewhere(pyspiel.load_game(f"stellwerk_{name}(recall=5)"), np.random.RandomState(4), decisions=3)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)


def test_an_openspiel_playthrough_is_the_same_again() -> None:
    once, again = (generate_playthrough.playthrough(f"stellwerk_{OWN}(recall=5)", None, seed=3) for _ in range(2))
    assert once == again and "InformationStateString(1)" in once


def test_openspiel_searches_in_what_a_player_cannot_tell_apart() -> None:
    """Information-set search resamples states by `guess` all the time."""
    game = pyspiel.load_game(f"stellwerk_{OWN}(recall=20)")
    rng = np.random.RandomState(1)
    state = _somewhere(game, rng, decisions=6)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 20, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", OURS)
def test_a_resampled_state_looks_the_same_to_its_player_and_not_to_others(name: str) -> None:
    rng = np.random.RandomState(2)
    state = _somewhere(pyspiel.load_game(f"stellwerk_{name}(recall=300)"), rng, decisions=12)
    player = state.current_player()
    other = state.resample_from_infostate(player, rng.rand)
    assert str(other) != str(state)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    stranger = 1 - player
    assert other.information_state_string(stranger) != state.information_state_string(stranger)
    for _ in range(20):
        _step(other, rng)


def _somewhere(game: Any, rng: Any, decisions: int) -> Any:
    """A position of a random game in which somebody decides."""
    state = game.new_initial_state()
    while state.is_chance_node() or decisions:
        decisions -= not state.is_chance_node()
        _step(state, rng)
    return state


def _step(state: Any, rng: Any) -> None:
    if state.is_chance_node():
        codes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(codes, p=chances))
    else:
        state.apply_action(rng.choice(state.legal_actions()))
