"""Every title, way to play and seat count: what all contract tests run over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from stellwerk import games
from stellwerk.core.game import Game, State
from stellwerk.core.options import NONE

# Tests look into the states of every family, as nobody else does.
OpenGame: TypeAlias = Game[Any, Any, Any, Any, Any]
OpenState: TypeAlias = State[Any, Any, Any]
WAY = "way"
WAYS = next(option.values for option in games.options_of("europe") if option.name == WAY)


@dataclass(frozen=True)
class Variant:
    name: str
    options: tuple[tuple[str, str], ...]
    seats: int

    def __str__(self) -> str:
        chosen = "".join(f"-{value}" for _, value in self.options)
        return f"{self.name}{chosen}-{self.seats}"

    def game(self) -> OpenGame:
        return _game(self.name, self.options)


def made(name: str | Path, /, **options: str) -> OpenGame:
    return games.make(name, **options)


@cache
def _game(name: str, options: tuple[tuple[str, str], ...]) -> OpenGame:
    return games.make_with(name, dict(options))


def _ways(name: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """Every way to play a title, with none and with all of what can be added."""
    tried = [
        [(option.name, value) for value in ((NONE, ",".join(option.values)) if option.several else option.values)]
        for option in games.options_of(name)
        if option.several or option.name == WAY
    ]
    return product(*tried)


VARIANTS = [
    Variant(name, options, seats)
    for name in games.titles()
    for options in _ways(name)
    for seats in _game(name, options).seats
]
