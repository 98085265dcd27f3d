"""Events of the Ticket family as a story: what belongs together becomes one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from stellwerk.core.game import Seat
from stellwerk.ticket.events import (
    Asked,
    Boarded,
    Built,
    Chose,
    Claimed,
    Completed,
    Crossed,
    Dealt,
    Drew,
    Due,
    Ended,
    Flushed,
    GaveUp,
    Kept,
    Laid,
    LastLapBegan,
    Offered,
    Passed,
    Placed,
    Received,
    Reshuffled,
    Revealed,
    Started,
    Swapped,
    TicketEvent,
    Took,
    TurnedUp,
)
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.words.names import Names
from stellwerk.words.narrator import Told

# A run of these is told in one sentence: a hand dealt, a row filled, a tunnel dug, an offer looked at.
_RUNS = (Dealt, Placed, TurnedUp, Revealed, Offered)
# Whoever sees the table sees these, and need not read them.
_MINOR = (Dealt, Placed, TurnedUp, Offered)


def story(names: Names, events: Sequence[TicketEvent], to: Seat | None) -> list[Told]:
    """One sentence after the other; each knows the last event it tells."""
    told: list[Told] = []
    at = 0
    while at < len(events):
        length = _together(events, at)
        together = events[at : at + length]
        at += length
        seat = getattr(together[-1], "seat", None)
        text, places = sentence(names, together, to), _places(names, together[-1])
        told.append(Told(at - 1, text, seat, places, isinstance(together[-1], _MINOR)))
    return told


def meant(event: TicketEvent) -> tuple[Seat, ...]:
    """Whom a sentence about this event calls "you"."""
    seat: Seat | None = getattr(event, "seat", None)
    return () if seat is None else (seat,)


def _places(names: Names, event: TicketEvent) -> tuple[str, ...]:
    """What on the board the sentence is about."""
    board = names.board
    match event:
        case Claimed(_, route) | GaveUp(_, route):
            return (f"route:{board.routes[route].id}",)
        case Built(_, city) | Boarded(_, city):
            return (f"city:{board.cities[city].id}",)
        case Completed(_, ticket):
            ends = board.tickets[ticket]
            return (f"city:{board.cities[ends.a].id}", f"city:{board.cities[ends.b].id}")
        case _:
            return ()


def _together(events: Sequence[TicketEvent], at: int) -> int:
    """How many events, from `at` on, are one thing to tell."""
    first = events[at]
    after = events[at + 1] if at + 1 < len(events) else None
    if isinstance(first, Drew | Kept):  # the public half; whoever may know has the other half next
        return 2 if isinstance(after, Received | Chose) and after.seat == first.seat else 1
    if isinstance(first, Laid) and isinstance(after, Claimed):
        return 2
    length = 1
    if isinstance(first, _RUNS):
        whose = getattr(first, "seat", None)
        while at + length < len(events):
            other = events[at + length]
            if type(other) is not type(first) or getattr(other, "seat", None) != whose:
                break
            length += 1
    return length


def sentence(names: Names, events: Sequence[TicketEvent], to: Seat | None) -> str:
    """Events that belong together, in words for `to`, who is called "you"."""
    say, event = names.words.say, events[-1]
    seat = getattr(event, "seat", -1)
    who = {"seat": names.seat(seat), "you": "yes" if seat == to else "no"}
    match event:
        case Started():
            return say("event-started", **who)
        case Dealt():
            kinds = [each.card for each in events if isinstance(each, Dealt)]
            return say("event-dealt", cards=names.cards(_counted(kinds, names.title.kinds)), **who)
        case Placed(city, colour):
            if len(events) > 1:
                return say("event-placed-all", n=len(events))
            colour_name = names.colour(names.board.guests[colour])
            return say("event-placed", place=names.within(city), colour=colour_name)
        case TurnedUp():
            return say("event-turned-up", cards=names.row(e.card for e in events if isinstance(e, TurnedUp)))
        case Flushed(cards):
            return say("event-flushed", cards=names.row(cards))
        case Reshuffled(cards):
            return say("event-reshuffled", n=cards)
        case Took(_, card):
            return say("event-took", card=names.card(card), **who)
        case Drew():
            return say("event-drew", **who)
        case Received(_, card):
            return say("event-received", card=names.card(card), **who)
        case Laid(_, colour, cards, locos):
            return say("event-laid", cards=names.paid(colour, cards, locos), **who)
        case Revealed():
            return say("event-revealed", cards=names.row(e.card for e in events if isinstance(e, Revealed)))
        case Due(_, extra):
            return say("event-due", n=extra)
        case GaveUp(_, route):
            return say("event-gave-up", route=names.route(route), **who)
        case Claimed(_, route, points):
            key = "event-claimed-scored" if names.title.points else "event-claimed"
            length, laid = names.board.routes[route].length, events[0]
            price = names.paid(laid.colour, laid.cards, laid.locos) if isinstance(laid, Laid) else ""
            paid = "yes" if price else "no"
            return say(key, route=names.route(route), paid=paid, cards=price, length=length, n=points, **who)
        case Built(_, city):
            return say("event-built", city=names.city(city), **who)
        case Asked(_, mix):
            return say("event-asked", tickets=names.mix(mix), **who)
        case Offered():
            tickets = [each.ticket for each in events if isinstance(each, Offered)]
            # An offer is chosen from; in an open hand the ticket is there to stay.
            key = "event-got" if isinstance(names.title.rules.tickets, OpenHand) else "event-offered"
            return say(key, n=len(tickets), tickets=names.tickets(tickets), **who)
        case Kept(_, count):
            return say("event-kept", n=count, **who)
        case Chose(_, tickets):
            return say("event-chose", n=len(tickets), tickets=names.tickets(tickets), **who)
        case Boarded(_, city, colour):
            colour_name = names.colour(names.board.guests[colour])
            return say("event-boarded", place=names.within(city), colour=colour_name, **who)
        case Completed(_, ticket):
            return say("event-completed", ticket=names.ticket(ticket), **who)
        case Crossed():
            return say("event-crossed", **who)
        case Swapped(_, count):
            return say("event-swapped", n=count, **who)
        case Passed():
            return say("event-passed", **who)
        case LastLapBegan():
            return say("event-last-lap", **who)
        case Ended(how):
            return say("event-ended", how=names.words.name("ending", how))
        case other:
            assert_never(other)


def _counted(kinds: Sequence[int], size: int) -> list[int]:
    return [kinds.count(kind) for kind in range(size)]
