"""What is noted of a game while it is played: a book of plain numbers.

Whoever plays writes into it with the functions of `entering`, and `closing` makes rows of it. They are written
once and run in two ways: by Python, from the events of the reference, and compiled, from the records of the flat
engine. So they keep to what a compiler knows: numbers in lists that are made beforehand, no objects, nothing made
anew. In compiled code the lists are arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.study.columns import COLUMNS, NUMBERS
from stellwerk.ticket.study.ways import near, ways
from stellwerk.ticket.title import Title

Row: TypeAlias = list[int]
Rows: TypeAlias = list[list[int]]

# ---- the fields of `now`
(
    TURNS,
    LAST,  # who decided last; NOBODY: whoever decides next begins a turn
    CHANGES,  # of the lead
    LEADER,  # who led alone last; NOBODY: nobody did yet
    LED_AT,  # the turn since which
    CLAIMS,
    SHOWN,  # tickets
    WAITS,  # that are over
    FROM_ROW,
    BLIND,
    FLUSHES,
    RESHUFFLES,
    PASSES,
    TUNNELS,  # that cost more
    GIVEN_UP,
    LAP,  # who began the last lap
    LAID_BY,  # the last payment
    LAID_COLOUR,
    LAID_CARDS,
    LAID_LOCOS,
    FIELDS,  # how many there are
) = range(21)

NEVER, SETTLED = -1, -2  # `since`: not wanted so far, never to be waited for again
UNSEEN, LOOKED_AT, KEPT = range(3)  # `tickets`


class Facts(NamedTuple):
    """What there is to know of a title for so many players. Lists of lists lie one behind the other, with where
    each begins."""

    seats: int
    loco: int
    trains: int
    few: bool  # a claimed route closes those beside it (T-27)
    open_hand: bool
    colour: Row  # of routes
    length: Row
    locos: Row
    points: Row
    beside_from: Row
    beside: Row
    way_from: Row  # of tickets
    way: Row
    near: Rows  # by ticket and route: on its way or beside it


class Book(NamedTuple):
    """`now` are numbers of the whole game; the rest is by seat, route, ticket, kind of card, or in the order in
    which it happened."""

    now: Row
    points: Row
    before_lap: Row
    own_turns: Row
    claim_route: Row
    claim_seat: Row
    claim_turn: Row
    shown_ticket: Row
    shown_seat: Row
    tickets: Rows  # by seat and ticket
    row: Row  # cards by kind
    blind: Row
    paid: Row
    hands: Rows
    since: Rows  # by seat and route: the turn of the seat at which it was first wanted
    waiting: Rows  # by seat: routes that it waits for, the first so many
    waiting_for: Row
    wait_route: Row
    wait_seat: Row
    wait_turns: Row
    wait_had: Row
    # How it ended; whoever plays writes it.
    totals: Row
    ranks: Row
    completed: Rows  # by seat and ticket
    # Scratch paper for closing.
    owner: Row
    wishes: Rows  # by seat and route


class Pages(NamedTuple):
    """Room for the rows of games: `filled` of each table, in the order of COLUMNS. The last column is the game's
    number."""

    filled: Row
    numbers: list[list[float]]  # one row for each game
    routes: list[list[float]]
    tickets: list[list[float]]
    colours: list[list[float]]
    waits: list[list[float]]
    laps: list[list[float]]


TABLES: Final = tuple(COLUMNS)


@lru_cache(16)
def facts_of(title: Title, seats: int) -> Facts:
    board = title.board
    beside_from, beside = _joined(board.parallel)
    way_from, way = _joined(tuple(tuple(sorted(routes)) for routes in ways(title)))
    return Facts(
        seats=seats,
        loco=title.loco,
        trains=title.rules.trains,
        few=title.few(seats),
        open_hand=isinstance(title.rules.tickets, OpenHand),
        colour=[route.colour for route in board.routes],
        length=[route.length for route in board.routes],
        locos=[route.locos for route in board.routes],
        points=[title.points.get(route.length, 0) for route in board.routes],
        beside_from=beside_from,
        beside=beside,
        way_from=way_from,
        way=way,
        near=[[int(route in routes) for route in range(len(board.routes))] for routes in near(title)],
    )


def _joined(lists: tuple[tuple[int, ...], ...]) -> tuple[Row, Row]:
    begins = [0]
    for each in lists:
        begins.append(begins[-1] + len(each))
    return begins, [number for each in lists for number in each]


# ---- paper: whoever writes brings something that makes lists, or arrays, of these sizes

Size: TypeAlias = tuple[int, ...]


def new_book(facts: Facts, paper: Callable[[Size], Any]) -> Book:
    seats, routes, tickets, kinds = facts.seats, len(facts.colour), len(facts.near), facts.loco + 1
    by_route, by_ticket = (seats, routes), (seats, tickets)
    sizes = {
        "now": (FIELDS,),
        "claim_route": (routes,),
        "claim_seat": (routes,),
        "claim_turn": (routes,),
        "shown_ticket": (seats * tickets,),
        "shown_seat": (seats * tickets,),
        "tickets": by_ticket,
        "row": (kinds,),
        "blind": (kinds,),
        "paid": (kinds,),
        "hands": (seats, kinds),
        "since": by_route,
        "waiting": by_route,
        "wait_route": (seats * routes,),
        "wait_seat": (seats * routes,),
        "wait_turns": (seats * routes,),
        "wait_had": (seats * routes,),
        "completed": by_ticket,
        "owner": (routes,),
        "wishes": by_route,
    }
    return Book(*(paper(sizes.get(name, (seats,))) for name in Book._fields))


def new_pages(facts: Facts, games: int, paper: Callable[[Size], Any]) -> Pages:
    """Enough room for so many games."""
    seats, routes, tickets = facts.seats, len(facts.colour), len(facts.near)
    most = (routes, seats * tickets, facts.loco + 1, seats * routes, 1)
    room = ((games * rows, len(of) + 1) for rows, of in zip(most, COLUMNS.values(), strict=True))
    return Pages(*map(paper, ((len(COLUMNS),), (games, len(NUMBERS)), *room)))


def lists(size: Size) -> Any:
    """Paper for Python: numbers and shares look the same."""
    return [0] * size[0] if len(size) == 1 else [[0] * size[1] for _ in range(size[0])]
