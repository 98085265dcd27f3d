"""The planner: it takes what is there to be taken, wins against greedy, and says why."""

from __future__ import annotations

from itertools import count, pairwise
from typing import Any, cast

import pytest

from crayon.helpers import Table, game_of, orders_in
from stellwerk import contract, telling
from stellwerk.core.game import LUCK, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Bot, Decision, Turn, play
from stellwerk.crayon.bots.greedy import CrayonGreedy
from stellwerk.crayon.bots.planner import CrayonPlanner
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.paths import cheapest_build
from stellwerk.crayon.state import Answering, Bargain, Moving, Weighing


def planner(game: CrayonGame) -> Bot:
    return cast(Bot, CrayonPlanner(game.title))


def asked(table: Table, seat: int = 0, memory: object = None) -> Decision[Any]:
    """What a planner does that has not been asked before, or remembers this."""
    view = view_of(table.state, seat)
    return CrayonPlanner(table.title)(Turn(view, table.game.legal(view), memory=memory))


def told(table: Table, seat: int = 0) -> str:
    return table.game.write(asked(table, seat).action)


def whole_turn(table: Table, seat: int = 0) -> list[str]:
    """All that a planner does until its turn is over; luck draws the lowest card."""
    done: list[str] = []
    memory: object = None
    turn = (table.public.round, table.public.turn)
    while table.actors and (table.public.round, table.public.turn) == turn:
        if table.actors == (LUCK,):
            table.luck(table.legal(LUCK)[0])
            continue
        decision = asked(table, seat, memory)
        memory = decision.memory
        done.append(table.game.write(decision.action))
        table.do(seat, done[-1])
    return done


def opened(*, moving: bool = True) -> Table:
    """Two seats, seat 0 in Odense and seat 1 in Århus."""
    return Table.new().opened("odense", "aarhus", moving=moving)


def way(table: Table, *cities: str) -> Table:
    """Track of seat 0 from city to city, the cheapest there is."""
    for here, there in pairwise(cities):
        posts = (table.board.places[table.city(name)].posts for name in (here, there))
        found = cheapest_build(table.title, table.public, 0, *posts)
        assert found is not None
        table.track(0, " ".join([here, *(table.board.posts[hop.post] for hop in found.hops)]))
    return table


def card(table: Table, good: str, city: str) -> int:
    """The number of a card that asks for this."""
    wanted = table.city(city), table.good(good)
    return next(
        table.board.file.cards[number].id
        for number, orders in enumerate(table.board.cards)
        if any((order.city, order.good) == wanted for order in orders)
    )


# ---- obvious moves


def test_it_delivers_what_it_carries() -> None:
    table = opened().train(0, "kolding", "beer").cards(0, 63, 61, 62).move()
    assert told(table) == "deliver beer 63"


def test_it_runs_to_where_its_load_is_wanted() -> None:
    table = way(opened(), "odense", "kolding").train(0, "odense", "beer").cards(0, 63, 61, 62).move()
    assert "deliver beer 63" in whole_turn(table)


def test_it_loads_two_of_one_good_for_two_orders() -> None:
    """Beer for Kolding and beer for Århus, both on the way."""
    table = way(opened(), "odense", "kolding", "aarhus").train(0, "odense").cards(0, 63, 43, 62).money(0, 0).move()
    assert whole_turn(table).count("load beer") == 2


@pytest.mark.rule("DK-51R")
def test_it_builds_a_section_that_costs_nothing() -> None:
    """On the way from Ålborg to København only the section into the own port is missing."""
    table = Table.new().opened("koebenhavn", "odense", moving=True)
    table.ferry(0, "aalborgbaaden").track(0, "aalborg i7 j7").train(0, "aalborg", "spirits")
    table.cards(0, card(table, "spirits", "koebenhavn"), 61, 62).money(0, 0).build()
    assert told(table) == "lay j7-hals"


@pytest.mark.rule("DK-55")
def test_a_ferry_that_is_reached_from_its_far_end_is_bought_before_the_section_into_its_port() -> None:
    """København is joined: the line is bought from there, and only then the port near Ålborg can be joined."""
    table = Table.new().opened("koebenhavn", "odense", moving=True)
    table.track(0, "aalborg i7 j7").train(0, "aalborg", "spirits")
    table.cards(0, card(table, "spirits", "koebenhavn"), 61, 62).money(0, 15).build()
    assert whole_turn(table) == ["buy aalborgbaaden", "lay j7-hals", "done"]


@pytest.mark.rule("DK-55")
def test_a_port_where_a_foreign_ferry_led_is_left_over_foreign_track() -> None:
    """The own network ends next to Knudshoved, but nobody joins that port without its ferry."""
    table = way(opened(), "odense", "kolding").track(0, "odense l25")
    table.ferry(1, "storebaelt").track(1, "odense m24 knudshoved")
    table.train(0, "knudshoved", "beer").cards(0, 63, 61, 62).money(0, 9).move()
    assert whole_turn(table)[0] == "go m24"


def test_it_does_not_swap_a_hand_that_pays_and_swaps_one_that_cannot() -> None:
    good = way(opened(), "odense", "kolding").train(0, "odense").cards(0, 63, 61, 62).move()
    assert told(good) == "load beer"
    hopeless = opened().money(0, 0).move()
    assert told(hopeless) == "swap"


def test_it_upgrades_when_there_is_money_and_time_for_it_and_not_at_the_end() -> None:
    table = way(opened(), "odense", "kolding").train(0, "odense", "beer").cards(0, 63, 61, 62)
    early = table.money(0, 60).build()
    assert told(early).startswith("upgrade")
    late = table.money(0, 245).build()
    assert not told(late).startswith("upgrade")


def test_a_better_train_waits_while_the_trip_waits_for_track() -> None:
    table = Table.new().opened("koebenhavn", "aarhus").cards(0, 33, 61, 29).build()
    assert "upgrade b12" in table.legal(0)
    assert told(table).startswith("lay")


@pytest.mark.rule("DK-71")
def test_it_joins_the_last_big_cities_when_it_is_rich_enough() -> None:
    table = opened().money(0, 330).build()
    for _ in range(8):
        if table.actors:
            whole_turn(table)
        if table.actors:
            table.rest(1).build()
    assert table.game.ending(table.public) == "money"


def test_it_judges_a_tariff_by_the_rent_it_replaces() -> None:
    """The guest stands on a network that is not its own: without a tariff it pays in every round."""
    table = Table.new(tariffs="yes").opened("odense", "aarhus", moving=True)
    way(table, "odense", "kolding").train(1, "kolding")
    for sum_, answer in ((4, "answer yes"), (0, "answer no")):
        assert told(table.now(Answering(0, sum_, 1, Moving()), turn=1)) == answer


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3])
def test_it_keeps_the_contract_of_bots(seats: int) -> None:
    game = game_of(start="random", win_sum="100")
    contract.check_bot(cast(Any, game), "planner", planner(game), seats, "0")


def test_kept_and_made_anew_it_decides_alike() -> None:
    game = game_of(start="random", win_sum="100")
    kept, asked_so_far = CrayonPlanner(game.title), count()

    def watched(turn: Any, /) -> Any:
        decision = kept(turn)
        if next(asked_so_far) % 9 == 0:
            assert CrayonPlanner(game.title)(turn) == decision
        return decision

    play(cast(Any, game), [cast(Bot, watched)] * 2, SeededLuck(1))
    assert next(asked_so_far) > 200


def test_it_beats_greedy() -> None:
    """Nearly always: of three games at most one is not won."""
    game = game_of(start="random", win_sum="200")
    wins = 0
    for number in range(3):
        bots = [cast(Bot, CrayonGreedy(game.title))]
        bots.insert(number % 2, planner(game))
        wins += play(cast(Any, game), bots, SeededLuck(number)).standings()[number % 2].rank == 1
    assert wins >= 2


def test_it_says_why_whatever_it_does_in_both_languages() -> None:
    game = game_of(start="random", win_sum="150")
    narrators = [telling.narrator(cast(Any, game), lang) for lang in ("de", "en")]
    reasons: set[str] = set()
    bot = CrayonPlanner(game.title)

    def speaking(turn: Any, /) -> Any:
        decision = bot(turn)
        assert decision.why is not None
        for narrator in narrators:
            text = narrator.why(decision.why)
            assert text and "{" not in text and decision.why.key not in text
        reasons.add(decision.why.key)
        return decision

    play(cast(Any, game), [cast(Bot, speaking)] * 2, SeededLuck(2))
    assert len(reasons) > 10


@pytest.mark.rule("DK-27R")
def test_bargains_are_taken_when_they_bring_the_win_sooner() -> None:
    """Seat 0 has flowers on board and stands in Kolding: bringing them there is for nothing, or for good money."""
    table = Table.new(2, tariffs="yes").opened("odense", "aarhus", moving=True)
    way(table, "odense", "kolding").train(0, "kolding", "flowers").rest(0)
    flowers, kolding = table.good("flowers"), table.city("kolding")
    for money, wanted in ((0, "answer no"), (40, "answer yes")):
        table.now(Weighing(0, Bargain(0, 1, flowers, kolding, money, 9), Moving()), turn=1)
        assert told(table) == wanted


@pytest.mark.rule("DK-27R")
def test_a_bargain_that_was_taken_is_kept() -> None:
    table = Table.new(2, tariffs="yes").opened("odense", "aarhus", moving=True)
    way(table, "odense", "kolding").train(0, "odense", "flowers")
    table.change(bargains=(Bargain(0, 1, table.good("flowers"), table.city("kolding"), 50, 9),))
    done = whole_turn(table)
    assert "drop flowers" in done and table.cash(1) == 0 and table.public.debts == ()


@pytest.mark.rule("DK-27R")
def test_a_good_brought_from_far_is_worth_its_price_to_whom_it_spares_a_journey() -> None:
    """Seat 1 wants something in Århus that comes from the other end of the country; it is offered to its door."""
    table = Table.new(2, tariffs="yes").opened("odense", "aarhus", moving=True)
    order = max(orders_in(table, "aarhus"), key=lambda order: order.pay)
    table.cards(1, order.card, 6, 7)
    near = min(
        (city for city in range(table.board.cities) if city not in table.board.supplied[table.good(order.good)]),
        key=lambda city: table.title.steps(table.city("aarhus"))[city],
    )
    answers = []
    for money in (1, 50):
        table.now(Weighing(1, Bargain(0, 1, table.good(order.good), near, money, 9), Moving()), turn=0)
        answers.append(told(table, 1))
    assert answers == ["answer yes", "answer no"]
