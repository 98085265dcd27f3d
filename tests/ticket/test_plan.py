"""What a seat still lacks for its plan."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.table import game_of
from stellwerk.core.game import view_of
from stellwerk.ticket import state as at
from stellwerk.ticket.loading import LOCALE
from stellwerk.ticket.questions.plan import Missing, MissingAsk, missing
from stellwerk.ticket.state import TicketView
from stellwerk.ticket.words.names import Names
from stellwerk.words import Words


def _view(cards: dict[str, int], owned: dict[str, int] | None = None, trains: int = 45) -> TicketView:
    game = game_of("europe", {})
    board, state = game.title.board, game.start(3)
    owner = bytearray(state.public.owner)
    for index, route in enumerate(board.routes):
        owner[index] = (owned or {}).get(route.id, at.FREE)
    players = tuple(replace(player, trains=trains) for player in state.public.players)
    view = view_of(replace(state, public=replace(state.public, owner=bytes(owner), players=players)), 0)
    assert view.hand is not None
    held = tuple(cards.get(kind, 0) for kind in board.kinds)
    return TicketView(0, view.public, replace(view.hand, cards=held))


def _missing(view: TicketView, *routes: str, lang: str = "en") -> Missing:
    names = Names(game_of("europe", {}).title, Words(lang, LOCALE))
    return missing(names, view, MissingAsk(tuple(f"route:{route}" for route in routes)))


ORANGE, PINK, BLACK, GREY = "brest-dieppe-1", "brest-pamplona-1", "brest-paris-1", "paris-zurich-1"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ({}, "You still need 4 pink and 2 orange."),
        ({"pink": 3, "orange": 5}, "You still need 1 pink."),
        ({"pink": 1, "loco": 1}, "You still need 3 pink and 2 orange. You have a locomotive to spare for that."),
        ({"pink": 3, "orange": 2, "loco": 2}, "With one locomotive your cards are enough."),
        ({"pink": 4, "orange": 2}, "You hold all the cards for it."),
    ],
)
def test_a_hand_is_counted_against_the_whole_plan(cards: dict[str, int], told: str) -> None:
    assert _missing(_view(cards), ORANGE, PINK).told == told


def test_a_route_of_any_colour_takes_what_the_others_leave() -> None:
    hand = _view({"pink": 6, "blue": 1})
    assert _missing(hand, PINK, GREY).told == "You still need a matching one for Paris–Zürich."
    assert _missing(hand, PINK, GREY, lang="de").told == "Dir fehlen noch: eine passende für Paris–Zürich."


def test_own_routes_are_done_and_others_are_lost() -> None:
    owned = {ORANGE: 0, PINK: 1}
    seen = _missing(_view({"black": 3}, owned), ORANGE, PINK, BLACK)
    assert seen.lost == (f"route:{PINK}",) and "Brest–Pamplona" in seen.told and "all the cards" in seen.told
    assert _missing(_view({}, {ORANGE: 0}), ORANGE).told == "All built."
    assert _missing(_view({}), "nowhere").told == ""


def test_trains_count_too() -> None:
    assert "You are 2 trains short." in _missing(_view({}, trains=5), PINK, BLACK).told
