"""Somebody else is to act, something else comes first, or luck cannot bring that."""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import LUCK, IllegalAction, Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.state import Public, Stage
from stellwerk.crayon.title import Title

# ---- whose turn it is, and what comes first


def not_your_turn(public: Public, seat: Seat, expected: tuple[Seat, ...]) -> IllegalAction:
    rule, who = "DK-05R", "luck" if seat == LUCK else f"seat {seat}"
    if isinstance(public.stage, at.Over):
        return IllegalAction(rule, f"{who} is not to act: the game is over", "dk-game-over")
    names, seats = ["luck" if each == LUCK else f"seat {each}" for each in expected], " ".join(map(str, expected))
    reason = f"{who} is not to act: the game waits for {', '.join(names)}"
    if seat == LUCK:
        return IllegalAction(rule, reason, "dk-luck-waits", seats=seats)
    if expected == (LUCK,):
        return IllegalAction(rule, reason, "dk-dealing")
    if isinstance(public.stage, at.Opening):
        return IllegalAction(rule, reason, "dk-already-chosen", seats=seats)
    return IllegalAction(rule, reason, "dk-not-your-turn", seats=seats)


def misplaced(stage: Stage, action: Action) -> IllegalAction:
    """The rule that keeps this kind of action from this stage."""
    match action:
        case do.Under() | do.Begin():
            reason = "cards and start city are chosen before the first round"
            return IllegalAction("DK-04", reason, "dk-opening-over")
        case do.Go() | do.Cross() | do.Load() | do.Drop() | do.Deliver() | do.Offer() | do.Propose():
            if isinstance(stage, at.Building):
                return IllegalAction("DK-10", "the movement of this turn is over", "dk-movement-over")
            return _due_first(stage)
        case do.Lay() | do.Buy() | do.Upgrade() | do.Convert():
            if isinstance(stage, at.Moving):
                return IllegalAction("DK-10", "building comes after the movement", "dk-movement-first")
            return _due_first(stage)
        case do.Done() | do.Swap():
            return _due_first(stage)
        case do.Town() | do.Terms():
            return IllegalAction("DK-27R", "no bargain is being proposed", "dk-no-bargain")
        case do.Answer():
            return IllegalAction("DK-22R", "there is no offer to answer", "dk-no-offer")
        case do.Lose():
            return IllegalAction("DK-61R", "nothing has to be lost", "dk-nothing-to-lose")
        case do.First() | do.Draw():
            return IllegalAction("DK-05R", "that is for luck to decide", "dk-only-luck")
        case other:
            assert_never(other)


def _due_first(stage: Stage) -> IllegalAction:
    match stage:
        case at.Opening():
            return IllegalAction("DK-10", "first cards and a start city are to be chosen", "dk-opening-first")
        case at.Losing():
            return IllegalAction("DK-10", "first a good to lose is to be chosen", "dk-lose-first")
        case at.Proposing():
            return IllegalAction(
                "DK-10", "first town and terms of the bargain are to be named", "dk-bargain-first"
            )
        case at.Answering() | at.Weighing():
            return IllegalAction("DK-10", "first the offer is to be answered", "dk-answer-first")
        case other:
            raise AssertionError(f"nothing comes first in {other}")


def unknown(action: Action) -> IllegalAction:
    return IllegalAction("DK-01", f"{action} speaks of something that this board does not have")


def swap_late() -> IllegalAction:
    reason = "the hand is swapped instead of a whole turn, and this one has begun"
    return IllegalAction("DK-11", reason, "dk-swap-late")


# ---- luck


def luck(title: Title, stage: Stage, action: Action) -> IllegalAction:
    """What luck may not bring now."""
    board, rule = title.board, _luck_rule(stage)
    match action:
        case do.First(seat):
            return IllegalAction(rule, f"seat {seat} cannot be named start player now", "dk-no-first", seat=seat)
        case do.Draw(card) if card not in board.deck:
            return IllegalAction(rule, "something that is no order card cannot come up now")
        case do.Draw(card) if board.is_event(card):
            event = board.file.events[card - board.orders].id
            return IllegalAction(rule, f"event {event} cannot come up now", "dk-event-not-now", event=event)
        case do.Draw(card):
            number = board.file.cards[card].id
            return IllegalAction(rule, f"card {number} cannot come up now", "dk-card-not-now", card=number)
        case _:
            return IllegalAction("DK-05R", f"luck cannot do {action}", "dk-luck-only-deals")


def _luck_rule(stage: Stage) -> str:
    match stage:
        case at.Dealing():
            return "DK-03"
        case at.LayingOut():
            return "DK-06"
        case at.Drawing():
            return "DK-40"
        case _:
            return "DK-05R"
