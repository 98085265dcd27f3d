"""Positions of the reference played on in compiled code: what they are worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.game import Seat
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState
from stellwerk.turbo import layout as at
from stellwerk.turbo.paper import forget, paper
from stellwerk.turbo.policy import decide
from stellwerk.turbo.ready import announce_search, is_warm, note_warm
from stellwerk.turbo.rolling import roll
from stellwerk.turbo.suspecting import suspect
from stellwerk.turbo.tables import flat
from stellwerk.turbo.weights import Weights
from stellwerk.turbo.writing import write

WEIGHT: Final = 0.5  # of winning; the rest is the lead, which tells more from few games
CLEAR: Final = 25.0  # points of lead that make a win likely
CLEAR_RACE: Final = 1.0  # the same in tickets, where those are counted
ROUNDS: Final = 30  # in which every ticket of a rival may change places with another
HEAT: Final = 300.0  # hundredths of a point that make a hand e times as likely


def warm(game: TicketGame) -> None:
    """Compiles what a search needs, and says so, unless an earlier program has left it for this one."""
    if not is_warm():
        announce_search()
        seats = game.seats[0]
        rollouts = Rollouts.of(game, seats)
        rollouts.roll(rollouts.record(game.start(seats)), 0, [-1], seed=0)
        note_warm()


class Rollouts:
    """Of one game with so many seats; `weights`: those of each, unless all go by the title's. Not for several
    threads at once: its papers are used again."""

    def __init__(self, game: TicketGame, seats: int, weights: Sequence[Weights] = ()) -> None:
        self.flat = flat(game, seats)
        self.codes = self.flat.codes
        self.seats = seats
        self._numbers, self._masks = self.flat.records(1)
        self._papers = self.flat.work(), self.flat.sheet(), paper(self.flat, weights)
        self._clear = CLEAR_RACE if self.flat[at.RACE] else CLEAR

    @staticmethod
    @lru_cache(16)
    def of(game: TicketGame, seats: int) -> Rollouts:
        return Rollouts(game, seats)

    def record(self, state: TicketState) -> at.Numbers:
        """The state as a record, the only one of its array."""
        numbers, _ = self.flat.records(1)
        write(self.flat, state, numbers[0])
        return numbers

    def quick(self, state: TicketState, seat: Seat) -> int:
        """The code of what the quick player would do."""
        record = self.record(state)
        work, _, notes = self._papers
        forget(notes, self.seats)
        return decide(self.flat.tables, record[0], record.view(np.uint32)[0], work, notes, seat)

    def suspect(self, record: at.Numbers, rivals: Sequence[Seat], unseen: NDArray[np.int64], seed: int) -> None:
        """The rivals' tickets, in an array of one record, as they are likely to be (`suspecting`)."""
        tables, masks, notes = self.flat.tables, record.view(np.uint32), self._papers[-1]
        for seat in rivals:
            suspect(tables, record[0], masks[0], notes, seat, unseen, seed, ROUNDS, HEAT)

    def roll(
        self, worlds: at.Numbers, seat: Seat, codes: Sequence[int], seed: int, first: int = 0, skip: int = 0
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Totals and ranks by decision, world and seat; code -1 is none. See `rolling.roll`."""
        results = np.zeros((len(codes), len(worlds), 2 * self.seats), dtype=np.int32)
        asked = np.array(codes, dtype=np.int64)
        papers = (self._numbers[0], self._masks[0], *self._papers)
        roll(self.flat.tables, worlds, worlds.view(np.uint32), seat, asked, seed, first, skip, *papers, results)
        return results[:, :, : self.seats], results[:, :, self.seats :]

    def play(
        self, worlds: at.Numbers, seat: Seat, codes: Sequence[int], seed: int, first: int
    ) -> NDArray[np.float64]:
        """By decision and world: its value to the seat from 0 to 1, and whether it wins."""
        totals, ranks = self.roll(worlds, seat, codes, seed, first)
        wins = shares(ranks)[:, :, seat]
        lead = totals[:, :, seat] - np.delete(totals, seat, axis=2).max(axis=2)
        value = WEIGHT * wins + (1 - WEIGHT) / (1 + np.exp(-lead / self._clear))
        return np.stack((value, wins), axis=2)


def shares(ranks: NDArray[np.int32]) -> NDArray[np.float64]:
    """Who has won, by seat; a shared win counts in parts."""
    first = (ranks == 1).astype(np.float64)
    parts: NDArray[np.float64] = first / first.sum(axis=-1, keepdims=True)
    return parts
