"""Pay of orders that comes nearer to what makes them worth a trip."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from stellwerk.core.statistics import clustered, share
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.study.watching import COLUMNS
from stellwerk.study.dials import Change, Turned, nearer
from stellwerk.study.sums import entries, per_game
from stellwerk.study.watched import Game

STEP: Final = 4  # millions that an order moves at most in a step


def payouts(game: CrayonGame, games: Sequence[Game], bounds: tuple[int, int]) -> Turned:
    """Orders that are surely served less, or more, often than the one in the middle pay more, or less."""
    file = game.title.board.file
    served = per_game(games, list(entries(games, "orders", COLUMNS["orders"])), "order")
    never = clustered(((each.cluster, 0.0) for each in games), bounded=True)
    keys = [
        (n, slot, f"{card.id}: {order.good} → {order.city}", order.pay)
        for n, card in enumerate(file.cards)
        for slot, order in enumerate(card.orders)
    ]
    usual = median(served.get(key, never).value for _, _, key, _ in keys)
    changes, off = [], 0
    for n, slot, key, pay in keys:
        of = served.get(key, never)
        if of.low <= usual <= of.high:
            continue
        off += 1
        new = nearer(pay, pay + (STEP if of.value < usual else -STEP), bounds)
        if new != pay:
            changes.append(Change(("cards", n, "orders", slot, "pay"), key, pay, new))
    return Turned(tuple(changes), share(off, len(keys)))
