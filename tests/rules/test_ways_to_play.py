"""Europe's ways to play: which tickets are in the piles, what is dealt and kept, and where the rest goes."""

from __future__ import annotations

from itertools import chain

import pytest

from rules.table import Table, game_of
from stellwerk.core.options import OptionError

WAYS = {"classic": (6, 40), "1912": (6, 49), "mega": (12, 89), "big-cities": (45,)}


def dealt(way: str, seats: int = 2, **options: str) -> Table:
    return Table.new("europe", seats, way=way, **options).deal()


def in_piles(table: Table) -> list[int]:
    return [sum(map(len, table.pile(number))) for number in range(len(table.title.board.piles))]


# ---- what is in the piles


@pytest.mark.rule("EU-60", "EU-61", "EU-62", "EU-63")
@pytest.mark.parametrize("way", WAYS)
def test_each_way_has_its_own_piles(way: str) -> None:
    assert in_piles(Table.new(way=way)) == list(WAYS[way])


@pytest.mark.rule("EU-64", "EU-64R")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("bonus", "more"), [("orient-express", 6), ("max", 1), ("orient-express,max", 7)])
def test_bonus_tickets_join_the_normal_pile_in_every_way(way: str, bonus: str, more: int) -> None:
    *long, normal = WAYS[way]
    assert in_piles(Table.new(way=way, bonus=bonus)) == [*long, normal + more]


@pytest.mark.rule("EU-64R")
def test_the_seven_bonus_tickets_are_marked_as_reconstructed() -> None:
    plain = {ticket.id for ticket in game_of("europe", {"way": "mega"}).title.board.tickets}
    board = game_of("europe", {"way": "mega", "bonus": "orient-express,max"}).title.board
    assert {ticket.verified for ticket in board.tickets if ticket.id not in plain} == {False}
    assert {ticket.verified for ticket in board.tickets if ticket.id in plain} == {True}


@pytest.mark.refuses("EU-64")
def test_other_bonus_tickets_and_other_ways_do_not_exist() -> None:
    with pytest.raises(OptionError):
        game_of("europe", {"bonus": "pacific"})
    with pytest.raises(OptionError):
        game_of("europe", {"way": "express"})


@pytest.mark.rule("EU-60", "EU-61", "EU-62", "EU-63")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_has_four_cards_forty_five_trains_and_the_longest_path(way: str) -> None:
    table = Table.new(way=way).opened()
    assert [(player.cards, player.trains, player.stations) for player in table.public.players] == [(4, 45, 3)] * 2
    assert "longest-path" in table.sheet(0)


@pytest.mark.rule("EU-63")
def test_the_nine_big_cities_are_marked() -> None:
    cities = game_of("europe", {}).title.board.cities
    marked = {city.id for city in cities if "big-city" in city.marks}
    assert marked == {"london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"}


@pytest.mark.rule("EU-63")
def test_every_ticket_of_big_cities_goes_to_a_big_city() -> None:
    board = game_of("europe", {"way": "big-cities"}).title.board
    for ticket in board.tickets:
        assert any("big-city" in board.cities[end].marks for end in (ticket.a, ticket.b)), ticket.id


# ---- Classic and 1912


@pytest.mark.rule("EU-60", "EU-61")
@pytest.mark.parametrize("way", ["classic", "1912"])
def test_one_long_and_three_normal_tickets_are_dealt(way: str) -> None:
    table = dealt(way, 5)
    board = table.title.board
    for seat in range(5):
        piles = sorted(board.piles[board.tickets[ticket].pile] for ticket in table.state.hands[seat].offer)
        assert piles == ["long", "normal", "normal", "normal"]
    assert table.actors == (0, 1, 2, 3, 4), "all choose at the same time"


@pytest.mark.rule("EU-60")
def test_at_least_two_of_the_four_are_kept_in_any_mix() -> None:
    table = dealt("classic")
    kept = [len(text.split()) - 1 for text in table.legal(0)]
    assert sorted(kept) == [2] * 6 + [3] * 4 + [4]


@pytest.mark.refuses("EU-60", "EU-61")
@pytest.mark.parametrize(("way", "rules"), [("classic", ("EU-60",)), ("1912", ("EU-61",))])
def test_fewer_than_two_cannot_be_kept(way: str, rules: tuple[str, ...]) -> None:
    table = dealt(way)
    table.refuse(0, f"keep {min(table.offer(0))}", *rules)
    table.refuse(0, "keep none", *rules)


@pytest.mark.rule("EU-60", "EU-61")
@pytest.mark.parametrize("way", ["classic", "1912"])
def test_unused_long_and_all_returned_tickets_are_out_of_the_game(way: str) -> None:
    table = dealt(way, 3)
    offers = [table.offer(seat) for seat in range(3)]
    board = table.title.board
    long = {ticket.id for ticket in board.tickets if board.piles[ticket.pile] == "long"}
    for seat in (2, 0, 1):
        keep = [t for t in (board.tickets[n].id for n in table.state.hands[seat].offer) if t not in long][:2]
        table.do(seat, "keep " + " ".join(keep))
    returned = set(chain.from_iterable(offers)) - set(chain.from_iterable(table.tickets(s) for s in range(3)))
    assert table.box == long | returned
    assert in_piles(table) == [0, WAYS[way][1] - 9]
    assert "ask 3 normal" in table.legal(0)


# ---- Mega Europe


def mega() -> Table:
    table = dealt("mega")
    assert all(len(table.offer(seat)) == 2 for seat in (0, 1))
    return table


@pytest.mark.rule("EU-62")
def test_of_two_long_tickets_one_or_none_is_kept() -> None:
    table = mega()
    one, two = (table.title.board.tickets[ticket].id for ticket in table.state.hands[0].offer)
    assert table.legal(0) == ["keep none", f"keep {one}", f"keep {two}"]


@pytest.mark.refuses("EU-62")
def test_both_long_tickets_cannot_be_kept() -> None:
    table = mega()
    one, two = (table.title.board.tickets[ticket].id for ticket in table.state.hands[0].offer)
    table.refuse(0, f"keep {one} {two}", "EU-62")


@pytest.mark.rule("EU-62")
@pytest.mark.refuses("EU-62")
def test_five_normal_tickets_follow_two_to_keep_with_a_long_one_and_three_without() -> None:
    table = mega().do(0, "keep none")
    table.do(1, table.legal(1)[1]).deal()
    for seat, least in ((0, 3), (1, 2)):
        assert len(table.offer(seat)) == 5
        sizes = {len(text.split()) - 1 for text in table.legal(seat)}
        assert sizes == set(range(least, 6))
        few = [table.title.board.tickets[t].id for t in table.state.hands[seat].offer][: least - 1]
        table.refuse(seat, "keep " + " ".join(few), "EU-62")


@pytest.mark.rule("EU-62")
def test_normal_tickets_not_chosen_lie_shuffled_under_the_pile_and_long_ones_are_out() -> None:
    table = mega().do(0, "keep none")
    table.do(1, table.legal(1)[1]).deal()
    offered = table.offer(0) | table.offer(1)
    table.do(0, table.legal(0)[0]).do(1, table.legal(1)[0])
    returned = offered - table.tickets(0) - table.tickets(1)
    assert len(returned) == 5
    *above, lowest = table.pile(1)
    assert lowest == returned, "one layer: nobody knows an order"
    assert sum(map(len, above)) == 89 - 10
    assert len(table.box) == 11
    assert table.pile(0) == []
    assert "ask 3 normal" in table.legal(0)


# ---- Big Cities


@pytest.mark.rule("EU-63")
def test_five_are_dealt_two_are_kept_and_the_rest_lies_shuffled_under_the_pile() -> None:
    table = dealt("big-cities", 3)
    offered = set().union(*(table.offer(seat) for seat in range(3)))
    assert len(offered) == 15
    for seat in range(3):
        assert min(len(text.split()) - 1 for text in table.legal(seat)) == 2
        table.do(seat, table.legal(seat)[0])
    top, under = table.pile(0)
    assert (len(top), len(under)) == (30, 9)
    assert under < offered
    assert table.box == set()


@pytest.mark.refuses("EU-63")
def test_fewer_than_two_big_city_tickets_cannot_be_kept() -> None:
    table = dealt("big-cities")
    table.refuse(0, f"keep {min(table.offer(0))}", "EU-63")


@pytest.mark.rule("EU-63", "EU-30")
@pytest.mark.refuses("EU-63", "EU-30")
def test_in_play_big_cities_draws_four_and_keeps_at_least_one() -> None:
    table = dealt("big-cities").opened()
    table.refuse(0, "ask 3 normal", "EU-63", "EU-30")
    table.do(0, "ask 4 normal").deal()
    assert {len(text.split()) - 1 for text in table.legal(0)} == {1, 2, 3, 4}
    table.refuse(0, "keep none", "EU-63", "EU-30")
