"""(title, view) -> every action of that seat now, in ascending order of their codes. No secret is given to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from stellwerk.core.game import LUCK, Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.board import GREY
from stellwerk.ticket.offers import chosen, keep_masks, mixes, offer_now
from stellwerk.ticket.payment import most_alike
from stellwerk.ticket.rules import Offers
from stellwerk.ticket.state import FREE, GAP, Counts, Hand, Public, TicketView
from stellwerk.ticket.title import Title

_LUCK = (LUCK,)
_ALONE = tuple((seat,) for seat in range(9))


def actors(public: Public) -> tuple[Seat, ...]:
    """Who may act now."""
    stage = public.stage
    if stage.luck:
        return _LUCK
    match stage:
        case at.Opening(pending=pending):
            return pending
        case at.Over():
            return ()
        case _:
            return _ALONE[public.turn]


def legal(title: Title, view: TicketView) -> Sequence[Action]:
    public, hand, seat = view.public, view.hand, view.seat
    if hand is None or seat is None or seat not in actors(public):
        return ()
    stage = public.stage
    match stage:
        case at.Turn():
            return on_turn(title, public, hand, seat)
        case at.Second():
            return seconds(public.row, public.deck > 0, title.loco)
        case at.PayRoute(index):
            route = title.board.routes[index]
            return title.tables.ways(hand.cards, route.colour, route.length, route.locos)
        case at.PayStation():
            return title.tables.ways(hand.cards, GREY, station_cost(title, public, seat))
        case at.Surcharge(colour=colour, extra=extra):
            return [*title.tables.ways(hand.cards, colour, extra), do.GiveUp()]
        case at.Opening() | at.Choose():
            offer = offer_now(title, stage)
            assert offer is not None
            if not hand.offer:
                return asks(mixes(offer, public))
            return [do.Keep(chosen(hand.offer, mask)) for mask in keep_masks(offer, hand)]
        case at.Boarding(ends):
            city = ends[0]
            waiting = public.waiting[city]
            return [
                do.Take(city, do.NOBODY),
                *(do.Take(city, colour) for colour, there in enumerate(waiting) if there),
            ]
        case (
            at.Blind()
            | at.Refill()
            | at.Reveal()
            | at.DealFirst()
            | at.DealCards()
            | at.DealPassengers()
            | at.DealOpening()
            | at.DealTickets()
            | at.EndTurn()
            | at.Over()
        ):
            return ()
        case other:
            assert_never(other)


def on_turn(title: Title, public: Public, hand: Hand, seat: Seat) -> list[Action]:
    """What a turn can be (EU-01, DE-04, FJ-03)."""
    tables, rules, me = title.tables, title.rules, public.players[seat]
    actions: list[Action] = [*draws(public.row, public.deck > 0)]
    actions += tables.pick(claimable(title, public, hand, seat), title.claims)
    if me.stations and most_alike(hand.cards) >= station_cost(title, public, seat):
        actions += builds(public.stations)
    if isinstance(rules.tickets, Offers):
        actions += asks(mixes(rules.tickets.play, public))
    elif hand.tickets:
        actions.append(do.Swap())
    return actions or [do.Pass()]


@lru_cache(4096)
def draws(row: tuple[int, ...], deck: bool) -> tuple[do.Draw, ...]:
    """Each kind that lies face up, then the deck."""
    kinds = tuple(do.Draw(kind) for kind in sorted(set(row)) if kind != GAP)
    return (*kinds, do.Draw(do.BLIND)) if deck else kinds


@lru_cache(4096)
def seconds(row: tuple[int, ...], deck: bool, loco: int) -> tuple[do.Draw, ...]:
    """The second card: no face-up locomotive (T-06, T-06R)."""
    return tuple(draw for draw in draws(row, deck) if draw.card != loco)


@lru_cache(1024)
def asks(possible: tuple[Counts, ...]) -> tuple[do.AskTickets, ...]:
    """Tickets in every mix that may be had (EU-30, DE-05)."""
    return tuple(do.AskTickets(mix) for mix in possible)


@lru_cache(256)
def builds(stations: bytes) -> tuple[do.Build, ...]:
    """A station in every free city (EU-40)."""
    return tuple(do.Build(city) for city, owner in enumerate(stations) if owner == FREE)


def claimable(title: Title, public: Public, hand: Hand, seat: Seat) -> int:
    """Mask of the routes this seat can claim now."""
    players, tables = public.players, title.tables
    open_ = tables.open_routes(public.owner, seat, len(players) < title.rules.parallel_from)
    return open_ & tables.affordable(hand.cards, players[seat].trains)


def station_cost(title: Title, public: Public, seat: Seat) -> int:
    """1, 2, 3 cards (EU-41)."""
    return title.has_stations - public.players[seat].stations + 1
