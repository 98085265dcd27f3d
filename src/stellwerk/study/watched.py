"""What a family notes of one finished game for a report."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Cell: TypeAlias = str | int | float | bool


class Watched(Struct, frozen=True):
    """`numbers` are of the whole game; `rows` are things of it by table, with the columns that the family names;
    `holes` are states that printed rules do not cover."""

    numbers: dict[str, float]
    rows: dict[str, list[tuple[Cell, ...]]]
    holes: tuple[str, ...] = ()


class Game(Struct, frozen=True):
    """A finished game, and what was noted of it. Games of the same luck share the deal."""

    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # a shared win in parts
    starter: int | None
    ending: str
    turns: int
    decisions: int
    choices: float  # legal actions at a decision, on average
    watched: Watched
    record: str = ""  # only of games with a hole

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def cluster(self) -> tuple[int, int]:
        return self.players, self.deal
