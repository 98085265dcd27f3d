"""The fourth level: each promising decision is played on to the end, again and again, in worlds that fit the view.

Candidates are the planner's best and the quick player's own, and the planner's choice is the usual one (`racing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final, cast

from msgspec import Struct

from stellwerk.core.game import AnyGame
from stellwerk.core.play import Bot, Candidate, Decision, Why
from stellwerk.ticket.actions import Action, GiveUp, Pay
from stellwerk.ticket.bots.planner import TicketPlanner, TicketTurn
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketView
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.racing import Race
from stellwerk.turbo.rollouts import Rollouts, warm
from stellwerk.turbo.worlds import Worlds

SECONDS: Final = 1.0
MOST: Final = 6  # candidates of the planner
SHOWN: Final = 3


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
        race = self._race(view, list(found), rng)
        if self.rollouts is None:
            race.run(lambda: (perf_counter() - began) / self.seconds)
        else:
            most = self.rollouts
            race.run(lambda: race.played / most)
        best = race.ranked()[:SHOWN]
        wins = [race.wins(code) for code in best]
        shown = [Candidate(found[code].action, win, _why([win])) for code, win in zip(best, wins, strict=True)]
        return Decision(shown[0].action, why=_why(wins), candidates=tuple(shown))

    def judge(self, view: TicketView, legal: Sequence[Action], action: Action, rng: Random) -> Judged:
        """What was done, beside what the strategist would have done."""
        found = self.candidates(view, legal, rng)
        done = Rollouts.of(self.game, len(view.public.players)).codes.code(view, action)
        race = self._race(view, [done, *(code for code in found if code != done)], rng)
        most = self.rollouts or 1
        race.run(lambda: race.played / most)
        best = race.best()[0]
        better = {done: Candidate(action, 0.0), **found}[best]
        return Judged(better.action, race.wins(done), race.wins(best), better.why)

    def _race(self, view: TicketView, codes: list[int], rng: Random) -> Race:
        assert view.seat is not None
        rollouts = Rollouts.of(self.game, len(view.public.players))
        return Race(rollouts, Worlds(self.game, view, rng), view.seat, codes, rng.getrandbits(62))

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


def _why(wins: list[float]) -> Why:
    percent = [round(100 * win) for win in wins]
    names = ("percent", "second", "third")
    return Why("hint-search", {"n": len(percent), **dict(zip(names, percent, strict=False))})
