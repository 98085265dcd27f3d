"""DK-40 to DK-42: events that turn up among the cards, each kind of effect."""

from __future__ import annotations

from runpy import run_path
from typing import get_args

import pytest
from msgspec import Struct
from msgspec.structs import fields

from crayon.helpers import Table, orders_in
from stellwerk.crayon import boardfile, incidents
from stellwerk.crayon.effects import Effects, joins_of
from stellwerk.crayon.events import Derailed, InForce, Lost, Revealed, TaxPaid, WashedOut
from stellwerk.crayon.state import Drawing, Losing, Moving, Running


def drawing(seats: int = 2, **options: str) -> Table:
    """Seat 0 has discarded its hand and is drawing."""
    return Table.new(seats, **options).opened(moving=True).do(0, "swap")


def delivered(seats: int = 2) -> Table:
    """Seat 0 has delivered in Kolding and is drawing; then it goes on moving."""
    table = Table.new(seats).opened(moving=True)
    card, good, _ = orders_in(table, "kolding")[0]
    return table.train(0, "kolding", good).cards(0, card, 2, 3).do(0, f"deliver {good} {card}")


def number(table: Table, name: str) -> int:
    return table.board.event[name] - table.board.orders


@pytest.mark.rule("DK-40")
def test_an_event_is_shown_takes_effect_is_discarded_and_another_card_is_drawn() -> None:
    table = drawing()
    table.luck("event belt-fog")
    assert table.happened(Revealed) == [Revealed(number(table, "belt-fog"))]
    assert table.board.event["belt-fog"] in table.public.discard
    assert isinstance(table.stage, Drawing)
    table.luck("event dock-strike", "card 20", "card 21", "card 22")
    assert table.player(0).cards == 3 and table.public.turn == 1


@pytest.mark.refuses("DK-40")
def test_a_card_that_is_gone_cannot_come_up() -> None:
    table = drawing().luck("event belt-fog")
    table.refuse(-1, "event belt-fog", "DK-40")
    table.refuse(-1, "card 6", "DK-40")


@pytest.mark.rule("DK-41")
def test_one_round_events_begin_when_the_drawers_turn_ends_others_act_at_once() -> None:
    table = delivered().luck("event belt-fog")
    assert table.public.running == (Running(number(table, "belt-fog"), 0, False),)
    table.luck("event special-tax")
    assert table.happened(TaxPaid)
    table.luck("card 20").do(0, "done", "done")
    assert table.happened(InForce) == [InForce(number(table, "belt-fog"), True)]
    assert table.public.running[0].begun


@pytest.mark.rule("DK-41", "DK-41R")
def test_every_player_feels_a_one_round_event_for_exactly_one_turn() -> None:
    table = Table.new(3).opened("odense", "odense", "aarhus", moving=True)
    for seat in range(3):
        table.train(seat, "korsoer")
    table.ferry(0, "storebaelt").ferry(1, "storebaelt")
    assert "cross storebaelt 0" in table.legal(0)
    table.do(0, "swap").luck("event belt-fog", "card 20", "card 21", "card 22")
    for seat in (1, 2, 0):
        assert not [text for text in table.legal(seat) if text.startswith("cross storebaelt")]
        table.rest(seat)
    assert table.public.running == ()
    assert "cross storebaelt 1" in table.legal(1)


@pytest.mark.rule("DK-41R", "DK-42")
def test_half_speed_is_rounded_up_not_halved_twice_and_stops_who_has_gone_further() -> None:
    # In Nordjylland from the start of the turn.
    table = Table.new().opened(moving=True).event("snowstorm", 1).track(0, "aalborg i9")
    table.train(0, "aalborg").now(Moving(half=True), 0, 2)
    table.do(0, *["go i9", "go aalborg"] * 2, "go i9")
    assert "go aalborg" not in table.legal(0)
    # Rested into: the turn begins at half speed by itself.
    table.train(1, "aalborg").track(1, "aalborg h9").rest(0)
    assert table.moving().half
    table.do(1, *["go h9", "go aalborg"] * 2, "go h9")
    assert table.legal(1) == ["done"]
    # Entering late: it stops on the first milepost inside.
    late = Table.new().opened(moving=True).event("storm-surge", 1).train(0, "aarhus")
    west = "aarhus i17 h17 g17 f17 e17 e18 d19 d20 c21"
    late.track(0, west).do(0, *[f"go {post}" for post in west.split(" ")[1:-1]])
    assert late.moving().used == 8 and late.moving().half
    assert late.legal(0) == ["done"]
    # A ferry and a storm together: still half, not a quarter.
    both = Table.new().opened(moving=True).event("snowstorm", 1).ferry(0, "aalborgbaaden").train(0, "koebenhavn")
    both.do(0, "cross aalborgbaaden 0")
    assert both.title.speed(both.player(0).kind, both.moving().half) == 5


@pytest.mark.refuses("DK-41R", "DK-42")
def test_a_slowed_train_goes_no_further() -> None:
    table = Table.new().opened(moving=True).event("snowstorm", 1).track(0, "aalborg i9").train(0, "aalborg")
    table.now(Moving(half=True, used=5, fresh=False), 0, 2)
    table.refuse(0, "go i9", "DK-20", "5 were used")


@pytest.mark.rule("DK-42")
def test_no_loading_in_the_cities_of_a_strike() -> None:
    table = Table.new().opened("aarhus", "odense", moving=True)
    assert "load butter" in table.legal(0)
    table.event("dock-strike", 1)
    assert table.verbs(0) == {"done", "swap"}


@pytest.mark.refuses("DK-42")
def test_no_loading_refuses_loading_dropping_and_delivering() -> None:
    table = Table.new().opened("aarhus", "odense", moving=True)
    card, good, _ = orders_in(table, "aarhus")[0]
    table.event("dock-strike", 1).train(0, "aarhus", good).cards(0, card, 2, 3)
    for text in ("load butter", f"drop {good}", f"deliver {good} {card}"):
        table.refuse(0, text, "DK-42", "Århus")


@pytest.mark.refuses("DK-42")
def test_closed_ferries_do_not_run() -> None:
    table = Table.new().opened("aarhus", "odense", moving=True).ferry(0, "kattegat").event("kattegat-gale", 1)
    table.refuse(0, "cross kattegat 0", "DK-42", "Kattegat")


@pytest.mark.refuses("DK-42")
def test_waters_under_ice_are_neither_crossed_nor_built_across() -> None:
    table = Table.new().opened(moving=True).track(0, "h7 aalborg i9").train(0, "aalborg").event("limfjord-ice", 1)
    table.refuse(0, "go h7", "DK-42", "h7-aalborg")
    table.do(0, "go i9", "done")
    table.refuse(0, "lay i7-aalborg", "DK-42", "i7-aalborg")


@pytest.mark.rule("DK-42")
@pytest.mark.refuses("DK-42")
def test_nothing_is_built_in_a_region_under_snow() -> None:
    table = Table.new().opened("aarhus", "odense").track(0, "aalborg i9", "j7 hals").ferry(0, "aalborgbaaden")
    table.event("snowstorm", 1)
    table.refuse(0, "lay aalborg-h9", "DK-42")
    hals = Table.new().opened("koebenhavn", "odense").event("snowstorm", 1)
    hals.refuse(0, "buy aalborgbaaden", "DK-42", "Ålborgbåden")
    table.do(0, "lay aarhus-j18")


@pytest.mark.rule("DK-42")
def test_a_flood_sweeps_away_all_sections_across_the_river() -> None:
    table = drawing(3).track(0, "h14 h15", "h15 h16").track(1, "g15 h15").track(2, "i14 j14")
    table.luck("event gudenaa-flood")
    gone = {(table.board.edge_name(event.edge), event.owner) for event in table.happened(WashedOut)}
    assert gone == {("h14-h15", 0), ("g15-h15", 1)}
    assert table.owner("h14-h15") == 255 and table.owner("h15-h16") == 0 and table.owner("i14-j14") == 2
    # They may be built again.
    table.luck("card 20", "card 21", "card 22").do(1, "done")
    table.rest(1).rest(2).do(0, "done", "lay h14-h15")


@pytest.mark.rule("DK-42")
def test_a_derailed_train_loses_a_good_of_its_owners_choice_and_misses_its_next_movement() -> None:
    table = drawing(3).train(0, "odense", "beer", "flowers").train(1, "kolding", "oil", "oil").train(2, "aarhus")
    table.track(1, "kolding g24")
    table.luck("event derailment")
    assert {event.seat for event in table.happened(Derailed)} == {0, 1}
    # Seat 1 has nothing to choose: both goods are oil.
    assert table.happened(Lost) == [Lost(1, table.good("oil"))]
    assert isinstance(table.stage, Losing) and table.actors == (0,)
    assert table.legal(0) == ["lose beer", "lose flowers"]
    table.do(0, "lose beer")
    assert table.player(0).goods == (table.good("flowers"),)
    table.luck("card 20", "card 21", "card 22")
    # Seat 1 may handle freight and build, but its train stays.
    assert table.moving().stuck
    table.refuse(1, "go g24", "DK-42", "derailed")
    table.do(1, "drop oil", "done", "lay f23-kolding", "done")
    table.rest(2)
    assert table.moving().stuck  # the drawer too, in its next turn
    table.rest(0)
    assert not table.moving().stuck
    table.do(1, "go g24")


@pytest.mark.refuses("DK-42")
def test_a_derailed_train_takes_no_ferry() -> None:
    table = Table.new().opened(moving=True).train(0, "korsoer").ferry(0, "storebaelt").move(0, stuck=True)
    table.refuse(0, "cross storebaelt 0", "DK-42", "derailed")


@pytest.mark.rule("DK-42")
def test_a_tax_takes_a_tenth_rounded_down_and_tells_the_sum_to_the_payer_only() -> None:
    table = drawing().money(0, 59).money(1, 9)
    table.luck("event special-tax")
    assert (table.cash(0), table.cash(1)) == (54, 9)
    assert [(event.seat, event.sum, event.only) for event in table.happened(TaxPaid)] == [(0, 5, 0), (1, 0, 1)]


@pytest.mark.rule("DK-42")
def test_a_jubilee_raises_every_delivery_to_its_city() -> None:
    table = Table.new().opened(moving=True).event("tivoli-jubilee", 1)
    card, good, pay = orders_in(table, "koebenhavn")[0]
    table.train(0, "koebenhavn", good).cards(0, card, 2, 3).do(0, f"deliver {good} {card}")
    assert table.cash(0) == 50 + pay + 5


@pytest.mark.rule("DK-42")
def test_areas_are_regions_or_all_within_some_steps_of_a_city() -> None:
    title = Table.new().title
    board, slow = title.board, title.events.of[0].slow
    for city in ("esbjerg", "husum", "thisted"):
        centre = board.places[board.place[city]].centre
        assert board.within([centre], 3) <= slow
    assert board.post["odense"] not in slow
    snow = title.events.of[board.event["snowstorm"] - board.orders]
    assert {board.file.posts[post].region for post in snow.slow} == {"nordjylland"}
    assert len(board.within([board.post["viborg"]], 1)) == 7


# ---- nothing is dropped in silence


def test_several_effects_together_keep_every_field() -> None:
    events = Table.new().title.events
    whole = events.in_force(tuple(Running(number, 0, begun=True) for number in range(len(events.of))))
    for field in fields(Effects):
        parts = [getattr(each, field.name) for each in events.of]
        joined = getattr(whole, field.name)
        if isinstance(joined, int):
            assert joined == sum(parts) > 0, field.name
        else:
            assert set(joined) == {item for part in parts for item in part} != set(), field.name


def test_a_field_without_a_way_to_join_it_is_named() -> None:
    class Wider(Effects, frozen=True):
        rumour: str = ""

    with pytest.raises(TypeError, match=r"Wider\.rumour: say in stellwerk\.crayon\.effects\._JOIN"):
        joins_of(Wider)


def test_a_kind_that_happens_at_once_but_is_not_carried_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Landslide(Struct):
        """A kind that only the board file knows."""

    monkeypatch.setattr(boardfile, "AT_ONCE", (*boardfile.AT_ONCE, Landslide))
    with pytest.raises(TypeError, match="nothing carries out Landslide"):
        run_path(str(incidents.__file__))


def test_every_kind_of_effect_is_on_a_card() -> None:
    """Otherwise the rules of that kind would be tested nowhere (DK-42)."""
    cards = Table.new().board.file.events
    assert {type(effect) for card in cards for effect in card.effects} == {*get_args(boardfile.Effect)}
