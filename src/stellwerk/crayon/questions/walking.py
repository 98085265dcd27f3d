"""A run along a way that was found, step by step and turn by turn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
from stellwerk.crayon.events import CrayonEvent, Rented
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.state import Moving

PATIENCE: Final = 2  # turns without any progress until something counts as impossible


class Fee(Struct, frozen=True):
    """Rent to the owner of a network; `owed` is the part of it that remains a debt (DK-21R)."""

    owner: Seat
    sum: int
    owed: int


class Stride(Struct, frozen=True):
    """One step as it was made: `points` are those used in its turn by then."""

    hop: Hop
    action: Action
    here: int
    turn: int
    points: int
    fee: Fee | None


class Walk(Struct, frozen=True):
    """`stopped`: why it went no further."""

    strides: tuple[Stride, ...]
    turn: int
    stopped: IllegalAction | None

    @property
    def fees(self) -> tuple[Fee, ...]:
        return tuple(stride.fee for stride in self.strides if stride.fee is not None)

    @property
    def points(self) -> int:
        """Of all turns: a ferry takes none."""
        return sum(stride.hop.line is None for stride in self.strides)


def walk(here: Imagined, hops: tuple[Hop, ...]) -> Walk:
    """As far as the track leads; what is refused this turn is tried again in the next."""
    made: list[Stride] = []
    stopped, idle = None, 0
    while len(made) < len(hops):
        try:
            if here.runs:
                made.append(stride(here, hops[len(made)]))
                idle = 0
                continue
        except IllegalAction as error:
            stopped = error
        if idle > PATIENCE or here.over:
            return Walk(tuple(made), here.turn, stopped or here.waits)
        idle += 1
        here.end_turn()
    return Walk(tuple(made), here.turn, None)


def stride(here: Imagined, hop: Hop) -> Stride:
    """One step; IllegalAction if it cannot be made now."""
    start, action = here.public.players[here.seat].post, step_of(here, hop)
    fee = fee_in(here.act(action))
    stage = here.public.stage
    assert isinstance(stage, Moving)
    return Stride(hop, action, start, here.turn, stage.used, fee)


def step_of(here: Imagined, hop: Hop) -> Action:
    """A ferry is taken on the own line, else on the one whose owner asks for least."""
    if hop.line is None:
        return do.Go(hop.post)
    public, seat, stage = here.public, here.seat, here.public.stage
    paid = stage.paid if isinstance(stage, Moving) else ()
    owners = public.lines[hop.line]
    if seat in owners or not owners:  # where it is nobody's yet, the rules will say so
        return do.Cross(hop.line, seat)
    dues = [(here.title.rent(public.tariffs, paid, seat, owner), owner) for owner in owners]
    return do.Cross(hop.line, min(dues)[1])


def fee_in(events: tuple[CrayonEvent, ...]) -> Fee | None:
    found = [Fee(event.owner, event.sum + event.owed, event.owed) for event in events if isinstance(event, Rented)]
    return found[0] if found else None
