"""The numbers of the game: every declared difference between the titles of the family."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

BARGAIN_SUM: Final = 50  # DK-27R: the most that is paid for bringing a good, in every title


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of train (DK-60)."""

    id: str
    de: str
    en: str
    speed: int
    holds: int
    level: int


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """What a section costs by the milepost it leads to, and by the water it crosses (DK-51)."""

    plain: int
    small: int
    medium: int
    metro: int
    river: int
    bay: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How many players may join a town of each size (DK-56)."""

    small: int
    medium: int
    metro: int


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """Every number of the rules; the last six fields are the options of a table."""

    seats: tuple[int, int]
    start_money: int
    bank: int
    dealt_cards: int
    hand_cards: int
    upgraded_cards: int
    public_cards: int
    public_round: int
    first_run: int
    rent: int
    offer_rounds: int
    build_limit: int
    upgrade: int
    convert: int
    leave_big_city: int
    lie_rounds: int
    ferry_places: int
    win_sum: int
    announce_below_win: int
    idle_rounds: int
    cost: Costs
    places: Limits
    trains: tuple[Kind, ...]
    open_money: bool = False
    finish_round: bool = False
    four_cards: bool = True
    tariffs: bool = False
    first_ready: bool = False
    first_seat: int | None = None
