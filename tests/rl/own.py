"""Every environment there is: our titles, and a designer's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stellwerk import rl

TITLES: Final = Path(__file__).parents[1] / "titles"
OURS: Final = tuple(rl.ids())
OWN: Final = "small_v0"  # of the title in that folder
EVERY: Final = (*OURS, OWN)
