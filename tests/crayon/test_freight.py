"""DK-30 to DK-36: loading, dropping, delivering, cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from crayon.helpers import Table, orders_in
from stellwerk.core.game import LUCK, view_of
from stellwerk.crayon.events import Delivered, Drew, LaidOut, Loaded, Received, Returned, Shuffled
from stellwerk.crayon.state import Drawing, Lying, Moving


def at_odense(seats: int = 2) -> Table:
    return Table.new(seats).opened(moving=True)


@pytest.mark.rule("DK-30")
def test_goods_are_loaded_free_while_passing_with_or_without_an_order() -> None:
    table = at_odense().track(0, "m24 odense l25").train(0, "m24")
    table.do(0, "go odense", "load beer", "load flowers")
    assert table.happened(Loaded)[0].city == table.city("odense")
    assert table.moving().used == 1 and table.cash(0) == 50
    table.do(0, "go l25")
    assert table.player(0).goods == (table.good("beer"), table.good("flowers"))


@pytest.mark.rule("DK-30")
def test_any_post_of_a_big_city_is_the_city() -> None:
    table = at_odense().train(0, "u20")
    table.do(0, "load porcelain")


@pytest.mark.refuses("DK-30")
def test_no_loading_beyond_the_holds_from_nowhere_or_where_it_is_not_supplied() -> None:
    table = at_odense().track(0, "odense m24")
    table.refuse(0, "load fish", "DK-30", "Odense does not supply fish")
    table.do(0, "load beer", "load beer")
    table.refuse(0, "load flowers", "DK-30", "all 2 holds")
    table.do(0, "go m24")
    table.refuse(0, "load beer", "DK-30", "m24")
    three = at_odense().train(0, "odense", "beer", "beer", kind="b9")
    three.do(0, "load flowers")
    three.refuse(0, "load flowers", "DK-30", "all 3 holds")


@pytest.mark.rule("DK-31")
def test_chips_on_trains_and_in_cities_are_missing_from_the_supply() -> None:
    table = at_odense().lying("kolding", "flowers", 1, 9)
    table.do(0, "load flowers")
    assert table.public.supply[table.good("flowers")] == 0


@pytest.mark.refuses("DK-31")
def test_no_loading_when_all_chips_are_under_way() -> None:
    table = at_odense().train(1, "aarhus", "flowers").lying("kolding", "flowers", 1, 9)
    table.refuse(0, "load flowers", "DK-31", "all 2 chips of flowers")


@pytest.mark.rule("DK-32")
def test_a_dropped_good_lies_there_for_anyone() -> None:
    table = at_odense().train(0, "kolding", "flowers").train(1, "kolding")
    table.do(0, "drop flowers")
    assert table.public.lying == (Lying(table.city("kolding"), table.good("flowers"), 0, 6),)
    table.rest(0).do(1, "load flowers")
    assert table.public.lying == () and table.player(1).goods == (table.good("flowers"),)


@pytest.mark.rule("DK-32", "DK-32R")
def test_it_goes_back_at_the_end_of_the_droppers_turn_four_rounds_later() -> None:
    table = at_odense().train(1, "kolding", "flowers").rest(0)
    table.do(1, "drop flowers").rest(1).until(6)
    table.rest(0)
    assert table.public.lying
    table.rest(1)
    assert table.public.round == 7 and table.public.lying == ()
    assert table.public.supply[table.good("flowers")] == 2


@pytest.mark.rule("DK-32R")
def test_where_it_is_supplied_it_goes_back_at_once() -> None:
    table = at_odense().train(0, "odense", "flowers")
    table.do(0, "drop flowers")
    assert table.happened(Returned) and table.public.lying == ()


@pytest.mark.rule("DK-32")
def test_of_several_that_lie_the_oldest_is_taken() -> None:
    table = at_odense().lying("kolding", "flowers", 1, 9).lying("kolding", "flowers", 0, 5).train(0, "kolding")
    table.do(0, "load flowers")
    assert [entry.until for entry in table.public.lying] == [9]


@pytest.mark.refuses("DK-32", "DK-32R")
def test_nothing_is_dropped_outside_cities_or_that_is_not_there() -> None:
    table = at_odense().train(0, "m24", "flowers")
    table.refuse(0, "drop flowers", "DK-32R", "outside a city")
    table.train(0, "kolding")
    table.refuse(0, "drop flowers", "DK-32", "flowers is not on the train")
    table.train(0, "knudshoved", "flowers")
    table.refuse(0, "drop flowers", "DK-32R")


@pytest.mark.rule("DK-33")
def test_a_delivery_pays_and_the_card_is_replaced_at_once() -> None:
    table = at_odense()
    card, good, pay = orders_in(table, "kolding")[0]
    table.train(0, "kolding", good).cards(0, card, 2, 3).track(0, "kolding g24")
    supply = table.public.supply[table.good(good)]
    table.do(0, f"deliver {good} {card}")
    sold = Delivered(0, table.board.card[card], table.good(good), table.city("kolding"), pay, False)
    assert table.happened(Delivered) == [sold]
    assert table.cash(0) == 50 + pay
    assert table.public.supply[table.good(good)] == supply + 1
    assert table.public.discard == (table.board.card[card],)
    assert table.stage == Drawing(0, Moving(fresh=False))
    table.luck("card 63")
    assert table.happened(Drew) and table.happened(Received)[0].only == 0
    assert table.player(0).cards == 3
    table.do(0, "go g24")


@pytest.mark.refuses("DK-33")
def test_no_delivery_without_the_card_the_good_or_the_city() -> None:
    table = at_odense()
    card, good, _ = orders_in(table, "kolding")[0]
    other = next(order.good for order in orders_in(table, "kolding") if order.card != card)
    table.cards(0, card, 2, 3).train(0, "kolding")
    table.refuse(0, f"deliver {good} {card}", "DK-33", "not on the train")
    table.train(0, "kolding", good, other)
    table.refuse(0, f"deliver {other} {card}", "DK-33", f"does not ask for {other}")
    table.refuse(0, f"deliver {good} 61", "DK-33", "card 61 is neither")
    table.train(0, "odense", good)
    table.refuse(0, f"deliver {good} {card}", "DK-33", "Odense")


@pytest.mark.rule("DK-33R")
def test_several_deliveries_in_one_stop_also_with_the_card_just_drawn() -> None:
    table = at_odense()
    first, second, third = orders_in(table, "koebenhavn")[:3]
    table.train(0, "koebenhavn", first.good, second.good, third.good, kind="b9")
    table.cards(0, first.card, second.card, 3, 20)
    table.do(0, f"deliver {first.good} {first.card}").luck(f"card {third.card}")
    table.do(0, f"deliver {second.good} {second.card}").luck("card 19")
    table.do(0, f"deliver {third.good} {third.card}").luck("card 18")
    assert table.cash(0) == 50 + first.pay + second.pay + third.pay
    assert table.player(0).goods == ()


@pytest.mark.rule("DK-34", "DK-33")
def test_a_public_order_is_replaced_by_whoever_served_it() -> None:
    table = at_odense()
    card, good, pay = orders_in(table, "kolding")[0]
    table.orders(card, 18, 19).train(0, "kolding", good)
    table.do(0, f"deliver {good} {card}")
    assert table.happened(Delivered)[0].public
    assert isinstance(table.stage, Drawing) and table.stage.to is None
    table.luck("card 63")
    assert table.happened(LaidOut) == [LaidOut(62)]
    assert table.public.orders == (17, 18, 62)
    assert table.player(0).cards == 3 and table.cash(0) == 50 + pay


@pytest.mark.refuses("DK-34", "DK-40")
def test_only_a_card_of_the_pile_can_replace_it() -> None:
    table = at_odense()
    card, good, _ = orders_in(table, "kolding")[0]
    table.orders(card, 18, 19).train(0, "kolding", good).do(0, f"deliver {good} {card}")
    table.refuse(LUCK, "card 18", "DK-40")
    table.refuse(LUCK, "first 0", "DK-40")
    table.refuse(0, "done", "DK-05R")


@pytest.mark.rule("DK-35")
def test_the_hand_is_always_three_cards() -> None:
    table = at_odense()
    for seat in (0, 1):
        assert table.player(seat).cards == 3
    table.do(0, "swap").luck("card 20", "card 21", "card 22")
    assert table.player(0).cards == 3


@pytest.mark.rule("DK-35R", "DK-61")
def test_the_hand_grows_to_four_with_the_first_upgrade() -> None:
    table = at_odense()
    table.do(0, "done", "upgrade b9", "done")
    assert table.actors == (LUCK,)
    table.luck("card 50")
    assert table.player(0).cards == 4 and table.public.turn == 1
    table.money(0, 50).rest(1).do(0, "done", "upgrade c12", "done")
    assert table.player(0).cards == 4 and table.public.turn == 1


@pytest.mark.rule("DK-35R")
def test_three_cards_for_good_as_an_option() -> None:
    table = Table.new(four_cards="no").opened(moving=True)
    table.do(0, "done", "upgrade b9", "done")
    assert table.player(0).cards == 3 and table.public.turn == 1


@pytest.mark.rule("DK-36")
def test_the_discard_becomes_the_new_pile_when_the_pile_is_used_up() -> None:
    table = at_odense()
    last = table.state.hidden.pile[-1]
    spent = [card for layer in table.state.hidden.pile[:-1] for card in layer.items]
    hidden = replace(table.state.hidden, pile=(last,))
    players = tuple(replace(p, under=tuple(n for n in p.under if n == last.number)) for p in table.public.players)
    public = replace(table.public, pile=table.public.pile[-1:], discard=tuple(sorted(spent)), players=players)
    hands = tuple(
        replace(hand, returned=tuple(pair for pair in hand.returned if pair[0] == last.number))
        for hand in table.state.hands
    )
    again = Table(table.game, replace(table.state, hidden=hidden, public=public, hands=hands))
    number = again.board.file.cards[last.items[0]].id
    again.do(0, "swap").luck(f"card {number}")
    assert again.happened(Shuffled)
    assert again.public.discard == ()
    assert again.state.hidden.pile[0].items == tuple(sorted((0, 1, 2, *spent)))
    # The seat that had put that card under the pile knows who holds it now.
    assert again.hand(1).seen == ((0, last.items[0]),)
    assert view_of(again.state, 0).public.shuffled == again.state.hidden.pile[0].items
