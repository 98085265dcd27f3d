"""The study of the crayon family as one value."""

from __future__ import annotations

from typing import Final

from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.study.dials import WISHES, payouts, wished
from stellwerk.crayon.study.findings import FIGURES, findings
from stellwerk.crayon.study.watching import COLUMNS, watch
from stellwerk.draw.crayon.heat import crayon_heat
from stellwerk.family import Study

STUDY: Final = Study[CrayonGame](
    columns=COLUMNS,
    figures=FIGURES,
    things={"orders": "order", "ferries": "ferry"},
    words="study-dk-",
    watch=watch,
    findings=findings,
    dial=payouts,
    wished=wished,
    wishes=WISHES,
    heat=crayon_heat,
)
