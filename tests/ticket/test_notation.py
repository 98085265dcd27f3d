"""Notation: what cannot be read is refused with the word that is wrong."""

from __future__ import annotations

import pytest

from rules.table import game_of
from stellwerk.core.game import InvalidAction
from stellwerk.ticket.actions import BLIND, NOBODY, Action, AskTickets, Draw, GiveUp, Keep, Pay, Take
from stellwerk.ticket.codes import Codes
from stellwerk.ticket.game import TicketGame

EUROPE, GERMANY, FIRST = (game_of(name, {}) for name in ("europe", "germany", "first-journey"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw blind", Draw(BLIND)),
        ("draw loco", Draw(8)),
        ("pay 2 red + 1 loco", Pay(7, 2, 1)),
        ("pay 3 loco", Pay(8, 0, 3)),
        ("pay 1 pink", Pay(0, 1, 0)),
        ("give up", GiveUp()),
        ("keep none", Keep(())),
        ("ask 3 normal", AskTickets((0, 3))),
    ],
)
def test_notation_of_europe(text: str, action: Action) -> None:
    assert EUROPE.read(text) == action
    assert EUROPE.write(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("ask 1 short + 3 long", AskTickets((1, 3))),
        ("take red from berlin", Take(1, 0)),
        ("leave berlin", Take(1, NOBODY)),
    ],
)
def test_notation_of_germany(text: str, action: Action) -> None:
    assert GERMANY.read(text) == action
    assert GERMANY.write(action) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not an action"),
        ("fly to paris", "'fly to paris' is not an action; it must begin with one of ask, build, claim"),
        ("claim paris-mars-1", "'paris-mars-1' is not a route"),
        ("claim", "'' is not a route"),
        ("draw purple", "'purple' is not a card; there are pink, blue"),
        ("build atlantis", "'atlantis' is not a city"),
        ("pay 2 red + 1 blue", "mixes colours"),
        ("pay two red", "'two red' is not '<number> <name>'"),
        ("pay 0 red", "no zero"),
        ("pay 1 red + 1 red", "each name once"),
        ("pay 2 red and 1 loco", "not '<number> <name>'"),
        ("ask 3 purple", "'purple' is not a ticket pile; there are long, normal"),
        ("keep", "'' is not a ticket of this game"),
        ("keep london-mars", "'london-mars' is not a ticket of this game"),
        ("keep brest-venezia brest-marseille", "the one spelling is 'keep brest-marseille brest-venezia'"),
        ("take red from paris", "'red' is not a passenger colour; there are none"),
        ("start x", "'x' is not a seat number"),
        ("draw " + "x" * 1000, "an action of 1005 characters"),
        ("pay 9999 red", "not '<number> <name>'"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, reason: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        EUROPE.read(text)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(("game", "most"), [(EUROPE, 400), (GERMANY, 400), (FIRST, 400)])
def test_the_catalogue_is_small(game: TicketGame, most: int) -> None:
    assert Codes(game.title).size < most


@pytest.mark.parametrize("way", ["classic", "1912", "mega", "big-cities"])
def test_the_catalogue_of_europe_is_small_in_every_way(way: str) -> None:
    game = game_of("europe", {"way": way, "bonus": "orient-express,max"})
    assert Codes(game.title).size < 400
