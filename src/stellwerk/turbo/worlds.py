"""Worlds that fit what a seat sees, ready to be played on: what is hidden is dealt anew for each of them."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketView
from stellwerk.turbo import layout as at
from stellwerk.turbo.rollouts import Rollouts
from stellwerk.turbo.writing import rewrite, write

POOL: Final = 256  # deals, after which none is made any more: what luck still brings differs anyway


class Worlds:
    """In most of them the rivals' tickets explain their track."""

    def __init__(self, game: TicketGame, view: TicketView, rng: Random) -> None:
        self._game, self._view, self._rng = game, view, rng
        self._rollouts = Rollouts.of(game, len(view.public.players))
        self._records, _ = self._rollouts.flat.records(POOL)
        self._dealt = 0
        self._unseen = _unseen(game, view)

    def some(self, number: int) -> at.Numbers:
        """So many of them as records; new ones as long as there are any."""
        first = self._dealt
        while self._dealt < min(first + number, POOL):
            self._deal()
        again = self._rng.choices(range(POOL), k=first + number - self._dealt)
        return self._records[[*range(first, self._dealt), *again]]

    def _deal(self) -> None:
        flat, place = self._rollouts.flat, self._dealt
        state, record = self._game.guess(self._view, self._rng), self._records[place : place + 1]
        if place == 0:
            write(flat, state, record[0])
        else:  # what everybody sees is the same in all of them
            record[0] = self._records[0]
            rewrite(flat, state, record[0])
        rivals = [seat for seat in range(flat.seats) if seat != self._view.seat]
        self._rollouts.suspect(record, rivals, self._unseen, self._rng.getrandbits(62))
        self._dealt += 1


def _unseen(game: TicketGame, view: TicketView) -> NDArray[np.int64]:
    """The tickets of which this seat knows nothing at all."""
    seen = {ticket for player in view.public.players for ticket in player.done}
    if view.hand is not None:
        put = (ticket for each in view.hand.put for ticket in each.tickets)
        seen.update(view.hand.tickets, view.hand.offer, view.hand.boxed, put)
    return np.array(
        [ticket for ticket in range(len(game.title.board.tickets)) if ticket not in seen], dtype=np.int64
    )
