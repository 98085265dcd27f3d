"""The quick player in positions where it is plain what to do: it does as the planner does."""

from __future__ import annotations

import pytest

from rules.position import position
from rules.table import Table
from stellwerk.core.game import view_of
from stellwerk.turbo.rollouts import Rollouts

MIDDLE = (
    "london-paris-1 paris-zurich-1 rome-zurich-1 amsterdam-london-1 amsterdam-berlin-1 berlin-vienna-1 "
    "vienna-warsaw-1 berlin-copenhagen-1 copenhagen-stockholm-1 sarajevo-vienna-1 athens-sarajevo-1"
)


def move(table: Table) -> str:
    """What the quick player does as the first seat."""
    rollouts = Rollouts.of(table.game, len(table.state.public.players))
    return table.game.write(rollouts.codes.action(view_of(table.state, 0), rollouts.quick(table.state, 0)))


@pytest.mark.rule("FJ-07")
def test_new_tickets_are_taken_when_the_open_ones_are_hopeless() -> None:
    table = position("first-journey", tickets={0: "berlin-rostov paris-athens"}, trains={0: 2}, hands={0: "1 red"})
    assert move(table) == "swap"


@pytest.mark.rule("FJ-06R")
@pytest.mark.parametrize(
    ("held", "cards", "swaps"),
    [("ankara-moscow kyiv-ankara", "", True), ("london-riga ankara-moscow", "1 white", False)],
)
def test_who_holds_the_middle_of_the_board_swaps_for_tickets_that_it_has_all_but_completed(
    held: str, cards: str, swaps: bool
) -> None:
    table = position("first-journey", tickets={0: held}, hands={0: cards}, owners={0: MIDDLE})
    assert (move(table) == "swap") == swaps


@pytest.mark.rule("FJ-06")
@pytest.mark.parametrize(
    ("cards", "does"), [("2 yellow", "draw blind"), ("2 yellow + 1 white", "claim barcelona-madrid-1")]
)
def test_one_ticket_is_done_after_the_other(cards: str, does: str) -> None:
    """One route is missing of Dublin–Madrid; the yellow ones would pay for Moscow–Rostov, but that can wait."""
    table = position(
        "first-journey",
        tickets={0: "dublin-madrid ankara-moscow"},
        hands={0: cards},
        owners={0: "dublin-london-1 london-paris-1 barcelona-paris-1"},
    )
    assert "claim moscow-rostov-1" in table.legal(0)
    assert move(table) == does


@pytest.mark.rule("FJ-10")
@pytest.mark.parametrize(("mine", "theirs", "ends"), [("dublin-madrid", "", True), ("", "dublin-madrid", False)])
def test_who_is_ahead_lays_the_last_train_wherever_it_lies(mine: str, theirs: str, ends: bool) -> None:
    table = position(
        "first-journey",
        hands={0: "1 yellow"},
        tickets={0: "paris-athens brest-rome"},
        done={0: mine, 1: theirs},
        trains={0: 1},
        free="dublin-london-1",
    )
    assert (move(table) == "claim dublin-london-1") == ends


@pytest.mark.rule("FJ-08")
@pytest.mark.parametrize(("crossed", "does"), [((), "claim paris-zurich-1"), ((0,), "draw blind")])
def test_the_crossing_is_completed_when_one_route_is_missing(crossed: tuple[int, ...], does: str) -> None:
    """From Brest to Ankara all is joined but this route; the tickets lead elsewhere and take longer."""
    table = position(
        "first-journey",
        tickets={0: "ankara-moscow kyiv-ankara"},
        hands={0: "1 red + 1 blue + 1 green + 1 white + 1 black + 1 yellow"},
        owners={0: "brest-paris-1 vienna-zurich-1 bucharest-vienna-1 ankara-bucharest-1"},
        crossed=crossed,
    )
    assert "claim paris-zurich-1" in table.legal(0)
    assert move(table) == does


@pytest.mark.rule("EU-50")
@pytest.mark.parametrize("last", [1, None])
def test_near_the_end_the_route_is_claimed_that_makes_the_longest_path(last: int | None) -> None:
    """Ten of the rival's trains lie in a row, with Wien–Zagrab ten of one's own. Brest–Dieppe lies alone."""
    table = position(
        hands={0: "2 orange"},
        tickets={0: "paris-wien"},
        owners={
            0: "frankfurt-paris-1 frankfurt-munchen-1 munchen-wien-1",
            1: "budapest-kyiv-1 kharkov-kyiv-1 bucuresti-kyiv-1 amsterdam-essen-1 athina-brindisi-1 "
            "athina-sarajevo-1 moskva-smolensk-1 palermo-smyrna-1 petrograd-stockholm-1",
        },
        free="brest-dieppe-1 wien-zagrab-1",
        row="red red black black white",
        last=last,
    )
    assert {"claim brest-dieppe-1", "claim wien-zagrab-1"} <= {*table.legal(0)}
    assert move(table) == "claim wien-zagrab-1"
