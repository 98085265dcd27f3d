"""The planner: obvious moves it must find, reasons it must give, and whom it must beat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.position import position
from rules.table import Table
from stellwerk import bots, contract, games
from stellwerk.core.game import view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Asked, Decision, Turn, Why, decide, play
from stellwerk.core.session import Session
from stellwerk.telling import words_for
from stellwerk.ticket.bots.choosing import hand_value
from stellwerk.ticket.bots.planner import TicketPlanner
from stellwerk.ticket.bots.pricing import prices
from stellwerk.ticket.bots.prospect import plan
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import BLOCKER, CAUTIOUS, LONG_ROUTES, MANY_TICKETS, PLANNER, Style
from stellwerk.ticket.bots.trail import trail_hope
from stellwerk.ticket.state import Opening

SMALL = str(Path(__file__).parents[1] / "titles" / "small.toml")
LINE = "hamburg-hannover-1 hannover-kassel-1 frankfurt-kassel-1 frankfurt-mannheim-1"
TITLES = ("europe", "germany", "first-journey")


def asked(table: Table, style: Style = PLANNER) -> Decision[Any]:
    """What the planner does as the first seat."""
    view = view_of(table.state, 0)
    return TicketPlanner(table.title, style)(Turn(view, table.game.legal(view)))


def move(table: Table, style: Style = PLANNER) -> str:
    return table.game.write(asked(table, style).action)


def seen(table: Table) -> Sight:
    """What the first seat sees."""
    view = view_of(table.state, 0)
    assert view.hand is not None
    return Sight(table.title, view.public, view.hand, 0)


def hand_worth(table: Table, ticket: str) -> float:
    """What the first seat makes of this ticket alone."""
    tickets = [each.id for each in table.title.board.tickets]
    sight = seen(table)
    return hand_value(sight, PLANNER, prices(sight, PLANNER), [tickets.index(ticket)])[0]


def weighed(table: Table) -> dict[str, float]:
    """All that the first seat thinks of, with its value."""
    found = TicketPlanner(table.title).weigh(seen(table), table.game.legal(view_of(table.state, 0)))
    return {table.game.write(each.action): each.value for each in found}


def planned(table: Table) -> set[str]:
    """The routes that the first seat means to claim."""
    _, scheme = plan(seen(table), PLANNER)
    return {table.title.board.routes[route].id for route in scheme.routes}


# ---- claiming and drawing


def test_the_contested_route_comes_before_the_long_one() -> None:
    """The rival's line ends on both sides of Essen–Berlin; nobody is near the longer Berlin–Warszawa."""
    table = position(
        hands={0: "2 blue + 4 pink", 1: "4 blue + 4 white"},
        tickets={0: "essen-kyiv"},
        owners={1: "amsterdam-essen-1 essen-kobenhavn-1 berlin-danzig-1 danzig-riga-1"},
        row="red red black black orange",
    )
    assert {"claim berlin-essen-1", "claim berlin-warszawa-1"} <= {*table.legal(0)}
    assert move(table) == "claim berlin-essen-1"


@pytest.mark.parametrize(("cards", "waits"), [("3 red + 3 blue", False), ("6 black", True)])
def test_seven_cards_of_one_colour_are_not_waited_for_where_others_lead_round(cards: str, waits: bool) -> None:
    """Berlin–Hannover takes seven black ones."""
    table = position(
        "germany",
        hands={0: cards},
        tickets={0: "bremen-berlin"},
        owners={0: "bremen-hannover-1"},
        row="white white pink pink orange",
    )
    assert ("berlin-hannover-1" in planned(table)) == waits


@pytest.mark.parametrize(("cards", "waits"), [("3 yellow + 4 white", False), ("2 blue + 2 loco", True)])
def test_locomotives_for_a_ferry_are_not_waited_for_where_cards_lead_round(cards: str, waits: bool) -> None:
    """The ferry from Constantinople to Sevastopol takes two; by Bucuresti yellow and white ones will do."""
    table = position(
        hands={0: cards},
        tickets={0: "palermo-moskva"},
        owners={
            0: "palermo-smyrna-1 constantinople-smyrna-1 rostov-sevastopol-1 kharkov-rostov-1 kharkov-moskva-1"
        },
        row="red red black black orange",
    )
    assert ("constantinople-sevastopol-1" in planned(table)) == waits


@pytest.mark.parametrize(("cards", "digs"), [("2 pink", False), ("5 pink", True)])
def test_a_tunnel_is_dug_with_cards_to_spare(cards: str, digs: bool) -> None:
    table = position(
        hands={0: cards},
        tickets={0: "brest-marseille"},
        owners={
            0: "brest-paris-1 paris-zurich-1",
            1: "marseille-paris-1 marseille-pamplona-1 barcelona-marseille-1",
        },
        row="red red black black orange",
    )
    assert (move(table) == "claim marseille-zurich-1") == digs


def test_a_missing_colour_is_taken_and_named() -> None:
    table = position(
        hands={0: "1 blue"},
        tickets={0: "essen-kyiv"},
        owners={0: "berlin-warszawa-1 kyiv-warszawa-1"},
        row="blue red black black orange",
    )
    decision = asked(table)
    assert table.game.write(decision.action) == "draw blue"
    assert decision.why is not None
    assert (decision.why.facts["colour"], decision.why.facts["route"]) == ("blue", "berlin-essen-1")


def test_grey_routes_are_paid_with_what_the_plan_can_spare() -> None:
    table = position(
        hands={0: "2 blue + 2 red"}, tickets={0: "essen-kyiv"}, owners={0: "berlin-warszawa-1 kyiv-warszawa-1"}
    )
    table.do(0, "claim wien-zagrab-1")
    assert move(table) == "pay 2 red"


def test_a_locomotive_that_a_ferry_waits_for_pays_for_nothing_else() -> None:
    """Two are needed from Constantinople to Sevastopol; the yellow ones, though planned for, come back sooner."""
    table = position(
        hands={0: "2 yellow + 1 red + 2 loco"},
        tickets={0: "palermo-moskva madrid-zurich"},
        owners={
            0: "palermo-smyrna-1 constantinople-smyrna-1 rostov-sevastopol-1 kharkov-rostov-1 kharkov-moskva-1 "
            "barcelona-marseille-1 marseille-zurich-1",
            1: "bucuresti-constantinople-1 constantinople-sofia-1",
        },
    )
    assert {"constantinople-sevastopol-1", "barcelona-madrid-1"} <= planned(table)
    table.do(0, "claim wien-zagrab-1")
    assert move(table) == "pay 2 yellow"


def test_a_card_to_spare_is_worth_drawing_for_a_tunnel() -> None:
    """Two pink ones pay for Marseille–Zürich, and nothing for what may turn up (EU-21)."""
    table = position(
        hands={0: "2 pink"},
        tickets={0: "brest-marseille"},
        trains={0: 3},
        owners={
            0: "brest-paris-1 paris-zurich-1",
            1: "marseille-paris-1 marseille-pamplona-1 barcelona-marseille-1",
        },
        row="red red pink black orange",
    )
    values = weighed(table)
    assert values["draw pink"] > values["draw orange"]
    told = {table.game.write(each.action): each.why for each in asked(table).candidates}
    assert told["draw pink"] == Why("hint-plan-tunnel", {"route": "marseille-zurich-1", "percent": 47})


# ---- tickets


def test_no_ticket_is_asked_for_while_the_plan_still_lacks_a_route() -> None:
    """Whatever comes would hang on Hannover–Kassel too, and every ask puts it off."""
    table = position(
        "germany",
        owners={
            0: "hamburg-hannover-1 frankfurt-kassel-1 frankfurt-mannheim-1 mannheim-stuttgart-1 stuttgart-ulm-1 "
            "augsburg-ulm-1 augsburg-muenchen-1"
        },
        tickets={0: "hamburg-kassel"},
        passengers={1: "rest"},
    )
    assert any(action.startswith("ask") for action in table.legal(0))
    assert not any(action.startswith("ask") for action in weighed(table))


def test_who_has_too_few_trains_for_a_ticket_lays_them_for_points_and_asks_for_no_other() -> None:
    """Eight trains do not reach from Palermo to Moskva, but a red route is worth collecting for."""
    table = position(
        hands={0: "4 red"}, tickets={0: "palermo-moskva"}, trains={0: 8}, row="red red black black orange"
    )
    values = weighed(table)
    assert values["draw red"] > values["draw orange"]
    assert not any(action.startswith("ask") for action in values)


def test_the_first_mix_of_piles_speaks_of_no_plan() -> None:
    game = games.make("germany")
    view = view_of(Session.begin(game, 2).settle(SeededLuck(1)).state, 0)
    decision = decide(bots.make("planner", game), Turn(view, game.legal(view)))
    assert decision.why is not None
    assert decision.why.key == "hint-plan-mix"


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_the_first_tickets_are_chosen_and_not_simply_all_kept(name: str) -> None:
    game = games.make(name)
    kept: list[int] = []
    for seed in range(10):
        luck = SeededLuck(seed)
        session = Session.begin(game, 2).settle(luck)
        seats = [Asked(bots.make("planner", game), seat, seed) for seat in range(2)]
        state: Any = session.state
        while isinstance(state.public.stage, Opening):
            session = seats[session.actors[0]].act(session).settle(luck)
            state = session.state
        kept += [len(hand.tickets) for hand in state.hands]
    assert set(kept) <= {2, 3, 4}
    assert len(set(kept)) > 1


def test_a_ticket_is_trusted_more_while_a_station_may_borrow_a_lost_route() -> None:
    held = position(tickets={0: "essen-kyiv"})
    built = position(tickets={0: "essen-kyiv"}, stations={0: "madrid roma angora"})
    assert hand_worth(held, "essen-kyiv") > hand_worth(built, "essen-kyiv")


def test_a_ticket_whose_way_goes_on_the_line_brings_the_longest_path_nearer() -> None:
    """Four trains from Warszawa lengthen the line to Kyiv, four from Berlin only branch off it."""
    table = position(owners={0: "berlin-essen-1 berlin-warszawa-1"})
    sight, routes = seen(table), [route.id for route in table.title.board.routes]
    on, aside = (trail_hope(sight, [routes.index(name)]) for name in ("kyiv-warszawa-1", "berlin-danzig-1"))
    assert on > aside > 0


def test_who_is_done_early_asks_for_more() -> None:
    """A line from Hamburg to München: many a ticket leads along it."""
    table = position(
        "germany",
        owners={0: f"{LINE} augsburg-muenchen-1 augsburg-ulm-1 stuttgart-ulm-1 mannheim-stuttgart-1"},
        tickets={0: "hamburg-kassel"},
        passengers={1: "rest"},
    )
    assert move(table).startswith("ask")


def test_new_tickets_are_asked_for_when_the_open_ones_are_hopeless() -> None:
    """With two trains left neither Berlin–Rostov nor Paris–Athens can be completed (FJ-07)."""
    table = position("first-journey", tickets={0: "berlin-rostov paris-athens"}, trains={0: 2}, hands={0: "1 red"})
    assert move(table) == "swap"


@pytest.mark.rule("FJ-06")
@pytest.mark.parametrize(
    ("cards", "does"), [("2 yellow", "draw blind"), ("2 yellow + 1 white", "claim barcelona-madrid-1")]
)
def test_in_a_race_one_ticket_is_done_after_the_other(cards: str, does: str) -> None:
    """One route is missing of Dublin–Madrid; the yellow ones would pay for Moscow–Rostov, but that can wait."""
    table = position(
        "first-journey",
        tickets={0: "dublin-madrid ankara-moscow"},
        hands={0: cards},
        owners={0: "dublin-london-1 london-paris-1 barcelona-paris-1"},
    )
    assert "claim moscow-rostov-1" in table.legal(0)
    assert move(table) == does


@pytest.mark.rule("FJ-06R")
@pytest.mark.parametrize(
    ("held", "swaps"), [("ankara-moscow kyiv-ankara", True), ("london-riga ankara-moscow", False)]
)
def test_who_holds_the_middle_of_the_board_swaps_for_tickets_that_it_has_all_but_completed(
    held: str, swaps: bool
) -> None:
    """From London to Athens everything is joined: many a new ticket is complete as it is drawn."""
    table = position(
        "first-journey",
        tickets={0: held},
        hands={0: "1 white" if not swaps else ""},
        owners={
            0: "london-paris-1 paris-zurich-1 rome-zurich-1 amsterdam-london-1 amsterdam-berlin-1 berlin-vienna-1 "
            "vienna-warsaw-1 berlin-copenhagen-1 copenhagen-stockholm-1 sarajevo-vienna-1 athens-sarajevo-1"
        },
    )
    assert (move(table) == "swap") == swaps


# ---- the end


@pytest.mark.parametrize(
    ("tickets", "trains", "ends"), [("paris-wien", 4, True), ("paris-wien paris-zagrab", 6, False)]
)
def test_who_has_all_its_tickets_and_is_ahead_brings_the_end_about_and_says_so(
    tickets: str, trains: int, ends: bool
) -> None:
    """The last trains fit Marseille–Paris, and the cards are there; Wien–Zagrab would complete a ticket first."""
    table = position(
        hands={0: "4 white"},
        tickets={0: tickets},
        trains={0: trains, 1: 10},
        owners={0: "frankfurt-paris-1 frankfurt-munchen-1 munchen-wien-1"},
        free="marseille-paris-1 wien-zagrab-1",
        row="red red black black orange",
    )
    decision = asked(table)
    assert (table.game.write(decision.action) == "claim marseille-paris-1") == ends
    assert (decision.why is not None and decision.why.key == "hint-plan-end") == ends


@pytest.mark.parametrize(
    ("theirs", "does", "why"), [("brest-paris-1", "build", "hint-plan-last"), ("", "draw", "hint-plan-over")]
)
def test_on_the_last_turn_a_station_is_built_for_a_ticket_and_for_nothing_else(
    theirs: str, does: str, why: str
) -> None:
    """It costs four points, and with a single blue card nothing can be claimed."""
    table = position(
        hands={0: "1 blue"},
        tickets={0: "brest-marseille"},
        owners={0: "marseille-paris-1", 1: theirs},
        trains={1: 2},
        row="red red black black orange",
        last=1,
    )
    decision = asked(table)
    assert table.game.write(decision.action).split()[0] == does
    assert decision.why is not None and decision.why.key == why


def test_who_is_ahead_in_the_race_lays_the_last_train() -> None:
    """With one ticket more than the rival the last train wins at once, wherever it lies (FJ-10)."""
    table = position(
        "first-journey",
        hands={0: "1 yellow"},
        tickets={0: "paris-athens brest-rome"},
        done={0: "dublin-madrid", 1: ""},
        trains={0: 1},
        free="dublin-london-1",
    )
    assert move(table) == "claim dublin-london-1"


@pytest.mark.rule("FJ-09")
@pytest.mark.parametrize(
    ("done", "tickets", "crossed", "wins"),
    [
        (5, "kyiv-ankara brest-copenhagen", (), True),
        (4, "kyiv-ankara brest-copenhagen", (), False),
        (3, "dublin-rome dublin-vienna", (), True),
        (2, "dublin-rome dublin-vienna", (0,), False),
    ],
)
def test_a_claim_that_wins_the_race_is_made_at_once(
    done: int, tickets: str, crossed: tuple[int, ...], wins: bool
) -> None:
    """Dublin–London ends the line from Rostov, and two tickets where they are held."""
    shown = ["bucharest-moscow", "rome-rostov", "barcelona-vienna", "berlin-athens", "ankara-moscow"][:done]
    table = position(
        "first-journey",
        hands={0: "1 yellow + 1 black + 1 green"},
        tickets={0: tickets},
        done={0: " ".join(shown)},
        owners={
            0: "london-paris-1 paris-zurich-1 rome-zurich-1 vienna-zurich-1 bucharest-vienna-1 bucharest-rostov-1"
        },
        crossed=crossed,
    )
    assert "claim dublin-london-1" in table.legal(0)
    decision = asked(table)
    assert decision.why is not None and (decision.why.key == "hint-plan-win") == wins
    if wins:
        table.do(0, table.game.write(decision.action), "pay 1 yellow")
        assert table.ending() == "tickets"


def test_the_passenger_that_wins_a_majority_boards() -> None:
    """One more red makes four to three; of green the rival is far ahead."""
    table = position(
        "germany",
        hands={0: "3 red"},
        passengers={0: "3 red + 1 green", 1: "3 red + 7 green"},
        waiting={"berlin": "1 green + 1 red", "magdeburg": ""},
    )
    table.do(0, "claim berlin-magdeburg-1", "pay 3 red")
    assert move(table) == "take red from berlin"


# ---- reasons and styles


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_is_explained_in_both_languages(name: str) -> None:
    game = games.make(name)
    family = games.family_of(game)
    narrators = [family.narrator(game, words_for(game, lang), ("Ann", "Ben")) for lang in ("de", "en")]
    told: set[str] = set()

    def watched(turn: Any) -> Any:
        decision = decide(bots.make("planner", game), turn)
        assert decision.why is not None
        values = [candidate.value for candidate in decision.candidates]
        assert len(values) <= 3
        assert values == sorted(values, reverse=True)
        assert not values or decision.candidates[0].action == decision.action
        for why in (decision.why, *(candidate.why for candidate in decision.candidates)):
            assert why is not None
            told.add(why.key)
            for narrator in narrators:
                assert "{" not in narrator.why(why)
        return decision

    play(game, [watched, watched], SeededLuck(4))
    assert len(told) >= 5


@pytest.mark.parametrize("style", [LONG_ROUTES, MANY_TICKETS, BLOCKER, CAUTIOUS])
def test_every_style_plays_to_the_end(style: Style) -> None:
    game: Any = games.make("europe")
    bot: Any = TicketPlanner(game.title, style)
    assert play(game, [bot, bots.make("greedy", game)], SeededLuck(2)).standings()


# ---- the contract, and whom it beats


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("first-journey", 4), (SMALL, 2)])
def test_the_planner_keeps_the_contract(name: str, seats: int) -> None:
    """At fuller tables, and on a designer's board."""
    game = games.make(name)
    contract.check_bot(game, "planner", bots.make("planner", game), seats, "planner")


@pytest.mark.parametrize(("name", "needed"), [("europe", 11), ("germany", 9), ("first-journey", 8)])
def test_the_planner_beats_greedy(name: str, needed: int) -> None:
    """Eight deals, both seatings; it wins about 14, 13 and 12 of the 16."""
    game = games.make(name)
    wins = 0.0
    for number in range(16):
        seat = number % 2
        agents = [bots.make("greedy", game)]
        agents.insert(seat, bots.make("planner", game))
        standings = play(game, agents, SeededLuck(f"beats/{number // 2}"), number).standings()
        wins += standings[seat].rank < standings[1 - seat].rank
    assert wins >= needed
