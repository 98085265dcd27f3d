"""The bot that looks beyond its trips: which of them leads to the best next one, with the cards that may come."""

from __future__ import annotations

from itertools import islice
from statistics import fmean
from typing import Final

from msgspec import to_builtins

from stellwerk.core.play import Candidate, Decision, Why
from stellwerk.crayon.actions import Action, Swap, Upgrade
from stellwerk.crayon.bots.choice import Choice, because, of_stop
from stellwerk.crayon.bots.fates import order_stays
from stellwerk.crayon.bots.greedy import CrayonTurn
from stellwerk.crayon.bots.investing import lay
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.options import Option, Options
from stellwerk.crayon.bots.plan import Plan, plan_of, remembered
from stellwerk.crayon.bots.planner import CrayonPlanner
from stellwerk.crayon.bots.running import run
from stellwerk.crayon.bots.scales import Budget, Scales, Weighed
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.state import KEEP, Building, Moving
from stellwerk.crayon.title import Title

SECONDS: Final = 1.0
FIRST: Final = 0.6  # of the time goes to the trip where a train is to be chosen as well
SHOWN: Final = 3
HANDS: Final = 8  # new hands that are tried before this one is swapped
CLEARLY: Final = 0.3  # turns that they must be better by


class CrayonStrategist:
    """With `looks` the same turn always gets the same answer; otherwise it thinks for so many seconds."""

    def __init__(self, title: Title, seconds: float = SECONDS, looks: int | None = None) -> None:
        self.title, self.seconds, self.looks = title, seconds, looks
        self.planner = CrayonPlanner(title)
        self._legs: Legs | None = None  # only to save time: they follow from the view

    def __call__(self, turn: CrayonTurn, /) -> Decision[Action]:
        view, plan = turn.view, remembered(turn.memory)
        if not isinstance(view.public.stage, Moving | Building):
            return self.planner(turn)
        if plan is not None and not plan.fits(view):
            plan = None
        if plan is not None and plan.until < view.public.round:
            return self.planner(turn)  # a trip that is late is blocked in a way that no look ahead sees
        scales = Scales(self.title, view, turn.chance, Budget(self.seconds, self.looks))
        mind = Mind(scales, list(turn.legal), self._legs)
        self._legs = mind.position.legs
        return mind.go_on(plan) if plan is not None else mind.plan() or self.planner(turn)


class Mind:
    """The bot while it answers one question."""

    def __init__(self, scales: Scales, legal: list[Action], earlier: Legs | None) -> None:
        self.scales, self.title, self.view, self.legal = scales, scales.title, scales.view, legal
        self.position = Thinking(self.title, self.view, earlier, order_stays(self.view))
        self.stage = self.view.public.stage

    def plan(self) -> Decision[Action] | None:
        """A new plan, and its first step; None if there is no trip to be made."""
        options = Options(self.position)
        trips = options.trips()
        if not trips:
            return None
        if Swap() in self.legal and (swap := self._swap(options, min(trips, key=first_sight))) is not None:
            return swap
        weighed = self.scales.weigh(trips, FIRST if self.upgrades else 1.0)
        plans = [plan_of(self.view, each.option.found) for each in weighed[:SHOWN]]
        if (upgrade := self._upgrade(plans[0])) is not None:
            return upgrade
        steps = [self._act(plan) for plan in plans]
        shown = tuple(
            Candidate(step.action, -each.turns, step.why) for step, each in zip(steps, weighed, strict=False)
        )
        return Decision(steps[0].action, to_builtins(steps[0].plan), self._why(plans[0], weighed), shown)

    def go_on(self, plan: Plan) -> Decision[Action]:
        """The next step of a plan; a better train may come first."""
        if (upgrade := self._upgrade(plan)) is not None:
            return upgrade
        choice = self._act(plan)
        return Decision(choice.action, to_builtins(choice.plan), choice.why)

    def _act(self, plan: Plan) -> Choice:
        follow = lay if isinstance(self.stage, Building) else run
        return follow(self.position, plan, self.legal)

    def _why(self, plan: Plan, weighed: list[Weighed]) -> Why:
        """How soon it wins, and how much money the next best choices are worth less."""
        assert plan.stop is not None
        best, *others = weighed[:SHOWN]
        worth = best.option.ahead.worth
        less = [max(0, round((each.turns - best.turns) * worth)) for each in others]
        facts = dict(zip(("second", "third"), less, strict=False))
        turns = max(1, round(best.turns))
        return of_stop(self.title.board, "search", plan.stop, n=len(less), turns=turns, **facts)

    # ---- a new hand

    def _swap(self, options: Options, best: Option) -> Decision[Action] | None:
        """If such hands have clearly better trips than this one (DK-11)."""
        if (ahead := options.swap()) is None:
            return None
        turns = fmean(ahead.soonest(fate) for fate in islice(self.scales.fates(), HANDS))
        if best.first - turns < CLEARLY:
            return None
        plan = plan_of(self.view, best.found)
        why = because("swap", rate=max(0, plan.rate), usual=round(self.position.pace))
        shown = Candidate[Action](Swap(), -turns, why), Candidate(self._act(plan).action, -best.first)
        return Decision(Swap(), to_builtins(plan), why, shown)

    # ---- a better train

    @property
    def upgrades(self) -> list[Upgrade]:
        """Trains that can be ordered, while the turn's building has not begun."""
        if not isinstance(self.stage, Building) or self.stage.built or self.stage.kind != KEEP:
            return []
        return [action for action in self.legal if isinstance(action, Upgrade)]

    def _upgrade(self, plan: Plan) -> Decision[Action] | None:
        """The train with which the win is soonest, if that is none of the seat's own."""
        if not self.upgrades or not plan.trip.stops:
            return None
        options = Options(self.position).trains(plan.trip, self.upgrades)
        weighed = self.scales.weigh(options) if options else []
        if not weighed or weighed[0].option.train is None:
            return None
        without = next(each.turns for each in weighed if each.option.train is None)
        shown = tuple(self._ordering(plan, each, without) for each in weighed[:SHOWN])
        return Decision(shown[0].action, to_builtins(plan), shown[0].why, shown)

    def _ordering(self, plan: Plan, each: Weighed, without: float) -> Candidate[Action]:
        upgrade = each.option.train
        if upgrade is None:
            choice = self._act(plan)
            return Candidate(choice.action, -each.turns, choice.why)
        train, sooner = self.title.rules.trains[upgrade.kind].id, max(1, round(without - each.turns))
        return Candidate(upgrade, -each.turns, because("upgrade", train=train, turns=sooner))


def first_sight(option: Option) -> float:
    return option.first
