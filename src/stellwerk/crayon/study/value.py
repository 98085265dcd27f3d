"""The study of the crayon family as one value."""

from __future__ import annotations

from typing import Final

from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.study.dials import payouts
from stellwerk.crayon.study.findings import FIGURES, findings
from stellwerk.crayon.study.watching import COLUMNS, watch
from stellwerk.draw.crayon.heat import crayon_heat
from stellwerk.family import Study

STUDY: Final = Study[CrayonGame](
    COLUMNS,
    FIGURES,
    {"orders": "order", "ferries": "ferry"},
    "study-dk-",
    watch,
    findings,
    {"payouts": payouts},
    crayon_heat,
)
