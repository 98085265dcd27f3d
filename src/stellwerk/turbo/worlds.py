"""Worlds that fit what a seat sees, ready to be played on: what is hidden is dealt anew for each of them."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Final

from stellwerk.ticket.bots.rivals import belief
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState, TicketView
from stellwerk.turbo import layout as at
from stellwerk.turbo.rollouts import Rollouts
from stellwerk.turbo.writing import rewrite, write

SPARE: Final = 2  # deals for every world that is played: those that fit the rivals' play better are taken
POOL: Final = 256  # deals, after which none is made any more: what luck still brings differs anyway


class Worlds:
    """Those in which the rivals' tickets explain their track come up more often."""

    def __init__(self, game: TicketGame, view: TicketView, rng: Random) -> None:
        self._game, self._view, self._rng = game, view, rng
        self._flat = Rollouts.of(game, len(view.public.players)).flat
        self._records, _ = self._flat.records(POOL)
        self._likely: list[float] = []

    def some(self, number: int) -> at.Numbers:
        """So many of them as records; one may be there twice."""
        for _ in range(min(SPARE * number, POOL - len(self._likely))):
            self._deal()
        likely = list(accumulate(self._likely))
        return self._records[self._rng.choices(range(len(likely)), cum_weights=likely, k=number)]

    def _deal(self) -> None:
        state, place = self._game.guess(self._view, self._rng), len(self._likely)
        if place == 0:
            write(self._flat, state, self._records[0])
        else:  # what everybody sees is the same in all of them
            self._records[place] = self._records[0]
            rewrite(self._flat, state, self._records[place])
        self._likely.append(self._fits(state))

    def _fits(self, state: TicketState) -> float:
        chance = 1.0
        for seat, hand in enumerate(state.hands):
            if seat != self._view.seat:
                for ticket in hand.tickets:
                    chance *= belief(self._game.title, state.public, seat, ticket)
        return chance
