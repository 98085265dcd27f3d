"""A plan to serve an order: what is built, run, loaded and delivered in this turn and the next ones.

A plan is kept by whoever asks, as the question itself: card, slot and the source that was answered. Asked again
in a later turn it goes on from there, and dropping it means not to ask any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from stellwerk.core.notation import SEVERAL
from stellwerk.crayon.actions import Buy, Cross, Deliver, Drop, Go, Lay, Load
from stellwerk.crayon.notation import write
from stellwerk.crayon.questions.build import touched
from stellwerk.crayon.questions.following import Deed, Kind
from stellwerk.crayon.questions.ids import edge_id, ferry_id, place_id
from stellwerk.crayon.questions.orders import OrderAsk, OrderPreview, Prospects, asked_for, preview
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.names import Names


class PlanStep(Struct, frozen=True):
    """Something to do in a turn: one decision, told in words. `cost` is what it takes, below 0 what it brings."""

    turn: int
    what: Kind
    action: str
    cost: int
    on: tuple[str, ...]
    told: str


class PlanAnswer(Struct, frozen=True):
    """`action` is this turn's part as one decision; empty when it is not this seat's turn."""

    order: OrderPreview
    action: str
    steps: tuple[PlanStep, ...]


def plan(names: Names, view: CrayonView, ask: OrderAsk) -> PlanAnswer:
    served = Prospects(names.title, view).served(*asked_for(names, view, ask))
    deeds = served.course.deeds if served.course is not None and served.course.turn is not None else ()
    groups = groupby(deeds, key=lambda deed: (deed.turn, deed.what))
    steps = tuple(_step(names, turn, what, list(some)) for (turn, what), some in groups)
    return PlanAnswer(
        preview(names, view, served), _joined(names, [deed for deed in deeds if deed.turn == 0]), steps
    )


def _joined(names: Names, deeds: Sequence[Deed]) -> str:
    return SEVERAL.join(write(names.title, deed.action) for deed in deeds)


def _step(names: Names, turn: int, what: Kind, deeds: Sequence[Deed]) -> PlanStep:
    on = tuple(dict.fromkeys(mark for deed in deeds for mark in _marks(names, deed)))
    return PlanStep(turn, what, _joined(names, deeds), sum(deed.cost for deed in deeds), on, _told(names, deeds))


def _marks(names: Names, deed: Deed) -> tuple[str, ...]:
    """What on the board the deed is about."""
    board = names.board
    match deed.action:
        case Go(post):
            return (edge_id(board, board.links[deed.here][post]),)
        case Cross(line):
            return (ferry_id(board, line),)
        case Lay() | Buy():
            return touched(names, deed.action)
        case Load() | Drop() | Deliver():
            return (place_id(board, board.place_at[deed.here]),)
        case _:
            return ()


def _told(names: Names, deeds: Sequence[Deed]) -> str:
    say, last = names.words.say, deeds[-1]
    city, there = names.post(last.here), names.post(last.there)
    cost = sum(deed.cost for deed in deeds)
    match last.action:
        case Go() | Cross():
            return say("dk-plan-run", there=there)
        case Load(good):
            return say("dk-plan-load", good=names.good(good), city=city)
        case Drop(good):
            return say("dk-plan-drop", good=names.good(good), city=city)
        case Deliver(_, good):
            return say("dk-plan-deliver", good=names.good(good), city=city, pay=-cost)
        case Lay() | Buy():
            return say("dk-plan-build", n=len(deeds), cost=cost, there=there)
        case _:
            return say("dk-plan-turn" if last.what == "end" else "dk-plan-done")
