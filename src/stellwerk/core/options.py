"""Options of a game: names, possible values, and the choice among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from stellwerk.core.faults import Reason, because
from stellwerk.core.game import StellwerkError

NONE = "none"  # the value of an option that takes several and got nothing


class OptionError(StellwerkError, ValueError):
    """An option or a value that the game does not have."""

    def __init__(self, option: str, reason: Reason) -> None:
        super().__init__(str(reason))
        self.option = option
        self.reason = reason


class Option(Struct, frozen=True):
    """One thing a table decides before the game. `several`: any of the values, joined by commas, or `none`."""

    name: str
    values: tuple[str, ...]
    default: str
    several: bool = False


def choose_options(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, defaults filled in; the order of several values does not matter."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            there = ", ".join(known) or NONE
            reason = because(
                "no-option", "option {name!r} does not exist; there are {there}", name=name, there=there
            )
            raise OptionError(name, reason)
    return {name: _checked(option, chosen.get(name, option.default)) for name, option in known.items()}


def _checked(option: Option, value: str) -> str:
    parts = value.split(",") if option.several else [value]
    if option.several and parts in ([NONE], [""]):
        return NONE
    for part in parts:
        if part not in option.values:
            possible = ", ".join((*option.values, *((NONE,) if option.several else ())))
            told = "{name}={value!r} is not possible; choose {values}"
            raise OptionError(option.name, because("option", told, name=option.name, value=part, values=possible))
    return ",".join(each for each in option.values if each in parts)
