"""Questions about a position: what they say, in words and in numbers, is what the rules say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from crayon.helpers import Table, orders_in
from stellwerk import bots, games, telling
from stellwerk.core import record as records
from stellwerk.core.game import InvalidAction, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play


def ask(table: Table, question: str, seat: int | None = 0, lang: str = "en", **about: object) -> Any:
    """The answer as a client reads it."""
    asked = games.families()["crayon"].questions[question]
    names = telling.narrator(table.game, lang, ("Ada", "Bob", "Cy")).names  # type: ignore[arg-type]
    view: Any = view_of(table.state, seat)
    return msgspec.json.decode(msgspec.json.encode(asked.answer(names, view, msgspec.convert(about, asked.asks))))


def odense(seats: int = 2, *others: str) -> Table:
    return Table.new(seats).opened("odense", *(others or ("odense",) * (seats - 1)))


# ---- building


def test_a_line_is_priced_by_what_it_is_paid_for() -> None:
    told = ask(odense(), "build", to="city:koebenhavn")
    assert told["costs"]["ferry"] > 0 and told["costs"]["city"] >= 5 and told["costs"]["track"] > 0
    assert sum(told["costs"].values()) == told["cost"] and told["limit"] == told["left"] == 15


@pytest.mark.rule("DK-50")
def test_what_exceeds_the_limit_waits_for_its_turn_and_what_exceeds_the_purse_is_not_in_sight() -> None:
    rich, poor = ask(odense(), "build", to="city:skagen"), ask(odense().money(0, 10), "build", to="city:skagen")
    turns = [section["turn"] for section in rich["sections"]]
    assert turns == sorted(turns) and set(turns) == set(range(rich["turn"] + 1)) and rich["turn"] > 0
    assert rich["now"] <= 15 and next(it["why"] for it in rich["sections"] if it["turn"])["rule"] == "DK-50"
    assert poor["turn"] is None and poor["now"] <= 10 and poor["sections"][-1]["turn"] is None


@pytest.mark.refuses("DK-53")
def test_a_third_section_out_of_a_big_city_waits_for_the_next_turn() -> None:
    table = Table.new().opened("koebenhavn", "odense").do(0, "lay t20-t21", "lay t22-u22")
    about: dict[str, Any] = {"from": "city:koebenhavn"}
    (section,) = ask(table, "build", to="post:t19", **about)["sections"]
    assert (section["turn"], section["why"]["rule"], section["why"]["on"]) == (1, "DK-53", ["city:koebenhavn"])
    assert "København" in section["why"]["text"]


@pytest.mark.refuses("DK-56")
def test_a_full_town_says_so() -> None:
    table = odense(3).track(1, "billund f21").track(2, "billund d21").track(0, "e22 e23")
    told = ask(table, "build", to="city:billund")
    last = told["sections"][-1]
    assert told["turn"] is None and last["turn"] is None
    assert (last["why"]["rule"], last["why"]["on"]) == ("DK-56", ["city:billund"])


@pytest.mark.refuses("DK-57R")
def test_who_would_shut_somebody_out_is_told_of_which_city() -> None:
    table = odense().track(0, "k2 k1 skagen")
    beside = [table.board.posts[post] for post in table.board.links[table.board.post["l2"]]]
    for post in beside:  # there is no other way to it
        if post != "skagen":
            table.track(1, f"l2 {post}")
    (section,) = ask(table, "build", to="post:l2")["sections"]
    assert section["turn"] is None and section["action"] == "lay skagen-l2"
    assert (section["why"]["rule"], section["why"]["on"]) == ("DK-57R", ["city:skagen"])


@pytest.mark.refuses("DK-42")
def test_an_event_keeps_a_section_back_until_it_is_over() -> None:
    table = Table.new().opened("aarhus", "odense").track(0, "h9 h8").event("snowstorm", 1)
    told = ask(table, "build", to="city:aalborg")
    assert told["sections"][0]["why"]["rule"] == "DK-42" and told["turn"] == 1 and not told["action"]


def test_a_line_begun_while_running_ends_the_run() -> None:
    table = Table.new().opened("odense", "odense", moving=True)
    told = ask(table, "build", to="post:m24")
    assert told["ends_run"] and told["action"] == "done; lay odense-m24"
    assert ask(table, "build", seat=1, to="post:m24")["action"] == ""  # not in turn


# ---- running


def belt() -> Table:
    table = Table.new(3).opened("odense", "aarhus", "koebenhavn", moving=True)
    table.track(0, "odense m24 knudshoved", "korsoer p24 p23 q22").ferry(0, "storebaelt")
    return table.track(1, "odense k23 j23 i23 h23 kolding")


@pytest.mark.rule("DK-23")
def test_a_ferry_ends_the_run_and_is_taken_first_the_turn_after() -> None:
    told = ask(belt(), "run", to="post:q22")
    assert told["turn"] == 1 and told["ferries"] == ["ferry:storebaelt"] and told["points"] == 5
    assert [step["turn"] for step in told["steps"]] == [0, 0, 1, 1, 1, 1]
    assert told["action"] == "go m24; go knudshoved" and told["now"] == 2
    waits = ask(belt().do(0, "go m24", "go knudshoved"), "run", to="post:q22")
    assert waits["action"] == "" and "It boards the ferry at the start of your next turn." in waits["told"]


@pytest.mark.rule("DK-21")
def test_rent_is_told_per_owner_and_turn() -> None:
    told = ask(belt(), "run", to="city:kolding")
    assert told["fees"] == [{"owner": 1, "sum": 4, "owed": 0}] and "4 M to Bob" in told["told"]
    assert told["steps"][0]["fee"]["owner"] == 1 and not any(step["fee"] for step in told["steps"][1:])


@pytest.mark.refuses("DK-21R")
def test_who_cannot_pay_the_rent_is_told_so() -> None:
    told = ask(belt().money(0, 3), "run", to="city:kolding")
    assert told["turn"] is None and told["why"]["rule"] == "DK-21R" and not told["action"]


def test_within_a_city_of_several_mileposts_one_runs_to_the_very_one() -> None:
    """A ferry leaves København from its centre, wherever in the city the train has stopped."""
    table = Table.new().opened("koebenhavn", "odense", moving=True).train(0, "t21")
    assert ask(table, "run", to="post:koebenhavn")["points"] == 1
    assert ask(table, "run", to="city:koebenhavn")["turn"] == ask(table, "run", to="post:t21")["points"] == 0


def test_nowhere_is_told_in_the_readers_language() -> None:
    told = ask(belt(), "run", lang="de", to="city:skagen")
    assert told["why"]["text"] == "Nach Skagen führt kein Gleis, auf dem du fahren kannst."


@pytest.mark.parametrize("to", ["skagen", "city:atlantis", "post:", "edge:odense-m24"])
def test_a_place_that_does_not_exist_is_not_asked_about(to: str) -> None:
    with pytest.raises(InvalidAction, match="is no place"):
        ask(belt(), "run", to=to)


# ---- orders


def test_an_order_knows_where_its_good_is_to_be_had() -> None:
    table = belt().lying("korsoer", "beer", 1, 9)
    orders = {(it["card"], it["slot"]): it for it in ask(table, "orders")["orders"]}
    assert len(orders) == 3 * len(table.hand(0).cards)
    beer = next(it for it in ask(table, "goods", seat=None)["goods"] if it["good"] == "good:beer")
    assert beer["left"] == beer["chips"] - 1 and beer["lying"][0]["city"] == "city:korsoer"
    for it in orders.values():
        good = next(each for each in ask(table, "goods")["goods"] if each["good"] == it["good"])
        assert [source["city"] for source in it["sources"] if source["until"] is None] == good["cities"]


def test_what_lies_in_a_heap_is_counted() -> None:
    table = belt()
    card, good, _ = orders_in(table, "kolding")[0]
    table.cards(0, card, 2, 3).lying("korsoer", good, 1, 9).lying("korsoer", good, 1, 9)
    order = next(it for it in ask(table, "orders")["orders"] if it["good"] == f"good:{good}")
    assert [it["left"] for it in order["sources"] if it["city"] == "city:korsoer"] == [2]


@pytest.mark.rule("DK-33")
def test_a_plan_runs_and_delivers_in_one_decision() -> None:
    table = belt()
    card, good, pay = orders_in(table, "kolding")[0]
    table.cards(0, card, 2, 3).train(0, "odense", good)
    slot = next(
        it["slot"] for it in ask(table, "orders")["orders"] if it["card"] == card and it["city"] == "city:kolding"
    )
    told = ask(table, "plan", card=card, slot=slot)
    assert told["order"]["turn"] == 0 and told["order"]["profit"] == pay - 4
    assert [step["what"] for step in told["steps"]] == ["run", "deliver"]
    table.do(0, *told["action"].split("; "))
    assert table.cash(0) == 50 + pay - 4


def test_an_order_that_nobody_can_serve_says_so() -> None:
    table = belt()
    with pytest.raises(InvalidAction, match="may serve"):
        ask(table, "order", card=60, slot=0)
    told = ask(Table.new().opened("odense", "odense").money(0, 0), "order", card=1, slot=0)
    assert told["turn"] is None and told["why"] and not told["on"]


# ---- beginning, cities, trains, events


@pytest.mark.rule("DK-04")
def test_a_start_city_tells_what_it_offers_and_that_it_is_taken() -> None:
    table = Table.new(3)
    while table.actors == (-1,):
        table.luck(table.legal(-1)[0])
    table.do(1, "under 9 10", "begin aarhus")
    free, taken = (ask(table, "start", city=f"city:{city}") for city in ("odense", "aarhus"))
    assert free["why"] is None and {it["card"] for it in free["orders"]} <= {1, 2, 3, 4, 5}
    assert free["orders"] and free["told"].startswith("Odense: a start for")
    assert taken["taken"] == [1] and taken["why"]["rule"] == "DK-04" and "Århus" in taken["why"]["text"]


def test_a_city_panel_holds_what_can_be_done_there_now() -> None:
    table = belt().lying("odense", "fish", 1, 7)
    here, there = ask(table, "city", city="city:odense"), ask(table, "city", seat=1, city="city:odense")
    assert {it["action"] for it in here["actions"]} == {text for text in table.legal(0) if text.startswith("load")}
    assert here["here"] and not there["here"] and not there["actions"]
    assert {"good:fish", "good:beer"} <= {it["good"] for it in here["wares"]}
    assert "lies here until round 7" in here["wares"][-1]["told"]


@pytest.mark.rule("DK-60", "DK-35R")
def test_an_upgrade_is_told_by_what_it_changes() -> None:
    table = belt().money(0, 19)
    offers = {it["train"]: it for it in ask(table, "trains")["offers"]}
    assert set(offers) == {"train:b9", "train:b12"} and all(it["why"]["rule"] == "DK-60" for it in offers.values())
    fast = offers["train:b12"]
    assert (fast["faster"], fast["more_holds"], fast["more_cards"], fast["cost"]) == (3, 0, 1, 20)
    assert "3 miles more per turn; one order card more" in fast["told"]


@pytest.mark.rule("DK-61")
def test_a_conversion_tells_what_is_lost() -> None:
    table = belt().train(0, "odense", "beer", "fish", "flowers", kind="b9")
    fast = next(it for it in ask(table, "trains")["offers"] if it["train"] == "train:b12")
    assert (fast["faster"], fast["more_holds"], fast["loses"], fast["cost"], fast["why"]) == (3, -1, 1, 5, None)
    assert fast["told"].endswith("one hold less; one good on board is lost")


@pytest.mark.rule("DK-41R")
def test_an_event_tells_where_until_when_and_what_it_does_to_me() -> None:
    table = belt().train(0, "aalborg").event("snowstorm", 1).event("belt-fog", 0, begun=False)
    snow, fog = ask(table, "events")["events"]
    assert "post:aalborg" in snow["posts"] and snow["me"][0] == "Your train is in the area: half speed."
    assert snow["until"] == "Until the end of Bob's turn."
    assert "ferry:storebaelt" in fog["ferries"] and len(fog["ferries"]) == 2
    assert fog["until"].startswith("From the end of your turn") and not fog["begun"]
    assert ask(table, "events", seat=None, event=9)["events"][0]["cities"] == ["city:koebenhavn"]


# ---- the end


def test_a_chronicle_adds_up() -> None:
    game = games.make("denmark")
    record = play(game, [bots.make("greedy", game)] * 2, SeededLuck(4)).record()
    kept = games.families()["crayon"].chronicle
    assert kept is not None
    told: Any = msgspec.to_builtins(kept.tell(telling.narrator(game, "en").names, records.replay(game, record)))
    assert record.result is not None
    ends = told["money"][-1]["money"]
    assert ends == tuple(it.total for it in sorted(record.result, key=lambda it: it.seat))
    taxed = any(entry.text == "event special-tax" for entry in record.entries)
    for seat in range(2):
        earned = sum(it["pay"] for it in told["deliveries"] if it["seat"] == seat)
        spent = next(it for it in told["spendings"] if it["seat"] == seat)
        rent = sum(
            it["sum"] * (1 if it["to"] == seat else -1) for it in told["flows"] if seat in (it["to"], it["seat"])
        )
        reckoned = 50 + earned - spent["track"] - spent["ferries"] - spent["trains"] + rent
        assert reckoned == ends[seat] or (taxed and reckoned > ends[seat])
