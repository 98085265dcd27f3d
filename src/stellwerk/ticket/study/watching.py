"""What is noted of a finished game of the reference: its events, written into a book."""

from __future__ import annotations

from math import isnan
from typing import TypeVar, cast

from stellwerk.core.game import LUCK, Standing
from stellwerk.core.session import Session
from stellwerk.study.watched import Cell, Watched
from stellwerk.ticket import events as on
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState
from stellwerk.ticket.study.book import (
    FLUSHES,
    PASSES,
    RESHUFFLES,
    TABLES,
    TUNNELS,
    Book,
    Facts,
    Pages,
    facts_of,
    lists,
    new_book,
    new_pages,
)
from stellwerk.ticket.study.closing import close
from stellwerk.ticket.study.columns import COLUMNS, NAMED, NUMBERS, SHARES, YES_OR_NO
from stellwerk.ticket.study.entering import (
    chose,
    claimed,
    dealt,
    decides,
    drew,
    gave_up,
    happened,
    kept,
    laid,
    lap_began,
    offered,
    open_book,
    scored,
    took,
)
from stellwerk.ticket.title import Title

T = TypeVar("T")


def watch(game: TicketGame, session: Session) -> Watched:
    """All of it in one pass over what happened."""
    facts = facts_of(game.title, len(session.state.hands))
    book, pages = written(facts, session), new_pages(facts, 1, lists)
    count(game.title, book, session.standings())
    close(facts, book, pages, 0)
    numbers = dict(zip(NUMBERS, map(float, pages.numbers[0]), strict=True))
    known = {name: value for name, value in numbers.items() if not isnan(value)}
    last = cast(TicketState, session.state)
    seen = holes(game.ending(last.public) == "stuck", numbers["passes"] > 0)
    return Watched(known, rows(game.title, pages), tuple(hole for hole, was in seen.items() if was))


def written(facts: Facts, session: Session) -> Book:
    """The book of a session."""
    book = new_book(facts, lists)
    open_book(facts, book)
    for deed in session.deeds:
        if deed.seat != LUCK:
            decides(book, deed.seat)
        for event in deed.events:
            enter(facts, book, event)
    return book


def enter(facts: Facts, book: Book, event: object) -> None:
    match event:
        case on.Dealt(seat, card):
            dealt(facts, book, seat, card)
        case on.Took(seat, card):
            took(facts, book, seat, card)
        case on.Received(seat, card):
            drew(facts, book, seat, card)
        case on.Laid(seat, colour, cards, locos):
            laid(facts, book, seat, colour, cards, locos)
        case on.GaveUp():
            gave_up(facts, book)
        case on.Claimed(seat, route):
            claimed(facts, book, seat, route)
        case on.Completed(seat):
            scored(facts, book, seat, 1)
        case on.Offered(seat, ticket):
            offered(facts, book, seat, ticket)
        case on.Chose(seat, tickets):
            for ticket in tickets:
                kept(facts, book, seat, ticket)
            chose(book)
        case on.LastLapBegan(seat):
            lap_began(facts, book, seat)
        case on.Flushed():
            happened(book, FLUSHES)
        case on.Reshuffled():
            happened(book, RESHUFFLES)
        case on.Passed():
            happened(book, PASSES)
        case on.Due():
            happened(book, TUNNELS)
        case _:
            pass


def count(title: Title, book: Book, standings: tuple[Standing, ...]) -> None:
    """How the game ended. A completed ticket is one that brings points."""
    for standing in standings:
        book.totals[standing.seat] = standing.total
        book.ranks[standing.seat] = standing.rank
        for line in standing.lines:
            if line.what == "ticket" and line.points > 0:
                book.completed[standing.seat][title.ticket_at[line.of]] = 1


def rows(title: Title, pages: Pages) -> dict[str, list[tuple[Cell, ...]]]:
    """The rows of one game, with the names of things."""
    names = names_of(title)

    def cell(column: str, value: float) -> Cell:
        if column in NAMED:
            return names[column][int(value)]
        if column in YES_OR_NO:
            return bool(value)
        return float(value) if column in SHARES else int(value)

    return {
        table: [
            tuple(cell(*each) for each in zip(COLUMNS[table], row, strict=False))  # without the game's number
            for row in page[:filled]
        ]
        for table, filled, page in zip(TABLES, pages.filled, pages[2:], strict=True)
    }


def names_of(title: Title) -> dict[str, tuple[str, ...]]:
    """What the numbers in the columns of things mean."""
    board = title.board
    routes, tickets = tuple(route.id for route in board.routes), tuple(ticket.id for ticket in board.tickets)
    return {"route": routes, "ticket": tickets, "colour": tuple(board.kinds)}


def holes(stuck: T, passed: T) -> dict[str, T]:
    """States that print does not cover, as far as they were seen: in a game, or in each of many."""
    return {"stuck": stuck, "pass": passed}
