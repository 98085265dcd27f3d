"""The study of the Ticket family as one value."""

from __future__ import annotations

from typing import Final

from stellwerk.draw.heat import ticket_heat
from stellwerk.family import Study
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.columns import COLUMNS
from stellwerk.ticket.study.dials import ticket_values
from stellwerk.ticket.study.findings import FIGURES, findings
from stellwerk.ticket.study.watching import watch
from stellwerk.ticket.study.wishes import WISHES, wished

STUDY: Final = Study[TicketGame](
    columns=COLUMNS,
    figures=FIGURES,
    things={"routes": "route"},
    words="study-",
    watch=watch,
    findings=findings,
    dial=ticket_values,
    wished=wished,
    wishes=WISHES,
    heat=ticket_heat,
)
