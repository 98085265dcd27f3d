"""Luck's outcomes and weights for each stage that waits for it, in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from stellwerk.ticket import actions as do
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.state import Counts, TicketState

_CARDS = tuple(do.Card(kind) for kind in range(16))


def outcomes(state: TicketState) -> Sequence[tuple[Action, int]]:
    """Cards and passengers by kind, tickets and seats by number; () when luck is not to act."""
    match state.public.stage:
        case at.Blind() | at.Refill() | at.Reveal() | at.DealCards():
            return [(card, count) for card, count in zip(_CARDS, state.hidden.deck, strict=False) if count]
        case at.DealTickets(want=want) | at.DealOpening(want=want):
            top = state.hidden.piles[first_wanted(want)][0]
            return [(do.Slip(ticket), len(list(same))) for ticket, same in groupby(top.items)]
        case at.DealPassengers():
            return [(do.Guest(colour), count) for colour, count in enumerate(state.public.bag) if count]
        case at.DealFirst():
            return [(do.First(seat), 1) for seat in range(len(state.public.players))]
        case _:
            return ()


def first_wanted(want: Counts) -> int:
    """The pile the next ticket comes from; the wish must not be empty."""
    return next(pile for pile, count in enumerate(want) if count)
