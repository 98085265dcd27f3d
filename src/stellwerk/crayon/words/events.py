"""Events of Denmark as a story: a run, a piece of track or a hand of cards becomes one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from stellwerk.core.game import Seat
from stellwerk.crayon.events import (
    Announced,
    Answered,
    Began,
    Bought,
    CrayonEvent,
    Crossed,
    Delivered,
    Derailed,
    Drew,
    Dropped,
    Ended,
    InForce,
    Kept,
    Laid,
    LaidOut,
    Lapsed,
    LastRound,
    Loaded,
    Lost,
    Moved,
    Offered,
    Ordered,
    Proposed,
    PutUnder,
    Received,
    Refitted,
    Rented,
    Repaid,
    Returned,
    Revealed,
    Shuffled,
    Swapped,
    Taxed,
    TaxPaid,
    TurnBegan,
    WashedOut,
)
from stellwerk.crayon.words.names import Names
from stellwerk.crayon.words.runs import run, track
from stellwerk.words.narrator import Told

# What one seat does of one of these kinds, one after the other, is told together.
_TOGETHER = ((Drew, Received), (Moved, Crossed, Rented), (Laid,), (WashedOut,), (LaidOut,))


def story(names: Names, events: Sequence[CrayonEvent], to: Seat | None) -> list[Told]:
    """One sentence after the other; each knows the last event it tells."""
    told: list[Told] = []
    where: dict[Seat, int] = {}  # mileposts of trains, as far as these events tell
    at = 0
    while at < len(events):
        length = _together(events, at)
        text = sentence(names, events[at : at + length], to, where)
        for event in events[at : at + length]:
            if isinstance(event, Moved | Crossed):
                where[event.seat] = event.post
            elif isinstance(event, Began):
                where[event.seat] = names.board.places[event.city].centre
        at += length
        told.append(Told(at - 1, text, _whose(events[at - 1]), _places(names, events[at - length : at])))
    return told


def meant(event: CrayonEvent) -> tuple[Seat, ...]:
    """Whom a sentence about this event calls "you" or "your"."""
    match event:
        case Rented(seat, owner) | Repaid(seat, owner) | Offered(seat, owner) | Proposed(seat, owner):
            return seat, owner
        case Kept(seat, partner) | Lapsed(seat, partner):
            return seat, partner
        case _:
            whose = _whose(event)
            return () if whose is None else (whose,)


def _places(names: Names, events: Sequence[CrayonEvent]) -> tuple[str, ...]:
    """What on the board the sentence is about."""
    board, found = names.board, list[str]()
    for event in events:
        match event:
            case Laid(_, edge) | WashedOut(edge, _):
                found.append(f"edge:{board.edge_name(edge)}")
            case Bought(_, line) | Crossed(_, line):
                found.append(f"ferry:{board.lines[line].id}")
            case Began(_, city) | Loaded(_, _, city) | Dropped(_, _, city) | Returned(_, city):
                found.append(f"city:{board.places[city].id}")
            case Delivered(_, _, _, city) | Kept(_, _, _, city) | Lapsed(_, _, _, city):
                found.append(f"city:{board.places[city].id}")
            case _:
                pass
    return tuple(found)


def _together(events: Sequence[CrayonEvent], at: int) -> int:
    """How many events, from `at` on, are one thing to tell."""
    first, length = events[at], 1
    kinds = next((kinds for kinds in _TOGETHER if isinstance(first, kinds)), ())
    while at + length < len(events):
        other = events[at + length]
        if not isinstance(other, kinds) or _whose(other) != _whose(first):
            break
        length += 1
    return length


def _whose(event: CrayonEvent) -> Seat | None:
    return event.owner if isinstance(event, WashedOut) else getattr(event, "seat", None)


def sentence(names: Names, events: Sequence[CrayonEvent], to: Seat | None, where: dict[Seat, int]) -> str:
    """Events that belong together, in words for `to`, who is called "you"."""
    say, event = names.words.say, events[-1]
    seat = getattr(event, "seat", -1)
    who = {"seat": names.seat(seat), "you": "yes" if seat == to else "no"}
    match event:
        case Drew() | Received():
            return _cards(names, events, who)
        case Moved() | Crossed() | Rented():
            return run(names, events, who, to, where.get(seat))
        case Laid():
            return track(names, [each for each in events if isinstance(each, Laid)], who)
        case WashedOut(_, owner):
            edges = names.words.listed(names.edge(each.edge) for each in events if isinstance(each, WashedOut))
            you = "yes" if owner == to else "no"
            return say("dk-event-washed-out", sections=edges, n=len(events), seat=names.seat(owner), you=you)
        case LaidOut():
            cards = "; ".join(names.card(each.card) for each in events if isinstance(each, LaidOut))
            return say("dk-event-laid-out", n=len(events), cards=cards)
        case PutUnder(_, count):
            return say("dk-event-put-under", n=count, **who)
        case Began(_, city):
            return say("dk-event-began", city=names.place(city), **who)
        case TurnBegan(_, number):
            return say("dk-event-turn", round=number, **who)
        case Repaid(_, owner, money):
            return say("dk-event-repaid", sum=money, **who, **_other(names, owner, to))
        case Loaded(_, good, city):
            return say("dk-event-loaded", good=names.good(good), city=names.place(city), **who)
        case Dropped(_, good, city):
            return say("dk-event-dropped", good=names.good(good), city=names.place(city), **who)
        case Returned(good, city):
            return say("dk-event-returned", good=names.good(good), city=names.place(city))
        case Lost(_, good):
            return say("dk-event-lost", good=names.good(good), **who)
        case Delivered(_, card, good, city, pay, public):
            key, what, there = "dk-event-delivered", names.good(good), names.place(city)
            key = "dk-event-delivered-public" if public else key
            return say(key, good=what, city=there, pay=pay, card=names.number(card), **who)
        case Announced():
            return say("dk-event-announced", sum=names.title.announce, **who)
        case Bought(_, line, cost):
            return say("dk-event-bought", line=names.line(line), cost=cost, **who)
        case Ordered(_, kind, cost):
            return say("dk-event-ordered", train=names.train_facts(kind), cost=cost, **who)
        case Refitted(_, kind):
            return say("dk-event-refitted", train=names.train(kind), **who)
        case Swapped(_, cards):
            return say("dk-event-swapped", n=len(cards), cards=names.numbers(cards), **who)
        case Shuffled():
            return say("dk-event-shuffled")
        case Revealed(number):
            return say("dk-event-revealed", event=names.event(number), text=names.event_text(number))
        case InForce(number, begins):
            return say("dk-event-begins" if begins else "dk-event-over", event=names.event(number))
        case Derailed():
            return say("dk-event-derailed", **who)
        case Taxed(percent):
            return say("dk-event-taxed", percent=percent)
        case TaxPaid(_, money):
            return say("dk-event-tax-paid", sum=money, **who)
        case Offered(_, other, money, rounds):
            return say("dk-event-offered", sum=money, rounds=rounds, **who, **_other(names, other, to))
        case Proposed(_, other, deal):
            key = "dk-event-proposed-give" if deal.supplier == seat else "dk-event-proposed-get"
            return say(key, **names.bargain(deal), **who, **_other(names, other, to))
        case Kept(_, partner, good, city, paid, owed):
            facts = {"good": names.good(good), "city": names.place(city)}
            key = "dk-event-kept-owed" if owed else "dk-event-kept"
            return say(key, sum=paid, owed=owed, **facts, **who, **_other(names, partner, to))
        case Lapsed(_, partner, good, city):
            facts = {"good": names.good(good), "city": names.place(city)}
            return say("dk-event-lapsed", **facts, **who, **_other(names, partner, to))
        case Answered(_, yes):
            return say("dk-event-accepted" if yes else "dk-event-refused", **who)
        case LastRound():
            return say("dk-event-last-round", **who)
        case Ended(how):
            return say("event-ended", how=names.words.name("ending", how))
        case other_event:
            assert_never(other_event)


def _cards(names: Names, events: Sequence[CrayonEvent], who: dict[str, str]) -> str:
    """Cards that a seat was given; which ones, for whoever may know."""
    known = [event.card for event in events if isinstance(event, Received)]
    if not known:
        return names.words.say("dk-event-drew", n=len(events), **who)
    if len(known) == 1:
        return names.words.say("dk-event-received", card=names.card(known[0]), **who)
    return names.words.say("dk-event-received-all", n=len(known), cards=names.numbers(known), **who)


def _other(names: Names, seat: Seat, to: Seat | None) -> dict[str, str]:
    return {"other": names.seat(seat), "them": "yes" if seat == to else "no"}
