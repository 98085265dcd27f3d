"""A plan to serve an order: what is built, run, loaded and delivered in this turn and the next ones.

A plan is kept by whoever asks, as the question itself: card, slot and the source that was answered. Asked again in a
later turn it goes on from there, and dropping it means not to ask any more.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from stellwerk.crayon.questions.orders import OrderPreview

Kind: TypeAlias = Literal["run", "load", "drop", "deliver", "build", "done"]


class PlanStep(Struct, frozen=True):
    """Something to do in a turn: one decision by itself, told in words. `cost` is what it takes, below 0 what it
    brings."""

    turn: int
    what: Kind
    action: str
    cost: int
    on: tuple[str, ...]
    told: str


class PlanAnswer(Struct, frozen=True):
    """`action` is this turn's part as one decision, as far as no card has to be drawn before it goes on."""

    order: OrderPreview
    action: str
    steps: tuple[PlanStep, ...]
