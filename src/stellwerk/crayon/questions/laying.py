"""Track and ferries built along a line, section by section and turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import IllegalAction
from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import FREE, NOWHERE, Board
from stellwerk.crayon.building import toward
from stellwerk.crayon.events import Bought, CrayonEvent, Laid
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.network import touches
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.questions.walking import PATIENCE

Build: TypeAlias = Lay | Buy
NOT_JOINED: Final = "DK-52"
MONEY: Final = "DK-50"


class Costs(Struct, frozen=True):
    """A price by what it is paid for (DK-51, DK-55)."""

    track: int = 0
    river: int = 0
    bay: int = 0
    city: int = 0
    ferry: int = 0


class Piece(Struct, frozen=True):
    """What a line takes, and the mileposts at its ends."""

    build: Build
    here: int
    there: int
    price: int  # as the search reckons


class Built(Struct, frozen=True):
    """A piece, when it is built and for how much; `refused`: what kept it from being built at once, or at all."""

    piece: Piece
    turn: int | None
    costs: Costs
    refused: IllegalAction | None


def pieces_of(start: int, hops: Iterable[Hop]) -> list[Piece]:
    """What these steps take, in the order it is built."""
    found: list[Piece] = []
    for hop in hops:
        if hop.build is not None:
            found.append(Piece(hop.build, start, hop.post, hop.price - hop.extra))
        if hop.section is not None:
            found.append(Piece(hop.section, start, hop.post, hop.extra))
        start = hop.post
    return found


class Laying:
    """A line under construction."""

    def __init__(self, here: Imagined, pieces: Iterable[Piece]) -> None:
        self.here = here
        self.todo = list(pieces)
        self.refused: dict[Piece, IllegalAction] = {}  # in the latest turn in which it was tried

    def turn(self) -> list[Built]:
        """What one turn brings: one piece after the other, until the money is spent (DK-50)."""
        here, done = self.here, list[Built]()
        here.end_run()
        again = True
        while again:
            again = False
            for piece in tuple(self.todo):
                try:
                    costs = self._add(piece)
                except IllegalAction as error:
                    if error.rule != NOT_JOINED:  # such a piece only waits for the one before it
                        self.refused[piece] = error
                    if error.rule == MONEY:
                        return done
                    continue
                self.todo.remove(piece)
                done.append(Built(piece, here.turn, costs, None))
                again = True
        return done

    def all(self) -> list[Built]:
        """In the order in which it is built; what cannot be built comes last."""
        done, idle, board = self.turn(), 0, self.here.title.board
        at_once = dict(self.refused)
        while self.todo and idle <= PATIENCE:
            self.here.end_turn()
            if self.here.over:
                break
            more = self.turn()
            idle = 0 if more else idle + 1
            done += [replace(it, refused=at_once.get(it.piece)) for it in more]
        return done + [
            Built(it, None, costs_of(board, it.build, it.there, it.price), self.refused.get(it))
            for it in self.todo
        ]

    def _add(self, piece: Piece) -> Costs:
        here, board = self.here, self.here.title.board
        end = _led_to(here, piece)
        return costs_of(board, piece.build, end, _paid(here.act(piece.build)))


def _led_to(here: Imagined, piece: Piece) -> int:
    """The milepost that the section leads to, from the side where the network is."""
    edge = piece.build.edge
    if edge is None or here.public.owner[edge] != FREE:
        return piece.there
    board = here.title.board
    a, b = board.ends[edge]
    mine = touches(board, here.public, here.seat, a), touches(board, here.public, here.seat, b)
    return toward(board, edge, mine)[1]


def _paid(events: tuple[CrayonEvent, ...]) -> int:
    return sum(event.cost for event in events if isinstance(event, Laid | Bought))


def costs_of(board: Board, build: Build, end: int, price: int) -> Costs:
    """The price of a section or ferry that leads to `end`, by its parts."""
    ferry = board.lines[build.line].cost if isinstance(build, Buy) else 0
    edge = build.edge
    if edge is None:
        return Costs(ferry=ferry)
    water, name = board.surcharge[edge], board.water[edge]
    kind: Literal["river", "bay"] = next((it.kind for it in board.file.waters if it.id == name), "river")
    ground = price - ferry - water
    parts = {"ferry": ferry, kind: water, "track" if board.place_at[end] == NOWHERE else "city": ground}
    return Costs(**parts)


def sum_of(costs: Iterable[Costs]) -> Costs:
    them = list(costs)
    return Costs(**{name: sum(getattr(each, name) for each in them) for name in Costs.__struct_fields__})


def total(costs: Costs) -> int:
    return costs.track + costs.river + costs.bay + costs.city + costs.ferry
