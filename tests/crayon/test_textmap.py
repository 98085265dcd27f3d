"""The position as text."""

from __future__ import annotations

from crayon.helpers import Table, game_of
from crayon.walking import walk
from stellwerk.core.game import view_of
from stellwerk.crayon.textmap import codes, draw_map, draw_position

ZEALAND = """
KA  ·   ·-0-·-0-·-0-·==[2]
       0         ≈   = = =
  ·   ·   ·   ·   ·   ·===·
 ≈   0               ≈
·   ·   ·   ·   ·   ·
   0
  ·   ·   ·   ·   ·   ·
"""


def test_the_map_shows_track_water_cities_and_trains() -> None:
    table = Table.new(3).opened("odense", "aarhus", "koebenhavn").track(0, "p24 p23 q22 q21 r21 s21 t21")
    lines = draw_map(table.title, table.public).splitlines()
    assert [line[62:] for line in lines[42:49]] == ZEALAND.strip("\n").splitlines()
    assert lines[42].startswith("21") and lines[0].split() == list("abcdefghijklmnopqrstuv")
    assert max(map(len, lines)) < 120


def test_every_place_has_its_own_code() -> None:
    board = game_of().title.board
    assert len(set(codes(board))) == len(board.places)


def test_every_position_of_a_game_can_be_drawn_and_tells_only_what_the_view_holds() -> None:
    game = game_of(tariffs="yes")
    for number, moment in enumerate(walk(game, 3, 5)):
        if number % 25 == 0:
            seen = draw_position(game.title, view_of(moment.after, 0))
            assert max(map(len, seen.splitlines())) < 120
            assert f"You are seat 0 with {moment.after.hands[0].cash} M" in seen
            watched = draw_position(game.title, view_of(moment.after, None))
            assert "You are" not in watched
