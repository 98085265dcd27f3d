"""What needs no decision: new deck, flush, refill of the row, tickets owed, end of the turn."""

from __future__ import annotations

from stellwerk.turbo.cards import player, reshuffle, row_needs_card
from stellwerk.turbo.claims import show_completed
from stellwerk.turbo.jit import compiled, inlined
from stellwerk.turbo.layout import (
    AFTER,
    BLIND,
    CITIES,
    CITY,
    DEAL_CARDS,
    DEAL_FIRST,
    DEAL_OPENING,
    DEAL_PASSENGERS,
    DEAL_TICKETS,
    DECK,
    END_AT,
    END_TURN,
    FLUSH_AT,
    GAPS,
    GUESTS,
    HAND_SIZE,
    HOW,
    IDLE,
    LAST,
    LAST_LAP,
    MIXED,
    OFFER_SIZE,
    OFFERS,
    OPENING,
    OUT_OF_TRAINS,
    OVER,
    PENDING,
    PILE_SIZE,
    PLATFORM,
    RACE,
    REFILL,
    REVEAL,
    ROUND,
    ROUNDS,
    ROW_SIZE,
    SEAT,
    SEATS,
    SECOND_STAGE,
    SHINY,
    SPENT,
    STAGE,
    STUCK,
    THEN,
    TRAINS,
    TURN,
    TURN_STAGE,
    WANT,
    Masks,
    Numbers,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.tickets import box_piles, first_wanted, owed, renew_pile, want

# While these wait for the deck the row is left alone: it was in order when they began.
ROW_RESTS = (1 << BLIND) | (1 << REVEAL) | (1 << DEAL_CARDS) | (1 << DEAL_FIRST)


@inlined
def settle(t: Tables, n: Numbers, m: Masks, w: Work) -> None:
    """Go on until somebody, or luck, has something to decide."""
    while True:
        stage = n[STAGE]
        if stage == OVER:
            return
        if ROW_RESTS >> int(stage) & 1:
            if n[DECK] == 0:
                reshuffle(t, n)
            return
        usual = n[DECK] > 0 and n[GAPS] == 0 and n[SHINY] < t[FLUSH_AT]
        if not usual and row_needs_card(t, n):
            return
        if stage == END_TURN:
            end_turn(t, n)
            return
        if stage == REFILL:
            n[STAGE] = n[AFTER]
        elif stage == SECOND_STAGE and not second_card(t, n):
            n[STAGE] = END_TURN  # T-13R
        elif stage == DEAL_TICKETS:
            if still_dealing(t, n, m, w):
                return
        elif stage == DEAL_OPENING:
            if not deal_next_opening(t, n):
                return
        else:
            return


@inlined
def second_card(t: Tables, n: Numbers) -> bool:
    """Whether a second card can be drawn: a face-up locomotive does not count (T-06)."""
    return bool(n[DECK] > 0 or t[ROW_SIZE] - n[GAPS] - n[SHINY] > 0)


@inlined
def end_turn(t: Tables, n: Numbers) -> None:
    """The next player, the last lap, or the end (T-14R, T-40, T-51, FJ-10, FJ-11R)."""
    seats, trains = t[SEATS], n[player(t, wide(n[TURN])) + TRAINS]
    if t[RACE] == 1:
        if trains == 0:
            n[STAGE], n[HOW] = OVER, OUT_OF_TRAINS
            return
    elif n[LAST] >= 0:
        n[LAST] -= 1
        if n[LAST] == 0:
            n[STAGE], n[HOW] = OVER, LAST_LAP
            return
    elif trains <= t[END_AT]:
        n[LAST] = seats
    if n[IDLE] >= seats:
        n[STAGE], n[HOW] = OVER, STUCK
        return
    n[TURN] = (n[TURN] + 1) % seats
    n[STAGE] = TURN_STAGE


@compiled
def still_dealing(t: Tables, n: Numbers, m: Masks, w: Work) -> bool:
    """Whether luck must deal more tickets; otherwise the stage that follows is set."""
    pile = first_wanted(t, n)
    if pile >= 0 and n[PILE_SIZE + pile] == 0 and n[SPENT] > 0:
        renew_pile(t, n)
    if owed(t, n):
        return True
    n[STAGE] = n[THEN]
    if t[HAND_SIZE] > 0:
        show_completed(t, n, m, w, wide(n[SEAT]))  # FJ-06R
    return False


@compiled
def deal_next_opening(t: Tables, n: Numbers) -> bool:
    """Moves the opening deal on when this seat has all it is due; False: luck must deal."""
    if owed(t, n):
        return False
    if n[SEAT] + 1 < t[SEATS]:
        n[SEAT] += 1
        want_first(t, n)
    elif t[HAND_SIZE] > 0:
        n[STAGE] = TURN_STAGE
    else:
        n[STAGE] = OPENING
        n[PENDING] = (1 << t[SEATS]) - 1
    return True


@compiled
def want_first(t: Tables, n: Numbers) -> None:
    """What a seat is dealt in this round of the opening."""
    if t[HAND_SIZE] > 0:
        n[WANT] = t[HAND_SIZE]
    else:
        want(t, n, wide(n[ROUND]))


@compiled
def open_round(t: Tables, n: Numbers, number: int) -> None:
    """A round of first tickets, or the first turn when all rounds are over."""
    if number == t[ROUNDS]:
        box_piles(t, n)
        n[STAGE] = TURN_STAGE
        return
    n[ROUND] = number
    n[SEAT] = 0
    if t[HAND_SIZE] == 0 and t[t[OFFERS] + number * OFFER_SIZE + MIXED] == 1:  # each announces a mix (DE-02)
        n[STAGE] = OPENING
        n[PENDING] = (1 << t[SEATS]) - 1
        return
    n[STAGE] = DEAL_OPENING
    want_first(t, n)


@compiled
def next_platform(t: Tables, n: Numbers, first: int) -> None:
    """The next city that gets passengers, from number `first` on; then the tickets."""
    if t[GUESTS] > 0:
        for city in range(first, t[CITIES]):
            if t[t[PLATFORM] + city] > 0:
                n[STAGE] = DEAL_PASSENGERS
                n[CITY] = city
                return
    open_round(t, n, wide(0))
