"""Goods: where they come from, how many chips are left, where they lie and on which trains they are."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat


class LyingGood(Struct, frozen=True):
    """Free for all until the end of `seat`'s turn in round `until` (DK-32R)."""

    city: str
    seat: Seat
    until: int
    told: str


class GoodFacts(Struct, frozen=True):
    good: str
    name: str
    chips: int
    left: int
    cities: tuple[str, ...]
    lying: tuple[LyingGood, ...]
    trains: tuple[Seat, ...]  # a seat once per chip on its train
    told: str


class GoodsAnswer(Struct, frozen=True):
    goods: tuple[GoodFacts, ...]
