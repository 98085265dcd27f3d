"""A finished game in numbers: money over time, deliveries, building, rent from player to player."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat


class Standing(Struct, frozen=True):
    """Everybody's money, debts taken off, when a turn had ended."""

    round: int
    seat: Seat  # whose turn it was
    money: tuple[int, ...]


class Delivery(Struct, frozen=True):
    round: int
    seat: Seat
    card: int
    good: str
    city: str
    pay: int
    public: bool
    told: str


class Spending(Struct, frozen=True):
    """What a player built and bought."""

    seat: Seat
    sections: int
    track: int
    ferries: int  # money, as are track and trains
    trains: int


class Flow(Struct, frozen=True):
    """Rent, tariffs and debts paid from one player to another."""

    seat: Seat
    owner: Seat
    sum: int


class CrayonChronicle(Struct, frozen=True):
    money: tuple[Standing, ...]
    deliveries: tuple[Delivery, ...]
    spendings: tuple[Spending, ...]
    flows: tuple[Flow, ...]
