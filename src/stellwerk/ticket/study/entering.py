"""What happens in a game, written into its book; Python and compiled code run the same lines (see `book`)."""

from __future__ import annotations

from stellwerk.ticket.study.book import (
    BLIND,
    CHANGES,
    CLAIMS,
    FROM_ROW,
    GIVEN_UP,
    KEPT,
    LAID_BY,
    LAID_CARDS,
    LAID_COLOUR,
    LAID_LOCOS,
    LAP,
    LAST,
    LEADER,
    LED_AT,
    LOOKED_AT,
    NEVER,
    SHOWN,
    TURNS,
    UNSEEN,
    Book,
    Facts,
)
from stellwerk.ticket.study.columns import NOBODY
from stellwerk.ticket.study.waiting import look, lose, want


def open_book(facts: Facts, book: Book) -> None:
    """For a new game."""
    for field in range(len(book.now)):
        book.now[field] = 0
    for kind in range(facts.loco + 1):
        book.row[kind] = 0
        book.blind[kind] = 0
        book.paid[kind] = 0
    book.now[LAST] = book.now[LEADER] = book.now[LAP] = NOBODY
    for seat in range(facts.seats):
        book.points[seat] = book.own_turns[seat] = book.waiting_for[seat] = 0
        for kind in range(facts.loco + 1):
            book.hands[seat][kind] = 0
        for ticket in range(len(facts.near)):
            book.tickets[seat][ticket] = UNSEEN
            book.completed[seat][ticket] = 0
        for route in range(len(facts.colour)):
            book.since[seat][route] = NEVER


def decides(book: Book, seat: int) -> None:
    """Decisions of one seat in a row are one turn."""
    if seat != book.now[LAST]:
        book.now[TURNS] += 1
        book.now[LAST] = seat
        book.own_turns[seat] += 1


# ---- cards


def dealt(facts: Facts, book: Book, seat: int, kind: int) -> None:
    """A card comes to a hand, from wherever."""
    book.hands[seat][kind] += 1
    look(facts, book, seat)


def took(facts: Facts, book: Book, seat: int, kind: int) -> None:
    """From the row."""
    book.row[kind] += 1
    book.now[FROM_ROW] += 1
    dealt(facts, book, seat, kind)


def drew(facts: Facts, book: Book, seat: int, kind: int) -> None:
    """From the deck."""
    book.blind[kind] += 1
    book.now[BLIND] += 1
    dealt(facts, book, seat, kind)


def laid(facts: Facts, book: Book, seat: int, colour: int, cards: int, locos: int) -> None:
    """A payment; without cards of a colour it does not matter which."""
    if cards > 0:
        book.paid[colour] += cards
        book.hands[seat][colour] -= cards
    book.paid[facts.loco] += locos
    book.hands[seat][facts.loco] -= locos
    book.now[LAID_BY] = seat
    book.now[LAID_COLOUR] = colour
    book.now[LAID_CARDS] = cards
    book.now[LAID_LOCOS] = locos


def gave_up(facts: Facts, book: Book) -> None:
    """A tunnel is left alone: the set that was laid comes back (EU-23)."""
    book.now[GIVEN_UP] += 1
    hand = book.hands[book.now[LAID_BY]]
    if book.now[LAID_CARDS] > 0:
        hand[book.now[LAID_COLOUR]] += book.now[LAID_CARDS]
    hand[facts.loco] += book.now[LAID_LOCOS]


def happened(book: Book, what: int) -> None:
    """FLUSHES, RESHUFFLES, PASSES or TUNNELS: one more."""
    book.now[what] += 1


# ---- routes and points


def claimed(facts: Facts, book: Book, seat: int, route: int) -> None:
    number = book.now[CLAIMS]
    book.claim_route[number] = route
    book.claim_seat[number] = seat
    book.claim_turn[number] = book.now[TURNS]
    book.now[CLAIMS] += 1
    lose(facts, book, seat, route)
    scored(facts, book, seat, facts.points[route])


def scored(facts: Facts, book: Book, seat: int, points: int) -> None:
    """Points that all can see: who leads alone now?"""
    book.points[seat] += points
    leader = NOBODY
    most = book.points[0]
    for each in range(facts.seats):
        if book.points[each] > most:
            most = book.points[each]
    for each in range(facts.seats):
        if book.points[each] == most:
            if leader != NOBODY:
                return
            leader = each
    if leader != book.now[LEADER]:
        if book.now[LEADER] != NOBODY:
            book.now[CHANGES] += 1
        book.now[LEADER] = leader
        book.now[LED_AT] = book.now[TURNS]


def lap_began(facts: Facts, book: Book, seat: int) -> None:
    book.now[LAP] = seat
    for each in range(facts.seats):
        book.before_lap[each] = book.points[each]


# ---- tickets


def offered(facts: Facts, book: Book, seat: int, ticket: int) -> None:
    """A ticket is shown to a seat; in an open hand it stays there."""
    if book.tickets[seat][ticket] == UNSEEN:
        book.tickets[seat][ticket] = LOOKED_AT
        book.shown_ticket[book.now[SHOWN]] = ticket
        book.shown_seat[book.now[SHOWN]] = seat
        book.now[SHOWN] += 1
    if facts.open_hand:
        kept(facts, book, seat, ticket)


def kept(facts: Facts, book: Book, seat: int, ticket: int) -> None:
    book.tickets[seat][ticket] = KEPT
    want(facts, book, seat, ticket)


def chose(book: Book) -> None:
    """Whoever chose tickets last of all may well begin."""
    book.now[LAST] = NOBODY
