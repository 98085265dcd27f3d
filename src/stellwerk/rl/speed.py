"""How fast every environment is, beside games of the libraries' own: `python -m stellwerk.rl.speed`.

Steps per second of the processor's time, so that a busy machine changes little.
"""

# PettingZoo and OpenSpiel ship no types.
# mypy: disable-error-code="import-untyped, import-not-found"
from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final

import gymnasium
import pyspiel
from open_spiel.python.games import kuhn_poker
from pettingzoo.test.example_envs import generated_agents_env_v0

from stellwerk import rl
from stellwerk.core.luck import SeededLuck

SECONDS: Final = 1.0
POLE: Final = "CartPole-v1"
MANY: Final = 512


def rows() -> Iterator[tuple[str, str, float]]:
    """Library, game, steps per second: each seat's action is a step, drawn from what is legal."""
    for name in rl.ids():
        yield "PettingZoo", name, _per_second(_in_turn, getattr(rl, name).env())
        yield "Gymnasium", name, _per_second(_alone, gymnasium.make(f"stellwerk/{name}"))
        if gymnasium.registry[f"stellwerk/{name}"].vector_entry_point:
            envs = gymnasium.make_vec(f"stellwerk/{name}", num_envs=MANY)
            envs.reset(seed=0)
            yield f"Gymnasium, {MANY} at once", name, _per_second(_side_by_side, envs)
        yield "OpenSpiel", name, _per_second(_tree, pyspiel.load_game(f"stellwerk_{name}"))
    # Of their own, written in Python as our adapters are.
    yield "PettingZoo", "generated_agents_env_v0", _per_second(_in_turn, generated_agents_env_v0.env())
    yield "Gymnasium", POLE, _per_second(_alone, gymnasium.make(POLE))
    yield "OpenSpiel", "python_kuhn_poker", _per_second(_tree, kuhn_poker.KuhnPokerGame())


def _per_second(play: Callable[[Any], int], thing: Any) -> float:
    play(thing)  # what is made once is made now
    steps, begun = 0, process_time()
    while process_time() - begun < SECONDS:
        steps += play(thing)
    return steps / (process_time() - begun)


def _in_turn(env: Any) -> int:
    env.reset()
    steps = 0
    for steps, agent in enumerate(env.agent_iter(500)):  # noqa: B007 (counted)
        seen, _, over, cut, _ = env.last()
        mask = seen["action_mask"] if isinstance(seen, dict) else None
        env.step(None if over or cut else env.action_space(agent).sample(mask))
    return steps


def _alone(env: Any) -> int:
    _, info = env.reset()
    steps, over, cut = 0, False, False
    while not (over or cut):
        _, _, over, cut, info = env.step(env.action_space.sample(info.get("action_mask")))
        steps += 1
    return steps


def _side_by_side(envs: Any) -> int:
    """Chosen in compiled code: to draw from masks in Python would take longer than the steps."""
    for _ in range(16):
        envs.step(envs.games.choose())
    return 16 * MANY


def _tree(game: Any) -> int:
    """As `random_sim_test` walks, without its questions: chance counts as a step too."""
    state, luck, steps = game.new_initial_state(), SeededLuck(0), 0
    while not state.is_terminal():
        codes = [code for code, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(codes[luck.below(len(codes))])
        steps += 1
    return steps


if __name__ == "__main__":
    print("| library | game | steps per second |\n|---|---|---|")
    for library, name, speed in rows():
        print(f"| {library} | `{name}` | {speed:,.0f} |")
