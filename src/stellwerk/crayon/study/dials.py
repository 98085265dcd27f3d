"""Pay of orders that comes nearer to what makes them worth a trip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import Final

import numpy as np

from stellwerk.core.faults import Place
from stellwerk.core.statistics import Estimate, share
from stellwerk.crayon.game import CrayonGame
from stellwerk.study.dials import Change, Turned, Wish, asked_for, nearer
from stellwerk.study.notes import Notes
from stellwerk.study.sums import per_game, rate, things

STEP: Final = 4  # millions that an order moves at most in a step
WISHES: Final[Mapping[str, Callable[[CrayonGame], tuple[str, ...]]]] = {
    "served": lambda game: tuple(key for _, key, _ in _orders(game))
}


def payouts(game: CrayonGame, notes: Notes, bounds: tuple[int, int]) -> Turned:
    """Orders that are surely served less, or more, often than the one in the middle pay more, or less."""
    usual = median(of.value for of in _served(game, notes).values())
    turned = wished(game, notes, (Wish("served", "", usual),), bounds)
    return Turned(turned.changes, turned.off)


def wished(game: CrayonGame, notes: Notes, wishes: Sequence[Wish], bounds: tuple[int, int]) -> Turned:
    """Orders that are surely served less, or more, often than wished pay more, or less."""
    served = _served(game, notes)
    asked = dict(pair for wish in wishes for pair in asked_for(wish, served))
    changes = []
    for place, key, pay in _orders(game):
        if key in asked and asked[key].off:
            more = asked[key].now.value < asked[key].wished
            new = nearer(pay, pay + (STEP if more else -STEP), bounds)
            if new != pay:
                changes.append(Change(place, key, pay, new))
    off = share(sum(each.off for each in asked.values()), len(asked))
    return Turned(tuple(changes), off, tuple(asked.values()))


def _served(game: CrayonGame, notes: Notes) -> dict[str, Estimate]:
    """In how many games each order is served."""
    found = per_game(notes, things(notes.tables["orders"], "order"))
    never = rate(notes, np.zeros(len(notes), dtype=np.bool_))
    return {key: found.get(key, never) for _, key, _ in _orders(game)}


def _orders(game: CrayonGame) -> Iterator[tuple[Place, str, int]]:
    """Every order of the board file: where it stands, what it is called and what it pays."""
    for n, card in enumerate(game.title.board.file.cards):
        for slot, order in enumerate(card.orders):
            yield ("cards", n, "orders", slot, "pay"), f"{card.id}: {order.good} → {order.city}", order.pay
