"""A book becomes rows when its game is over; Python and compiled code run the same lines (see `book`)."""

from __future__ import annotations

from math import nan

from stellwerk.ticket.study.book import (
    BLIND,
    CHANGES,
    CLAIMS,
    FLUSHES,
    FROM_ROW,
    GIVEN_UP,
    KEPT,
    LAP,
    LEADER,
    LED_AT,
    PASSES,
    RESHUFFLES,
    SHOWN,
    TUNNELS,
    TURNS,
    WAITS,
    Book,
    Facts,
    Pages,
    Row,
)
from stellwerk.ticket.study.columns import NOBODY
from stellwerk.ticket.study.waiting import wait_no_more

ROUTES, TICKETS, COLOURS, WAITED, LAPS = range(5)  # the order of COLUMNS


def close(facts: Facts, book: Book, pages: Pages, game: int) -> None:
    """Everything that was noted of the game with this number; totals, ranks and completed tickets stand in the
    book."""
    wait_no_more(facts, book)
    close_numbers(facts, book, pages.numbers[game])
    close_routes(facts, book, pages, game)
    close_tickets(facts, book, pages, game)
    close_cards(facts, book, pages, game)
    if book.now[LAP] != NOBODY:
        close_lap(facts, book, pages, game)


def close_numbers(facts: Facts, book: Book, out: list[float]) -> None:
    """In the order of NUMBERS."""
    now, turns = book.now, max(book.now[TURNS], 1)
    best, margin, claimed, held = 0, NOBODY, 0, 0
    for seat in range(facts.seats):
        if book.totals[seat] > book.totals[best]:
            best = seat
    for seat in range(facts.seats):
        behind = book.totals[best] - book.totals[seat]
        if seat != best and (margin == NOBODY or behind < margin):
            margin = behind
        for kind in range(facts.loco + 1):
            held += book.hands[seat][kind]
    for number in range(now[CLAIMS]):
        claimed += facts.length[book.claim_route[number]]
    # When the winner took the lead in the open for good; the last turn where only the final count decided.
    settled = now[LED_AT] if now[LEADER] == best else now[TURNS]
    out[0] = now[CHANGES]
    out[1] = settled / turns
    out[2] = max(margin, 0)  # alone at the table there is none
    out[3] = now[FLUSHES]
    out[4] = now[RESHUFFLES]
    out[5] = now[BLIND] / max(now[BLIND] + now[FROM_ROW], 1)
    out[6] = now[PASSES]
    out[7] = (facts.trains * facts.seats - claimed) / facts.seats
    out[8] = held / facts.seats
    out[9] = now[GIVEN_UP] / now[TUNNELS] if now[TUNNELS] > 0 else nan


def won(facts: Facts, book: Book, seat: int) -> float:
    """A shared win in parts."""
    winners = 0
    for each in range(facts.seats):
        if book.ranks[each] == 1:
            winners += 1
    return 1 / winners if book.ranks[seat] == 1 else 0.0


def close_routes(facts: Facts, book: Book, pages: Pages, game: int) -> None:
    turns = max(book.now[TURNS], 1)
    for seat in range(facts.seats):
        for route in range(len(facts.colour)):
            book.wishes[seat][route] = 0
    for number in range(book.now[SHOWN]):
        seat, ticket = book.shown_seat[number], book.shown_ticket[number]
        if book.tickets[seat][ticket] == KEPT:
            for route in range(len(facts.colour)):
                book.wishes[seat][route] |= facts.near[ticket][route]
    for number in range(book.now[CLAIMS]):
        route, seat = book.claim_route[number], book.claim_seat[number]
        contested = 0
        for other in range(facts.seats):
            if other != seat:
                contested |= book.wishes[other][route]
        out = pages.routes[pages.filled[ROUTES]]
        out[0] = route
        out[1] = seat
        out[2] = book.claim_turn[number] / turns
        out[3] = won(facts, book, seat)
        out[4] = contested
        out[5] = game
        pages.filled[ROUTES] += 1


def close_tickets(facts: Facts, book: Book, pages: Pages, game: int) -> None:
    for number in range(book.now[SHOWN]):
        ticket, seat = book.shown_ticket[number], book.shown_seat[number]
        keeps, done = book.tickets[seat][ticket] == KEPT, book.completed[seat][ticket]
        by = closer(facts, book, seat, ticket) if keeps and not done else NOBODY
        others = 0
        for other in range(facts.seats):
            if other != seat:
                others += book.totals[other]
        out = pages.tickets[pages.filled[TICKETS]]
        out[0] = ticket
        out[1] = seat
        out[2] = 1 if keeps else 0
        out[3] = done
        out[4] = 0 if by == NOBODY else 1
        out[5] = by
        out[6] = won(facts, book, seat)
        out[7] = book.totals[seat] - others / max(facts.seats - 1, 1)
        out[8] = game
        pages.filled[TICKETS] += 1


def closer(facts: Facts, book: Book, seat: int, ticket: int) -> int:
    """Whoever closed the shortest way of a ticket to this seat first. A route is closed when another has it and
    none beside it is the seat's or left (T-26, T-27)."""
    for route in range(len(facts.colour)):
        book.owner[route] = NOBODY
    for number in range(book.now[CLAIMS]):
        route, who = book.claim_route[number], book.claim_seat[number]
        book.owner[route] = who
        if who == seat or facts.near[ticket][route] == 0:
            continue
        mine, left = False, False
        for place in range(facts.beside_from[route], facts.beside_from[route + 1]):
            beside = book.owner[facts.beside[place]]
            mine = mine or beside == seat
            left = left or beside == NOBODY
        if not mine and (facts.few or not left):
            return who
    return NOBODY


def close_cards(facts: Facts, book: Book, pages: Pages, game: int) -> None:
    for kind in range(facts.loco + 1):
        out = pages.colours[pages.filled[COLOURS]]
        out[0] = kind
        out[1] = book.row[kind]
        out[2] = book.blind[kind]
        out[3] = book.paid[kind]
        out[4] = game
        pages.filled[COLOURS] += 1
    for number in range(book.now[WAITS]):
        out = pages.waits[pages.filled[WAITED]]
        out[0] = facts.colour[book.wait_route[number]]
        out[1] = book.wait_seat[number]
        out[2] = book.wait_turns[number]
        out[3] = book.wait_had[number]
        out[4] = game
        pages.filled[WAITED] += 1


def close_lap(facts: Facts, book: Book, pages: Pages, game: int) -> None:
    """Who began the last lap, whether leading; the share of players who have another rank in the open score after
    it, and after the final count."""
    seat, moved, counted, led = book.now[LAP], 0, 0, 1
    for each in range(facts.seats):
        if book.before_lap[each] > book.before_lap[seat]:
            led = 0
        after = rank(facts, book.points, each)
        if after != rank(facts, book.before_lap, each):
            moved += 1
        if after != book.ranks[each]:
            counted += 1
    out = pages.laps[pages.filled[LAPS]]
    out[0] = seat
    out[1] = won(facts, book, seat)
    out[2] = led
    out[3] = moved / facts.seats
    out[4] = counted / facts.seats
    out[5] = game
    pages.filled[LAPS] += 1


def rank(facts: Facts, points: Row, seat: int) -> int:
    better = 0
    for other in range(facts.seats):
        if points[other] > points[seat]:
            better += 1
    return 1 + better
