"""Many games for Gymnasium: what its own vectors promise, and that the games are those of the rules."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from rl.own import OWN
from stellwerk import games, rl, turbo
from stellwerk.core.game import IllegalAction
from stellwerk.core.session import Session
from stellwerk.encoder import learning_of
from stellwerk.rl import VecSeatEnv
from stellwerk.rl.rewards import by_rank, by_score
from stellwerk.ticket.state import TicketState
from stellwerk.turbo.stream import Stream
from stellwerk.turbo.writing import remembered
from turbo.replaying import settled

NAMES = ("europe_v0", "germany_v0", "first_journey_v0", OWN)
each = pytest.mark.parametrize("name", NAMES)


def made(name: str, number: int, **wishes: Any) -> VecSeatEnv:
    env = gymnasium.make_vec(f"stellwerk/{name}", num_envs=number, **wishes)
    assert isinstance(env, VecSeatEnv)
    return env


def some(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal code for each game, at random."""
    return np.array([rng.choice(np.flatnonzero(row)) for row in masks])


@each
def test_everything_has_the_shape_that_the_spaces_say(name: str) -> None:
    env = made(name, 3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.spec is not None and env.spec.kwargs["num_envs"] == 3
    seen, info = env.reset(seed=1)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        assert info["action_mask"].shape == (3, env.games.codes) and info["action_mask"].dtype == np.int8
        actions = env.action_space.sample(mask=tuple(info["action_mask"]))
        kept, before = seen, seen.copy()
        seen, rewards, over, cut, info = env.step(actions)
        assert np.array_equal(kept, before), "what was given is not written to again"
        assert rewards.shape == (3,) and rewards.dtype == np.float64
        assert over.shape == cut.shape == (3,) and over.dtype == cut.dtype == np.bool_
    env.close()


@each
def test_the_same_seed_gives_the_same_games_and_another_does_not(name: str) -> None:
    one, two = made(name, 4), made(name, 4)
    rng = np.random.default_rng(1)
    (seen, info), (again, _) = one.reset(seed=5), two.reset(seed=5)
    for _ in range(40):
        assert np.array_equal(seen, again)
        actions = some(info["action_mask"], rng)
        (seen, *_, info), (again, *_) = one.step(actions), two.step(actions)
    assert not np.array_equal(one.reset(seed=5)[0], two.reset(seed=6)[0])
    assert not np.array_equal(one.reset()[0], two.reset(seed=5)[0]), "without a seed the games are new ones"


@pytest.mark.parametrize("opponents", ["random", None])
def test_observations_and_masks_are_those_of_the_compiled_games(opponents: str | None) -> None:
    env = made("first_journey_v0", 6, seats=3, opponents=opponents)
    seen, info = env.reset(seed=2)
    packed = made("first_journey_v0", 6, seats=3, opponents=opponents, packed=True)
    mine = [0, 1, 2, 0, 1, 2] if opponents else None
    many = turbo.VecGame(games.make("first-journey"), 3, 6, env.games.seed, mine=mine, shift=1)
    _, words = packed.reset(seed=2)
    rng, ends = np.random.default_rng(2), 0
    for _ in range(500):
        assert np.array_equal(seen, many.observe())
        assert np.array_equal(info["seat"], many.actors)
        assert np.array_equal(words["action_mask"], many.legal())
        assert np.array_equal(info["action_mask"], many.unpacked(many.legal()))
        assert info["action_mask"].any(axis=1).all(), "there is always something to do"
        actions = some(info["action_mask"], rng)
        seen, _, over, _, info = env.step(actions)
        *_, words = packed.step(actions)
        many.step(actions)
        assert np.array_equal(over, many.ended)
        ends += int(over.sum())
    assert ends > 6, "games began anew"


@pytest.mark.parametrize(("name", "seats"), [("europe", 2), ("germany", 3), ("first-journey", 4)])
def test_a_game_is_that_of_the_reference_to_its_end_and_the_next_one_too(name: str, seats: int) -> None:
    game = games.make(name)
    env, codes = VecSeatEnv(game, 1, seats, reward="score"), learning_of(game).codes(game)
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    for number in range(2):
        stream, mine = Stream(env.games.seed, number), number
        session = settled(Session.begin(game, seats), stream, mine)
        over = np.array([False])
        while not over[0]:
            assert info["seat"] == [mine]
            assert remembered(cast(TicketState, session.state)) == env.games.state(0)
            view = session.view(mine)
            legal = [codes.code(view, action) for action in session.legal(mine)]
            assert np.flatnonzero(info["action_mask"][0]).tolist() == legal
            actions = some(info["action_mask"], rng)
            session = settled(session.act(mine, codes.action(view, int(actions[0]))), stream, mine)
            _, rewards, over, _, info = env.step(actions)
            assert over[0] == session.over and (over[0] or rewards[0] == 0)
        standings = session.standings()
        assert rewards[0] == by_score(standings)[mine]
        assert info["final_info"]["rewards"][0].tolist() == by_score(standings)
        assert info["final_info"]["totals"][0].tolist() == [standing.total for standing in standings]
        assert info["final_info"]["ranks"][0].tolist() == [standing.rank for standing in standings]


def test_the_end_of_a_game_is_told_as_gymnasium_tells_it() -> None:
    env = made("first_journey_v0", 8, seat=1)
    _, info = env.reset(seed=4)
    rng, where, ends = np.random.default_rng(4), env.games.observation, 0
    for _ in range(200):
        seen, rewards, over, _, info = env.step(some(info["action_mask"], rng))
        assert (info["seat"] == 1).all()
        assert ("final_obs" in info) == bool(over.any())
        if over.any():
            final = info["final_info"]
            assert np.array_equal(info["_final_obs"], over) and np.array_equal(info["_final_info"], over)
            for game in range(8):
                if not over[game]:
                    assert info["final_obs"][game] is None and rewards[game] == 0
                    continue
                ends += 1
                last, now = (each[where.routes : where.cities] for each in (info["final_obs"][game], seen[game]))
                assert (last == 1).any() and not (now == 1).any(), "own routes at the end, none at the beginning"
                assert rewards[game] == final["rewards"][game, 1] and final["seat"][game] == 1
                assert final["rewards"][game].sum() == 0
    assert ends > 8


def test_the_learner_may_decide_for_everybody() -> None:
    """The seat that decides last is given its own reward; everybody's are told."""
    env = VecSeatEnv("first-journey", 8, 3, opponents=None)
    _, info = env.reset(seed=5)
    rng, asked, given = np.random.default_rng(5), set[int](), set[float]()
    for _ in range(400):
        decided = info["seat"]
        asked |= set(decided.tolist())
        _, rewards, over, _, info = env.step(some(info["action_mask"], rng))
        for game in np.flatnonzero(over):
            told = info["final_info"]["rewards"][game]
            assert rewards[game] == told[decided[game]]
            given |= set(told.tolist())
    assert asked == {0, 1, 2} and given >= {1.0, -1.0}


def test_wrappers_of_gymnasium_go_around_it() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(made("first_journey_v0", 4)))
    _, told = env.reset(seed=6)
    rng, episodes = np.random.default_rng(6), 0
    for _ in range(150):
        masks = np.array([each["action_mask"] for each in told])
        _, _, over, _, told = env.step(some(masks, rng))
        for number, each in enumerate(told):
            assert ("episode" in each) == ("final_obs" in each) == bool(over[number])
            episodes += bool(over[number])
    assert episodes


def test_it_pickles_in_the_middle_of_a_game() -> None:
    env = made("first_journey_v0", 3)
    _, info = env.reset(seed=7)
    rng = np.random.default_rng(7)
    for _ in range(10):
        *_, info = env.step(some(info["action_mask"], rng))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(80):
        actions = some(info["action_mask"], rng)
        seen, *_, info = env.step(actions)
        assert np.array_equal(seen, twin.step(actions)[0])


def test_what_is_illegal_is_refused_and_nothing_moves() -> None:
    env = made("first_journey_v0", 2)
    seen, info = env.reset(seed=8)
    with pytest.raises(IllegalAction, match="game 0"):
        env.step(info["action_mask"].argmin(axis=1))
    assert np.array_equal(env.games.observe(), seen)


def test_what_compiled_games_cannot_do_is_said() -> None:
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        made("first_journey_v0", 2, opponents="greedy")
    with pytest.raises(ValueError, match="reward 'shaped' is given on the way"):
        made("first_journey_v0", 2, reward="shaped")
    with pytest.raises(ValueError, match="one of 2 seats"):
        made("first_journey_v0", 2, seat=2)


def test_a_family_without_compiled_code_plays_as_gymnasium_does_by_itself() -> None:
    assert isinstance(gymnasium.make_vec("stellwerk/denmark_v0", num_envs=1), SyncVectorEnv)


def test_a_reward_of_ones_own_sees_places_and_points() -> None:
    env = VecSeatEnv("first-journey", 4, seat=0, reward=rl.Reward(lambda of: [10 * each for each in by_rank(of)]))
    _, info = env.reset(seed=9)
    rng, given = np.random.default_rng(9), set[float]()
    for _ in range(150):
        _, rewards, *_, info = env.step(some(info["action_mask"], rng))
        given |= set(rewards.tolist())
    assert {0.0, 10.0, -10.0} == given


def test_without_numba_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys\nsys.modules['numba'] = None\nimport gymnasium, stellwerk.rl\n"
        "from stellwerk.turbo import TurboError\n"
        "try:\n    gymnasium.make_vec('stellwerk/first_journey_v0', num_envs=2)\n"
        "except TurboError as error:\n    print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert "pip install 'stellwerk[turbo]'" in ran.stdout
