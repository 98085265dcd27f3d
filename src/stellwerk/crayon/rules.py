"""The numbers of the game: every declared difference between the titles of the family."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

BARGAIN_SUM: Final = 50  # DK-27R: the most that is paid for bringing a good, in every title
Count = Annotated[int, Meta(ge=0, le=9999)]
Seats = Annotated[int, Meta(ge=1, le=8)]


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of train (DK-60)."""

    id: str  # by which records name it
    de: str  # in German
    en: str  # in English
    speed: Count  # mileposts a turn (DK-20)
    holds: Count  # goods it carries (DK-30)
    level: Count  # an upgrade goes one up (DK-60)


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """What a section costs by the milepost it leads to, and by the water it crosses (DK-51)."""

    plain: Count  # a milepost in open country
    small: Count  # a small town
    medium: Count  # a medium town
    metro: Count  # a metropolis
    river: Count  # more across a river
    bay: Count  # more across a bay or lake


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How many players may join a town of each size (DK-56)."""

    small: Count  # at a small town
    medium: Count  # at a medium town
    metro: Count  # at a metropolis


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    """Every number of the rules; the last six fields are the options of a table."""

    seats: tuple[Seats, Seats]  # fewest and most players
    start_money: Count  # of each player (DK-02)
    bank: Count  # money there is
    dealt_cards: Count  # order cards dealt (DK-03)
    hand_cards: Count  # order cards held (DK-35)
    upgraded_cards: Count  # held from the first upgrade on (DK-35R)
    public_cards: Count  # that lie open (DK-06)
    public_round: Count  # from this round on (DK-06)
    first_run: Count  # first round with movement (DK-06)
    rent: Count  # for another's network, each turn (DK-21)
    offer_rounds: Count  # that an agreed tariff lasts at most (DK-22R)
    build_limit: Count  # spent on building in a turn (DK-50)
    upgrade: Count  # cost of a better train (DK-60)
    convert: Count  # cost of another of the same level (DK-60)
    leave_big_city: Count  # sections out of a big city in a turn (DK-53)
    lie_rounds: Count  # that a good lies in a city (DK-32)
    ferry_places: Count  # players on one line (DK-56)
    win_sum: Count  # money that ends the game (DK-71)
    announce_below_win: Count  # so much below it must be announced (DK-70)
    idle_rounds: Count  # without anything happening that end the game
    cost: Costs  # of a section (DK-51)
    places: Limits  # at towns (DK-56)
    trains: Annotated[
        tuple[Kind, ...], Meta(min_length=1, max_length=20)
    ]  # all types, the first one to begin with
    open_money: bool = False  # option: cash is public
    finish_round: bool = False  # option: the round is played to its end
    four_cards: bool = True  # option: four cards from the first upgrade on
    tariffs: bool = False  # option: players agree on tariffs (DK-22)
    first_ready: bool = False  # option: whoever is ready first begins (DK-05R)
    first_seat: int | None = None  # set by the option `start`
