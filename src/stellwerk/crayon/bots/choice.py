"""A planner's choice: what to do, the plan from there on, and why."""

from __future__ import annotations

from typing import NamedTuple

from stellwerk.core.play import Why
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import Board
from stellwerk.crayon.bots.plan import Plan
from stellwerk.crayon.bots.trips import Stop


class Choice(NamedTuple):
    action: Action
    plan: Plan
    why: Why


def because(reason: str, **facts: str | int) -> Why:
    """A reason of the crayon family; places, goods and trains are told by their ids."""
    return Why(f"hint-dk-{reason}", facts)


def of_stop(board: Board, reason: str, stop: Stop, **facts: str | int) -> Why:
    """A reason that speaks of a stop's order: the good, where it goes, what it pays."""
    order = stop.errand.order
    place, good = board.places[order.city].id, board.goods[order.good]
    return because(reason, place=place, good=good, pay=order.pay, **facts)
