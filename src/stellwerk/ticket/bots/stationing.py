"""Stations, where a rival's route completes a ticket for less than any way round (EU-42)."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.play import Candidate, Why
from stellwerk.ticket.actions import Action, Build
from stellwerk.ticket.bots.prospect import Prospect, first_ticket

LATE = 4.0  # turns left when a station is built although routes are still missing
STATION = 0.9  # turns of progress that it brings


def stations(prospect: Prospect, legal: Sequence[Action]) -> list[Candidate[Action]]:
    """The stations of the plan, once nothing else of their tickets is missing: they can wait, routes cannot."""
    title, public, scheme = prospect.sight.title, prospect.sight.public, prospect.scheme
    builds = {action.city: action for action in legal if isinstance(action, Build)}
    found: list[Candidate[Action]] = []
    for index in scheme.borrowed:
        route = title.board.routes[index]
        ends = (route.a, route.b)
        missing = {other for _, way in scheme.ways if index in way for other in way} & {*scheme.routes}
        built = any(public.stations[city] == prospect.sight.seat for city in ends)
        ticket = first_ticket(scheme.serving(index))
        if built or ticket is None or (missing and prospect.sight.turns_left >= LATE):
            continue
        for city in ends:
            if city in builds:
                named = {"city": title.board.cities[city].id, "ticket": title.board.tickets[ticket].id}
                why = Why("hint-plan-station", {"route": route.id, **named})
                found.append(Candidate(builds[city], STATION * prospect.style.turn, why))
    return found
