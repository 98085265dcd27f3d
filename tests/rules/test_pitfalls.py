"""Errors that other programs for these games made: each is a test here, so that this one does not."""

from __future__ import annotations

from random import Random

import pytest

from rules.position import REST, position
from rules.table import Table, cards, game_of
from stellwerk.core.game import LUCK, view_of
from stellwerk.ticket.events import Flushed

# ---- the first list: trains, the end, the deck, what may be known


@pytest.mark.rule("T-23")
def test_the_very_last_trains_can_be_spent() -> None:
    table = position(hands={0: "2 blue"}, trains={0: 2}, free="cadiz-lisboa-1")
    table.do(0, "claim cadiz-lisboa-1", "pay 2 blue")
    assert table.trains(0) == 0


@pytest.mark.rule("T-40")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_the_game_does_not_stop_the_moment_somebody_has_two_trains(name: str) -> None:
    route, paid = ("cadiz-lisboa-1", "2 blue") if name == "europe" else ("lindau-schweiz-1", "2 blue")
    table = position(name, hands={0: "2 blue"}, trains={0: 4}, free=route).do(0, f"claim {route}", f"pay {paid}")
    for end in ("lindau", "schweiz") if name == "germany" else ():
        table.do(0, f"leave {end}")
    turns = 0
    while not table.ending():
        seat = table.actors[0]
        table.do(seat, "draw blind").luck("red").do(seat, "draw blind").luck("red")
        turns += 1
    assert turns == 2


@pytest.mark.rule("T-10")
def test_a_new_deck_remembers_no_order_of_the_discard() -> None:
    """Cards are played in sets; the next card may still be any of them."""
    table = position(hands={0: "3 yellow", 1: REST}, deck="1 red", discard="2 black")
    table.do(0, "claim amsterdam-essen-1", "pay 3 yellow").do(1, "draw blind").luck("red").do(1, "draw blind")
    assert table.chance() == {"yellow": 3, "black": 2}


@pytest.mark.rule("T-08")
def test_three_locomotives_are_swept_away_and_not_merely_displayed() -> None:
    table = position(row="loco loco red red red").do(0, "draw red").luck("loco")
    assert table.row.count("loco") == 0


@pytest.mark.rule("EU-30")
def test_tickets_are_seen_before_they_are_chosen() -> None:
    table = position()
    assert not [text for text in table.legal(0) if text.startswith("keep")]
    table.do(0, "ask 3 normal").luck("ticket paris-wien", "ticket berlin-roma", "ticket kyiv-sochi")
    assert table.offer(0) == {"paris-wien", "berlin-roma", "kyiv-sochi"}


def test_the_legal_actions_tell_nothing_of_the_deck_or_of_other_hands() -> None:
    one = position(hands={0: "5 red + 2 loco", 1: "9 blue"})
    other = position(hands={0: "5 red + 2 loco", 1: "9 yellow"})
    assert one.deck != other.deck
    assert one.legal(0) == other.legal(0)
    for table in (one, other):
        table.do(0, "claim paris-zurich-1", "pay 3 red")
    assert one.actors == other.actors == (LUCK,)
    assert set(one.chance()) == set(other.chance()), "any card may come up"


@pytest.mark.rule("EU-10")
@pytest.mark.parametrize(
    ("ferry", "hand"),
    [
        ("amsterdam-london-1", "2 loco"),
        ("athina-smyrna-1", "1 red + 1 loco"),
        ("palermo-smyrna-1", "4 red + 2 loco"),
    ],
)
def test_a_ferry_costs_exactly_its_length_locomotives_included(ferry: str, hand: str) -> None:
    table = position(hands={0: hand}).do(0, f"claim {ferry}", f"pay {hand}")
    assert table.hand(0).total() == 0
    assert table.owner(ferry) == 0


@pytest.mark.rule("T-26", "T-27")
def test_claiming_one_grey_parallel_route_claims_only_that_one() -> None:
    table = position(seats=4, hands={0: "1 red + 1 loco", 1: "1 red + 1 loco"})
    table.do(0, "claim dieppe-london-2", "pay 1 red + 1 loco")
    assert table.owner("dieppe-london-1") is None
    table.do(1, "claim dieppe-london-1", "pay 1 red + 1 loco")
    assert [table.owner(f"dieppe-london-{n}") for n in (1, 2)] == [1, 0]


@pytest.mark.rule("EU-10", "EU-20")
def test_a_state_guessed_for_search_still_knows_tunnels_and_ferries() -> None:
    table = position(hands={0: "6 red + 1 loco", 1: "4 blue"})
    guessed = Table(table.game, table.game.guess(view_of(table.state, 0), Random(5)))
    ferry = Table(table.game, guessed.state)
    ferry.refuse(0, "claim palermo-smyrna-1", "EU-10")
    ferry.do(0, "claim athina-brindisi-1").refuse(0, "pay 4 red", "EU-10")
    guessed.do(0, "claim paris-zurich-1", "pay 3 red")
    assert guessed.actors == (LUCK,)
    guessed.luck(next(iter(guessed.chance())))
    again = Table(table.game, table.game.guess(view_of(guessed.state, 1), Random(6)))
    assert again.actors == (LUCK,), "guessed in the middle of the tunnel"
    assert again.public.stage == guessed.public.stage


@pytest.mark.rule("EU-50")
def test_the_longest_path_may_visit_a_city_twice() -> None:
    """Two arms and a ring at Paris: in, round the ring, out."""
    ring = "bruxelles-paris-1 bruxelles-frankfurt-1 frankfurt-paris-1"
    table = position(owners={0: f"{ring} brest-paris-1 marseille-paris-1"}, over=True)
    line = next(line for line in table.standing(0).lines if line.what == "longest-path")
    assert line.count == 3 + 7 + 4


# ---- the second list: stations, long tickets, tunnels, seats


@pytest.mark.rule("EU-42")
def test_a_station_does_not_lend_all_rival_routes_of_its_city() -> None:
    table = position(
        owners={0: "marseille-paris-1 wien-zagrab-1", 1: "marseille-zurich-1 munchen-zurich-1 munchen-wien-1"},
        stations={0: "zurich"},
        tickets={0: "paris-wien"},
        over=True,
    )
    assert table.sheet(0)["ticket paris-wien"] == -8


@pytest.mark.refuses("EU-40")
def test_two_players_never_share_a_city_for_their_stations() -> None:
    table = position(hands={0: "1 red", 1: "1 red"}).do(0, "build wien", "pay 1 red")
    table.refuse(1, "build wien", "EU-40")
    table.do(1, "build zagrab", "pay 1 red")
    assert (table.station("wien"), table.station("zagrab")) == (0, 1)


@pytest.mark.rule("EU-60", "EU-62")
@pytest.mark.parametrize("way", ["classic", "1912", "mega"])
def test_a_refused_long_ticket_never_comes_back(way: str) -> None:
    table = Table.new(seats=2, way=way).deal()
    board = table.title.board
    long = {ticket.id for ticket in board.tickets if board.piles[ticket.pile] == "long"}
    refused = set()
    while table.actors != (0,):
        seat = table.actors[0]
        keep = next(text for text in table.legal(seat) if not long & set(text.split()))
        refused |= table.offer(seat) & long
        table.do(seat, keep).deal()
    assert refused
    assert refused <= table.box
    assert not long & set().union(*(layer for number in (0, 1) for layer in table.pile(number)))


@pytest.mark.rule("T-08")
def test_swept_cards_go_to_the_discard_and_not_into_the_deck() -> None:
    table = position(row="red loco blue loco white")
    before = table.public.deck
    table.do(0, "draw red").luck("loco")
    assert table.happened(Flushed)
    assert table.public.deck == before - 1
    assert sum(table.discard.values()) == 5


@pytest.mark.rule("T-02")
@pytest.mark.parametrize(("name", "most"), [("europe", 5), ("germany", 5), ("first-journey", 4)])
def test_nobody_sits_down_without_trains(name: str, most: int) -> None:
    game = game_of(name, {})
    assert list(game.seats) == list(range(2, most + 1))
    for seats in (1, most + 1):
        with pytest.raises(ValueError, match="seats"):
            game.start(seats)


@pytest.mark.rule("EU-23")
@pytest.mark.refuses("EU-21")
def test_a_wrong_tunnel_payment_does_not_cancel_the_attempt() -> None:
    table = position(hands={0: "4 red + 1 blue"}).do(0, "claim paris-zurich-1", "pay 3 red")
    table.luck("red", "green", "green")
    table.refuse(0, "pay 1 blue", "EU-21")
    table.refuse(0, "pay 2 red", "EU-21")
    assert table.hand(0) == cards("1 red + 1 blue"), "the laid set has not come back"
    table.do(0, "pay 1 red")
    assert table.owner("paris-zurich-1") == 0


# ---- everywhere: sweeping without end, an empty row, no move


@pytest.mark.rule("T-08R")
def test_a_row_of_nothing_but_locomotives_is_left_alone_when_no_colour_can_come() -> None:
    table = position(hands={1: REST}, row="red loco loco blue white", deck="6 loco")
    table.do(0, "draw red").luck("loco").do(0, "draw blue").luck("loco")
    assert table.row == ["loco", "loco", "loco", "loco", "white"]
    assert table.actors == (1,)


@pytest.mark.rule("T-12")
def test_an_emptied_row_fills_again_at_the_end_of_the_turn() -> None:
    table = position(hands={0: "1 green", 1: REST}, deck="", row="- - - - -")
    table.do(0, "build paris", "pay 1 green").luck("green")
    assert table.row == ["green", "-", "-", "-", "-"]
    table.do(1, "claim pamplona-paris-1", "pay 4 blue").luck(*["blue"] * 4)
    assert table.row == ["green", "blue", "blue", "blue", "blue"]


@pytest.mark.rule("T-14R")
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_a_player_without_a_move_has_one_legal_action(name: str) -> None:
    table = position(name, hands={1: REST}, deck="", row="- - - - -", tickets={1: REST}, pile="")
    assert table.legal(0) == ["pass"]
