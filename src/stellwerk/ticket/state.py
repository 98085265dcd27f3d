"""A position: what all see, what one seat holds, what nobody sees; and the stages of a turn."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from stellwerk.core.game import Seat, State, View
from stellwerk.core.pile import Depths, Pile

Counts: TypeAlias = tuple[int, ...]  # how many of each kind of card, passenger colour or pile
Finish: TypeAlias = Literal[
    "last-lap", "tickets", "trains", "stuck"
]  # how a game ends (T-40, FJ-09, FJ-10, T-14R)

FREE: Final = 255  # nobody's route or city
GAP: Final = -1  # an empty place in the face-up row


# ---- stages: what is to be done now, and only what that needs. `luck`: cards or the bag are to act.


class DealFirst(Struct, frozen=True, tag=True):
    """Luck names the start player (T-50R)."""

    luck: ClassVar[bool] = True


class DealCards(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = True
    seat: Seat


class DealPassengers(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = True
    city: int


class DealOpening(Struct, frozen=True, tag=True):
    """Tickets for one seat after the other; then all choose."""

    luck: ClassVar[bool] = True
    round: int
    seat: Seat
    want: Counts  # still due to this seat, from each pile


class DealTickets(Struct, frozen=True, tag=True):
    """Tickets that one seat has asked for, or that replace its completed ones."""

    luck: ClassVar[bool] = True
    seat: Seat
    want: Counts
    then: Stage


class Opening(Struct, frozen=True, tag=True):
    """The pending seats choose their first tickets, all at once."""

    luck: ClassVar[bool] = False
    round: int
    pending: tuple[Seat, ...]


class Turn(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = False


class Second(Struct, frozen=True, tag=True):
    """The second card of a draw turn (T-03)."""

    luck: ClassVar[bool] = False


class Blind(Struct, frozen=True, tag=True):
    """A card from the deck for the seat in turn."""

    luck: ClassVar[bool] = True
    then: Stage


class Refill(Struct, frozen=True, tag=True):
    """A card from the deck for the lowest gap of the row (T-04)."""

    luck: ClassVar[bool] = True
    then: Stage


class PayRoute(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = False
    route: int


class PayStation(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = False
    city: int


class Reveal(Struct, frozen=True, tag=True):
    """A tunnel: the set is laid, cards are turned over (EU-20). The laid set is in no pile (EU-25R)."""

    luck: ClassVar[bool] = True
    route: int
    colour: int
    locos: int
    seen: tuple[int, ...]


class Surcharge(Struct, frozen=True, tag=True):
    """A tunnel: `extra` more cards are due, or the player gives up (EU-21, EU-23)."""

    luck: ClassVar[bool] = False
    route: int
    colour: int
    locos: int
    seen: tuple[int, ...]
    extra: int


class Choose(Struct, frozen=True, tag=True):
    """Tickets drawn in play: which to keep."""

    luck: ClassVar[bool] = False


class Boarding(Struct, frozen=True, tag=True):
    """A passenger may be taken at each of these ends (DE-08)."""

    luck: ClassVar[bool] = False
    ends: tuple[int, ...]


class EndTurn(Struct, frozen=True, tag=True):
    """Only inside `then`: the turn is over when the cards lie as they should."""

    luck: ClassVar[bool] = False


class Over(Struct, frozen=True, tag=True):
    luck: ClassVar[bool] = False
    how: Finish


Stage: TypeAlias = (
    Turn
    | Second
    | Blind
    | Refill
    | PayRoute
    | PayStation
    | Reveal
    | Surcharge
    | Choose
    | Boarding
    | EndTurn
    | Opening
    | DealFirst
    | DealCards
    | DealPassengers
    | DealOpening
    | DealTickets
    | Over
)


# ---- compartments


class Player(Struct, frozen=True):
    """What everybody sees of one player."""

    trains: int
    stations: int  # not yet built
    score: int
    cards: int
    known: Counts  # a lower bound of the hand: taken face up or shown, less what was paid since
    tickets: int
    from_pile: Counts  # at most so many of those tickets come from each pile
    offered: Counts  # tickets being looked at, from each pile
    reached: Counts  # number of the last layer drawn from, in each pile
    done: tuple[int, ...]  # tickets shown as completed (FJ-06)
    bonus: int  # bonus tickets (FJ-08)
    passengers: Counts


class Public(Struct, frozen=True):
    """What everybody sees, or could have noted down."""

    turn: Seat
    stage: Stage
    last: int | None  # turns left in the last lap (T-40)
    idle: int  # turns in a row in which nobody could do anything (T-14R, FJ-11R)
    players: tuple[Player, ...]
    owner: bytes  # of each route; FREE
    stations: bytes  # in each city; FREE
    row: tuple[int, ...]  # kinds; GAP
    deck: int
    discard: Counts
    piles: tuple[Depths, ...]
    spent: Depths  # discarded tickets (FJ-07R): one layer or none
    layers: int  # the next unused layer number
    bag: Counts  # passengers not yet placed
    waiting: tuple[Counts, ...]  # passengers in each city


class Put(Struct, frozen=True):
    """Tickets that a seat knows it put into a layer."""

    layer: int
    tickets: tuple[int, ...]


class Hand(Struct, frozen=True):
    """What one seat holds and remembers."""

    cards: Counts
    tickets: tuple[int, ...]  # ascending, like every tuple of tickets
    offer: tuple[int, ...]
    put: tuple[Put, ...]
    boxed: tuple[int, ...]  # given back into the box (EU-60)


class Hidden(Struct, frozen=True):
    """What nobody sees."""

    deck: Counts
    piles: tuple[Pile, ...]
    spent: Pile
    box: tuple[int, ...]  # tickets out of the game


TicketState: TypeAlias = State[Public, Hand, Hidden]
TicketView: TypeAlias = View[Public, Hand]
