"""What is printed on a Ticket board, whether it comes from a board file or from a title that is being played."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.ticket.board import GREY, Board
from stellwerk.ticket.boardfile import GREY as GREY_NAME
from stellwerk.ticket.boardfile import BoardFile


class City(Struct, frozen=True):
    id: str
    name: str
    de: str
    en: str
    marks: tuple[str, ...]
    passengers: int
    through: bool


class Route(Struct, frozen=True):
    id: str
    a: str
    b: str
    length: int
    colour: str
    locos: int
    tunnel: bool


class Sheet(Struct, frozen=True):
    name: str
    colours: tuple[str, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]


def sheet_of_file(file: BoardFile) -> Sheet:
    cities = tuple(City(c.id, c.name, c.de, c.en, c.marks, c.passengers, c.through) for c in file.cities)
    routes = tuple(Route(r.id, r.a, r.b, r.length, r.colour, r.locos, r.tunnel) for r in file.routes)
    return Sheet(file.name, file.colours, cities, routes)


def sheet_of_board(board: Board) -> Sheet:
    cities = tuple(City(c.id, c.name, c.de, c.en, c.marks, c.passengers, c.through) for c in board.cities)
    routes = tuple(
        Route(
            r.id, cities[r.a].id, cities[r.b].id, r.length,
            GREY_NAME if r.colour == GREY else board.kinds[r.colour], r.locos, r.tunnel,
        )
        for r in board.routes
    )  # fmt: skip
    return Sheet(board.name, board.kinds[:-1], cities, routes)
