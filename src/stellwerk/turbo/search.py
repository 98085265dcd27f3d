"""The fourth level: each promising decision is played on to the end, again and again, in worlds that fit the view.

Candidates are the planner's best and the quick player's own. Each batch of worlds is played for all of them with
the same luck, so that they differ by the decision alone; after every round the worse half is out (successive
halving). The planner's choice stands unless another is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Final, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk.core.game import AnyGame
from stellwerk.core.play import Bot, Candidate, Decision, Why
from stellwerk.ticket.actions import Action, GiveUp, Pay
from stellwerk.ticket.bots.planner import TicketPlanner, TicketTurn
from stellwerk.ticket.bots.rivals import belief
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState, TicketView
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.rollouts import Rollouts, warm

SECONDS: Final = 1.0
MOST: Final = 6  # candidates of the planner
BATCH: Final = 8  # worlds that are played before the clock is looked at
SHOWN: Final = 3
DOUBT: Final = 2.0  # standard errors by which another choice must be better than the planner's
SPARE: Final = 2  # guesses for every world that is played: those that fit the rivals' play better are taken
WEIGHT: Final = 0.5  # of winning; the rest is the lead, which tells more from few games


def strategist(game: AnyGame, seconds: float | None = None, rollouts: int | None = None) -> Bot:
    """For a game of the Ticket family. What it needs is compiled now, not while it decides."""
    known: object = game
    if not isinstance(known, TicketGame):
        raise TurboError(f"{game.name} is not compiled: its family has no flat engine")
    warm(known)
    return cast(Bot, Strategist(known, SECONDS if seconds is None else seconds, rollouts))


class Strategist:
    """With `rollouts` the same turn always gets the same answer; otherwise it thinks for so many seconds."""

    def __init__(self, game: TicketGame, seconds: float = SECONDS, rollouts: int | None = None) -> None:
        self.game = game
        self.seconds = seconds
        self.rollouts = rollouts
        self.planner = TicketPlanner(game.title)

    def __call__(self, turn: TicketTurn, /) -> Decision[Action]:
        view, legal = turn.view, turn.legal
        if len(legal) == 1 or isinstance(legal[0], Pay | GiveUp):  # how to pay the planner knows well enough
            return self.planner(turn)
        rng = Random(turn.chance)
        found = self.candidates(view, legal, rng)
        if len(found) == 1:
            return self.planner(turn)
        began = perf_counter()
        search = _Search(self.game, view, list(found), rng)
        if self.rollouts is None:
            search.go_on(lambda: (perf_counter() - began) / self.seconds)
        else:
            most = self.rollouts
            search.go_on(lambda: search.played / most)
        best = search.ranked()[:SHOWN]
        wins = [search.wins(code) for code in best]
        shown = [Candidate(found[code].action, win, _why([win])) for code, win in zip(best, wins, strict=True)]
        return Decision(shown[0].action, why=_why(wins), candidates=tuple(shown))

    def judge(self, view: TicketView, legal: Sequence[Action], action: Action, rng: Random) -> Judged:
        """What was done, beside what the strategist would have done."""
        found = self.candidates(view, legal, rng)
        done = Rollouts.of(self.game, len(view.public.players)).codes.code(view, action)
        search = _Search(self.game, view, [done, *(code for code in found if code != done)], rng)
        most = self.rollouts or 1
        search.go_on(lambda: search.played / most)
        best = search.best()[0]
        better = {done: Candidate(action, 0.0), **found}[best]
        return Judged(better.action, search.wins(done), search.wins(best), better.why)

    def candidates(self, view: TicketView, legal: Sequence[Action], rng: Random) -> dict[int, Candidate[Action]]:
        """By code; the planner's choice comes first, with its reasons, the quick player's last."""
        assert view.hand is not None and view.seat is not None
        rollouts = Rollouts.of(self.game, len(view.public.players))
        codes = rollouts.codes
        weighed = self.planner.weigh(Sight(self.game.title, view.public, view.hand, view.seat), legal)
        best = sorted(weighed, key=lambda each: -each.value)[:MOST]
        quick = rollouts.quick(self.game.guess(view, rng), view.seat)
        planned = {codes.code(view, each.action): each for each in best}
        return {**planned, quick: planned.get(quick) or Candidate(codes.action(view, quick), 0.0)}


class Judged(Struct, frozen=True):
    """A decision beside the best one: how likely each of them was to win."""

    better: Action
    chance: float
    could: float
    why: Why | None = None  # the planner's, if it had thought of the better one


class _Search:
    """What became of each candidate so far."""

    def __init__(self, game: TicketGame, view: TicketView, codes: list[int], rng: Random) -> None:
        assert view.seat is not None
        self.game, self.view, self.seat, self.rng = game, view, view.seat, rng
        self.rollouts = Rollouts.of(game, len(view.public.players))
        self.codes = self.alive = codes
        self.results: dict[int, list[NDArray[np.float64]]] = {
            code: [] for code in codes
        }  # value and win, by world
        self.played = 0
        self.seed = rng.getrandbits(62)

    def go_on(self, spent: Callable[[], float]) -> None:
        """Rounds of equal cost, each with half as many candidates; `spent` is the part of the budget gone."""
        rounds = max(1, ceil(log2(len(self.codes))))
        for number in range(1, rounds + 1):
            self.batch()
            while spent() < number / rounds:
                self.batch()
            if number < rounds:
                half = self.best()[: max(2, len(self.alive) // 2)]
                # The planner's choice is what the others are compared with.
                self.alive = [code for code in self.codes if code in half or code == self.codes[0]]

    def batch(self) -> None:
        states = self.worlds()
        results = self.rollouts.play(states, self.seat, self.alive, self.seed, self.played)
        self.played += len(states) * len(self.alive)
        for code, values in zip(self.alive, results, strict=True):
            self.results[code].append(values)

    def worlds(self) -> list[TicketState]:
        """States that fit the view, those that explain the rivals' track better more often."""
        guesses = [self.game.guess(self.view, self.rng) for _ in range(SPARE * BATCH)]
        return self.rng.choices(guesses, [self._likely(guess) for guess in guesses], k=BATCH)

    def _likely(self, state: TicketState) -> float:
        chance = 1.0
        for seat, hand in enumerate(state.hands):
            if seat != self.seat:
                for ticket in hand.tickets:
                    chance *= belief(self.game.title, state.public, seat, ticket)
        return chance

    def value(self, code: int) -> NDArray[np.float64]:
        return np.concatenate(self.results[code])[:, 0]

    def wins(self, code: int) -> float:
        return float(np.concatenate(self.results[code])[:, 1].mean())

    def best(self) -> list[int]:
        """Those still in the race, best first: before the planner's choice only what is better beyond doubt."""
        usual = self.codes[0]
        base = self.value(usual)

        def gain(code: int) -> float:
            more = self.value(code) - base[: len(self.value(code))]
            return float(more.mean() - DOUBT * more.std() / len(more) ** 0.5) if code != usual else 0.0

        return sorted(self.alive, key=lambda code: -gain(code))

    def ranked(self) -> list[int]:
        """All of them: behind the best those that went out, by what was seen of them."""
        out = [code for code in self.codes if code not in self.alive]
        return [*self.best(), *sorted(out, key=lambda code: -float(self.value(code).mean()))]


def _why(wins: list[float]) -> Why:
    percent = [round(100 * win) for win in wins]
    names = ("percent", "second", "third")
    return Why("hint-search", {"n": len(percent), **dict(zip(names, percent, strict=False))})
