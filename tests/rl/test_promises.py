"""What we promise beyond what the libraries demand."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from msgspec.structs import replace

from contract.variants import VARIANTS, WAY, Variant
from rl.own import EVERY, OURS
from stellwerk import bots, games, rl
from stellwerk.core.game import LUCK, IllegalAction, Standing
from stellwerk.core.session import Session
from stellwerk.encoder import NotForLearningError, learning_of
from stellwerk.rl.match import Match
from stellwerk.rl.rewards import REWARDS, by_rank, by_score

each = pytest.mark.parametrize("name", EVERY)
# Ways to play differ in rules, not in what a place is worth.
USUAL = [variant for variant in VARIANTS if dict(variant.options).get(WAY, "classic") == "classic"]
LARGEST = {(variant.name, variant.options): variant for variant in VARIANTS}.values()
each_way = pytest.mark.parametrize("variant", LARGEST, ids=str)


def played(match: Match, seed: int = 1) -> Iterator[list[float]]:
    """A random game: what every seat is given, action by action."""
    rng = Random(seed)
    match.begin(seed)
    while match.turn is not None:
        yield match.act(match.turn, rng.choice(match.legal(match.turn)))


# ---- rewards


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize("variant", USUAL, ids=str)
def test_what_one_wins_the_others_lose(variant: Variant, reward: str) -> None:
    match = Match(variant.game(), variant.seats, reward=reward)
    *before, last = played(match)
    assert not any(any(given) for given in before)
    assert sum(last) == pytest.approx(0)
    if reward == "rank":
        assert max(last) <= 1 and min(last) >= -1


def test_equal_places_share() -> None:
    def ranked(*ranks: int) -> list[Standing]:
        return [Standing(seat, rank, 10 - rank, ()) for seat, rank in enumerate(ranks)]

    assert by_rank(ranked(1, 2)) == [1, -1]
    assert by_rank(ranked(1, 1)) == [0, 0]
    assert by_rank(ranked(2, 1, 3)) == [0, 1, -1]
    assert by_rank(ranked(1, 1, 3)) == [0.5, 0.5, -1]
    assert by_score(ranked(1, 2, 4)) == [2, 0.5, -2.5]


@pytest.mark.parametrize("name", OURS)
def test_shaped_rewards_add_up_to_the_own_points_and_the_place(name: str) -> None:
    match = Match(rl.ids()[name], reward="shaped")
    match.begin(1)
    start = [standing.total for standing in match.session.standings()]
    given = np.sum(list(played(match)), axis=0)
    end = match.session.standings()
    wanted = [(now.total - then) / 100 for now, then in zip(end, start, strict=True)]
    assert given == pytest.approx(np.add(wanted, by_rank(end)))


def test_a_reward_of_ones_own() -> None:
    mine = replace(REWARDS["rank"], final=lambda standings: [7.0 for _ in standings])
    *_, last = played(Match("first-journey", reward=mine))
    assert last == [7, 7]
    with pytest.raises(ValueError, match="there is no reward 'fame'; there are rank, score, shaped"):
        Match("first-journey", reward="fame")


# ---- the same again


@each
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, two, other = (_trace(name, seed) for seed in (5, 5, 6))
    assert one == two != other


def _trace(name: str, seed: int) -> list[bytes]:
    env = gymnasium.make(f"stellwerk/{name}", opponents="random").unwrapped
    env.action_space.seed(0)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    for _ in range(30):
        observation, *_, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        seen.append(observation.tobytes())
        if over:
            break
    return seen


@each
def test_environments_pickle_in_the_middle_of_a_game(name: str) -> None:
    """So that Ray and multiprocessing just work."""
    envs: list[Any] = [getattr(rl, name).env(), gymnasium.make(f"stellwerk/{name}", opponents="greedy")]
    for env in [each.unwrapped for each in envs]:
        env.reset(seed=3)
        twin = pickle.loads(pickle.dumps(env))
        for each in (env, twin):
            match: Match = each.match
            rng = Random(0)
            for _ in range(10):
                assert match.turn is not None
                seat = match.turn
                each.step(rng.choice(match.legal(seat)))
        assert env.match.session.entries == twin.match.session.entries
        assert env.match.session.state == twin.match.session.state


# ---- masks and illegal actions


@each
def test_no_mask_is_all_false_and_legal_is_what_it_says(name: str) -> None:
    match = Match(rl.ids()[name])
    for number, _ in enumerate(played(match)):
        for seat in range(match.seats):
            mask = match.mask(seat)
            assert mask.any()
            if seat == match.turn and number % 7 == 0:
                assert mask.nonzero()[0].tolist() == match.legal(seat)
    assert match.over and all(match.mask(seat).all() for seat in range(match.seats))


@each
def test_an_illegal_action_raises_or_costs_as_one_likes(name: str) -> None:
    strict, lenient = Match(rl.ids()[name]), Match(rl.ids()[name], penalty=-0.25)
    for match in (strict, lenient):
        match.begin(1)
    seat = strict.turn
    assert seat is not None
    for code in (0, strict.codes.size - 1, *(strict.mask(seat) == 0).nonzero()[0][:5].tolist()):
        if code in strict.legal(seat):
            continue
        before = lenient.session
        with pytest.raises(IllegalAction):
            strict.act(seat, code)
        assert lenient.act(seat, code) == [-0.25 if each == seat else 0 for each in range(lenient.seats)]
        assert lenient.session == before


def test_a_match_can_be_cut_short() -> None:
    env = rl.aec_env("first-journey", max_cycles=3)
    env.reset(seed=1)
    for number, agent in enumerate(env.agent_iter()):
        observation, _, over, cut, _ = env.last()
        if cut:
            break
        assert not over and number < 3
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert number == 3


# ---- seats and bots


def test_bots_have_the_other_seats_in_turn_order() -> None:
    game = games.make("first-journey")
    asked: list[tuple[str, int | None]] = []

    def spy(name: str) -> Any:
        def bot(turn: Any) -> Any:
            asked.append((name, turn.view.seat))
            return bots.make("random", game)(turn)

        return bot

    env = rl.SeatEnv(game, 3, opponents=[spy("next"), spy("after")], seat=1)
    _, info = env.reset(seed=1)
    for _ in range(6):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert set(asked) == {("next", 2), ("after", 0)}
    with pytest.raises(ValueError, match="1 opponents for 2 seats"):
        rl.SeatEnv(game, 3, opponents=["greedy"])


def test_the_learner_sits_everywhere_if_no_seat_is_named() -> None:
    env = rl.SeatEnv("first-journey", 2)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(12)} == {0, 1}


def test_all_choose_their_first_tickets_at_once() -> None:
    env = rl.ParallelTableEnv("europe", 3)
    seen, _ = env.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents}
    assert env.match.session.actors == (0, 1, 2)
    env.step(actions)
    assert env.match.session.decisions == 3


@each_way
def test_everything_that_luck_does_has_a_number(variant: Variant) -> None:
    match = Match(variant.game(), variant.seats)
    numbered = learning_of(match.game).outcomes(match.game)
    assert len(set(numbered)) == len(numbered)
    for _ in played(match):
        pass
    assert {action for seat, action in match.session.entries if seat == LUCK} <= set(numbered)


def test_a_family_without_numbers_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.make("first-journey")
    silent = replace(games.family_of(game), learning=None)
    monkeypatch.setattr(games, "family_of", lambda game: silent)
    with pytest.raises(NotForLearningError, match="the family 'ticket' has no numbers for learning"):
        Match(game)


# ---- what a tensor tells


@each_way
def test_tensors_tell_nothing_that_a_seat_cannot_know(variant: Variant) -> None:
    """Whatever a seat does not see is exchanged: its tensor, with hints and its whole past, stays the same."""
    match = Match(variant.game(), variant.seats, hints=True, recall=60)
    rng, swaps, moved = Random(0), 0, 0
    for number, _ in enumerate(played(match)):
        if number % 60:
            continue
        for seat in range(variant.seats):
            session = match.session
            guess = match.game.guess(session.view(seat), rng)
            other: Session = replace(session, state=guess)
            assert match.encoder.observe(other, seat).tobytes() == match.observe(seat).tobytes()
            stranger = (seat + 1) % variant.seats
            moved += match.encoder.observe(other, stranger).tobytes() != match.observe(stranger).tobytes()
            swaps += guess != session.state
    assert swaps and moved, "the exchanges must really exchange something"


@each_way
def test_every_number_stays_within_its_bounds(variant: Variant) -> None:
    match = Match(variant.game(), variant.seats, hints=True, recall=5)
    encoder = match.encoder
    for number, _ in enumerate(played(match)):
        if number % 25 == 0 or match.over:
            for seat in range(variant.seats):
                tensor = match.observe(seat)
                wrong = (tensor < 0) | (tensor > encoder.high)
                assert [part.name for part in encoder.spec if wrong[part.place].any()] == []


@pytest.mark.parametrize("name", OURS)
def test_with_recall_a_tensor_grows_by_what_was_seen_and_forgets_nothing(name: str) -> None:
    match = Match(rl.ids()[name], recall=4000)
    last = np.zeros((4000, 10), np.float32)
    for number, _ in enumerate(played(match)):
        if number % 10 and not match.over:
            continue
        history = match.encoder.parts(match.observe(0))["history"]
        known = int((last[:, 0] > 0).sum())
        assert (history[:known] == last[:known]).all()
        assert (history[:, 0] > 0).sum() >= known
        last = history
    assert (last[:, 0] > 0).sum() >= len(match.session.news_since(0, 0)) > 50


def test_the_parts_of_a_tensor_are_the_position() -> None:
    match = Match("europe", 2)
    match.begin(3)
    parts = match.encoder.parts(match.observe(1))
    state = match.session.state
    hand: Any = state.hands[1]
    cards = {part.name: part for part in match.encoder.spec}["hand"].scale
    assert (parts["hand"] * cards).round().astype(int).tolist() == list(hand.cards)
    assert parts["offer"].argmax(axis=1)[: len(hand.offer)].tolist() == list(hand.offer)
    assert parts["seat"].tolist() == [0, 1] and parts["free"].all() and not parts["owner"].any()
