"""Every title, way to play and seat count: what all contract tests run over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from stellwerk import games
from stellwerk.core.game import Game, State

# Tests look into the states of every family, as nobody else does.
OpenGame: TypeAlias = Game[Any, Any, Any, Any, Any]
OpenState: TypeAlias = State[Any, Any, Any]
WAYS = ("classic", "1912", "mega", "big-cities")


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


def _all() -> list[Variant]:
    choices: list[tuple[str, tuple[tuple[str, str], ...]]] = [
        ("europe", (("way", way), ("bonus", bonus))) for way in WAYS for bonus in ("none", "orient-express,max")
    ]
    choices += [("germany", ()), ("first-journey", ()), ("denmark", ())]
    return [
        Variant(name, options, seats)
        for name, options in choices
        for seats in games.make_with(name, dict(options)).seats
    ]


VARIANTS = _all()
