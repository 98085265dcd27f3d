"""The numbers of the game, read from data, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.options import Option


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


RANDOM, READY = "random", "ready"
_SWITCH: Final = ("no", "yes")


def options_for(seats: int) -> tuple[Option, ...]:
    """What a table decides before the game."""
    return (
        Option("finish_round", _SWITCH, "no"),  # DK-71R
        Option("four_cards", _SWITCH, "yes"),  # DK-35R
        Option("open_money", _SWITCH, "no"),  # DK-70R
        Option("start", (RANDOM, READY, *map(str, range(seats))), RANDOM),  # DK-05R
        Option("tariffs", _SWITCH, "no"),  # DK-22R
        Option("win_sum", tuple(map(str, range(100, 501, 50))), "250"),  # DK-71
    )


def plain_rules() -> Ruleset:
    """The numbers as the data file has them."""
    text = resources.files("stellwerk.denmark").joinpath("data/denmark.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Ruleset)


def with_options(rules: Ruleset, options: Mapping[str, str]) -> Ruleset:
    """The rules of a table with all its options chosen."""
    start = options["start"]
    return replace(
        rules,
        win_sum=int(options["win_sum"]),
        open_money=options["open_money"] == "yes",
        finish_round=options["finish_round"] == "yes",
        four_cards=options["four_cards"] == "yes",
        tariffs=options["tariffs"] == "yes",
        first_ready=start == READY,
        first_seat=None if start in (RANDOM, READY) else int(start),
    )
