"""The bot that plans trips of several deliveries and rehearses them turn by turn."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import to_builtins

from stellwerk.core.play import Decision, Why
from stellwerk.crayon.actions import Action, Answer, Begin, Deliver, Done, Drop, Load, Lose, Swap, Under, Upgrade
from stellwerk.crayon.bots.greedy import CrayonTurn
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.opening import begin, put_under
from stellwerk.crayon.bots.plan import Plan, plan_of, remembered
from stellwerk.crayon.bots.tariffs import answer
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.bots.trips import Trip
from stellwerk.crayon.paths import next_step
from stellwerk.crayon.state import KEEP, Building, CrayonView, Moving
from stellwerk.crayon.title import Title

RESERVE: Final = 15  # money kept for the next trip when big cities are joined early
PATIENCE: Final = 1.5  # turns that a hand may be worse than usual before it is swapped


class CrayonPlanner:
    """Plans at the beginning of its turn and after every new card, and remembers the plan in between."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self._legs: Legs | None = None  # only to save time: they follow from the view

    def __call__(self, turn: CrayonTurn, /) -> Decision[Action]:
        view, legal = turn.view, list(turn.legal)
        match legal[0]:
            case Under():
                return Decision(put_under(self.title, view, legal))
            case Begin():
                return Decision(begin(self.title, view, legal))
            case Answer():
                return Decision(answer(self.title, view), turn.memory)
            case _:
                pass
        plan = remembered(turn.memory)
        if isinstance(legal[0], Lose):
            return Decision(lose(plan, legal), turn.memory)
        move = Move(self.title, view, legal, plan if plan is not None and plan.fits(view) else None, self._legs)
        self._legs = move.thinking.legs
        action, why = move.choose()
        return Decision(action, to_builtins(move.plan), why)


class Move:
    """One decision of a turn."""

    def __init__(self, title: Title, view: CrayonView, legal: list[Action], plan: Plan | None, legs: Legs | None) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.view, self.legal = title, view, legal
        self.public, self.seat, self.hand = view.public, view.seat, view.hand
        self.player = self.public.players[self.seat]
        self.thinking = Thinking(title, view, legs)
        self.swap = False
        if plan is None:
            best = self.thinking.best
            plan = plan_of(view, best.outcome.trip, best.rate) if best else plan_of(view, Trip((), ()), 0)
            self.swap = self.thinking.worse > PATIENCE
        self.plan = plan

    def choose(self) -> tuple[Action, Why | None]:
        if self.swap and Swap() in self.legal:
            return Swap(), None
        stage = self.public.stage
        if isinstance(stage, Moving):
            return self.run(), None
        assert isinstance(stage, Building)
        return self.build(stage), None

    # ---- moving

    def run(self) -> Action:
        while (stop := self.plan.stop) is not None and not stop.after:
            action: Action = Deliver(stop.errand.card, stop.good) if stop.brings else Load(stop.good)
            if action in self.legal:
                self.plan = self.plan.handled()
                return action
            force = self.title.in_force(self.public.running)
            if stop.city in force.no_loading:
                return Done()
            if not stop.brings and (drop := self.drop()) is not None:
                return drop
            self.plan = self.plan.handled()
        hop = self.plan.hop
        step = None if hop is None else next_step(self.title, self.public, self.seat, hop)
        if step is None or step not in self.legal:
            return Done()
        self.plan = self.plan.moved()
        return step

    def drop(self) -> Action | None:
        """Room for a good: away with one that no stop needs."""
        if len(self.player.goods) < self.title.rules.trains[self.player.kind].holds:
            return None
        spare = Counter(self.player.goods) - self.plan.needed
        return next((action for good in sorted(spare) if (action := Drop(good)) in self.legal), None)

    # ---- building

    def build(self, stage: Building) -> Action:
        if not stage.built and stage.kind == KEEP and (upgrade := self.upgrade()) is not None:
            return upgrade
        builds = self.plan.unbuilt(self.public, self.seat)
        for build in builds:
            if build in self.legal:
                return build
        needs = sum(builds.values())
        for build, price in self.thinking.joining.builds.items():
            if build in self.legal and self.hand.cash - price >= min(self.title.rules.win_sum, needs + RESERVE):
                return build
        return Done()

    def upgrade(self) -> Action | None:
        """The train that brings the win sooner than going on with this one."""
        choices = [action for action in self.legal if isinstance(action, Upgrade)]
        if not choices:
            return None
        sooner, kind = max((self.thinking.upgraded(self.plan.trip, action.kind), action.kind) for action in choices)
        return Upgrade(kind) if sooner > 0 else None


def lose(plan: Plan | None, legal: list[Action]) -> Action:
    """Anything but what is being delivered."""
    needed = plan.needed if plan is not None else Counter[int]()
    return next((action for action in legal if isinstance(action, Lose) and action.good not in needed), legal[0])
