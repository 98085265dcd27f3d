"""Who meets whom, and on which seats: every seating of a table plays the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, count, permutations
from math import ceil

from stellwerk.arena.match import Match


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together: with more bots than seats every choice of them, with fewer every table that seats all."""
    if len(bots) >= players:
        return list(dict.fromkeys(tuple(sorted(table)) for table in combinations(bots, players)))
    return [table for table in combinations_with_replacement(sorted(bots), players) if set(table) >= set(bots)]


def seatings(table: Sequence[str]) -> list[tuple[str, ...]]:
    """Every way to sit down; bots of the same name are the same."""
    return sorted(set(permutations(table)))


def schedule(bots: Sequence[str], players: int, games: int) -> Iterator[Match]:
    """At least so many games for every table, deal by deal: no seating is left out of a deal, so luck favours
    nobody, and whatever is played before an interrupt is as balanced as can be."""
    rounds = [(every := seatings(table), ceil(games / len(every))) for table in tables(bots, players)]
    for deal in count():
        due = [every for every, deals in rounds if deal < deals]
        if not due:
            return
        for every in due:
            yield from (Match(deal, seating) for seating in every)
