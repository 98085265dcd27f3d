"""Whole random games once more, with a book in which everything is noted that a report asks for.

What happened is seen from outside, by comparing a record before and after a step, so that games of which nobody
notes anything are as fast as ever. The functions that write into the book are those of the reference.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from stellwerk.ticket.study import book as books
from stellwerk.ticket.study import closing, entering, waiting
from stellwerk.ticket.study.book import FLUSHES, KEPT, PASSES, RESHUFFLES, TUNNELS, Book, Facts, Pages
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, copies, entry, inlined
from stellwerk.turbo.layout import (
    AFTER,
    BLIND,
    CLAIM,
    DEAL_CARDS,
    DEAL_OPENING,
    DEAL_TICKETS,
    DECK,
    DONE,
    GAPS,
    GIVE_UP,
    HAND,
    HAND_SIZE,
    HOW,
    IN_HAND,
    IS_SHOWN,
    KEEP,
    KINDS,
    LAST,
    NOBODY,
    OVER,
    PASS,
    PAY,
    PLACE,
    RANK,
    REFILL,
    REVEAL,
    ROUTE,
    SCORE,
    SEAT,
    SEATS,
    SHEET_SEAT,
    SHEET_TICKETS,
    STAGE,
    SUM,
    SURCHARGE,
    TAKE,
    TICKETS,
    TRAINS,
    TURN,
    WORTH,
    Masks,
    Numbers,
    Sheet,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.legal import actor, choice, how_many, legal
from stellwerk.turbo.playing import MOST_STEPS, set_up
from stellwerk.turbo.scoring import score
from stellwerk.turbo.step import deal, is_lucky, kind_of, outcomes, step
from stellwerk.turbo.stream import below, sow
from stellwerk.turbo.tickets import first_wanted, ticket_of

copied = copies(books, waiting, entering, closing)
chose = copied(entering.chose)
claimed = copied(entering.claimed)
dealt = copied(entering.dealt)
decides = copied(entering.decides)
drew = copied(entering.drew)
gave_up = copied(entering.gave_up)
happened = copied(entering.happened)
kept = copied(entering.kept)
laid = copied(entering.laid)
lap_began = copied(entering.lap_began)
offered = copied(entering.offered)
open_book = copied(entering.open_book)
scored = copied(entering.scored)
took = copied(entering.took)
close = copied(closing.close)

# Luck that takes a card from the deck.
FROM_DECK = (1 << BLIND) | (1 << REFILL) | (1 << REVEAL) | (1 << DEAL_CARDS)

# ---- what is told of a game beside its book
DECISIONS, TURNS, CHOICES, STARTER, FINISH = range(5)
TOLD = 5


@inlined
def luck_noted(t: Tables, n: Numbers, m: Masks, w: Work, facts: Facts, book: Book) -> None:
    """Luck acts, and it is noted."""
    stage, seat, turn = n[STAGE], wide(n[SEAT]), wide(n[TURN])
    deck, gaps, last, trains = wide(n[DECK]), wide(n[GAPS]), n[LAST], n[player(t, turn) + TRAINS]
    pick = below(t, m, outcomes(t, n))
    card, ticket = wide(NOBODY), wide(NOBODY)
    if FROM_DECK >> int(stage) & 1:
        card = kind_of(t, n, pick)
        deck -= 1
    elif stage == DEAL_OPENING or stage == DEAL_TICKETS:  # noqa: SIM109, as in `legal`
        ticket = ticket_of(t, n, first_wanted(t, n), pick)
    deal(t, n, m, w, pick)
    if stage == BLIND:
        drew(facts, book, turn, card)
    elif stage == DEAL_CARDS:
        dealt(facts, book, seat, card)
    elif stage == REFILL:
        gaps -= 1
    elif stage == REVEAL:
        if n[STAGE] == SURCHARGE or (n[STAGE] == REFILL and n[AFTER] == SURCHARGE):
            happened(book, TUNNELS)
    elif ticket >= 0:
        offered(facts, book, seat, ticket)
    followed(t, n, facts, book, turn, trains, deck, gaps, last)


@inlined
def choice_noted(t: Tables, n: Numbers, m: Masks, w: Work, facts: Facts, book: Book, seat: int) -> int:
    """A seat decides at random, and it is noted; among how many decisions."""
    turn = wide(n[TURN])
    deck, gaps, last, trains = wide(n[DECK]), wide(n[GAPS]), n[LAST], n[player(t, turn) + TRAINS]
    legal(t, n, m, w, seat)
    number = how_many(t, w)
    code = choice(t, w, below(t, m, number))
    decides(book, seat)
    step(t, n, m, w, seat, code)
    if code < t[CLAIM]:
        if code != t[KINDS]:
            took(facts, book, seat, code)
            gaps += 1
    elif code < t[PASS] or code >= t[TAKE]:
        pass
    elif code < t[PAY]:
        happened(book, PASSES)
    elif code < t[GIVE_UP]:
        note_payment(t, n, facts, book, seat)
    elif code < t[KEEP]:
        gave_up(facts, book)
    else:
        note_choice(t, n, facts, book, seat)
    followed(t, n, facts, book, turn, trains, deck, gaps, last)
    return number


@compiled
def note_payment(t: Tables, n: Numbers, facts: Facts, book: Book, seat: int) -> None:
    """What the hand has less than in the book was laid: cards of one colour, and locomotives."""
    hand, loco = player(t, seat) + HAND, t[KINDS] - 1
    colour, cards = loco, wide(0)
    for kind in range(loco):
        if book.hands[seat][kind] > n[hand + kind]:
            colour, cards = wide(kind), book.hands[seat][kind] - n[hand + kind]
    laid(facts, book, seat, colour, cards, book.hands[seat][loco] - n[hand + loco])


@compiled
def note_choice(t: Tables, n: Numbers, facts: Facts, book: Book, seat: int) -> None:
    """Tickets that are in the hand, and not yet in the book, were kept."""
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat and book.tickets[seat][ticket] != KEPT:
            kept(facts, book, seat, wide(ticket))
    chose(book)


@inlined
def followed(
    t: Tables, n: Numbers, facts: Facts, book: Book, turn: int, trains: int, deck: int, gaps: int, last: int
) -> None:
    """What a step brought with it. `deck` and `gaps` are what the step alone would have left: a larger deck is a
    new one, a row with more gaps was swept away; either happens once in a step at most."""
    if n[player(t, turn) + TRAINS] < trains:
        claimed(facts, book, turn, wide(n[ROUTE]))
    if t[HAND_SIZE] > 0:
        for seat in range(t[SEATS]):
            while book.points[seat] < n[player(t, seat) + DONE] + n[player(t, seat) + SCORE]:
                scored(facts, book, wide(seat), wide(1))
    if n[GAPS] > gaps:
        happened(book, FLUSHES)
    if n[DECK] > deck:
        happened(book, RESHUFFLES)
    if last < 0 <= n[LAST]:
        lap_began(facts, book, turn)


@compiled
def play_noted(
    t: Tables, n: Numbers, m: Masks, w: Work, facts: Facts, book: Book, told: NDArray[np.int64]
) -> None:
    """From the start to the end; what is told of every game, but the ending."""
    told[DECISIONS] = told[TURNS] = told[CHOICES] = 0
    before = NOBODY
    for _ in range(MOST_STEPS):
        if is_lucky(n):
            luck_noted(t, n, m, w, facts, book)
        elif n[STAGE] == OVER:
            return
        else:
            if told[DECISIONS] == 0:
                told[STARTER] = n[TURN]
            seat = actor(n)
            told[CHOICES] += choice_noted(t, n, m, w, facts, book, seat)
            told[DECISIONS] += 1
            told[TURNS] += seat != before
            before = seat


@compiled
def count_noted(t: Tables, n: Numbers, m: Masks, w: Work, s: Sheet, book: Book) -> None:
    """How the game ended. A completed ticket is one that brings points."""
    score(t, n, m, w, s)
    for seat in range(t[SEATS]):
        book.totals[seat] = s[seat * t[SHEET_SEAT] + SUM]
        book.ranks[seat] = s[seat * t[SHEET_SEAT] + RANK]
    for ticket in range(t[TICKETS]):
        place = n[t[PLACE] + ticket]
        if t[HAND_SIZE] > 0:
            if place <= IS_SHOWN:
                book.completed[(IS_SHOWN - place) % 8][ticket] = 1
        elif s[t[SHEET_TICKETS] + ticket] > 0 and t[t[WORTH] + ticket] > 0:
            book.completed[IN_HAND - place][ticket] = 1


@entry
def note_games(
    t: Tables,
    start: Numbers,
    marks: Masks,
    seed: int,
    first: int,
    n: Numbers,
    m: Masks,
    w: Work,
    s: Sheet,
    facts: Facts,
    book: Book,
    pages: Pages,
    told: NDArray[np.int64],
) -> None:
    """One game after the other, numbered from `first`: a row of `told` for each, then totals and ranks; its rows
    on the pages."""
    for game in range(told.shape[0]):
        set_up(t, start, marks, n, m)
        sow(t, m, seed, first + game)
        open_book(facts, book)
        play_noted(t, n, m, w, facts, book, told[game])
        count_noted(t, n, m, w, s, book)
        told[game][FINISH] = n[HOW]
        for seat in range(t[SEATS]):
            told[game][TOLD + seat] = book.totals[seat]
            told[game][TOLD + t[SEATS] + seat] = book.ranks[seat]
        close(facts, book, pages, game)
