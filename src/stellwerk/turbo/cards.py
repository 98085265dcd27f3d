"""Hands, deck, discard and the face-up row."""

from __future__ import annotations

from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import (
    AFTER,
    CARDS,
    DECK,
    DECK_OF,
    DISCARD,
    DISCARD_OF,
    FLUSH_AT,
    GAP,
    GAPS,
    HAND,
    KINDS,
    KNOWN,
    PLAYER_SIZE,
    PLAYERS,
    REFILL,
    ROW,
    ROW_SIZE,
    SHINY,
    STAGE,
    Numbers,
    Tables,
    wide,
)


@inlined
def player(t: Tables, seat: int) -> int:
    """Where the block of a seat begins."""
    return int(t[PLAYERS] + seat * t[PLAYER_SIZE])


@inlined
def give(t: Tables, n: Numbers, seat: int, kind: int, known: bool) -> None:
    """A card comes to a hand; `known`: all have seen which."""
    me = player(t, seat)
    n[me + HAND + kind] += 1
    n[me + CARDS] += 1
    if known:
        n[me + t[KNOWN] + kind] += 1


@compiled
def lay(t: Tables, n: Numbers, seat: int, colour: int, cards: int, locos: int) -> None:
    """Cards leave the hand, and what others knew of it."""
    me, loco = player(t, seat), t[KINDS] - 1
    known = me + t[KNOWN]
    n[me + HAND + colour] -= cards
    n[me + HAND + loco] -= locos
    n[me + CARDS] -= cards + locos
    n[known + colour] = max(0, n[known + colour] - cards)
    n[known + loco] = max(0, n[known + loco] - locos)


@compiled
def take_back(t: Tables, n: Numbers, seat: int, colour: int, cards: int, locos: int) -> None:
    """A laid set returns to the hand; everybody has seen it (EU-23)."""
    me, loco = player(t, seat), t[KINDS] - 1
    known = me + t[KNOWN]
    n[me + HAND + colour] += cards
    n[me + HAND + loco] += locos
    n[me + CARDS] += cards + locos
    n[known + colour] += cards
    n[known + loco] += locos


@inlined
def discard(t: Tables, n: Numbers, kind: int, number: int) -> None:
    n[t[DISCARD_OF] + kind] += number
    n[DISCARD] += number


@compiled
def throw(t: Tables, n: Numbers, colour: int, cards: int, locos: int) -> None:
    """A laid set goes to the discard (T-24)."""
    discard(t, n, colour, cards)
    discard(t, n, t[KINDS] - 1, locos)


@compiled
def most_alike(t: Tables, n: Numbers, me: int) -> int:
    """The largest set of one colour in a hand, jokers included."""
    loco, best = t[KINDS] - 1, 0
    for kind in range(loco):
        best = max(best, n[me + HAND + kind])
    return int(best + n[me + HAND + loco])


@compiled
def reshuffle(t: Tables, n: Numbers) -> None:
    """The discard becomes the deck, if there is one (T-10)."""
    if n[DISCARD] == 0:
        return
    deck, old = t[DECK_OF], t[DISCARD_OF]
    for kind in range(t[KINDS]):
        n[deck + kind] = n[old + kind]
        n[old + kind] = 0
    n[DECK] = n[DISCARD]
    n[DISCARD] = 0


@inlined
def turn_up(t: Tables, n: Numbers, kind: int) -> None:
    """A card for the lowest gap of the row (T-04)."""
    place = ROW
    while n[place] != GAP:
        place += 1
    n[place] = kind
    n[GAPS] -= 1
    if kind == t[KINDS] - 1:
        n[SHINY] += 1


@inlined
def pick_up(t: Tables, n: Numbers, kind: int) -> None:
    """The first card of this kind leaves the row."""
    place = ROW
    while n[place] != kind:
        place += 1
    n[place] = GAP
    n[GAPS] += 1
    if kind == t[KINDS] - 1:
        n[SHINY] -= 1


@compiled
def row_needs_card(t: Tables, n: Numbers) -> bool:
    """Brings deck and row into order; True when luck must turn up a card first (T-04, T-08, T-10, T-12)."""
    while True:
        if n[GAPS] > 0:
            if n[DECK] == 0:
                reshuffle(t, n)
            if n[DECK] > 0:
                if n[STAGE] != REFILL:
                    n[AFTER] = n[STAGE]
                    n[STAGE] = REFILL
                return True
        if flush(t, n):  # T-08R: before a new deck is made, so that the flushed cards are in it
            continue
        if n[DECK] == 0:
            reshuffle(t, n)
        return False


@compiled
def flush(t: Tables, n: Numbers) -> bool:
    """Sweeps the row away when it holds too many locomotives and something better can come (T-08, T-08R)."""
    loco, size = t[KINDS] - 1, t[ROW_SIZE]
    if n[SHINY] < t[FLUSH_AT] or n[DECK] + n[DISCARD] == 0:
        return False
    plain = n[DECK] - n[t[DECK_OF] + loco] + n[DISCARD] - n[t[DISCARD_OF] + loco] + size - n[GAPS] - n[SHINY]
    if plain <= size - t[FLUSH_AT]:
        return False
    for place in range(ROW, ROW + size):
        if n[place] != GAP:
            discard(t, n, wide(n[place]), 1)
        n[place] = GAP
    n[GAPS] = size
    n[SHINY] = 0
    return True
