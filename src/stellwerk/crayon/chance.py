"""Luck's outcomes, in the order of seats or cards."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.state import CrayonState
from stellwerk.crayon.title import Title


def outcomes(title: Title, state: CrayonState) -> Sequence[tuple[Action, int]]:
    """Every outcome with its weight; empty when luck is not to act."""
    match state.public.stage:
        case at.Tossing():
            return [(do.First(seat), 1) for seat in range(len(state.hands))]
        case at.Drawing():
            return [title.draws[card] for card in state.hidden.pile[0].items]
        case at.Dealing() | at.LayingOut():
            # Events are set aside and shuffled back (DK-03R, DK-06): the same as never drawing them.
            orders = title.board.orders
            return [title.draws[card] for card in state.hidden.pile[0].items if card < orders]
        case _:
            return ()
