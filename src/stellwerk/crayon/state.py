"""A position in three compartments, and the stages a game goes through."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from stellwerk.core import game as core
from stellwerk.core.game import Seat
from stellwerk.core.pile import Depths, Items, Pile

Finish: TypeAlias = Literal["money", "idle"]  # how a game ends (DK-71, DK-73R)

KEEP: Final = -1  # no new type of train has been ordered


# ---- stages


class Dealing(Struct, frozen=True, tag=True):
    """Luck deals order cards to this seat (DK-03)."""

    seat: Seat
    luck: ClassVar[bool] = True


class Opening(Struct, frozen=True, tag=True):
    """These seats still choose cards and a start city, all at once (DK-04R)."""

    pending: tuple[Seat, ...]
    luck: ClassVar[bool] = False


class Tossing(Struct, frozen=True, tag=True):
    """Luck names the start player (DK-05R)."""

    luck: ClassVar[bool] = True


class LayingOut(Struct, frozen=True, tag=True):
    """Luck lays out so many public orders at the start of a round (DK-06)."""

    left: int
    luck: ClassVar[bool] = True


class Moving(Struct, frozen=True, tag=True):
    """The first half of a turn (DK-10)."""

    used: int = 0  # movement points
    half: bool = False  # half speed for the whole turn
    crossed: bool = False  # a ferry was taken
    stuck: bool = False  # derailed: the train stays where it is
    fresh: bool = True  # nothing done yet: the hand may be swapped instead
    paid: tuple[Seat, ...] = ()  # owners who have had their rent this turn
    asked: tuple[Seat, ...] = ()  # seats that were made an offer this turn
    luck: ClassVar[bool] = False


class Building(Struct, frozen=True, tag=True):
    """The second half of a turn (DK-10)."""

    spent: int = 0  # towards the limit of DK-50
    built: int = 0  # sections and ferries
    left: tuple[int, ...] = ()  # the big city left, once per section (DK-53)
    kind: int = KEEP  # the type of train ordered
    fresh: bool = True
    luck: ClassVar[bool] = False


class Ending(Struct, frozen=True, tag=True):
    """The turn is over but for what needs no decision; never waits for anybody by itself."""

    kind: int = KEEP
    luck: ClassVar[bool] = False


class Drawing(Struct, frozen=True, tag=True):
    """Luck draws for a seat, or for the public orders (None); events come in between (DK-40)."""

    to: Seat | None
    then: Moving | Ending
    luck: ClassVar[bool] = True


class Losing(Struct, frozen=True, tag=True):
    """These seats choose what is lost, a seat once per good."""

    pending: tuple[Seat, ...]
    then: Drawing | Ending
    luck: ClassVar[bool] = False


class Answering(Struct, frozen=True, tag=True):
    """The seat in turn offers a sum for free running over `to`'s network; the turn waits (DK-22R)."""

    to: Seat
    sum: int
    rounds: int
    then: Moving
    luck: ClassVar[bool] = False


class Proposing(Struct, frozen=True, tag=True):
    """The seat in turn is naming the town, then the terms of a bargain with `to` (DK-27R)."""

    to: Seat
    good: int
    give: bool  # the seat in turn brings the good; else `to` does
    then: Moving
    city: int = -1  # NOWHERE until it is named
    luck: ClassVar[bool] = False


class Weighing(Struct, frozen=True, tag=True):
    """`to` accepts or refuses a bargain; the turn waits (DK-27R)."""

    to: Seat
    bargain: Bargain
    then: Moving
    luck: ClassVar[bool] = False


class Over(Struct, frozen=True, tag=True):
    how: Finish
    luck: ClassVar[bool] = False


Stage: TypeAlias = (
    Dealing
    | Opening
    | Tossing
    | LayingOut
    | Moving
    | Building
    | Ending
    | Drawing
    | Losing
    | Answering
    | Proposing
    | Weighing
    | Over
)


# ---- what lies on the table


class Player(Struct, frozen=True):
    """What everybody sees of one seat."""

    start: int  # the start city, NOWHERE before it is chosen
    kind: int  # the type of train
    post: int  # where it stands, NOWHERE before the start
    goods: Items = ()  # on the train
    cards: int = 0  # size of the hand
    old: int = 0  # of these, drawn before the pile was last shuffled
    under: tuple[int, ...] = ()  # numbers of the pile's layers that this seat has put there
    rich: bool = False  # announced (DK-70)
    derailed: bool = False  # misses its next movement


class Lying(Struct, frozen=True):
    """A good in a city, free for all until the end of `seat`'s turn in round `until` (DK-32R), or kept for one."""

    city: int
    good: int
    seat: Seat
    until: int
    reserved: Seat | None = None  # brought for this seat (DK-27R)


class Running(Struct, frozen=True):
    """A one-round event: in force from the end of `seat`'s turn to the end of its next (DK-41R)."""

    event: int  # number among the events
    seat: Seat
    begun: bool = False


class Tariff(Struct, frozen=True):
    """`seat` runs over `owner`'s network without rent up to round `until` (DK-22R)."""

    seat: Seat
    owner: Seat
    until: int


class Bargain(Struct, frozen=True):
    """`supplier` brings a good to a city for `partner`, who then pays; by its turn of round `until` (DK-27R)."""

    supplier: Seat
    partner: Seat
    good: int
    city: int
    sum: int
    until: int


class Debt(Struct, frozen=True):
    """What `seat` could not pay: rent, or for a good that was brought (DK-21R)."""

    seat: Seat
    owner: Seat
    sum: int


class Public(Struct, frozen=True):
    """What everybody sees."""

    round: int
    turn: Seat
    first: Seat  # the start player
    stage: Stage
    players: tuple[Player, ...]
    owner: bytes  # per edge: the seat, FREE, or INNER
    lines: tuple[tuple[Seat, ...], ...]  # per ferry line: who has bought it
    supply: tuple[int, ...]  # per good: chips neither on a train nor in a city
    lying: tuple[Lying, ...]
    orders: Items  # the public order cards
    running: tuple[Running, ...]
    tariffs: tuple[Tariff, ...]
    bargains: tuple[Bargain, ...]
    debts: tuple[Debt, ...]
    pile: Depths
    layer: int  # the number of the pile's next new layer
    shuffled: Items  # what the pile was last shuffled from
    discard: Items
    delivered: int  # the round of the last delivery
    final: bool  # somebody has won, the round is being finished (option)
    cash: tuple[int, ...]  # everybody's money if it is open, else empty (option)


class Hand(Struct, frozen=True):
    """What one seat alone sees."""

    cash: int
    cards: Items = ()
    returned: tuple[tuple[int, int], ...] = ()  # layer of the pile, card: put there and not drawn yet
    seen: tuple[tuple[Seat, int], ...] = ()  # cards put under the pile that this seat knows another to have drawn


class Hidden(Struct, frozen=True):
    """What nobody sees."""

    pile: Pile
    bank: int


CrayonState: TypeAlias = core.State[Public, Hand, Hidden]
CrayonView: TypeAlias = core.View[Public, Hand]
