"""Bots play legally, repeatably, and the greedy one knows what it is doing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stellwerk import bots, games
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Turn, play
from stellwerk.words import Words

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBotError, match="there is no bot 'deep' for europe; there are random, greedy"):
        bots.make("deep", games.make("europe"))


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    game = games.make(name)

    def played(seed: int) -> tuple[Any, ...]:
        agents = [bots.make(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(("greedy", "random"))]
        return play(game, agents, SeededLuck(seed)).entries

    assert played(1) == played(1)
    assert played(1) != played(2)


@pytest.mark.parametrize("name", games.NAMES)
def test_greedy_beats_random(name: str) -> None:
    """Nearly always: 30 games, both seats, at most two not won; a few of the long game, all won."""
    game = games.make(name)
    rounds, needed = (4, 4) if name == "denmark" else (30, 28)
    wins = 0
    for number in range(rounds):
        seat = number % 2
        agents = [bots.make("random", game, f"{number}/r")]
        agents.insert(seat, bots.make("greedy", game, f"{number}/g"))
        standings = play(game, agents, SeededLuck(number)).standings()
        wins += standings[seat].rank == 1 and standings[1 - seat].rank > 1
    assert wins >= needed


@pytest.mark.parametrize(
    ("name", "options"), [("europe", {"way": "mega"}), ("germany", {}), ("first-journey", {})]
)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_choose_what_is_offered(name: str, options: dict[str, str], bot: str) -> None:
    game = games.make(name, **options)

    def watched(seed: str) -> Any:
        agent = bots.make(bot, game, seed)

        def choose(turn: Turn[Any, Any, Any, Any]) -> Any:
            action = agent(turn)
            assert action in turn.legal
            return action

        return choose

    play(game, [watched(f"{seat}") for seat in range(3)], SeededLuck(5))


def test_news_reach_a_bot_once_and_only_what_it_may_know() -> None:
    game = games.make("europe")
    heard: list[list[Any]] = [[], []]

    def listener(seat: int) -> Any:
        agent = bots.make("random", game, seat)

        def choose(turn: Turn[Any, Any, Any, Any]) -> Any:
            assert turn.view.seat == seat
            heard[seat] += turn.news
            return agent(turn)

        return choose

    played = play(game, [listener(0), listener(1)], SeededLuck(3))
    state, events = game.start(2), list[Any]()
    for seat, action in played.entries:
        step = game.apply(state, seat, action)
        state, events = step.state, [*events, *step.events]
    for seat in (0, 1):
        may_know = [event for event in events if event.only in (None, seat)]
        assert heard[seat] == may_know[: len(heard[seat])]
        assert len(heard[seat]) > len(may_know) // 2


@pytest.mark.parametrize("name", ["europe", "germany", "first-journey"])
def test_greedy_gives_a_reason_for_whatever_it_does(name: str) -> None:
    game = games.make(name)
    told: set[str] = set()

    def asked(seat: int) -> Any:
        agent: Any = bots.make("greedy", game, seat)

        def choose(turn: Turn[Any, Any, Any, Any]) -> Any:
            agent.reason = ""
            action = agent(turn)
            told.add(agent.reason)
            return action

        return choose

    for seed in range(3):
        play(game, [asked(0), asked(1)], SeededLuck(seed))
    assert "" not in told
    assert len(told) > 3
    assert all(Words(lang).say(reason) for lang in ("de", "en") for reason in told)


def test_greedy_games_end_on_a_board_with_few_cards() -> None:
    """With nearly all cards in hands a tunnel turns up the same ones at every try, and yet the game ends."""
    game = games.make(str(SMALL))
    for seed in range(12):
        players = [bots.make("greedy", game, f"0/{seed}/{seat}") for seat in range(2)]
        assert play(game, players, SeededLuck(f"0/{seed}")).standings()
