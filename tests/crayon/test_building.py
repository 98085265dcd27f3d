"""DK-50 to DK-57: track, ferries, places."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from crayon.helpers import WALL, Table
from stellwerk.core.game import InvalidAction
from stellwerk.crayon.board import make_board
from stellwerk.crayon.events import Bought, Laid
from stellwerk.crayon.network import joins
from stellwerk.crayon.sites import Sites


def first(*cities: str, seats: int = 2) -> Table:
    """Seat 0 builds in round 1."""
    return Table.new(seats).opened(*(cities or ("odense",) * seats))


@pytest.mark.rule("DK-50")
def test_at_most_15_per_turn() -> None:
    table = first().do(0, "lay k24-odense", "lay j24-k24", "lay i24-j24", "lay h23-i24")
    spent = table.building().spent
    assert spent <= 15 and table.cash(0) == 50 - spent
    table.build(0, spent=14, built=1, fresh=False)
    table.do(0, "lay i24-i25")
    assert table.legal(0) == ["done"]


@pytest.mark.refuses("DK-50")
def test_neither_the_limit_nor_the_purse_is_exceeded() -> None:
    table = first().build(0, spent=15, built=3, fresh=False)
    table.refuse(0, "lay odense-m24", "DK-50", "0 of 15 are left")
    poor = first().money(0, 2)
    poor.refuse(0, "lay k24-odense", "DK-50", "costs 3, seat 0 has 2")
    ferry = first("aarhus", "odense").build(0, spent=3, built=1, fresh=False)
    ferry.refuse(0, "buy kattegat", "DK-50", "costs 13")


@pytest.mark.rule("DK-51")
@pytest.mark.parametrize(
    ("start", "path", "edge", "cost"),
    [
        ("odense", "", "odense-m24", 1),  # plain
        ("odense", "", "k24-odense", 3),  # plain across a river
        ("odense", "", "l23-odense", 4),  # plain across a bay
        ("odense", "g24 h24", "kolding-h24", 3),  # medium town
        ("odense", "l25 l26", "l26-svendborg", 3),  # small town
        ("odense", "t18 t19", "t19-u20", 5),  # København
        ("odense", "s21 s20", "s21-t21", 8),  # København across a bay
    ],
)
def test_a_section_costs_its_milepost_and_its_water(start: str, path: str, edge: str, cost: int) -> None:
    table = first(start, "odense")
    if path:
        table.track(0, path)
    table.do(0, f"lay {edge}")
    assert table.happened(Laid)[0].cost == cost
    assert table.cash(0) == 50 - cost and table.building().spent == cost


@pytest.mark.refuses("DK-51")
def test_inside_a_city_no_track_is_laid_and_none_where_no_mileposts_are() -> None:
    table = first("koebenhavn", "odense")
    table.refuse(0, "lay u20-koebenhavn", "DK-51", "inside a city")
    with pytest.raises(InvalidAction, match="korsoer-knudshoved"):
        table.game.read("lay korsoer-knudshoved")


@pytest.mark.rule("DK-51R")
def test_into_an_own_port_only_the_water_costs() -> None:
    table = first().ferry(0, "aalborgbaaden").track(0, "j7 i7", "j9 i9")
    table.do(0, "lay j7-hals", "lay hals-j9")
    assert [event.cost for event in table.happened(Laid)] == [0, 3]


@pytest.mark.rule("DK-51R")
def test_between_own_ends_the_cheaper_direction_counts_and_a_milepost_is_paid_again() -> None:
    table = first().track(0, "odense m24 l25")
    table.do(0, "lay odense-l25")
    assert table.happened(Laid)[0].cost == 1
    table.do(0, "lay odense-k25", "lay k25-l25")
    assert [event.cost for event in table.happened(Laid)] == [1, 1]


@pytest.mark.rule("DK-52")
def test_the_network_starts_in_the_start_city_and_branches_anywhere() -> None:
    table = first("koebenhavn", "odense")
    starts = {text.split(" ")[1] for text in table.legal(0) if text.startswith("lay")}
    assert starts == {table.board.edge_name(e) for e in table.board.places[table.city("koebenhavn")].approaches}
    table.do(0, "lay t20-t21")
    assert {"lay s20-t20", "lay t19-t20"} <= set(table.legal(0))


@pytest.mark.refuses("DK-52", "DK-52R")
def test_not_from_nowhere_and_not_from_foreign_track() -> None:
    table = first("odense", "aarhus").track(1, "odense m24")
    table.refuse(0, "lay kolding-g24", "DK-52", "kolding-g24")
    table.refuse(0, "lay l23-m24", "DK-52", "l23-m24")


@pytest.mark.rule("DK-52R")
def test_where_own_track_meets_foreign_track_one_may_go_on() -> None:
    table = first("odense", "aarhus").track(1, "l25 l26").track(0, "odense l25")
    table.do(0, "lay m24-l25")
    table.refuse(0, "lay l26-svendborg", "DK-52")


@pytest.mark.rule("DK-53")
def test_two_sections_may_leave_a_big_city_and_building_into_it_does_not_count() -> None:
    table = first("aarhus", "odense").track(0, "odense l25 l26", "k25 l26")
    table.do(0, "lay j16-aarhus", "lay i17-aarhus")
    table.do(0, "lay odense-m24")  # another big city
    into = first("aarhus", "koebenhavn").track(0, "m24 l25 k25")
    into.do(0, "lay odense-m24")
    assert into.building().left == ()


@pytest.mark.refuses("DK-53")
def test_a_third_section_out_of_a_big_city_is_refused() -> None:
    table = first("koebenhavn", "odense").do(0, "lay t20-t21", "lay t22-u22")
    table.refuse(0, "lay t19-u20", "DK-53", "København")


@pytest.mark.rule("DK-53R")
@pytest.mark.refuses("DK-53R")
def test_a_section_between_two_own_mileposts_leaves_the_big_city() -> None:
    """Also when both ends were reached from outside, where it could be taken for building into the city."""
    closing = first("odense", "aarhus").track(0, "odense m24 l25").do(0, "lay odense-l25")
    assert closing.happened(Laid)[0].cost == 1  # the plain, not the town (DK-51R)
    closing.do(0, "lay odense-k25")
    closing.refuse(0, "lay k24-odense", "DK-53", "Odense")
    last = first("odense", "aarhus").track(0, "odense m24 l25").do(0, "lay odense-k25", "lay k24-odense")
    last.refuse(0, "lay odense-l25", "DK-53", "Odense")
    last.do(0, "done").do(1, "done").do(0, "done", "lay odense-l25")


@pytest.mark.rule("DK-54")
def test_sections_of_several_players_may_meet_on_a_milepost() -> None:
    table = first(seats=3).track(1, "m24 l25").do(0, "lay odense-l25")
    assert table.owner("odense-l25") == 0 and table.owner("m24-l25") == 1


@pytest.mark.refuses("DK-54")
def test_two_mileposts_are_joined_once_whoever_owns_it() -> None:
    table = first().track(1, "odense m24").track(0, "odense l25")
    table.refuse(0, "lay odense-m24", "DK-54", "seat 1")
    table.refuse(0, "lay odense-l25", "DK-54", "seat 0")


@pytest.mark.rule("DK-55")
def test_a_ferry_is_bought_in_a_joined_port_city_and_building_goes_on_beyond() -> None:
    table = first("aarhus", "odense").do(0, "buy kattegat")
    assert table.happened(Bought) == [Bought(0, 1, 13)]
    assert table.public.lines[1] == (0,) and table.cash(0) == 37
    table.do(0, "lay kalundborg-p22")


@pytest.mark.rule("DK-55")
def test_a_port_that_is_no_city_is_joined_together_with_its_ferry() -> None:
    table = first().track(0, "odense m24")
    table.do(0, "buy storebaelt m24-knudshoved")
    assert table.owner("m24-knudshoved") == 0 and table.public.lines[0] == (0,)
    assert table.building().spent == 10
    table.do(0, "lay korsoer-p25", "lay knudshoved-m26")
    water = first().track(0, "aalborg j8")
    water.refuse(0, "buy aalborgbaaden j8-hals", "DK-50", "costs 18")


@pytest.mark.rule("DK-55")
def test_from_the_far_end_no_section_is_needed() -> None:
    table = first().track(0, "korsoer p25").do(0, "buy storebaelt")
    table.do(0, "lay m24-knudshoved")
    assert table.happened(Laid)[0].cost == 1


@pytest.mark.refuses("DK-55")
def test_ports_that_are_no_cities_are_not_joined_as_such_nor_ferries_out_of_reach() -> None:
    table = first().track(0, "odense m24")
    table.refuse(0, "lay m24-knudshoved", "DK-55", "Knudshoved")
    table.refuse(0, "buy storebaelt", "DK-55", "Storebælt")
    table.refuse(0, "buy storebaelt odense-l25", "DK-55")
    table.refuse(0, "buy kattegat m24-knudshoved", "DK-55")
    table.ferry(0, "storebaelt")
    table.refuse(0, "buy storebaelt", "DK-55", "already")
    joined = first().track(0, "korsoer p25", "odense m24")
    joined.refuse(0, "buy storebaelt m24-knudshoved", "DK-55", "without")


@pytest.mark.rule("DK-55")
def test_joining_a_port_city_does_not_include_its_ferry() -> None:
    table = first().track(0, "kalundborg p22")
    assert table.public.lines[1] == ()


@pytest.mark.rule("DK-55R")
def test_buying_joins_both_ends_and_each_line_has_its_own_two_places() -> None:
    table = first(seats=3).track(0, "korsoer p25").do(0, "buy storebaelt").ferry(1, "storebaelt")
    table.build(0, spent=0)
    table.do(0, "buy kielpost")  # Storebælt is full, the other line at Korsør is not
    assert table.public.lines[4] == (0,)
    assert joins(table.board, table.public, 0, table.city("kiel"))


@pytest.mark.refuses("DK-55R", "DK-56")
def test_a_line_needs_a_place_at_both_ends_and_of_its_own() -> None:
    table = first("aarhus", "odense", "odense", seats=3).track(1, "kalundborg p21").track(2, "kalundborg o22")
    table.refuse(0, "buy kattegat", "DK-55R", "Kalundborg")
    full = first("aarhus", "odense", "odense", seats=3).ferry(1, "kattegat").ferry(2, "kattegat")
    full.refuse(0, "buy kattegat", "DK-56", "belongs to 2 players")


@pytest.mark.rule("DK-56")
def test_a_small_town_takes_two_players_a_medium_town_and_koebenhavn_three() -> None:
    limits = {place.size: place.limit for place in Table.new().board.places}
    assert limits == {"small": 2, "medium": 3, "metro": 3, "port": 2}
    table = first(seats=3).track(1, "kolding g24").track(2, "kolding f23").track(0, "h22 h21")
    table.do(0, "lay h22-kolding")


@pytest.mark.refuses("DK-56")
def test_a_third_player_finds_no_place_in_a_small_town() -> None:
    table = first(seats=3).track(1, "billund f21").track(2, "billund d21").track(0, "e22 e23")
    edge = table.board.edge_name(table.board.links[table.board.post["billund"]][table.board.post["e22"]])
    table.refuse(0, f"lay {edge}", "DK-56", "Billund")
    # Who is there already may add sections.
    table.build(1).track(1, "e22 e23")
    table.do(1, f"lay {edge}")


@pytest.mark.rule("DK-57", "DK-57R")
def test_the_last_approaches_are_kept_for_those_who_may_still_join() -> None:
    # Skagen has two places and two approaches: each player may take one.
    table = first().track(0, "k1 k2").track(1, "l2 k2")
    table.do(0, "lay k1-skagen").build(1)
    table.do(1, "lay skagen-l2")


@pytest.mark.refuses("DK-57", "DK-57R")
def test_nobody_is_shut_out_and_the_refusal_names_the_city() -> None:
    table = first().track(0, "k2 k1 skagen", "k2 l2")
    table.refuse(0, "lay skagen-l2", "DK-57R", "Skagen would have 0 approaches left for 1 more players")


@pytest.mark.rule("DK-57R")
def test_a_ferry_line_with_a_free_place_counts_as_an_approach() -> None:
    table = first().track(0, "puttgarden o34 p34")
    table.do(0, "lay puttgarden-p34")


@pytest.mark.refuses("DK-57R")
def test_a_line_that_is_full_is_no_approach() -> None:
    # Three may play, Kiel takes three: seat 2 needs the last section when others have the line.
    table = first(seats=3).ferry(0, "kielpost").ferry(1, "kielpost")
    kiel = table.board.places[table.city("kiel")]
    *most, last = [table.board.edge_name(edge) for edge in kiel.approaches]
    for edge in most:
        table.track(0, edge.replace("-", " "))
    table.track(0, next(f"{post} {there}" for post, there in _beside(table, last)))
    table.refuse(0, f"lay {last}", "DK-57R", "Kiel would have 0 approaches left for 1 more players")


def odense(*l23: str) -> Table:
    """Seats 0 and 2 are in Odense by all its sections but the one from l23, where these of seat 2 end."""
    return (
        first("aarhus", "koebenhavn", "odense", seats=3)
        .track(0, "k24 odense k25")
        .track(2, "k23 odense m24", "odense l25", *l23)
    )


@pytest.mark.refuses("DK-57", "DK-57R")
def test_a_section_that_nobody_can_get_to_is_no_way_in() -> None:
    table = odense("k23 l23").build(2)
    table.refuse(2, "lay l23-m24", "DK-57R", "Odense would have 0 approaches left for 1 more players")
    table.refuse(2, "lay l23-odense", "DK-57R", "Odense would have 0 approaches left for 1 more players")


@pytest.mark.rule("DK-57", "DK-57R")
def test_who_has_not_joined_may_take_the_last_way_to_it() -> None:
    table = odense("k23 l23").track(1, "m24 l25").build(1)
    table.do(1, "lay l23-m24").do(1, "lay l23-odense")


@pytest.mark.rule("DK-57R")
def test_one_player_at_two_dead_ends_needs_but_one_way() -> None:
    # Skagen has two places, and from k1 and l2 everything else is built by seat 0: seat 1 would have no way.
    table = first().track(0, "k2 k1", "k2 l2 k3").build(0)
    table.refuse(0, "lay k1-l2", "DK-57R", "Skagen would have 1 approaches left for 2 more players")


@pytest.mark.rule("DK-57R")
def test_what_was_short_of_ways_before_keeps_nobody_from_building_near_it() -> None:
    table = odense("k23 l23 m24").build(2)
    table.do(2, "lay m24-l25")


def walled(seats: int = 2) -> Table:
    """Around Odense, where seat 0 began, everything is built but j24-k24; nobody else is there."""
    return first(*("odense", "koebenhavn", "aarhus")[:seats], seats=seats).track(0, *WALL)


@pytest.mark.refuses("DK-57", "DK-57R")
def test_nobody_is_walled_out_of_a_big_city() -> None:
    walled().build(0).refuse(0, "lay j24-k24", "DK-57R", "somebody could no longer build a way to Odense")


@pytest.mark.rule("DK-57R")
def test_the_last_way_is_for_who_has_no_other() -> None:
    table = walled(3).track(1, "i24 j24").build(1)
    table.do(1, "lay j24-k24").do(1, "lay k24-odense")


@pytest.mark.rule("DK-57R")
def test_other_towns_may_be_walled_in() -> None:
    # Svendborg is no big city: its own approaches count, and nothing beyond.
    walled().track(0, "j24 k24").build(0).do(0, "lay k26-l26")


@pytest.mark.refuses("DK-57R")
def test_the_last_ferry_to_a_big_city_is_left_to_who_needs_it() -> None:
    lines = [line.id for line in Table.new(3).board.lines]
    table = first("aarhus", "odense", "koebenhavn", seats=3).ferry(0, *lines)
    table.ferry(1, *(line for line in lines if line != "kattegat")).track(1, "aarhus j18").build(1)
    table.refuse(1, "buy kattegat", "DK-57R", "somebody could no longer build a way to Århus")
    table.build(2).track(2, "kalundborg o22").do(2, "buy kattegat")


@pytest.mark.rule("DK-57R")
def test_a_place_with_ferries_alone_closes_no_section() -> None:
    title = Table.new().title
    file = title.board.file
    island = replace(file, edges=tuple(edge for edge in file.edges if "knudshoved" not in (edge.a, edge.b)))
    sites = Sites(title.rules, make_board(island, title.rules))
    assert sites.closed(first().public, 0) >= 0


def _beside(table: Table, edge: str) -> list[tuple[str, str]]:
    """Sections that end where this one does, outside Kiel."""
    end = edge.replace("kiel", "").strip("-")
    post = table.board.post[end]
    return [
        (end, table.board.posts[there]) for there in table.board.links[post] if table.board.posts[there] != "kiel"
    ]


@pytest.mark.refuses("DK-57R")
def test_a_ferry_is_refused_when_it_shuts_somebody_out() -> None:
    # All sections at Kiel are built by two players; the third can only come by the line's last place.
    table = first(seats=3).ferry(0, "kielpost")
    *most, last = [table.board.edge_name(edge) for edge in table.board.places[table.city("kiel")].approaches]
    for edge in most:
        table.track(0, edge.replace("-", " "))
    table.track(1, last.replace("-", " ")).build(1)
    table.refuse(1, "buy kielpost", "DK-57R", "Kiel would have 0 approaches left for 1 more players")
    table.build(2).track(2, "korsoer p25").do(2, "buy kielpost")
