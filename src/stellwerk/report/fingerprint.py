"""The fingerprint of a board: how often each style of play wins, for every number of players. Boards that reward
the same styles lie near each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec
from msgspec import Struct

from stellwerk.core.game import AnyGame
from stellwerk.core.statistics import Estimate
from stellwerk.study.notes import Notes
from stellwerk.study.sums import over_rows

FILE: Final = Path(__file__).with_name("fingerprints.json")  # written by docs/make_fingerprints.py


class Fingerprint(Struct, frozen=True):
    """`rates`: by number of players and bot. The rest says where they come from."""

    title: str
    version: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    rates: Mapping[int, Mapping[str, Estimate]]


def fingerprint(game: AnyGame, notes: Notes, seed: int) -> Fingerprint | None:
    """None where all who play are alike."""
    bots = notes.bots
    if len(bots) < 2:
        return None
    rates = {players: {bot: _won(notes, players, bot) for bot in bots} for players in notes.counts}
    return Fingerprint(game.name, game.version, game.options, bots, seed, len(notes), rates)


def _won(notes: Notes, players: int, bot: str) -> Estimate:
    seats = notes.seats
    of_bot = seats["bot"] == seats.names["bot"].index(bot)
    some = seats.where(of_bot & (notes.players[seats.game] == players))
    return over_rows(notes, some, some["won"], bounded=True)


def nearest(one: Fingerprint, others: Sequence[Fingerprint]) -> list[tuple[Fingerprint, Estimate]]:
    """Those that the same bots made, by their distance from this one."""
    found = [(other, apart) for other in others if (apart := distance(one, other)) is not None]
    return sorted(found, key=lambda each: each[1].value)


def distance(one: Fingerprint, other: Fingerprint) -> Estimate | None:
    """The root of the mean square difference of win rates, over the numbers of players that both know.

    Its interval reaches as far as all the differences together may be off; by the triangle inequality it cannot
    be too narrow, however much they depend on each other.
    """
    if one.bots != other.bots or not (both := one.rates.keys() & other.rates.keys()):
        return None
    pairs = [(one.rates[players][bot], other.rates[players][bot]) for players in both for bot in one.bots]
    away = sqrt(fmean((ours.value - theirs.value) ** 2 for ours, theirs in pairs))
    reach = sqrt(fmean(_reach(ours) ** 2 + _reach(theirs) ** 2 for ours, theirs in pairs))
    return Estimate(away, max(0.0, away - reach), away + reach)


def _reach(of: Estimate) -> float:
    return (of.high - of.low) / 2


@cache
def stored() -> tuple[Fingerprint, ...]:
    """Those of our own titles."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Fingerprint, ...])
