"""Deciding before one's turn: how a seat imagines its turn, what it says, and what makes anybody think again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stellwerk.core.game import State
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import BLIND, Action, Claim, Draw, Pay
from stellwerk.ticket.state import Hand, Hidden, TicketState, TicketView
from stellwerk.ticket.title import Title
from stellwerk.ticket.words.actions import entry
from stellwerk.ticket.words.names import Names


def imagined(title: Title, view: TicketView) -> TicketState:
    """As if it were the seat's turn. Nobody else acts and nothing is drawn, so others and piles hold nothing."""
    assert view.seat is not None and view.hand is not None
    nothing = (0,) * title.kinds
    hands = [Hand(nothing, (), (), (), ())] * len(view.public.players)
    hands[view.seat] = view.hand
    public = replace(view.public, turn=view.seat, stage=at.Turn())
    return State(public, tuple(hands), Hidden(nothing, (), (), ()))


def told(names: Names, actions: Sequence[Action]) -> str:
    """One way of a decision in words: `Paris–Zürich for 3 pink`, `2 cards from the deck`."""
    match actions:
        case [Claim(route), Pay(colour, cards, locos)]:
            say, paid = names.words.say, names.paid(colour, cards, locos)
            return say("ahead-claim", route=names.route(route), cards=paid)
        case [Draw(kind), *_] if kind == BLIND and len(set(actions)) == 1:
            return names.words.say("ahead-draw", n=len(actions))
        case _:
            return ", ".join(entry(names, action, None) for action in actions)


def alarms(view: TicketView) -> tuple[str, ...]:
    """In the last lap (T-40) a turn is worth something else than it was."""
    return ("last-lap",) if view.public.last is not None else ()
