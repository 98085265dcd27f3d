"""Ferries want locomotives; tunnels want more cards than are printed, or nothing at all."""

from __future__ import annotations

import pytest

from rules.position import REST, position
from rules.table import Table, cards
from stellwerk.core.game import LUCK
from stellwerk.ticket.events import Claimed, Due, GaveUp, Reshuffled, Revealed

# ---- ferries


@pytest.mark.rule("EU-10")
def test_the_printed_example_of_a_ferry_four_of_one_colour_and_two_locomotives() -> None:
    table = position(hands={0: "4 white + 2 loco"}).do(0, "claim palermo-smyrna-1")
    assert table.legal(0) == ["pay 4 white + 2 loco"]
    table.do(0, "pay 4 white + 2 loco")
    assert table.owner("palermo-smyrna-1") == 0
    assert table.hand(0) == cards("")


@pytest.mark.rule("EU-10")
def test_more_locomotives_than_symbols_are_jokers() -> None:
    table = position(hands={0: "3 red + 1 blue + 4 loco"}).do(0, "claim athina-brindisi-1")
    assert set(table.legal(0)) == {
        "pay 3 red + 1 loco",
        "pay 2 red + 2 loco",
        "pay 1 red + 3 loco",
        "pay 1 blue + 3 loco",
        "pay 4 loco",
    }


@pytest.mark.refuses("EU-10")
def test_a_ferry_is_not_for_a_hand_without_the_locomotives() -> None:
    position(hands={0: "9 red"}).refuse(0, "claim athina-brindisi-1", "EU-10")
    position(hands={0: "9 red + 1 loco"}).refuse(0, "claim palermo-smyrna-1", "EU-10")


@pytest.mark.refuses("EU-10")
def test_a_ferry_cannot_be_paid_with_fewer_locomotives_than_symbols() -> None:
    table = position(hands={0: "9 red + 2 loco"}).do(0, "claim palermo-smyrna-1")
    table.refuse(0, "pay 6 red", "EU-10")
    table.refuse(0, "pay 5 red + 1 loco", "EU-10")


@pytest.mark.refuses("EU-10", "T-21")
def test_the_rest_of_a_ferry_is_of_one_colour() -> None:
    position(hands={0: "2 red + 2 blue + 2 loco"}).refuse(0, "claim palermo-smyrna-1", "EU-10", "T-21")


# ---- tunnels: what is due


def tunnel(hand: str, paid: str, *revealed: str, route: str = "marseille-zurich-1") -> Table:
    """Seat 0 lays a set for a tunnel and luck turns these cards over."""
    return position(hands={0: hand}).do(0, f"claim {route}", f"pay {paid}").luck(*revealed)


@pytest.mark.rule("EU-20")
def test_the_set_is_laid_before_three_cards_are_revealed() -> None:
    table = tunnel("3 pink", "2 pink")
    assert table.actors == (LUCK,)
    assert table.hand(0) == cards("1 pink")
    assert table.discard == cards("")
    table.luck("red", "red")
    assert table.actors == (LUCK,)
    table.luck("red")
    assert table.owner("marseille-zurich-1") == 0
    assert table.actors == (1,)


@pytest.mark.refuses("EU-20")
def test_a_set_for_a_tunnel_obeys_length_and_colour() -> None:
    table = position(hands={0: "3 pink + 3 red + 1 loco"}).do(0, "claim marseille-zurich-1")
    table.refuse(0, "pay 3 pink", "EU-20", "T-21")
    table.refuse(0, "pay 2 red", "EU-20", "T-22")
    assert set(table.legal(0)) == {"pay 2 pink", "pay 1 pink + 1 loco"}


@pytest.mark.rule("EU-21")
@pytest.mark.parametrize(
    ("revealed", "due"),
    [
        (("pink", "red", "red"), 1),
        (("loco", "red", "red"), 1),
        (("pink", "loco", "red"), 2),
        (("pink", "pink", "loco"), 3),
    ],
)
def test_a_card_is_due_for_each_revealed_one_of_the_colour_and_each_locomotive(
    revealed: tuple[str, ...], due: int
) -> None:
    table = tunnel("5 pink", "2 pink", *revealed)
    assert [event.extra for event in table.happened(Due)] == [due]
    table.do(0, f"pay {due} pink")
    assert table.owner("marseille-zurich-1") == 0
    assert table.hand(0) == cards(f"{3 - due} pink")


@pytest.mark.rule("EU-21")
def test_on_a_grey_tunnel_the_colour_that_was_played_counts() -> None:
    table = tunnel("3 red + 1 loco", "2 red + 1 loco", "red", "blue", "blue", route="paris-zurich-1")
    assert table.legal(0) == ["pay 1 red", "give up"]
    claimed = tunnel("3 red + 1 loco", "2 red + 1 loco", "blue", "blue", "green", route="paris-zurich-1")
    assert claimed.owner("paris-zurich-1") == 0


@pytest.mark.refuses("EU-21")
@pytest.mark.parametrize("payment", ["pay 1 pink", "pay 3 pink", "pay 2 red", "pay 1 red + 1 loco"])
def test_the_surcharge_is_exactly_what_is_due(payment: str) -> None:
    table = tunnel("5 pink + 5 red + 1 loco", "2 pink", "pink", "loco", "red")
    table.refuse(0, payment, "EU-21")


@pytest.mark.rule("EU-22")
def test_the_printed_example_of_a_set_of_locomotives() -> None:
    table = tunnel("4 loco + 3 pink", "2 loco", "loco", "pink", "red")
    assert table.legal(0) == ["pay 1 loco", "give up"]


@pytest.mark.rule("EU-22")
def test_colours_do_not_matter_to_a_set_of_locomotives() -> None:
    table = tunnel("2 loco", "2 loco", "pink", "pink", "pink")
    assert table.owner("marseille-zurich-1") == 0


@pytest.mark.refuses("EU-22")
def test_the_surcharge_of_a_set_of_locomotives_is_locomotives() -> None:
    table = tunnel("3 loco + 3 pink", "2 loco", "loco", "pink", "red")
    table.refuse(0, "pay 1 pink", "EU-22")


@pytest.mark.rule("EU-22R")
def test_with_nothing_due_the_tunnel_is_claimed_at_once() -> None:
    table = tunnel("2 pink", "2 pink", "red", "blue", "green")
    assert not table.happened(Due)
    assert (table.score(0), table.trains(0)) == (2, 43)
    assert table.actors == (1,)


@pytest.mark.refuses("EU-22R")
def test_without_a_surcharge_there_is_no_giving_up() -> None:
    table = position(hands={0: "3 pink"}).do(0, "claim marseille-zurich-1")
    table.refuse(0, "give up", "EU-22R", "EU-23")
    table.do(0, "pay 2 pink").luck("red", "red", "red")
    table.refuse(0, "give up", "EU-22R", "EU-23", "T-51")
    table.refuse(1, "give up", "EU-22R", "EU-23")


# ---- tunnels: giving up, choosing, paying


@pytest.mark.rule("EU-23")
def test_who_cannot_pay_takes_the_set_back_and_the_turn_is_over() -> None:
    table = tunnel("1 pink + 1 loco", "1 pink + 1 loco", "pink", "red", "red")
    assert table.legal(0) == ["give up"]
    table.do(0, "give up")
    assert [event.seat for event in table.happened(GaveUp)] == [0]
    assert table.hand(0) == cards("1 pink + 1 loco")
    assert table.owner("marseille-zurich-1") is None
    assert (table.trains(0), table.score(0)) == (45, 0)
    assert table.actors == (1,)


@pytest.mark.rule("EU-23")
def test_giving_up_is_the_players_choice_even_when_able_to_pay() -> None:
    table = tunnel("9 pink", "2 pink", "pink", "red", "red").do(0, "give up")
    assert table.hand(0) == cards("9 pink")


@pytest.mark.refuses("EU-23")
def test_the_player_who_must_decide_can_do_nothing_else() -> None:
    table = tunnel("9 pink", "2 pink", "pink", "red", "red")
    table.refuse(0, "draw blind", "EU-23", "T-03")
    table.refuse(0, "claim dieppe-paris-1", "EU-23", "T-20")
    table.refuse(0, "pass", "EU-23", "T-14R")


@pytest.mark.rule("EU-24")
@pytest.mark.parametrize("decision", ["pay 1 pink", "give up"])
def test_the_revealed_cards_go_to_the_discard_at_the_end_either_way(decision: str) -> None:
    table = tunnel("3 pink", "2 pink", "pink", "red", "blue")
    assert table.discard == cards("")
    table.do(0, decision)
    paid = "" if decision == "give up" else "3 pink"
    assert table.discard == cards("1 pink + 1 red + 1 blue") + cards(paid)


@pytest.mark.rule("EU-26")
def test_colour_or_locomotives_pay_the_surcharge_as_the_player_likes() -> None:
    table = tunnel("4 pink + 2 loco", "2 pink", "pink", "pink", "red")
    assert set(table.legal(0)) == {"pay 2 pink", "pay 1 pink + 1 loco", "pay 2 loco", "give up"}
    table.do(0, "pay 1 pink + 1 loco")
    assert table.hand(0) == cards("1 pink + 1 loco")


@pytest.mark.refuses("EU-26")
def test_a_surcharge_cannot_be_paid_with_cards_that_are_not_there() -> None:
    table = tunnel("4 pink", "2 pink", "pink", "pink", "red")
    table.refuse(0, "pay 1 pink + 1 loco", "EU-26", "EU-21")


# ---- tunnels: few cards left


def last_cards(hand: str, deck: str, discard: str = "") -> Table:
    table = position(hands={0: hand, 1: REST}, deck=deck, discard=discard)
    return table.do(0, "claim marseille-zurich-1", "pay 2 pink")


@pytest.mark.rule("EU-25")
def test_with_two_cards_left_only_two_are_revealed() -> None:
    table = last_cards("3 pink", deck="1 red + 1 pink").luck("red", "pink")
    assert len(table.happened(Revealed)) == 2
    assert table.legal(0) == ["pay 1 pink", "give up"]


@pytest.mark.rule("EU-25", "T-12")
def test_with_no_cards_left_the_tunnel_costs_nothing_extra() -> None:
    table = last_cards("2 pink", deck="")
    assert len(table.happened(Claimed)) == 1
    assert table.owner("marseille-zurich-1") == 0
    assert table.deck == cards("2 pink")


@pytest.mark.rule("EU-25", "T-10")
def test_the_discard_is_shuffled_to_reveal_what_is_missing() -> None:
    table = last_cards("2 pink", deck="1 red", discard="1 blue + 1 green").luck("red")
    assert [event.cards for event in table.happened(Reshuffled)] == [2]
    assert table.chance() == {"blue": 1, "green": 1}
    table.luck("green", "blue")
    assert table.owner("marseille-zurich-1") == 0


@pytest.mark.rule("EU-25R")
def test_the_laid_set_is_not_shuffled_into_the_cards_to_reveal() -> None:
    table = last_cards("3 pink", deck="1 red", discard="1 blue").luck("red")
    assert table.chance() == {"blue": 1}
    table.luck("blue")
    assert table.owner("marseille-zurich-1") == 0, "only two cards were there, and none matched"
    assert table.deck == cards("2 pink + 1 red + 1 blue"), "all of it is the new deck when the turn is over"
