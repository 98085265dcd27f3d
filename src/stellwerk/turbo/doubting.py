"""Chances from games played on by the quick player, who is none of the players.

What becomes of a position is off from what it foresees, as others play otherwise. So a lead at the end of its
games is no win yet: every total is taken to err, by a part of what totals differ by from deal to deal, and by less
and less when few decisions are left. The two numbers were fitted to 1000 games of planners, 200 each of Europe and
Germany with two and with four players and of First Journey with two; `docs/analysis.md` has other games.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.turbo.rollouts import shares

PART: Final = 0.3  # of the spread of a seat's total, before the deal
WANES: Final = 10  # decisions of each seat before the end from which on there is less doubt

Totals = NDArray[np.int32]
Floats = NDArray[np.float64]


def doubt(first: Totals, decisions: int) -> float:
    """By how much a total is likely to err when so many decisions are left; `first`: totals of games from before
    the deal, by game and seat."""
    spread = float(first.std(axis=0).mean())
    return PART * spread * min(1.0, decisions / (WANES * len(first[0])))


def chances(totals: Totals, ranks: Totals, doubt: float) -> Floats:
    """Of every seat to win, by game, if totals err by so much (a Gumbel distribution of that scale)."""
    if doubt == 0:
        return shares(ranks)
    odds = np.exp((totals - totals.max(axis=-1, keepdims=True)) / doubt)
    found: Floats = odds / odds.sum(axis=-1, keepdims=True)
    return found
