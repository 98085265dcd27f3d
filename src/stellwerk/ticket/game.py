"""The Ticket family under the protocol of core: a thin class around the functions of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat, Standing, State
from stellwerk.core.titled import TitledGame
from stellwerk.ticket import notation
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.apply import apply
from stellwerk.ticket.chance import outcomes
from stellwerk.ticket.events import TicketStep
from stellwerk.ticket.guess import guess
from stellwerk.ticket.legal import actors, legal
from stellwerk.ticket.loading import load_title
from stellwerk.ticket.scoring import standings
from stellwerk.ticket.state import FREE, GAP, Hand, Hidden, Player, Public, TicketState, TicketView
from stellwerk.ticket.title import Title


class TicketGame(TitledGame[Title]):
    """A title of the family with its options chosen."""

    @staticmethod
    def load(path: Path, options: Mapping[str, str] | None = None) -> TicketGame:
        """From a title file: ours or a designer's own."""
        return TicketGame(load_title(path, options or {}))

    @property
    def family(self) -> str:
        return "ticket"

    @property
    def seats(self) -> range:
        rules, start = self.title.rules, self.title.start_seat
        return range(max(rules.fewest_seats, 1 if start is None else start + 1), rules.most_seats + 1)

    @property
    def state_type(self) -> type[TicketState]:
        return State[Public, Hand, Hidden]

    def start(self, seats: int) -> TicketState:
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: {self.name} is for {self.seats[0]} to {self.seats[-1]}")
        return start(self.title, seats)

    def actors(self, public: Public) -> tuple[Seat, ...]:
        return actors(public)

    def legal(self, view: TicketView) -> Sequence[Action]:
        return legal(self.title, view)

    def luck(self, state: TicketState) -> Sequence[tuple[Action, int]]:
        return outcomes(state)

    def apply(self, state: TicketState, seat: Seat, action: Action) -> TicketStep:
        return apply(self.title, state, seat, action)

    def standings(self, state: TicketState) -> tuple[Standing, ...]:
        return standings(self.title, state)

    def ending(self, public: Public) -> str:
        return public.stage.how if isinstance(public.stage, at.Over) else ""

    def guess(self, view: TicketView, rng: Random) -> TicketState:
        return guess(self.title, view, rng)

    def write(self, action: Action) -> str:
        return notation.write(self.title, action)

    def read(self, text: str) -> Action:
        return notation.read(self.title, text)


def start(title: Title, seats: int) -> TicketState:
    """Everything in its box: no card is dealt yet."""
    rules, board = title.rules, title.board
    none, piles = (0,) * title.kinds, range(len(board.piles))
    player = Player(
        trains=rules.trains,
        stations=title.has_stations,
        score=0,
        cards=0,
        known=none,
        tickets=0,
        from_pile=(0,) * len(piles),
        offered=(0,) * len(piles),
        reached=(-1,) * len(piles),
        done=(),
        bonus=0,
        passengers=(0,) * len(board.guests),
    )
    held = [
        layers.pile_of(pile, [i for i, ticket in enumerate(board.tickets) if ticket.pile == pile])
        for pile in piles
    ]
    public = Public(
        turn=title.start_seat or 0,
        stage=at.DealFirst() if title.start_seat is None else at.DealCards(0),
        last=None,
        idle=0,
        players=(player,) * seats,
        owner=bytes((FREE,)) * len(board.routes),
        stations=bytes((FREE,)) * len(board.cities),
        row=(GAP,) * (rules.row.size if rules.row else 0),
        deck=sum(title.deck),
        discard=none,
        piles=tuple(depths for _, depths in held),
        spent=(),
        layers=len(piles),
        bag=title.bag,
        waiting=((0,) * len(board.guests),) * len(board.cities),
    )
    hidden = Hidden(title.deck, tuple(pile for pile, _ in held), (), ())
    return State(public, (Hand(none, (), (), (), ()),) * seats, hidden)
