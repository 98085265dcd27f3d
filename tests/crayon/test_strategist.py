"""Denmark's strategist: what it looks ahead from, what it chooses by, and that it is a bot like any other."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, cast

import pytest

from crayon.helpers import Table
from crayon.test_planner import opened, way
from stellwerk import bots, contract, games
from stellwerk.core.game import AnyGame, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Asked, Bot, Decision, Turn
from stellwerk.core.session import Session
from stellwerk.crayon.bots.afterwards import after_swap, after_trip
from stellwerk.crayon.bots.fates import fate
from stellwerk.crayon.bots.options import Options
from stellwerk.crayon.bots.pace import turns_for
from stellwerk.crayon.bots.racing import Race
from stellwerk.crayon.bots.strategist import CrayonStrategist
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.telling import all_languages, narrator

LOOKS = 12


def asked(table: Table, looks: int = LOOKS, chance: float = 0.5) -> Decision[Any]:
    """What a strategist does as the first seat that has not been asked before."""
    view = view_of(table.state, 0)
    return CrayonStrategist(table.title, looks=looks)(Turn(view, table.game.legal(view), chance=chance))


def laden() -> Table:
    """Beer on board for Kolding and Århus, both on own track."""
    table = way(opened(), "odense", "kolding", "aarhus").train(0, "odense", "beer", "beer")
    return table.cards(0, 63, 43, 62).money(0, 30).move()


# ---- the position to come


def test_after_a_trip_the_goods_are_gone_the_cards_served_and_the_money_there() -> None:
    table = laden()
    position = Thinking(table.title, view_of(table.state, 0))
    best = next(found for found in position.judged if len(found.outcome.trip.stops) == 2)
    later = after_trip(position, best.outcome, 0)
    hand, player = later.view.hand, later.view.public.players[0]
    assert hand is not None
    assert player.goods == ()
    assert len(hand.cards) == 1 and later.served == set(position.hand.cards) - set(hand.cards)
    assert hand.cash == round(best.outcome.cash)
    assert table.board.place_at[player.post] == best.outcome.trip.stops[-1].city


@pytest.mark.rule("DK-11")
def test_a_new_hand_costs_a_turn_and_all_cards() -> None:
    position = Thinking(laden().title, view_of(laden().state, 0))
    later = after_swap(position)
    assert later.whole == 1 and later.view.hand is not None and not later.view.hand.cards


@pytest.mark.rule("DK-36")
def test_no_card_comes_that_is_held_or_lies_open() -> None:
    table = laden()
    view = view_of(table.state, 0)
    coming = fate(table.title, view, Random(1))
    assert view.hand is not None
    assert not set(coming.cards) & {*view.hand.cards, *view.public.orders}
    assert not any(table.board.is_event(card) for card in coming.cards)
    assert len(coming.hand(view.hand.cards, 4)) == 4


@pytest.mark.rule("DK-60")
def test_money_takes_longer_than_with_the_best_train_and_no_longer_than_with_this_one() -> None:
    title = laden().title
    best = len(title.rules.trains) - 1
    assert turns_for(title, best, 200) < turns_for(title, 0, 200)
    assert turns_for(title, 0, 0) == 0
    assert turns_for(title, 0, 10) < turns_for(title, 0, 20)


# ---- the choice


def test_a_race_ends_with_the_soonest_win_and_spends_no_more_looks_than_it_may() -> None:
    table = laden()
    view = view_of(table.state, 0)
    options = Options(Thinking(table.title, view)).trips()
    rng = Random(2)
    race = Race(options, iter(lambda: fate(table.title, view, rng), None))
    race.run(lambda seen: seen >= 3 * len(options))
    ranked = race.ranked()
    assert sorted(ranked) == list(range(len(options)))
    assert race.looks <= 3 * len(options)
    assert race.turns(ranked[0]) == min(race.turns(option) for option in race.alive)


def test_it_runs_to_where_its_load_is_wanted_and_says_how_soon_it_wins() -> None:
    table = laden()
    decision = asked(table, 40)
    assert table.game.write(decision.action).startswith("go")
    assert decision.candidates[0].action == decision.action
    assert 1 <= len(decision.candidates) <= 3
    assert all(candidate.value < 0 for candidate in decision.candidates)
    assert decision.why is not None and decision.why.key == "hint-dk-search"
    for lang in all_languages():
        assert str(decision.why.facts["turns"]) in narrator(cast(AnyGame, table.game), lang).why(decision.why)


def test_whatever_it_weighed_it_can_say() -> None:
    """Every number of choices, in every language, without a hole in the sentence."""
    table = laden()
    why = asked(table).why
    assert why is not None
    for lang in all_languages():
        for n, facts in ((0, {}), (1, {"second": 4}), (2, {"second": 4, "third": 9})):
            bare = {key: fact for key, fact in why.facts.items() if key not in ("second", "third")}
            told = narrator(cast(AnyGame, table.game), lang).why(type(why)(why.key, {**bare, **facts, "n": n}))
            assert all(str(fact) in told for fact in facts.values())
            assert "{" not in told and told.endswith(".")


# ---- a bot like any other


def test_with_a_number_of_looks_it_plays_alike_whatever_is_hidden() -> None:
    """To the end, alike when asked anew with its memory read from text, and with others' secrets exchanged."""
    game = games.make("denmark", win_sum="100")
    title = cast(Any, game).title
    contract.check_bot(game, "strategist", cast(Bot, CrayonStrategist(title, looks=4)), 2, "secrets")


def test_one_made_anew_for_every_question_plays_the_same_game() -> None:
    game = games.make("denmark", win_sum="100")
    title = cast(Any, game).title
    kept = Asked(cast(Bot, CrayonStrategist(title, looks=4)), 0, "anew")
    other = Asked(bots.make("greedy", game), 1, "anew")
    luck = SeededLuck("anew")
    session = Session.begin(game, 2).settle(luck)
    for _ in range(80):
        seat = session.actors[0]
        if seat == 0:
            fresh = Asked(cast(Bot, CrayonStrategist(title, looks=4)), 0, "anew")
            fresh.memory, fresh.told, fresh._dice = kept.memory, kept.told, lambda: kept.thrown
            before = session
            session = kept.act(before)
            assert fresh.act(before).deeds[-1].action == session.deeds[-1].action
        else:
            session = other.act(session)
        session = session.settle(luck)


def test_it_does_not_think_much_longer_than_it_may() -> None:
    game = games.make("denmark")
    bot: Any = bots.find("strategist@0.05", game)
    assert bot.seconds == 0.05 and bots.make(bots.STRATEGIST, game).__class__ is CrayonStrategist
    table = laden()
    view = view_of(table.state, 0)
    began = perf_counter()
    bot(Turn(view, table.game.legal(view)))
    assert perf_counter() - began < 10
