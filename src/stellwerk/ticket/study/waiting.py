"""How long players wait for colours: from keeping a ticket to holding the cards for each route on its way. Python
and compiled code run the same lines (see `book`)."""

from __future__ import annotations

from stellwerk.ticket.study.book import NEVER, SETTLED, WAITS, Book, Facts


def want(facts: Facts, book: Book, seat: int, ticket: int) -> None:
    """The routes of its way. One of no colour takes any, so nobody waits for it."""
    for place in range(facts.way_from[ticket], facts.way_from[ticket + 1]):
        route = facts.way[place]
        if facts.colour[route] >= 0 and book.since[seat][route] == NEVER:
            book.since[seat][route] = book.own_turns[seat]
            book.waiting[seat][book.waiting_for[seat]] = route
            book.waiting_for[seat] += 1
    look(facts, book, seat)


def look(facts: Facts, book: Book, seat: int) -> None:
    """What the hand pays now has come; what is settled is waited for no more."""
    hand, number = book.hands[seat], 0
    locos = hand[facts.loco]
    for place in range(book.waiting_for[seat]):
        route = book.waiting[seat][place]
        if book.since[seat][route] == SETTLED:
            continue
        if facts.locos[route] <= locos and facts.length[route] <= hand[facts.colour[route]] + locos:
            over(book, seat, route, True)
        else:
            book.waiting[seat][number] = route
            number += 1
    book.waiting_for[seat] = number


def lose(facts: Facts, book: Book, seat: int, route: int) -> None:
    """A seat has claimed a route. It is gone for the others, with few players also what lies beside it (T-27); who
    has one of two parallel routes wants the other no more (T-26)."""
    for other in range(facts.seats):
        if other != seat:
            gone(book, other, route)
            if facts.few:
                for place in range(facts.beside_from[route], facts.beside_from[route + 1]):
                    gone(book, other, facts.beside[place])
            look(facts, book, other)
    book.since[seat][route] = SETTLED
    for place in range(facts.beside_from[route], facts.beside_from[route + 1]):
        book.since[seat][facts.beside[place]] = SETTLED
    look(facts, book, seat)


def gone(book: Book, seat: int, route: int) -> None:
    if book.since[seat][route] >= 0:
        over(book, seat, route, False)
    book.since[seat][route] = SETTLED


def over(book: Book, seat: int, route: int, had: bool) -> None:
    """A wait has ended."""
    number = book.now[WAITS]
    book.wait_route[number] = route
    book.wait_seat[number] = seat
    book.wait_turns[number] = book.own_turns[seat] - book.since[seat][route]
    book.wait_had[number] = 1 if had else 0
    book.now[WAITS] += 1
    book.since[seat][route] = SETTLED


def wait_no_more(facts: Facts, book: Book) -> None:
    """Waits that go on to the end are in vain."""
    for seat in range(facts.seats):
        for place in range(book.waiting_for[seat]):
            route = book.waiting[seat][place]
            if book.since[seat][route] >= 0:
                over(book, seat, route, False)
        book.waiting_for[seat] = 0
