"""DK-70 to DK-73: announcing, winning, ties, games that nobody ends."""

from __future__ import annotations

from typing import Any, cast

import pytest

from crayon.helpers import Table, orders_in
from stellwerk import games, telling
from stellwerk.core.game import AnyState, IllegalAction, view_of
from stellwerk.core.notation import read_decision
from stellwerk.core.session import Session
from stellwerk.crayon.events import Announced, Ended, LastRound
from stellwerk.crayon.state import Over

BELT = "odense m24 knudshoved"
ZEALAND = "korsoer p24 p23 q22 q21 r21 s21 t21"
FUNEN = "odense k23 j23 i23 h23 kolding"
JUTLAND = "kolding h22 h21 i20 i19 j18 aarhus"


def nearly(cash: int, seats: int = 2, **options: str) -> Table:
    """Seat 0 has joined all three big cities and stands in Odense with a good and its order."""
    table = Table.new(seats, **options).opened(*("odense",) * seats, moving=True)
    table.track(0, BELT, ZEALAND, FUNEN, JUTLAND).ferry(0, "storebaelt")
    card, good, pay = orders_in(table, "odense")[0]
    return table.train(0, "odense", good).cards(0, card, 2, 3).money(0, cash - pay)


def deliver(table: Table) -> Table:
    card, good, _ = orders_in(table, "odense")[0]
    return table.do(0, f"deliver {good} {card}")


@pytest.mark.rule("DK-70", "DK-70R")
def test_200_after_a_delivery_is_announced_and_the_sum_is_not() -> None:
    poor = deliver(nearly(199))
    assert not poor.happened(Announced) and not poor.player(0).rich
    table = deliver(nearly(200))
    assert table.happened(Announced) == [Announced(0)]
    assert table.player(0).rich
    assert table.public.cash == ()
    assert view_of(table.state, 1).hand == table.hand(1)
    shown = telling.narrator(cast(Any, table.game), "en").players(cast(Any, table.public))
    assert [player.flag for player in shown] == ["200 M+", ""]


@pytest.mark.rule("DK-70R")
def test_money_is_open_as_an_option() -> None:
    table = deliver(nearly(200, open_money="yes"))
    assert table.public.cash == (200, 50)


@pytest.mark.rule("DK-71")
def test_250_with_the_three_cities_joined_ends_the_game_at_once() -> None:
    table = deliver(nearly(250))
    assert table.stage == Over("money") and table.happened(Ended) == [Ended("money")]
    assert table.actors == ()
    standings = table.game.standings(table.state)
    assert [(s.seat, s.rank, s.total) for s in standings] == [(0, 1, 250), (1, 2, 50)]
    assert [(line.what, line.points, line.count) for line in standings[0].lines] == [
        ("cash", 250, None),
        ("big-cities", 0, 3),
        ("cities", 0, 5),
    ]


@pytest.mark.rule("DK-71")
def test_what_was_to_follow_the_winning_deed_does_not_hinder_it() -> None:
    table = nearly(250)
    card, good, _ = orders_in(table, "odense")[0]
    game, state = games.make("denmark"), cast(AnyState, table.state)
    decision = read_decision(game, f"deliver {good} {card}; done; done")
    won = Session.at(game, state).act(0, *decision)
    assert won.over and len(decision) == 3


@pytest.mark.rule("DK-71")
def test_249_or_a_city_missing_is_not_enough() -> None:
    assert not deliver(nearly(249)).game.ending(deliver(nearly(249)).public)
    table = nearly(300)
    owner = bytearray(table.public.owner)
    owner[table.board.links[table.board.post["s21"]][table.board.post["t21"]]] = 255
    table.change(owner=bytes(owner))
    assert not isinstance(deliver(table).stage, Over)


@pytest.mark.rule("DK-71")
def test_the_richest_wins_even_if_another_ended_the_game() -> None:
    table = deliver(nearly(250).money(1, 260))
    ranks = {standing.seat: standing.rank for standing in table.game.standings(table.state)}
    assert ranks == {0: 2, 1: 1}


@pytest.mark.rule("DK-71")
def test_the_sum_is_an_option() -> None:
    assert isinstance(deliver(nearly(150, win_sum="150")).stage, Over)
    assert deliver(nearly(100, win_sum="150")).player(0).rich


@pytest.mark.rule("DK-71R")
def test_the_end_is_looked_for_after_rent_in_anothers_turn() -> None:
    table = nearly(250).money(0, 247).rest(0).train(1, "odense")
    table.do(1, "go m24")
    assert table.stage == Over("money") and table.cash(0) == 251


@pytest.mark.rule("DK-71R")
def test_the_end_is_looked_for_after_track_was_laid() -> None:
    table = nearly(250)
    owner = bytearray(table.public.owner)
    edge = table.board.links[table.board.post["j18"]][table.board.post["aarhus"]]
    owner[edge] = 255
    table.change(owner=bytes(owner)).money(0, 260).do(0, "done", f"lay {table.board.edge_name(edge)}")
    assert table.stage == Over("money") and table.cash(0) == 257


@pytest.mark.rule("DK-71R")
def test_joined_means_by_own_track_and_ferries() -> None:
    table = nearly(250)
    lines = list(table.public.lines)
    lines[0] = (1,)
    table.change(lines=tuple(lines))
    assert not isinstance(deliver(table).stage, Over)


@pytest.mark.rule("DK-71R")
def test_the_round_is_finished_as_an_option() -> None:
    table = deliver(nearly(250, seats=3, finish_round="yes"))
    assert table.happened(LastRound) == [LastRound(0)] and table.public.final
    table.rest(0).money(1, 300).rest(1)
    assert table.actors == (2,)
    table.rest(2)
    assert table.stage == Over("money")
    assert table.game.standings(table.state)[1].rank == 1


@pytest.mark.rule("DK-71R")
def test_ties_go_to_more_big_cities_then_to_more_cities_then_are_shared() -> None:
    table = deliver(nearly(250, seats=3).money(1, 250).money(2, 250))
    assert [standing.rank for standing in table.game.standings(table.state)] == [1, 2, 2]
    more = deliver(nearly(250, seats=3).money(1, 250).money(2, 250).track(1, "odense l25 l26 svendborg"))
    assert [standing.rank for standing in more.game.standings(more.state)] == [1, 2, 3]


@pytest.mark.rule("DK-71R")
def test_debts_are_deducted() -> None:
    table = nearly(250).track(1, "aarhus k18").rest(0)
    table.track(0, "viborg g15").train(1, "g15").money(1, 1).do(1, "go viborg")
    totals = [standing.total for standing in table.game.standings(table.state)]
    assert totals[1] == -3
    lines = table.game.standings(table.state)[1].lines
    assert ("debt", -3) in [(line.what, line.points) for line in lines]


@pytest.mark.refuses("DK-70", "DK-71", "DK-71R")
def test_nothing_happens_after_the_end() -> None:
    table = deliver(nearly(250))
    for seat in (0, 1, -1):
        table.refuse(seat, "done", "DK-05R", "the game is over")


@pytest.mark.rule("DK-73R")
def test_sixty_rounds_without_a_delivery_end_the_game() -> None:
    table = Table.new().opened()
    while table.actors:
        table.rest(table.public.turn)
    assert table.stage == Over("idle") and table.public.round == 60
    assert [standing.rank for standing in table.game.standings(table.state)] == [1, 1]
    busy = nearly(100)
    busy = deliver(busy)
    assert busy.public.delivered == 2
    busy.luck(busy.legal(-1)[0])
    while busy.actors:
        busy.rest(busy.public.turn)
    assert busy.public.round == 62


@pytest.mark.refuses("DK-73R")
def test_a_game_scored_as_it_stands_takes_no_more_actions() -> None:
    table = Table.new().opened().now(Over("idle"))
    with pytest.raises(IllegalAction, match="the game is over"):
        table.game.apply(table.state, 0, table.game.read("done"))
