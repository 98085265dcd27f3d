"""The numbers of the game, read from data, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace


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
    """Every number of the rules; the last five fields are the options of a table."""

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


class Option(Struct, frozen=True):
    """One choice of a table: the possible values, or the range of a number."""

    key: str
    default: str
    values: tuple[str, ...] = ()
    span: tuple[int, int] | None = None
    rule: str = ""

    @property
    def possible(self) -> str:
        if self.span:
            return f"a number from {self.span[0]} to {self.span[1]}"
        return " or ".join(self.values)

    def allows(self, value: str) -> bool:
        if self.span:
            return value.isascii() and value.isdecimal() and self.span[0] <= int(value) <= self.span[1]
        return value in self.values


SWITCH: Final = ("no", "yes")
OPTIONS: Final = (
    Option("finish_round", "no", SWITCH, rule="DK-71R"),
    Option("four_cards", "yes", SWITCH, rule="DK-35R"),
    Option("open_money", "no", SWITCH, rule="DK-70R"),
    Option("start", "random", ("random", "ready"), rule="DK-05R"),
    Option("tariffs", "no", SWITCH, rule="DK-22R"),
    Option("win_sum", "250", span=(100, 999), rule="DK-71"),
)


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value; ValueError names what is not possible."""
    known = {option.key: option for option in OPTIONS}
    for key, value in options.items():
        if key not in known:
            raise ValueError(f"option {key!r} is unknown; possible are {', '.join(known)}")
        if not known[key].allows(value):
            raise ValueError(f"option {key} cannot be {value!r}; possible is {known[key].possible}")
    return {key: options.get(key, option.default) for key, option in known.items()}


def ruleset(options: Mapping[str, str]) -> Ruleset:
    """The rules of a table with all its options chosen."""
    text = resources.files("stellwerk.denmark").joinpath("data/denmark.toml").read_text("utf-8")
    rules = msgspec.toml.decode(text, type=Ruleset)
    return replace(
        rules,
        win_sum=int(options["win_sum"]),
        open_money=options["open_money"] == "yes",
        finish_round=options["finish_round"] == "yes",
        four_cards=options["four_cards"] == "yes",
        tariffs=options["tariffs"] == "yes",
        first_ready=options["start"] == "ready",
    )
