"""Chances from games played on by the quick player, who is none of the players.

What becomes of a position is off from what it foresees, as others play otherwise. So a lead at the end of its
games is no win yet: every total is taken to err, by a part of what totals differ by from deal to deal, and by less
and less when few decisions are left. The numbers were fitted to 1000 games of planners, 200 each of Europe and
Germany with two and with four players and of First Journey with two; `docs/analysis.md` has other games.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk.ticket.title import Title
from stellwerk.turbo.rollouts import shares


class Doubt(Struct, frozen=True):
    part: float  # of the spread of a seat's total, before the deal
    wanes: int  # decisions of each seat before the end from which on there is less doubt


USUAL: Final = Doubt(0.3, 10)
PASSENGERS: Final = Doubt(0.75, 25)  # where they ride less can be foreseen

Totals = NDArray[np.int32]
Floats = NDArray[np.float64]


def doubt(title: Title, first: Totals, decisions: int) -> float:
    """By how much a total is likely to err when so many decisions are left; `first`: totals of games from before
    the deal, by game and seat."""
    of = PASSENGERS if title.bag else USUAL
    spread = float(first.std(axis=0).mean())
    return of.part * spread * min(1.0, decisions / (of.wanes * len(first[0])))


def chances(totals: Totals, ranks: Totals, doubt: float) -> Floats:
    """Of every seat to win, by game, if totals err by so much (a Gumbel distribution of that scale)."""
    if doubt == 0:
        return shares(ranks)
    odds = np.exp((totals - totals.max(axis=-1, keepdims=True)) / doubt)
    found: Floats = odds / odds.sum(axis=-1, keepdims=True)
    return found
