"""The Ticket family in numbers: what a seat sees as fields, and what luck can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias, get_args

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat
from stellwerk.core.numbers import Field, around, held, marked, planes
from stellwerk.ticket import actions as do
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.offers import most_offered
from stellwerk.ticket.progress import Known, Progress, progress
from stellwerk.ticket.state import FREE, GAP, Hand, Player, Stage, TicketView
from stellwerk.ticket.title import Title

STAGES: Final = {stage: number for number, stage in enumerate(get_args(Stage))}
NAMES: Final = ", ".join(stage.__name__ for stage in STAGES)
Read: TypeAlias = Callable[[TicketView], Iterable[int]]


def outcomes(title: Title) -> tuple[Action, ...]:
    """Everything that luck can do, in the order of its numbers."""
    board = title.board
    return (
        *(do.First(seat) for seat in range(title.rules.most_seats)),
        *(do.Card(kind) for kind in range(title.kinds)),
        *(do.Slip(ticket) for ticket in range(len(board.tickets))),
        *(do.Guest(colour) for colour in range(len(board.guests))),
    )


def fields(title: Title, seats: int) -> tuple[Field[TicketView], ...]:
    """What one seat sees at a table of so many: the table, the players from this one on, the own hand."""
    return (*_table(title, seats), *_stage(title, seats), *_players(title, seats), *_hand(title))


def _table(title: Title, seats: int) -> Iterable[Field[TicketView]]:
    board = title.board
    kinds, cards, most, tickets = title.kinds, sum(title.deck), max(title.deck), len(board.tickets)
    cities, guests, piles = len(board.cities), len(board.guests), len(board.piles)
    people = max(1, sum(title.bag))
    row = title.rules.row.size if title.rules.row else 0
    return (
        Field("seat", (seats,), 1, "the number of this seat", lambda v: marked([_me(v)], seats)),
        Field("turn", (seats,), 1, "whose turn it is, this seat first", partial(_turn, seats)),
        Field("lap", (1,), 1, "whether the last lap has begun", lambda v: [v.public.last is not None]),
        Field("left", (1,), seats, "turns left in the last lap", lambda v: [v.public.last or 0]),
        Field("idle", (1,), 2 * seats, "turns in a row in which nobody could act", lambda v: [v.public.idle]),
        Field("row", (kinds,), max(1, row), "face-up cards of each kind", partial(_row, kinds)),
        Field("deck", (1,), cards, "cards in the deck", lambda v: [v.public.deck]),
        Field("discard", (kinds,), most, "discarded cards of each kind", lambda v: v.public.discard),
        Field("piles", (piles,), tickets, "tickets in each pile", lambda v: map(layers.size, v.public.piles)),
        Field("spent", (1,), tickets, "discarded tickets", lambda v: [layers.size(v.public.spent)]),
        Field("bag", (guests,), people, "passengers in the bag, by colour", lambda v: v.public.bag),
        Field(
            "waiting", (cities, guests), people, "passengers in each city, by colour",
            lambda v: [count for city in v.public.waiting for count in city],
        ),
        Field("free", (len(board.routes),), 1, "routes that nobody owns", lambda v: held(v.public.owner, FREE)),
    )  # fmt: skip


def _stage(title: Title, seats: int) -> Iterable[Field[TicketView]]:
    board, longest = title.board, title.tables.longest
    return (
        Field("stage", (len(STAGES),), 1, f"what is to be decided: {NAMES}", _stage_number),
        Field("pending", (seats,), 1, "who still chooses first tickets", partial(_pending, seats)),
        Field(
            "route", (len(board.routes),), 1, "the route that is being paid",
            lambda v: marked(_route(v.public.stage), len(board.routes)),
        ),
        Field(
            "city", (len(board.cities),), 1, "where a station is being paid, or passengers may board",
            lambda v: marked(_cities(v.public.stage), len(board.cities)),
        ),
        Field("laid", (title.kinds,), longest, "a tunnel: the laid cards by kind", partial(_laid, title)),
        Field("shown", (title.kinds,), 9, "a tunnel: the cards turned over by kind", partial(_shown, title.kinds)),
        Field("extra", (1,), 9, "a tunnel: cards that are still due", lambda v: [_extra(v.public.stage)]),
    )  # fmt: skip


def _players(title: Title, seats: int) -> Iterable[Field[TicketView]]:
    rules, board = title.rules, title.board
    cards, alike, tickets = sum(title.deck), max(title.deck), len(board.tickets)
    kinds, piles, guests = title.kinds, len(board.piles), len(board.guests)
    most = max(1, sum(title.points.get(route.length, 0) for route in board.routes))
    people = max(1, sum(title.bag))

    def each(read: Callable[[Player], Iterable[int]]) -> Read:
        return lambda v: [n for s in around(_me(v), seats) for n in read(v.public.players[s])]

    return (
        Field("trains", (seats,), rules.trains, "trains left, this seat first", each(lambda p: [p.trains])),
        Field("score", (seats,), most, "points on the track", each(lambda p: [p.score]), 100),
        Field("cards", (seats,), cards, "size of the hand", each(lambda p: [p.cards]), 10),
        Field("known", (seats, kinds), alike, "cards that all know to be held", each(lambda p: p.known), 4),
        Field("tickets", (seats,), tickets, "tickets held", each(lambda p: [p.tickets]), 4),
        Field("from", (seats, piles), tickets, "at most so many by pile", each(lambda p: p.from_pile), 4),
        Field("offered", (seats, piles), tickets, "tickets being looked at", each(lambda p: p.offered), 4),
        Field("done", (seats, tickets), 1, "tickets shown as complete", each(lambda p: marked(p.done, tickets))),
        Field("bonus", (seats,), 9, "bonus tickets", each(lambda p: [p.bonus])),
        Field("guests", (seats, guests), people, "passengers taken, by colour", each(lambda p: p.passengers)),
        Field(
            "unbuilt", (seats,) if rules.stations else (0,), max(1, title.has_stations), "stations not yet built",
            each(lambda p: [p.stations]),
        ),
        Field(
            "owner", (seats, len(board.routes)), 1, "routes owned, this seat first",
            lambda v: planes(v.public.owner, around(_me(v), seats)),
        ),
        Field(
            "stations", (seats, len(board.cities)) if rules.stations else (0,), 1, "cities with a station",
            lambda v: planes(v.public.stations, around(_me(v), seats)),
        ),
    )  # fmt: skip


def _hand(title: Title) -> Iterable[Field[TicketView]]:
    tickets, places = len(title.board.tickets), most_offered(title.rules.tickets)

    def own(read: Callable[[Hand], Iterable[int]]) -> Read:
        return lambda v: read(_own(v))

    return (
        Field("hand", (title.kinds,), max(title.deck), "own cards of each kind", own(lambda h: h.cards), 4),
        Field("held", (tickets,), 1, "own tickets", own(lambda h: marked(h.tickets, tickets))),
        Field(
            "offer", (places, tickets), 1, "the tickets on offer, one in each place: bit n of `keep` is place n",
            own(lambda h: [n for ticket in _filled(h.offer, places) for n in marked(ticket, tickets)]),
        ),
        Field(
            "put", (tickets,), 1, "tickets that this seat knows to lie in a pile",
            own(lambda h: marked({ticket for put in h.put for ticket in put.tickets}, tickets)),
        ),
        Field("boxed", (tickets,), 1, "tickets given back into the box", own(lambda h: marked(h.boxed, tickets))),
    )  # fmt: skip


def hints(title: Title, seats: int) -> tuple[Field[TicketView], ...]:
    """What follows from the view and takes some searching: how far the own tickets are."""
    routes, tickets, trains = len(title.board.routes), len(title.board.tickets), title.rules.trains
    ways = _Ways(title)

    return (
        Field(
            "complete", (tickets,), 1, "tickets of the hand and the offer that are complete",
            lambda v: marked([each.ticket for each in ways(v) if each.done], tickets),
        ),
        Field(
            "lost", (tickets,), 1, "tickets of the hand and the offer that nothing can complete any more",
            lambda v: marked([each.ticket for each in ways(v) if each.missing is None], tickets),
        ),
        Field(
            "missing", (tickets,), trains, "trains that the cheapest way to complete a ticket takes",
            lambda v: _missing(ways(v), tickets), 10,
        ),
        Field(
            "useful", (routes,), max(1, tickets), "for how many tickets a free route lies on that cheapest way",
            lambda v: marked([route for each in ways(v) for route in each.missing or ()], routes), 2,
        ),
    )  # fmt: skip


class _Ways:
    """How far the tickets of each seat are. Several fields ask it about one view, and most moves change little."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self._asked: TicketView | None = None
        self._known: dict[Seat, Known] = {}

    def __call__(self, view: TicketView) -> tuple[Progress, ...]:
        seat, public = _me(view), view.public
        if view is not self._asked:
            found = progress(self.title, public, _own(view), seat, self._known.get(seat))
            self._asked, self._known[seat] = view, Known(public, found)
        return self._known[seat].progress


def _me(view: TicketView) -> Seat:
    if view.seat is None:
        raise ValueError("only a seat's view is told in numbers, not a spectator's")
    return view.seat


def _own(view: TicketView) -> Hand:
    assert view.hand is not None, "every seat has a hand"
    return view.hand


def _turn(seats: int, view: TicketView) -> list[int]:
    return marked([(view.public.turn - _me(view)) % seats], seats)


def _row(kinds: int, view: TicketView) -> list[int]:
    return marked([kind for kind in view.public.row if kind != GAP], kinds)


def _filled(tickets: tuple[int, ...], places: int) -> list[tuple[int, ...]]:
    return [tickets[place : place + 1] for place in range(places)]


def _missing(ways: tuple[Progress, ...], tickets: int) -> list[int]:
    found = [0] * tickets
    for each in ways:
        found[each.ticket] = 0 if each.missing is None else each.trains
    return found


# ---- what the stage holds


def _stage_number(view: TicketView) -> list[int]:
    return marked([STAGES[type(view.public.stage)]], len(STAGES))


def _pending(seats: int, view: TicketView) -> list[int]:
    stage = view.public.stage
    pending = stage.pending if isinstance(stage, at.Opening) else ()
    return marked([(seat - _me(view)) % seats for seat in pending], seats)


def _route(stage: Stage) -> tuple[int, ...]:
    match stage:
        case at.PayRoute(route) | at.Reveal(route=route) | at.Surcharge(route=route):
            return (route,)
        case _:
            return ()


def _cities(stage: Stage) -> tuple[int, ...]:
    match stage:
        case at.PayStation(city):
            return (city,)
        case at.Boarding(ends):
            return ends
        case _:
            return ()


def _laid(title: Title, view: TicketView) -> list[int]:
    found = [0] * title.kinds
    match view.public.stage:
        case (
            at.Reveal(route=route, colour=colour, locos=locos)
            | at.Surcharge(route=route, colour=colour, locos=locos)
        ):
            found[title.loco] = locos
            if colour != title.loco:
                found[colour] = title.board.routes[route].length - locos
    return found


def _shown(kinds: int, view: TicketView) -> list[int]:
    stage = view.public.stage
    return marked(stage.seen if isinstance(stage, at.Reveal | at.Surcharge) else (), kinds)


def _extra(stage: Stage) -> int:
    return stage.extra if isinstance(stage, at.Surcharge) else 0
