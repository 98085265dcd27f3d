"""Boards, positions and films as SVG: well-formed, named, small, and nothing in them that a seat may not see."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from draw.boards import OURS, board, middle, played
from stellwerk import games, pictures
from stellwerk.core.game import view_of
from stellwerk.draw.checks import MOST_BYTES, check_names, ids_of
from stellwerk.draw.layout import MissingLayoutError
from stellwerk.draw.png import to_png
from stellwerk.draw.position import ticket_board
from stellwerk.draw.sheet import sheet_of_board, sheet_of_file
from stellwerk.draw.style import flatten
from stellwerk.draw.tokens import Theme
from stellwerk.pictures import UnknownEndingError, frames, position_at, write_film, write_picture
from stellwerk.telling import words_for
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize("name", OURS)
def test_boards_in_all_themes_and_languages(name: str, theme: Theme, lang: str) -> None:
    svg = pictures.board_svg(games.make(name), theme, lang)
    assert check_names(svg, ids_of(sheet_of_file(board(name)))) == []
    assert len(svg.encode()) <= MOST_BYTES
    assert f'class="stellwerk board {theme}"' in svg


@pytest.mark.parametrize("name", OURS)
def test_a_title_prints_what_its_board_file_says(name: str) -> None:
    game = TicketGame.load(games.titles()[name])
    assert sheet_of_board(game.title.board) == sheet_of_file(board(name))


def test_names_are_local_or_of_the_language() -> None:
    game = games.make("europe")
    assert ">København<" in pictures.board_svg(game, lang="en")
    assert ">Copenhagen<" in ticket_board(
        TicketGame.load(games.titles()["europe"]), "light", words_for(game, "en"), names="language"
    )
    assert 'aria-label="København (Kopenhagen)"' in pictures.board_svg(game, lang="de")
    assert ">Vienna<" in pictures.board_svg(games.make("first-journey"), lang="en")


def test_a_route_is_described_in_words() -> None:
    assert "Paris–Zürich, 3 spaces, grey (any colour), tunnel" in pictures.board_svg(
        games.make("europe"), lang="en"
    )
    assert "Athína–Brindisi, 4 Felder, Grau (beliebige Farbe), Fähre mit 1 Lokomotive" in pictures.board_svg(
        games.make("europe"), lang="de"
    )


def test_big_cities_are_marked_only_in_that_way_to_play() -> None:
    assert 'class="ring"' not in pictures.board_svg(games.make("europe"))
    assert pictures.board_svg(games.make("europe", way="big-cities")).count('class="ring"') == 9


@pytest.mark.parametrize("name", OURS)
def test_positions_show_every_claimed_route_station_and_passenger(name: str) -> None:
    game, state = games.make(name), middle(name)
    svg = pictures.position_svg(game, state)
    ElementTree.fromstring(svg)
    public = state.public
    assert svg.count('id="trains:') == sum(owner != FREE for owner in public.owner) > 5
    assert svg.count('id="station:') == sum(owner != FREE for owner in public.stations)
    assert svg.count('class="figure"') == sum(map(sum, public.waiting))


def test_a_state_shows_no_hand_and_a_view_only_its_own() -> None:
    game, state = games.make("europe"), middle("europe")
    open_table = pictures.position_svg(game, state)
    assert 'id="hand:' not in open_table
    assert 'id="ticket:' not in open_table
    mine = pictures.position_svg(game, view_of(state, 0))
    assert 'id="hand:' in mine
    others = msgspec.structs.replace(state, hands=(state.hands[0], *(state.hands[0] for _ in state.hands[1:])))
    assert pictures.position_svg(game, view_of(others, 0)) == mine


def test_few_players_see_closed_parallel_routes() -> None:
    assert 'class="closed"' in pictures.position_svg(games.make("germany"), middle("germany"))


@pytest.mark.parametrize("name", ["europe", "germany", "first-journey"])
def test_films_are_well_formed_and_end_with_the_last_position(name: str) -> None:
    game, record = played(name)
    film = pictures.film_svg(game, record)
    tree = ElementTree.fromstring(film)
    assert film.count('id="trains:') == film.count('attributeName="visibility" to="hidden"') - film.count(
        'id="station:'
    )
    (clock,) = (e for e in tree.iter() if e.get("id") == "film")
    assert clock.get("begin") == "0s;film.end"


def test_a_picture_shows_itself() -> None:
    game, state = games.make("europe"), middle("europe")
    assert pictures.Picture(game).svg() == pictures.board_svg(game)
    assert pictures.Picture(game, state).svg() == pictures.position_svg(game, state)
    assert pictures.Picture(game, state, seat=1).svg() == pictures.position_svg(game, view_of(state, 1))


def test_pictures_on_one_page_share_no_inner_references() -> None:
    one, two = (
        pictures.Picture(games.make(name), middle(name))._repr_svg_() for name in ("europe", "first-journey")
    )
    for svg in (one, two):
        ElementTree.fromstring(svg)
        used = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
        assert used <= set(re.findall(r' id="([^"]+)"', svg))
    shared = set(re.findall(r'href="#([^"]+)', one)) & set(re.findall(r' id="([^"]+)"', two))
    assert shared == set()
    assert 'id="city:paris"' in one


def test_a_flat_picture_knows_no_variables() -> None:
    for theme in ("light", "dark"):
        flat = flatten(pictures.position_svg(games.make("germany"), middle("germany"), "light"), theme)
        assert "var(" not in flat
        ElementTree.fromstring(flat)


def test_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    light = to_png(pictures.board_svg(games.make("first-journey")), 300)
    dark = to_png(pictures.board_svg(games.make("first-journey"), "dark"), 300)
    assert light.startswith(b"\x89PNG")
    assert light != dark


def test_a_board_without_layout_says_what_to_do(tmp_path: Path) -> None:
    for name in ("small.toml", "small.json"):
        shutil.copy(SMALL.with_name(name), tmp_path)
    with pytest.raises(MissingLayoutError, match=r"'small\.json' has no layout: run `stellwerk layout`"):
        pictures.board_svg(games.make(tmp_path / "small.toml"))


def test_pictures_and_films_as_files(tmp_path: Path) -> None:
    game, record = played("first-journey")
    write_picture(tmp_path / "a.svg", pictures.position_svg(game, position_at(game, record, 60)))
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert position_at(game, record) == position_at(game, record, -1)
    assert position_at(game, record, 0) == game.start(record.header.seats)
    write_film(tmp_path / "a-film.svg", game, record)
    assert 5 < len(frames(game, record)) < 60
    with pytest.raises(UnknownEndingError, match=r"a\.bmp: \.bmp is no picture"):
        write_picture(tmp_path / "a.bmp", "")
    with pytest.raises(UnknownEndingError, match=r"there are \.svg and \.webp"):
        write_film(tmp_path / "a", game, record)


def test_players_are_called_by_their_names() -> None:
    svg = pictures.position_svg(games.make("europe"), middle("europe"), lang="de", players=("Anna", "<b>"))
    assert ">Anna<" in svg
    assert ">&lt;b&gt;<" in svg
    assert ">Lindgrün<" in svg
