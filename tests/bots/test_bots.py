"""Bots play legally, repeatably, and the greedy one knows what it is doing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stellwerk import bots, games
from stellwerk.core.game import Entry, Event, SomeAction
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import AnyTurn, Decision, Why, decide, play
from stellwerk.telling import all_languages, narrator

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBotError, match="there is no bot 'deep' for europe; there are random, greedy"):
        bots.make("deep", games.make("europe"))


@pytest.mark.parametrize("name", games.titles())
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    game = games.make(name)

    def played(seed: int) -> Sequence[Entry]:
        return play(game, [bots.make(bot, game) for bot in ("greedy", "random")], SeededLuck(seed), seed).entries

    assert played(1) == played(1)
    assert played(1) != played(2)


@pytest.mark.parametrize("name", games.titles())
def test_greedy_beats_random(name: str) -> None:
    """Nearly always: 30 games, both seats, at most two not won; a few of the long game, all won."""
    game = games.make(name)
    rounds, needed = (4, 4) if name == "denmark" else (30, 28)
    wins = 0
    for number in range(rounds):
        seat = number % 2
        players = [bots.make("random", game)]
        players.insert(seat, bots.make("greedy", game))
        standings = play(game, players, SeededLuck(number), number).standings()
        wins += standings[seat].rank == 1 and standings[1 - seat].rank > 1
    assert wins >= needed


@pytest.mark.parametrize(
    ("name", "options"), [("europe", {"way": "mega"}), ("germany", {}), ("first-journey", {})]
)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_choose_what_is_offered(name: str, options: dict[str, str], bot: str) -> None:
    game = games.make(name, **options)
    asked = bots.make(bot, game)

    def watched(turn: AnyTurn) -> Decision[SomeAction]:
        decision = decide(asked, turn)
        assert decision.action in turn.legal
        return decision

    play(game, [watched] * 3, SeededLuck(5), 5)


def test_news_reach_a_bot_once_and_only_what_it_may_know() -> None:
    game = games.make("europe")
    asked = bots.make("random", game)
    heard: list[list[Event]] = [[], []]

    def listening(turn: AnyTurn) -> Decision[SomeAction]:
        assert turn.view.seat is not None
        heard[turn.view.seat] += turn.news
        return decide(asked, turn)

    session = play(game, [listening] * 2, SeededLuck(3), 3)
    for seat in (0, 1):
        may_know = [event for event in session.events if event.only in (None, seat)]
        assert heard[seat] == may_know[: len(heard[seat])]
        assert len(heard[seat]) > len(may_know) // 2


@pytest.mark.parametrize("name", ["europe", "germany", "first-journey"])
def test_greedy_gives_a_reason_for_whatever_it_does(name: str) -> None:
    game = games.make(name)
    asked = bots.make("greedy", game)
    told: list[Why | None] = []

    def listened_to(turn: AnyTurn) -> Decision[SomeAction]:
        decision = decide(asked, turn)
        told.append(decision.why)
        return decision

    for seed in range(3):
        play(game, [listened_to] * 2, SeededLuck(seed))
    assert len({why.key for why in told if why}) > 3
    for lang in all_languages():
        assert all(why and narrator(game, lang).why(why) for why in told)


def test_greedy_games_end_on_a_board_with_few_cards() -> None:
    """With nearly all cards in hands a tunnel turns up the same ones at every try, and yet the game ends."""
    game = games.make(SMALL)
    for seed in range(12):
        assert play(game, [bots.make("greedy", game)] * 2, SeededLuck(f"0/{seed}")).standings()
