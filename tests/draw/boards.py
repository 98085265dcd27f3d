"""Boards and positions for the tests of this folder."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from contract.variants import OpenGame, OpenState, made
from stellwerk import bots, games
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.record import Record, replay
from stellwerk.draw.layout import Layout, layout_path, read_layout
from stellwerk.ticket.boardfile import BoardFile, CityEntry, RouteEntry, TicketEntry, read_board

OURS = ("europe", "germany", "first-journey")


def _file(name: str) -> Path:
    return games.titles()[name].with_name("board.json")


@cache
def board(name: str) -> BoardFile:
    return read_board(_file(name))


@cache
def layout(name: str) -> Layout:
    return read_layout(layout_path(_file(name)))


@cache
def played(name: str, seats: int = 3) -> tuple[OpenGame, Record]:
    game = made(name)
    return game, play(game, [bots.make("greedy", game)] * seats, SeededLuck(5)).record()


@cache
def middle(name: str, seats: int = 3) -> OpenState:
    """A position in the middle of a game."""
    game, record = played(name, seats)
    return next(islice(replay(game, record), len(record.entries) * 2 // 3, None)).state


def small_board(**changes: Any) -> BoardFile:
    """Five towns, as a designer would write them, without any wish about the layout."""
    towns = {
        "aachen": (6.1, 50.8),
        "bonn": (7.1, 50.7),
        "celle": (10.1, 52.6),
        "dachau": (11.4, 48.3),
        "erlangen": (11, 49.6),
    }
    cities = tuple(CityEntry(n, n.title(), n.title(), n.title(), lat, lon) for n, (lon, lat) in towns.items())
    routes = (
        RouteEntry("aachen-bonn-1", "aachen", "bonn", 1, "red", group="aachen-bonn"),
        RouteEntry("aachen-bonn-2", "aachen", "bonn", 1, "blue", group="aachen-bonn"),
        RouteEntry("aachen-celle-1", "aachen", "celle", 4, "grey", locos=1),
        RouteEntry("bonn-dachau-1", "bonn", "dachau", 4, "green", tunnel=True),
        RouteEntry("bonn-erlangen-1", "bonn", "erlangen", 4, "white"),
        RouteEntry("celle-erlangen-1", "celle", "erlangen", 3, "black"),
        RouteEntry("dachau-erlangen-1", "dachau", "erlangen", 2, "yellow"),
    )
    tickets = (TicketEntry("aachen-dachau", "aachen", "dachau", "own", "normal", 5),)
    facts: dict[str, Any] = {
        "format": 1, "name": "small", "provenance": ("made up",), "cities": cities, "routes": routes,
        "colours": ("red", "blue", "green", "white", "black", "yellow"), "tickets": tickets,
    }  # fmt: skip
    return BoardFile(**facts | changes)
