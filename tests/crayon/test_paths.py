"""Ways over the board: what they promise is what the rules then give."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import pytest

from crayon.helpers import Table, game_of, orders_in
from crayon.walking import walk
from stellwerk.core.game import LUCK, view_of
from stellwerk.crayon.actions import Cross, Go
from stellwerk.crayon.events import Bought, Laid, Rented
from stellwerk.crayon.network import joins, own_posts
from stellwerk.crayon.orders import Outlook, order_value, supply
from stellwerk.crayon.paths import build_from_network, cheapest_build, fastest_run, next_step, reachable
from stellwerk.crayon.state import Moving

ZEALAND = "korsoer p24 p23 q22 q21 r21 s21 t21"


def travelled() -> Table:
    """Seat 0 has track on Funen, the Belt and Zealand; seat 1 in Jutland."""
    table = Table.new().opened("odense", "aarhus", moving=True)
    table.track(0, "odense m24 knudshoved", ZEALAND, "odense k23 j23 i23 h23 kolding").ferry(0, "storebaelt")
    return table.track(1, "kolding h22 h21 i20 i19 j18 aarhus")


@pytest.mark.parametrize("goal", ["skagen", "aarhus", "koebenhavn", "kiel", "roedby", "hals", "helsingoer"])
def test_the_cheapest_way_can_be_built_at_its_price(goal: str) -> None:
    table = Table.new().opened("odense", "odense").track(0, "odense k23 j23")
    place = table.board.place[goal]
    posts = own_posts(table.board, table.public, 0)
    way = cheapest_build(table.title, table.public, 0, posts, table.board.places[place].posts)
    assert way is not None and way.builds
    spent = 0
    for build in way.builds:
        table.build(0).money(0, 50).do(0, table.game.write(build))
        spent += sum(event.cost for event in [*table.happened(Laid), *table.happened(Bought)])
    assert spent == way.building
    assert joins(table.board, table.public, 0, place)


def test_no_other_way_is_cheaper() -> None:
    # Prices by plain relaxation over all sections and ferries, from scratch.
    table = Table.new().opened("aarhus", "odense")
    board = table.board
    best = [10**6] * len(board.posts)
    best[board.post["aarhus"]] = 0
    for _ in range(len(board.posts)):
        for edge, (a, b) in enumerate(board.ends):
            to_a, to_b = (0, 0) if board.inner[edge] else board.prices[edge]
            if board.place_at[a] < board.cities and board.place_at[b] < board.cities:
                best[a], best[b] = min(best[a], best[b] + to_a), min(best[b], best[a] + to_b)
        for line in board.lines:
            if board.city_at(line.a) >= 0:
                best[line.b] = min(best[line.b], best[line.a] + line.cost)
            if board.city_at(line.b) >= 0:
                best[line.a] = min(best[line.a], best[line.b] + line.cost)
    search = build_from_network(table.title, table.public, 0)
    for city in range(board.cities):
        way = search.to_city(city)
        assert way is not None
        assert way.building <= min(best[post] for post in board.places[city].posts), board.places[city].name


@pytest.mark.parametrize(("start", "goal"), [("kolding", "koebenhavn"), ("q22", "odense"), ("aarhus", "korsoer")])
def test_the_fastest_run_takes_the_turns_and_the_rent_it_promises(start: str, goal: str) -> None:
    table = travelled().train(0, start)
    posts = table.board.places[table.city(goal)].posts
    way = fastest_run(table.title, table.public, 0, posts)
    assert way is not None
    round_, rent = table.public.round, 0
    for hop in way.hops:
        step = next_step(table.title, table.public, 0, hop)
        assert step is not None
        if table.game.write(step) not in table.legal(0):
            table.rest(0).rest(1)
        table.do(0, table.game.write(step))
        rent += sum(event.sum for event in table.happened(Rented))
    assert table.player(0).post in posts
    assert table.public.round - round_ == way.turns
    assert rent == way.rent


def test_there_may_be_no_way() -> None:
    table = Table.new().opened("odense", "aarhus", moving=True)
    assert fastest_run(table.title, table.public, 0, [table.board.post["aarhus"]]) is None


def test_building_from_foreign_track_is_no_way() -> None:
    # The train stands on foreign track: out of there nothing can be built (DK-52R).
    table = travelled().train(0, "i19")
    here = Outlook(table.title, view_of(table.state, 0)).here
    way = here.to_city(table.city("viborg"))
    assert way is not None
    own = own_posts(table.board, table.public, 0)
    first = next(hop for hop in way.hops if hop.build is not None)
    a, b = table.board.ends[first.build.edge or 0] if first.build else (0, 0)
    assert a in own or b in own


@pytest.mark.parametrize("cash", [50, 3])
@pytest.mark.parametrize("post", ["i23", "aarhus", "i19"])
@pytest.mark.parametrize("event", ["", "snowstorm"])
def test_reachable_is_what_the_rules_let_the_train_reach(cash: int, post: str, event: str) -> None:
    table = travelled().money(0, cash).train(0, post)
    if event:
        table.event(event, 1)
    found = {table.player(0).post: (0, 0)}
    frontier = [(table.state, 0)]
    while frontier:
        following = []
        for state, rent in frontier:
            for action in table.game.legal(view_of(state, 0)):
                if isinstance(action, Go | Cross):
                    step = table.game.apply(state, 0, action)
                    paid = rent + sum(it.sum + it.owed for it in step.events if isinstance(it, Rented))
                    stage, there = step.state.public.stage, step.state.public.players[0].post
                    assert isinstance(stage, Moving)
                    best = found.get(there, (99, 99))
                    found[there] = min(best, (stage.used, paid), key=sum)
                    following.append((step.state, paid))
        frontier = list({(it.public.players[0], it.public.stage): (it, rent) for it, rent in following}.values())
    assert reachable(table.title, view_of(table.state, 0)) == found


def test_supply_counts_chips_and_what_lies_about() -> None:
    table = travelled().train(1, "aarhus", "flowers", "flowers").lying("kiel", "beer", 1, 9)
    flowers, beer = (supply(table.title, table.public, table.good(name), 0) for name in ("flowers", "beer"))
    assert (flowers.cities, flowers.left, flowers.sources) == ((table.city("odense"),), 0, ())
    assert beer.left == 3 and beer.sources[-1] == table.city("kiel")


def test_the_best_prospect_is_the_first_affordable_one() -> None:
    game, rng = game_of(), Random(2)
    seen = 0
    for seed in range(2):
        for moment in walk(game, 3, seed):
            if moment.seat == LUCK or not isinstance(moment.before.public.stage, Moving) or rng.random() > 0.02:
                continue
            outlook = Outlook(game.title, view_of(moment.before, moment.seat))
            every = outlook.prospects()
            assert [prospect.rate for prospect in every] == sorted((p.rate for p in every), reverse=True)
            for money in (0, 20, 60):
                first = next((prospect for prospect in every if prospect.cost <= money), None)
                best = outlook.best(money)
                assert (best.rate if best else None) == (first.rate if first else None)
            seen += 1
    assert seen > 15


def test_an_order_is_worth_more_when_its_good_is_on_board() -> None:
    table = travelled()
    card, good, _ = orders_in(table, "kolding")[0]
    number = table.board.card[card]
    order = next(o for o in table.board.cards[number] if o.city == table.city("kolding"))
    before = order_value(table.title, view_of(table.state, 0), number, order)
    table.train(0, "odense", good)
    assert order_value(table.title, view_of(table.state, 0), number, order) > before


def test_helpers_typically_take_less_than_five_milliseconds() -> None:
    table = travelled()
    title, public, view = table.title, table.public, view_of(table.state, 0)
    goal = table.board.places[table.city("skagen")].posts
    card = table.hand(0).cards[0]
    questions: list[Callable[[], object]] = [
        lambda: cheapest_build(title, public, 0, own_posts(title.board, public, 0), goal),
        lambda: fastest_run(title, public, 0, goal),
        lambda: reachable(title, view),
        lambda: supply(title, public, 0, 0),
        lambda: order_value(title, view, card, title.board.cards[card][0]),
    ]
    for question in questions:
        times = []
        for _ in range(9):
            start = process_time()
            question()
            times.append(process_time() - start)
        assert median(times) < 0.015  # three times the promise: the machine may be busy
