"""DK-01 to DK-06: material, opening, first rounds."""

from __future__ import annotations

import pytest

from crayon.helpers import Table, game_of, shipped
from stellwerk.core.game import LUCK, IllegalAction
from stellwerk.crayon.actions import Lay
from stellwerk.crayon.events import Began, LaidOut, Received
from stellwerk.crayon.lint import board_problems
from stellwerk.crayon.loading import usual_rules
from stellwerk.crayon.state import Building, Dealing, LayingOut, Moving, Opening, Tossing


@pytest.mark.rule("DK-01")
def test_the_box_holds_what_it_should() -> None:
    board = shipped()
    assert board_problems(board, usual_rules()) == []
    assert len(board.cities) == 22
    assert len(board.goods) == 20 and sum(good.chips for good in board.goods) == 56
    assert len(board.cards) == 63 and all(len(card.orders) == 3 for card in board.cards)
    assert len(board.events) == 10
    assert len(game_of().title.rules.trains) == 4
    assert list(game_of(start="random").seats) == [2, 3]


@pytest.mark.refuses("DK-01")
def test_other_numbers_of_seats_and_unknown_things_are_refused() -> None:
    for seats in (1, 4):
        with pytest.raises(ValueError, match=f"{seats} seats"):
            game_of().start(seats)
    table = Table.new().opened()
    for edge in (-1, 9999):
        with pytest.raises(IllegalAction) as refusal:
            table.game.apply(table.state, 0, Lay(edge))
        assert refusal.value.rule == "DK-01"


@pytest.mark.rule("DK-02")
def test_everybody_starts_with_50_and_a_freight_train() -> None:
    table = Table.new(3).opened("odense", "aarhus", "koebenhavn")
    for seat in range(3):
        assert table.cash(seat) == 50
        assert table.title.rules.trains[table.player(seat).kind].id == "a"
        assert table.player(seat).goods == ()


@pytest.mark.rule("DK-03")
def test_five_cards_are_dealt_and_three_kept() -> None:
    table = Table.new()
    assert table.stage == Dealing(0)
    table.luck("card 10", "card 20", "card 30", "card 40", "card 50")
    assert table.stage == Dealing(1)
    table.luck("card 1", "card 2", "card 3", "card 4", "card 5")
    assert table.stage == Opening((0, 1))
    assert table.verbs(0) == {"under"} and len(table.legal(0)) == 20
    table.do(0, "under 50 10")
    assert [table.board.file.cards[card].id for card in table.hand(0).cards] == [20, 30, 40]


@pytest.mark.rule("DK-03", "DK-03R")
def test_no_event_is_dealt_and_all_of_them_stay_in_the_pile() -> None:
    table = Table.new()
    assert len(table.legal(LUCK)) == 63
    assert not [text for text in table.legal(LUCK) if text.startswith("event")]
    table.opened()
    assert set(table.state.hidden.pile[0].items) >= set(range(63, 73))


@pytest.mark.rule("DK-03R")
def test_two_cards_go_under_the_pile_in_the_players_order() -> None:
    table = Table.new()
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    table.do(1, "under 9 7").do(0, "under 2 1")
    layers = [layer.items for layer in table.state.hidden.pile]
    assert layers[1:] == [(8,), (6,), (1,), (0,)]
    assert table.hand(1).returned == ((1, 8), (2, 6))
    assert [depth.size for depth in table.public.pile] == [63, 1, 1, 1, 1]
    assert table.player(0).under == (3, 4)


@pytest.mark.refuses("DK-03")
def test_only_own_cards_and_only_two_go_under_and_only_once() -> None:
    table = Table.new()
    table.refuse(LUCK, "event derailment", "DK-03")
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    table.refuse(0, "under 1 63", "DK-03", "card 63")
    table.refuse(0, "under 1", "DK-03", "must be 2")
    table.refuse(0, "under 1 1", "DK-03")
    table.refuse(0, "begin odense", "DK-03")
    table.do(0, "under 4 5")
    table.refuse(0, "under 1 2", "DK-03")


@pytest.mark.rule("DK-04")
def test_the_train_stands_in_the_centre_of_the_start_city() -> None:
    table = Table.new(3).opened("koebenhavn", "aarhus", "odense")
    for seat, city in enumerate(("koebenhavn", "aarhus", "odense")):
        assert table.board.posts[table.player(seat).post] == city
    all_in_odense = Table.new(3).opened("odense", "odense", "odense")
    assert {player.start for player in all_in_odense.public.players} == {table.city("odense")}


@pytest.mark.refuses("DK-04", "DK-04R")
def test_a_taken_start_city_is_refused_and_another_is_chosen() -> None:
    table = Table.new(3)
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    for seat, cards in enumerate(("1 2", "6 7", "11 12")):
        table.do(seat, f"under {cards}")
    table.do(1, "begin aarhus")
    table.refuse(0, "begin aarhus", "DK-04", "Århus")
    table.refuse(0, "begin kolding", "DK-04", "Kolding")
    assert table.legal(0) == ["begin aarhus", "begin odense", "begin koebenhavn"][1:]
    table.do(0, "begin koebenhavn")
    table.refuse(2, "begin koebenhavn", "DK-04", "København")
    table.do(2, "begin odense")
    table.refuse(2, "begin odense", "DK-05R")


@pytest.mark.rule("DK-04R")
def test_all_choose_at_once_and_the_start_city_is_free_and_joined() -> None:
    table = Table.new(3)
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    assert table.actors == (0, 1, 2)
    table.do(2, "under 11 12", "begin odense")
    assert table.news[-1] == Began(2, table.city("odense"))
    assert table.actors == (0, 1)
    assert table.cash(2) == 50
    table.do(0, "under 1 2", "begin odense").do(1, "under 6 7", "begin odense")
    assert table.building() == Building()
    # Out of the start city track can be laid at once.
    table.do(0, "lay odense-m24")


@pytest.mark.rule("DK-05R")
def test_luck_names_the_start_player_who_stays_it() -> None:
    table = Table.new(3, start="random").opened("odense", "odense", "odense")
    assert table.stage == Tossing()
    assert table.legal(LUCK) == ["first 0", "first 1", "first 2"]
    table.luck("first 1")
    for seat in (1, 2, 0, 1):
        assert table.public.turn == seat
        table.rest(seat)
    assert (table.public.round, table.public.first) == (2, 1)


@pytest.mark.rule("DK-05R")
def test_first_ready_starts_as_an_option() -> None:
    table = Table.new(3, start="ready")
    while table.actors == (LUCK,):
        table.luck(table.legal(LUCK)[0])
    table.do(2, "under 11 12").do(1, "under 6 7", "begin odense")
    table.do(2, "begin odense").do(0, "under 1 2", "begin odense")
    assert (table.public.turn, table.public.first, table.public.round) == (1, 1, 1)


@pytest.mark.refuses("DK-05R")
def test_who_is_not_in_turn_does_nothing() -> None:
    table = Table.new().opened()
    table.refuse(1, "done", "DK-05R", "seat 1")
    table.refuse(LUCK, "card 30", "DK-05R")
    assert table.legal(1) == []


@pytest.mark.rule("DK-06")
def test_in_round_1_everybody_only_builds() -> None:
    table = Table.new().opened("odense", "aarhus")
    assert isinstance(table.stage, Building)
    table.rest(0)
    assert isinstance(table.stage, Building) and table.public.round == 1
    table.rest(1)
    assert isinstance(table.stage, Moving) and table.public.round == 2


@pytest.mark.refuses("DK-06", "DK-10")
def test_in_round_1_no_train_moves_or_loads() -> None:
    table = Table.new().opened("odense", "aarhus").track(0, "odense m24")
    table.refuse(0, "go m24", "DK-10")
    table.refuse(0, "load beer", "DK-10")


@pytest.mark.rule("DK-06")
def test_from_round_4_three_public_orders_lie_open() -> None:
    table = Table.new().opened("odense", "aarhus").until(3)
    assert table.public.orders == ()
    table.rest(0)
    table.do(1, "done", "done")
    assert table.stage == LayingOut(3) and table.public.round == 4
    assert not [text for text in table.legal(LUCK) if text.startswith("event")]
    table.luck("card 30", "card 20", "card 40")
    assert [event.card for event in table.happened(LaidOut)] == [29, 19, 39]
    assert table.public.orders == (19, 29, 39)
    assert isinstance(table.stage, Moving) and table.public.turn == 0


@pytest.mark.refuses("DK-06")
def test_an_event_is_never_laid_out_as_a_public_order() -> None:
    table = Table.new().opened().until(3).rest(0)
    table.do(1, "done", "done")
    table.refuse(LUCK, "event belt-fog", "DK-06")


def test_what_is_dealt_is_told_to_its_owner_only() -> None:
    table = Table.new()
    table.luck("card 10")
    assert [event.only for event in table.happened(Received)] == [0]
