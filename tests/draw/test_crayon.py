"""The crayon map: mileposts, towns, ferries, track, trains, events, cards."""

from __future__ import annotations

from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from contract.variants import OpenGame, OpenState
from crayon.helpers import made
from stellwerk import bots, pictures
from stellwerk.core.game import view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Asked
from stellwerk.core.record import Record
from stellwerk.core.session import Session
from stellwerk.crayon.state import Running
from stellwerk.draw.checks import MOST_BYTES, check_names
from stellwerk.draw.crayon.cards import crayon_card_svg, event_card, order_card
from stellwerk.draw.tokens import Theme, symbols
from stellwerk.words import Words

BOARD = made().title.board
GAME: OpenGame = made()


@cache
def begun(decisions: int = 600) -> tuple[OpenState, Record]:
    """A game of random players, some way on."""
    players = [Asked(bots.make("random", GAME), seat, seat) for seat in range(3)]
    session = Session.begin(GAME, 3).settle(luck := SeededLuck(3))
    while session.decisions < decisions:
        session = players[session.actors[0]].act(session).settle(luck)
    return session.state, session.record()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_milepost_town_and_ferry_has_an_id_and_a_name(theme: Theme, lang: str) -> None:
    svg = pictures.board_svg(GAME, theme, lang)
    board = BOARD.file
    towns = [place.id for place in board.places]
    posts = [post.id for post in board.posts if post.id not in towns]
    ids = [f"city:{town}" for town in towns] + [f"post:{post}" for post in posts]
    assert check_names(svg, ids + [f"ferry:{ferry.id}" for ferry in board.ferries]) == []
    assert len(svg.encode()) <= MOST_BYTES


def test_everything_lies_on_the_canvas() -> None:
    tree = ElementTree.fromstring(pictures.board_svg(GAME))
    _, _, width, height = (float(v) for v in tree.get("viewBox", "").split())
    for element in tree.iter():
        if element.get("id", "").startswith("post:"):
            assert 0 < float(element.get("cx", "")) < width
            assert 0 < float(element.get("cy", "")) < height


def test_names_of_towns_do_not_overlap_nor_hide_mileposts() -> None:
    tree = ElementTree.fromstring(pictures.board_svg(GAME))
    boxes = []
    for element in tree.iter():
        if element.get("class") == "town-name":
            x, y, width = (float(element.get(key, "")) for key in ("x", "y", "textLength"))
            boxes.append((x - width / 2, y - 14, x + width / 2, y + 4))
    for i, a in enumerate(boxes):
        for b in boxes[:i]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)
    posts = [
        (float(e.get("cx", "")), float(e.get("cy", "")))
        for e in tree.iter()
        if e.get("id", "").startswith("post:")
    ]
    assert not [(p, b) for p in posts for b in boxes if b[0] < p[0] < b[2] and b[1] < p[1] < b[3]]


def test_a_position_shows_track_trains_and_public_orders() -> None:
    state, _ = begun()
    svg = pictures.position_svg(GAME, state)
    ElementTree.fromstring(svg)
    builders = {owner for owner in state.public.owner if owner < 3}
    assert svg.count('id="track:') == len(builders) > 0
    assert svg.count('id="train:') == 3
    assert svg.count('class="card orders"') == len(state.public.orders)
    seen = len(state.public.orders) + len(state.hands[0].cards)
    assert pictures.position_svg(GAME, view_of(state, 0)).count('class="card orders"') == seen


@pytest.mark.parametrize("event", range(10))
def test_events_in_force_are_shown(event: int) -> None:
    state, _ = begun()
    public = msgspec.structs.replace(state.public, running=(Running(event, 0, True),))
    svg = pictures.position_svg(GAME, msgspec.structs.replace(state, public=public), "dark", "en")
    assert 'class="events"' in svg
    ElementTree.fromstring(svg)


def test_a_film() -> None:
    _, record = begun(200)
    film = pictures.film_svg(GAME, record)
    ElementTree.fromstring(film)
    assert "animateTransform" in film


def test_cards_can_be_drawn_alone() -> None:
    board = BOARD
    for card in range(board.orders):
        ElementTree.fromstring(crayon_card_svg(order_card(board, card, Words("en")), board.goods))
    for event in board.file.events:
        ElementTree.fromstring(crayon_card_svg(event_card(event, Words("de")), board.goods))


def test_every_good_has_an_icon() -> None:
    assert symbols({f"good-{good}" for good in BOARD.goods})
