"""The board that a client shows: every piece is in it, unseen, and looks as in any other picture."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from draw.boards import OURS, middle
from stellwerk import games, pictures
from stellwerk.draw.checks import check_names
from stellwerk.ticket.game import TicketGame

TITLES = [name.replace("_", "-") for name in OURS]
MOST_GROWTH = 1.35  # the board is the largest thing a phone waits for
SVG = "{http://www.w3.org/2000/svg}"


def _game(name: str) -> TicketGame:
    return TicketGame.load(games.titles()[name])


def _pieces(svg: str) -> dict[str, ElementTree.Element]:
    """Pieces by their id."""
    layers = [element for element in ElementTree.fromstring(svg).iter() if element.get("class") == "pieces"]
    return {name: element for layer in layers for element in layer if (name := element.get("id"))}


def _places(piece: ElementTree.Element) -> list[tuple[str | None, ...]]:
    """Which shapes a piece shows, and where."""
    return [
        tuple(element.get(key) for key in ("href", "transform", "x", "y"))
        for element in piece.iter()
        if element.tag != f"{SVG}title"
    ]


@pytest.mark.parametrize("name", TITLES)
def test_every_piece_has_a_place_and_none_is_seen(name: str) -> None:
    title = _game(name).title
    board = title.board
    expected = {f"trains:{route.id}" for route in board.routes}
    expected |= {
        f"closed:{route.id}" for route, others in zip(board.routes, board.parallel, strict=True) if others
    }
    if title.has_stations:
        expected |= {f"station:{city.id}" for city in board.cities}
    expected |= {f"guest:{city.id}:{number + 1}" for city in board.cities for number in range(city.passengers)}
    if title.points:
        expected |= {f"score-of:{seat}" for seat in range(title.rules.most_seats)}
    svg = pictures.board_svg(games.make(name), live=True)
    assert check_names(svg, []) == []
    found = _pieces(svg)
    assert set(found) == expected
    assert {element.get("class", "").split()[1] for element in found.values()} == {"free"}
    assert ".free{display:none}" in svg


@pytest.mark.parametrize("name", TITLES)
def test_a_position_shows_the_same_shapes_in_the_same_places(name: str) -> None:
    live = _pieces(pictures.board_svg(games.make(name), live=True))
    for piece, element in _pieces(pictures.position_svg(games.make(name), middle(name))).items():
        if piece.startswith(("trains:", "closed:", "station:")):
            assert _places(element) == _places(live[piece]), piece
        elif piece.startswith("guest:"):
            assert [element.get(key) for key in "xy"] == [live[piece].get(key) for key in "xy"], piece


@pytest.mark.parametrize("name", TITLES)
def test_every_shape_that_a_position_shows_is_defined_on_the_live_board(name: str) -> None:
    live = pictures.board_svg(games.make(name), live=True)
    shown = pictures.position_svg(games.make(name), middle(name), with_tray=False)
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', live + shown))
    assert used <= set(re.findall(r' id="([^"]+)"', live))


@pytest.mark.parametrize("name", TITLES)
def test_the_pieces_cost_a_phone_little(name: str) -> None:
    empty, live = (
        gzip.compress(pictures.board_svg(games.make(name), live=live).encode()) for live in (False, True)
    )
    assert len(live) < MOST_GROWTH * len(empty)


def test_the_same_shape_wears_every_coat() -> None:
    """Colour and weave come from the class of the player alone."""
    svg = pictures.position_svg(games.make("europe"), middle("europe"))
    owners = {element.get("class") for name, element in _pieces(svg).items() if name.startswith("trains:")}
    assert owners == {"trains p1", "trains p2", "trains p3"}
    assert ".p1{color:#" in svg
    assert "fill:url(#weave-p2)}" in svg
    assert 'id="weave-p2"' in svg
