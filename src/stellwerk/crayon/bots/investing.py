"""The second half of a planner's turn: track for the trip, a better train, the big cities (DK-50 to DK-60)."""

from __future__ import annotations

from typing import Final

from stellwerk.crayon.actions import Action, Done, Upgrade
from stellwerk.crayon.bots.choice import Choice, because, of_stop
from stellwerk.crayon.bots.plan import Plan
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.state import KEEP, Building

RESERVE: Final = 15  # money kept for the next trip when big cities are joined early


def invest(position: Thinking, plan: Plan, stage: Building, legal: list[Action]) -> Choice:
    if not stage.built and stage.kind == KEEP and (upgrade := better_train(position, plan, legal)) is not None:
        return upgrade
    return lay(position, plan, legal)


def lay(position: Thinking, plan: Plan, legal: list[Action]) -> Choice:
    """Track for the trip, then for the big cities, or nothing."""
    board, needs = position.title.board, plan.unbuilt(position.public, position.seat)
    cost = sum(needs.values())
    for build in needs:
        if build in legal and plan.stop is not None:
            return Choice(build, plan, of_stop(board, "build", plan.stop, cost=cost))
    return join(position, plan, cost, legal) or Choice(Done(), plan, because("save", cash=position.hand.cash))


def better_train(position: Thinking, plan: Plan, legal: list[Action]) -> Choice | None:
    """The train that brings the win sooner than going on with this one."""
    choices = [action for action in legal if isinstance(action, Upgrade)]
    if not choices:
        return None
    sooner, kind = max((position.upgraded(plan.trip, action.kind), action.kind) for action in choices)
    if sooner <= 0:
        return None
    train = position.title.rules.trains[kind].id
    return Choice(Upgrade(kind), plan, because("upgrade", train=train, turns=max(1, round(sooner))))


def join(position: Thinking, plan: Plan, needs: int, legal: list[Action]) -> Choice | None:
    """Towards the big cities, with money that neither the trip nor the next one needs; at the end with any."""
    joining, rules = position.joining, position.title.rules
    floor = min(needs + RESERVE, rules.win_sum)
    for build, price in joining.builds.items():
        if build in legal and position.hand.cash - price >= floor and joining.city is not None:
            city = position.title.board.places[joining.city].id
            return Choice(build, plan, because("join", place=city, cost=joining.price))
    return None
