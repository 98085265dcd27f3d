"""Denmark under the protocol of core: a thin class around the functions of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from stellwerk.core import pile as layers
from stellwerk.core.codec import digest
from stellwerk.core.game import Seat, Standing, Step
from stellwerk.core.game import State as CoreState
from stellwerk.core.options import choose_options
from stellwerk.denmark.actions import Action
from stellwerk.denmark.apply import apply
from stellwerk.denmark.board import FREE, INNER, NOWHERE
from stellwerk.denmark.chance import outcomes
from stellwerk.denmark.events import Event
from stellwerk.denmark.guess import guess
from stellwerk.denmark.legal import actors, legal
from stellwerk.denmark.lint import lint
from stellwerk.denmark.notation import Notation
from stellwerk.denmark.rules import options_for, plain_rules, with_options
from stellwerk.denmark.schema import BoardFile, load_board, read_board
from stellwerk.denmark.scoring import standings
from stellwerk.denmark.state import Dealing, Hand, Hidden, Over, Player, Public, State, View
from stellwerk.denmark.title import Title

NAME: Final = "denmark"
VERSION: Final = 1
OPTIONS: Final = options_for(plain_rules().seats[1])


class DenmarkGame:
    """The rules with their options chosen, on one board."""

    def __init__(self, options: Mapping[str, str], board: BoardFile) -> None:
        self._options = choose_options(OPTIONS, options)
        self.title = Title(with_options(plain_rules(), self._options), board)
        self.notation = Notation(self.title.rules, self.title.board)
        self._digest = digest((self.title.rules, {name: getattr(board, name) for name in _PLAYED}))

    @staticmethod
    def load(path: Path, options: Mapping[str, str]) -> DenmarkGame:
        """On a designer's own board; ValueError names what does not fit."""
        board = read_board(path.read_bytes())
        if faults := lint(board):
            raise ValueError(f"{path.name}: {len(faults)} faults, the first: {faults[0]}")
        return DenmarkGame(options, board)

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self._options.items())
        return f"games.make({NAME!r}{chosen})"

    @property
    def name(self) -> str:
        return NAME

    @property
    def options(self) -> dict[str, str]:
        return dict(self._options)

    @property
    def version(self) -> int:
        return VERSION

    @property
    def digest(self) -> str:
        return self._digest

    @property
    def seats(self) -> range:
        (low, high), first = self.title.rules.seats, self.title.rules.first_seat
        return range(low if first is None else max(low, first + 1), high + 1)

    @property
    def state_type(self) -> type[State]:
        return CoreState[Public, Hand, Hidden]

    def start(self, seats: int) -> State:
        if seats not in self.seats:
            raise ValueError(f"{seats} seats: {NAME} is for {self.seats[0]} to {self.seats[-1]}")
        return start(self.title, seats)

    def actors(self, public: Public) -> tuple[Seat, ...]:
        return actors(public)

    def legal(self, view: View) -> Sequence[Action]:
        return legal(self.title, view)

    def luck(self, state: State) -> Sequence[tuple[Action, int]]:
        return outcomes(self.title, state)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[Public, Hand, Hidden, Event]:
        return apply(self.title, state, seat, action)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings(self.title, state)

    def ending(self, public: Public) -> str:
        return public.stage.how if isinstance(public.stage, Over) else ""

    def guess(self, view: View, rng: Random) -> State:
        return guess(self.title, view, rng)

    def write(self, action: Action) -> str:
        return self.notation.write(action)

    def read(self, text: str) -> Action:
        return self.notation.read(text)


# What decides how a game goes; names, art and places on paper may change without breaking records.
_PLAYED: Final = (
    "format",
    "id",
    "waters",
    "posts",
    "cities",
    "ports",
    "edges",
    "ferries",
    "goods",
    "cards",
    "events",
)


def make(options: Mapping[str, str]) -> DenmarkGame:
    """Denmark with these options, the others as usual; OptionError names what is not possible."""
    return DenmarkGame(options, load_board(NAME))


def start(title: Title, seats: int) -> State:
    """Everything in its box: no card is dealt yet."""
    rules, board = title.rules, title.board
    pile, depths = layers.pile_of(0, board.deck)
    public = Public(
        round=0,
        turn=0,
        first=0,
        stage=Dealing(0),
        players=(Player(NOWHERE, 0, NOWHERE),) * seats,
        owner=bytes([INNER if inner else FREE for inner in board.inner]),
        lines=((),) * len(board.lines),
        supply=board.chips,
        lying=(),
        orders=(),
        running=(),
        tariffs=(),
        debts=(),
        pile=depths,
        layer=1,
        shuffled=tuple(board.deck),
        discard=(),
        delivered=0,
        final=False,
        cash=(rules.start_money,) * seats if rules.open_money else (),
    )
    return CoreState(public, (Hand(rules.start_money),) * seats, Hidden(pile, rules.bank))
