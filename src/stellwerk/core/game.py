"""The protocol every game follows: values in, values out; luck is a seat; a view is a projection."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

Seat: TypeAlias = int  # 0 .. n-1
LUCK: Final[Seat] = -1  # cards and bags act like a player


class Event(Protocol):
    """Something that happened. A secret is an event of its own, never a censored public one."""

    def __hash__(self) -> int: ...  # a value: what depends on it can be kept with it
    @property
    def only(self) -> Seat | None:
        """The one seat that may know; None: everybody."""
        ...


P = TypeVar("P")
H = TypeVar("H")
X = TypeVar("X")
A = TypeVar("A")
E = TypeVar("E", bound=Event)


class State(Struct, Generic[P, H, X], frozen=True):
    """A position in three compartments, by who may look."""

    public: P
    hands: tuple[H, ...]
    hidden: X


class View(Struct, Generic[P, H], frozen=True):
    """What one seat sees of a state; `seat` is None for a spectator. Nothing is stripped: it was never there."""

    seat: Seat | None
    public: P
    hand: H | None


class Step(Struct, Generic[P, H, X, E], frozen=True):
    """What an action leads to."""

    state: State[P, H, X]
    events: tuple[E, ...]


class Line(Struct, frozen=True):
    """One line of a final score: `what` it is for, `of` what (a ticket, a colour), how many, and the points."""

    what: str
    points: int
    of: str = ""
    count: int | None = None


class Standing(Struct, frozen=True):
    """The result of one seat. Equal ranks share the place."""

    seat: Seat
    rank: int
    total: int
    lines: tuple[Line, ...]


class StellwerkError(Exception):
    """The root of everything this program refuses; whatever else is raised is a mistake of ours."""


class InvalidAction(StellwerkError, ValueError):
    """The text is not an action of this game."""


class MisspeltAction(InvalidAction):
    """The text is understood, but an action has one spelling only, which is `right`."""

    def __init__(self, right: str) -> None:
        super().__init__(f"the one spelling is {right!r}")
        self.right = right


class IllegalAction(StellwerkError, ValueError):
    """A readable action that the rules do not allow now; `rule` is an id of the catalogue.

    `reason` says it in English, with ids. `key` and `facts` say it for people: a message of the locale files and
    what it is to be filled with (ids of cities, routes, cards; numbers).
    """

    def __init__(self, rule: str, reason: str, key: str = "", **facts: str | int) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason
        self.key = key
        self.facts = facts


class Game(Protocol[P, H, X, A, E]):
    """The rules of one title with its options chosen. It holds no state."""

    def __hash__(self) -> int: ...  # by identity: what depends on a game can be kept with it
    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str:
        """The family whose value knows its words, pictures and bots."""
        ...

    @property
    def options(self) -> dict[str, str]:
        """Every option with its chosen value, as a record writes them."""
        ...

    @property
    def version(self) -> int:
        """Rises only when behaviour changes, so that records stay readable."""
        ...

    @property
    def digest(self) -> str:
        """Fingerprint of rules data and board: equal digests mean equal games."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def state_type(self) -> type[State[P, H, X]]:
        """For the codec."""
        ...

    def start(self, seats: int) -> State[P, H, X]:
        """Everything in its box: dealing is luck acting."""
        ...

    def actors(self, public: P) -> tuple[Seat, ...]:
        """Who may act now: () when the game is over, (LUCK,) when cards are due, several while all choose."""
        ...

    def legal(self, view: View[P, H]) -> Sequence[A]:
        """All actions of this seat now, in ascending order of their codes."""
        ...

    def luck(self, state: State[P, H, X]) -> Sequence[tuple[A, int]]:
        """Luck's outcomes in a fixed order, with integer weights."""
        ...

    def apply(self, state: State[P, H, X], seat: Seat, action: A) -> Step[P, H, X, E]:
        """The state after the action; IllegalAction otherwise."""
        ...

    def standings(self, state: State[P, H, X]) -> tuple[Standing, ...]:
        """Every seat's result with its breakdown, in seat order (T-41)."""
        ...

    def ending(self, public: P) -> str:
        """How the game ended, one word for the record; empty while it runs."""
        ...

    def guess(self, view: View[P, H], rng: Random) -> State[P, H, X]:
        """A state that fits everything this seat has seen: `view_of(guess(v), v.seat) == v`."""
        ...

    def write(self, action: A) -> str:
        """The action in notation, such as `claim paris-zurich-1`."""
        ...

    def read(self, text: str) -> A:
        """The action behind the notation, so that `write` gives the text again; InvalidAction otherwise."""
        ...


# What everybody outside a family knows of its values: that they are there. They are handed on, never looked into.
SomePublic = NewType("SomePublic", object)
SomeHand = NewType("SomeHand", object)
SomeHidden = NewType("SomeHidden", object)
SomeAction = NewType("SomeAction", object)

AnyGame: TypeAlias = Game[SomePublic, SomeHand, SomeHidden, SomeAction, Event]
AnyState: TypeAlias = State[SomePublic, SomeHand, SomeHidden]
AnyView: TypeAlias = View[SomePublic, SomeHand]
Entry: TypeAlias = tuple[Seat, SomeAction]  # who acted, and the action itself


def opaque(game: Game[P, H, X, A, E]) -> AnyGame:
    """A family's game as everybody else sees it."""
    return cast(AnyGame, game)


def view_of(state: State[P, H, X], seat: Seat | None) -> View[P, H]:
    """What `seat` sees; None is a spectator."""
    return View(seat, state.public, None if seat is None else state.hands[seat])


def news_for(seat: Seat | None, events: Sequence[E]) -> tuple[E, ...]:
    """The events that `seat` may know."""
    return tuple([event for event in events if event.only is None or event.only == seat])
