"""The final count of a game that is over, on a sheet: points of every kind, completed tickets, ranks."""

from __future__ import annotations

from stellwerk.turbo.bits import lowest
from stellwerk.turbo.borrowing import borrow
from stellwerk.turbo.cards import player
from stellwerk.turbo.jit import compiled, entry
from stellwerk.turbo.layout import (
    BONUS,
    BONUS_KIND,
    BONUS_SIZE,
    BONUS_TICKET,
    BONUSES,
    BY_PASSENGERS,
    BY_POINTS,
    BY_TICKETS,
    CARRIED,
    CLAIM,
    CLAIM_WORDS,
    COMPLETED,
    CRITERIA,
    DONE,
    EXTRAS,
    FIRST,
    GUESTS,
    HAND_SIZE,
    IN_HAND,
    LONGEST_PATH,
    MOST_PASSENGERS,
    MOST_TICKETS,
    NEEDS_TRAIL,
    OWNED,
    PLACE,
    POINTS,
    RANK,
    RANKING,
    RIDERS,
    ROUTE_COUNT,
    SEATS,
    SECOND,
    SHEET_SEAT,
    SHEET_SIZE,
    SHEET_TICKETS,
    SLOT,
    STATION_COUNT,
    STATION_POINTS,
    STATIONS,
    SUM,
    TICKET_POINTS,
    TICKETS,
    TRACK,
    TRAIL,
    UNBUILT,
    WORD,
    WORTH,
    Masks,
    Numbers,
    Sheet,
    Tables,
    Work,
    wide,
)
from stellwerk.turbo.network import joined, label
from stellwerk.turbo.trail import longest_path


@entry
def score(t: Tables, n: Numbers, m: Masks, w: Work, s: Sheet) -> None:
    """Every seat's result (T-32, T-41, EU-51, DE-14, FJ-10)."""
    for place in range(t[SHEET_SIZE]):
        s[place] = 0
    for seat in range(t[SEATS]):
        me, sheet = player(t, seat), seat * t[SHEET_SEAT]
        if t[HAND_SIZE] > 0:
            s[sheet + TICKET_POINTS] = n[me + DONE]
            s[sheet + COMPLETED] = n[me + DONE] + n[me + BONUS_TICKET]
        else:
            count_track(t, m, s, seat)
            count_tickets(t, n, m, w, s, seat)
            s[sheet + STATION_POINTS] = t[UNBUILT] * n[me + STATIONS]
        for colour in range(t[GUESTS]):
            s[sheet + CARRIED] += n[me + t[RIDERS] + colour]
        if t[NEEDS_TRAIL] == 1:
            s[sheet + TRAIL] = longest_path(t, m, w, seat)
    add_bonuses(t, n, s)
    for seat in range(t[SEATS]):
        sheet = seat * t[SHEET_SEAT]
        s[sheet + SUM] = s[sheet + TRACK] + s[sheet + TICKET_POINTS] + s[sheet + STATION_POINTS]
        for slot in range(sheet + EXTRAS, sheet + t[SHEET_SEAT]):
            s[sheet + SUM] += s[slot]
    for seat in range(t[SEATS]):
        rank = 1
        for other in range(t[SEATS]):
            if is_ahead(t, s, other, seat):
                rank += 1
        s[seat * t[SHEET_SEAT] + RANK] = rank


@compiled
def count_track(t: Tables, m: Masks, s: Sheet, seat: int) -> None:
    sheet = seat * t[SHEET_SEAT]
    for word in range(t[CLAIM_WORDS]):
        left = wide(m[t[OWNED] + seat * t[CLAIM_WORDS] + word])
        while left:
            route = word * WORD + lowest(left) - t[CLAIM]
            left &= left - 1
            s[sheet + TRACK] += t[t[POINTS] + route]
            s[sheet + ROUTE_COUNT] += 1


@compiled
def count_tickets(t: Tables, n: Numbers, m: Masks, w: Work, s: Sheet, seat: int) -> None:
    """Completed tickets count for, the others against (T-32)."""
    sheet, done, missing = seat * t[SHEET_SEAT], t[SHEET_TICKETS], 0
    label(t, m, w, seat)
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat:
            if joined(t, m, w, seat, ticket):
                s[done + ticket] = 1
            else:
                missing += 1
    if missing > 0 and n[player(t, seat) + STATIONS] < t[STATION_COUNT]:
        borrow(t, n, m, w, s, seat)
    for ticket in range(t[TICKETS]):
        if n[t[PLACE] + ticket] == IN_HAND - seat:
            if s[done + ticket] == 1:
                s[sheet + COMPLETED] += 1
                s[sheet + TICKET_POINTS] += t[t[WORTH] + ticket]
            else:
                s[sheet + TICKET_POINTS] -= t[t[WORTH] + ticket]


@compiled
def add_bonuses(t: Tables, n: Numbers, s: Sheet) -> None:
    for number in range(t[BONUSES]):
        row = t[BONUS] + number * BONUS_SIZE
        kind, slot = t[row + BONUS_KIND], EXTRAS + t[row + SLOT]
        if kind == LONGEST_PATH:
            to_leaders(t, s, wide(TRAIL), slot, t[row + FIRST])
        elif kind == MOST_TICKETS:
            to_leaders(t, s, wide(COMPLETED), slot, t[row + FIRST])
        elif kind == MOST_PASSENGERS:
            for colour in range(t[GUESTS]):
                to_places(t, n, s, colour, slot + colour, t[row + FIRST], t[row + SECOND])
        else:
            for seat in range(t[SEATS]):
                s[seat * t[SHEET_SEAT] + slot] = n[player(t, seat) + BONUS_TICKET]


@compiled
def to_leaders(t: Tables, s: Sheet, what: int, slot: int, points: int) -> None:
    """All who tie for most get the points; nobody gets them for none (EU-50R, DE-12R)."""
    most, size = 1, t[SHEET_SEAT]
    for seat in range(t[SEATS]):
        most = max(most, s[seat * size + what])
    for seat in range(t[SEATS]):
        if s[seat * size + what] == most:
            s[seat * size + slot] = points


@compiled
def to_places(t: Tables, n: Numbers, s: Sheet, colour: int, slot: int, first: int, second: int) -> None:
    """DE-13: with a tie for most there is no second place; nobody is placed without a passenger (DE-13R)."""
    most, leaders, runner_up = 0, 0, 0
    for seat in range(t[SEATS]):
        held = n[player(t, seat) + t[RIDERS] + colour]
        if held > most:
            runner_up, most, leaders = most, held, 1
        elif held == most:
            leaders += 1
        elif held > runner_up:
            runner_up = held
    for seat in range(t[SEATS]):
        held = n[player(t, seat) + t[RIDERS] + colour]
        if held == 0:
            continue
        if held == most:
            s[seat * t[SHEET_SEAT] + slot] = first
        elif held == runner_up and leaders == 1:
            s[seat * t[SHEET_SEAT] + slot] = second


@compiled
def is_ahead(t: Tables, s: Sheet, one: int, other: int) -> bool:
    """Whether one seat's result is better than another's, by the criteria in their order."""
    for number in range(t[CRITERIA]):
        criterion = t[t[RANKING] + number]
        if criterion == BY_POINTS:
            what = SUM
        elif criterion == BY_TICKETS:
            what = COMPLETED
        elif criterion == BY_PASSENGERS:
            what = CARRIED
        else:
            what = TRAIL
        mine, its = s[one * t[SHEET_SEAT] + what], s[other * t[SHEET_SEAT] + what]
        if mine != its:
            return bool(mine > its)
    return False
