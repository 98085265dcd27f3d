"""Crayon rails under the protocol of core: a thin class around the functions of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat, Standing, State
from stellwerk.core.titled import TitledGame
from stellwerk.crayon import notation
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.apply import apply
from stellwerk.crayon.board import FREE, INNER, NOWHERE
from stellwerk.crayon.chance import outcomes
from stellwerk.crayon.events import CrayonStep
from stellwerk.crayon.guess import guess
from stellwerk.crayon.legal import actors, legal
from stellwerk.crayon.loading import load_title
from stellwerk.crayon.scoring import standings
from stellwerk.crayon.state import CrayonState, CrayonView, Hand, Hidden, Player, Public
from stellwerk.crayon.title import Title


class CrayonGame(TitledGame[Title]):
    """A title of the family with its options chosen."""

    @staticmethod
    def load(path: Path, options: Mapping[str, str] | None = None) -> CrayonGame:
        """From a title file, or from a board alone: ours or a designer's own."""
        return CrayonGame(load_title(path, options or {}))

    @property
    def family(self) -> str:
        return "crayon"

    @property
    def seats(self) -> range:
        (low, high), first = self.title.rules.seats, self.title.rules.first_seat
        return range(low if first is None else max(low, first + 1), high + 1)

    @property
    def state_type(self) -> type[CrayonState]:
        return State[Public, Hand, Hidden]

    def start(self, seats: int) -> CrayonState:
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: {self.name} is for {self.seats[0]} to {self.seats[-1]}")
        return start(self.title, seats)

    def actors(self, public: Public) -> tuple[Seat, ...]:
        return actors(public)

    def legal(self, view: CrayonView) -> Sequence[Action]:
        return legal(self.title, view)

    def luck(self, state: CrayonState) -> Sequence[tuple[Action, int]]:
        return outcomes(self.title, state)

    def apply(self, state: CrayonState, seat: Seat, action: Action) -> CrayonStep:
        return apply(self.title, state, seat, action)

    def standings(self, state: CrayonState) -> tuple[Standing, ...]:
        return standings(self.title, state)

    def ending(self, public: Public) -> str:
        return public.stage.how if isinstance(public.stage, at.Over) else ""

    def guess(self, view: CrayonView, rng: Random) -> CrayonState:
        return guess(self.title, view, rng)

    def write(self, action: Action) -> str:
        return notation.write(self.title, action)

    def read(self, text: str) -> Action:
        return notation.read(self.title, text)


def start(title: Title, seats: int) -> CrayonState:
    """Everything in its box: no card is dealt yet."""
    rules, board = title.rules, title.board
    pile, depths = layers.pile_of(0, board.deck)
    public = Public(
        round=0,
        turn=0,
        first=0,
        stage=at.Dealing(0),
        players=(Player(NOWHERE, 0, NOWHERE),) * seats,
        owner=bytes([INNER if inner else FREE for inner in board.inner]),
        lines=((),) * len(board.lines),
        supply=board.chips,
        lying=(),
        orders=(),
        running=(),
        tariffs=(),
        bargains=(),
        debts=(),
        pile=depths,
        layer=1,
        shuffled=tuple(board.deck),
        discard=(),
        delivered=0,
        final=False,
        cash=(rules.start_money,) * seats if rules.open_money else (),
    )
    return State(public, (Hand(rules.start_money),) * seats, Hidden(pile, rules.bank))
