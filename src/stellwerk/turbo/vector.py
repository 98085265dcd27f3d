"""Many games side by side for learning and search: all of them take one decision in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.game import LUCK, AnyGame, IllegalAction, Seat
from stellwerk.ticket.legal import actors
from stellwerk.ticket.state import TicketState
from stellwerk.turbo import layout as at
from stellwerk.turbo.many import start_of, word
from stellwerk.turbo.observing import Observation, observation
from stellwerk.turbo.reading import read
from stellwerk.turbo.ready import prepare
from stellwerk.turbo.stepping import choose_all, observe_all, reset_all, see_legal, step_all
from stellwerk.turbo.tables import flat
from stellwerk.turbo.writing import write


class VecGame:
    """`n` games of one title. Luck acts by itself; a game that is over begins anew before `step` returns.

    `actors[i]` is the seat to decide in game `i`. `rewards[i, seat]` is 0 until a game ends; then the winner has
    1, several winners share it. `ended[i]`, `totals[i]` and `ranks[i]` tell of the game that ended in the last
    step, `finals[i]` what the seat that decided saw then.

    `mine`: the caller decides for this seat of each game alone, the others choose at random by the game's luck; in
    the next game it is the seat `shift` places on. None: the caller decides for everybody.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        n: int,
        seed: int = 0,
        *,
        mine: Sequence[Seat] | None = None,
        shift: int = 0,
    ) -> None:
        self.flat = flat(game, seats)
        prepare()
        self.seats = seats
        self.n = n
        self.codes = self.flat[at.CODES]
        self.words = self.flat[at.WORDS]
        self.observation: Observation = observation(self.flat)
        self.records, self._masks = self.flat.records(n)
        self._work = self.flat.work()
        self._sheet = self.flat.sheet()
        self._start = start_of(self.flat)
        self.actors: NDArray[np.int64] = np.zeros(n, dtype=np.int64)
        self.ended: NDArray[np.bool_] = np.zeros(n, dtype=np.bool_)
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), dtype=np.float32)
        self.totals: NDArray[np.int32] = np.zeros((n, seats), dtype=np.int32)
        self.ranks: NDArray[np.int32] = np.zeros((n, seats), dtype=np.int32)
        self.finals: NDArray[np.int16] = np.zeros((n, self.observation.size), dtype=np.int16)
        self._first = np.full(n, at.NOBODY, dtype=np.int64) if mine is None else self._seats(mine)
        self._mine = self._first.copy()
        self._shift = shift
        self.played: NDArray[np.int64] = np.zeros(n, dtype=np.int64)  # games that have ended in each place
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """All games begin; the same seed gives the same luck to the same decisions."""
        self.seed = word(seed)
        self.played[:] = 0
        self._mine[:] = self._first
        self.ended[:] = False
        self.rewards[:] = 0
        reset_all(
            self.flat.tables,
            *self._start,
            self.seed,
            self.records,
            self._masks,
            self._work,
            self._mine,
            self.actors,
        )

    def step(self, codes: NDArray[np.int64]) -> None:
        """One decision in every game, by the seat that is to act. If one is not legal, IllegalAction names it and
        no game has moved."""
        chosen = np.ascontiguousarray(codes, dtype=np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"{chosen.shape}: one code for each of {self.n} games")
        wrong = step_all(
            self.flat.tables,
            *self._start,
            self.seed,
            self.records,
            self._masks,
            self._work,
            self._sheet,
            chosen,
            self._mine,
            self._shift,
            self.actors,
            self.played,
            self.ended,
            self.rewards,
            self.totals,
            self.ranks,
            self.finals,
        )
        if wrong >= 0:
            raise IllegalAction("", f"game {wrong}: code {chosen[wrong]} is not legal now")

    def choose(self) -> NDArray[np.int64]:
        """A legal code for every game, at random by the game's own luck: for rollouts and random rivals."""
        codes = np.empty(self.n, dtype=np.int64)
        choose_all(self.flat.tables, self.records, self._masks, self._work, self.actors, codes)
        return codes

    def legal(self, out: NDArray[np.uint32] | None = None) -> NDArray[np.uint32]:
        """The legal codes of every acting seat: code `c` is bit `c % 32` of word `c // 32`."""
        masks = np.empty((self.n, self.words), dtype=np.uint32) if out is None else out
        see_legal(self.flat.tables, self.records, self._masks, self._work, self.actors, masks)
        return masks

    def unpacked(self, masks: NDArray[np.uint32]) -> NDArray[np.bool_]:
        """Packed masks as one truth value for each code."""
        octets = masks.astype("<u4").view(np.uint8)
        return np.unpackbits(octets, axis=1, count=self.codes, bitorder="little").astype(np.bool_)

    def observe(
        self, out: NDArray[np.int16] | None = None, seats: NDArray[np.int64] | None = None
    ) -> NDArray[np.int16]:
        """What the acting seat of each game sees, or one of `seats`, in the order of `observation`."""
        seen = np.empty((self.n, self.observation.size), dtype=np.int16) if out is None else out
        observe_all(self.flat.tables, self.records, self._masks, self.actors if seats is None else seats, seen)
        return seen

    def state(self, game: int) -> TicketState:
        """One of the games as a state of the reference."""
        return read(self.flat, self.records[game])

    def put(self, game: int, state: TicketState) -> None:
        """One of the games goes on from this state, in which a seat is to decide; its luck stays its own."""
        acting = actors(state.public)
        if not acting or acting[0] == LUCK:
            raise ValueError("a game can be taken up where a seat is to decide")
        stream = slice(self.flat[at.SEED], self.flat[at.SEED] + 2)
        words = self._masks[game, stream].copy()
        write(self.flat, state, self.records[game])
        self._masks[game, stream] = words
        self.actors[game] = acting[0]

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        self._masks = self.records.view(np.uint32)  # the same bytes, also after packing

    def _seats(self, mine: Sequence[Seat]) -> NDArray[np.int64]:
        chosen = np.array(mine, dtype=np.int64)
        if chosen.shape != (self.n,) or chosen.min() < 0 or chosen.max() >= self.seats:
            raise ValueError(f"one of {self.seats} seats for each of {self.n} games")
        return chosen
