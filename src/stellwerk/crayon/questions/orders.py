"""The orders that the seat may serve: where their goods are to be had, and what serving one takes."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.crayon.questions.hindrance import Hindrance


class Source(Struct, frozen=True):
    """Where a good can be had: chips left in a city that supplies it, or (`until`) lying there up to that round."""

    city: str
    left: int
    until: int | None


class OrderFacts(Struct, frozen=True):
    """One order of a card; `slot` counts the card's orders from 0. `pay` includes the bonus of an event."""

    card: int
    slot: int
    public: bool
    good: str
    city: str
    pay: int
    bonus: int
    aboard: bool
    sources: tuple[Source, ...]
    told: str


class OrdersAnswer(Struct, frozen=True):
    orders: tuple[OrderFacts, ...]


class OrderAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """One order. `source`: the city where its good shall be fetched, once that is decided."""

    card: int
    slot: int
    source: str = ""


class OrderPreview(Struct, frozen=True):
    """The best run for an order. `source` is None if the good is on board; `profit` is what is left of `pay`.

    `turn` is when it is delivered, `on` everything on the way. `why`: it cannot be served now.
    """

    card: int
    slot: int
    source: str | None
    pay: int
    building: int
    rent: int
    profit: int
    turn: int | None
    on: tuple[str, ...]
    told: str
    why: Hindrance | None
