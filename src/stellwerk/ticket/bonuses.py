"""Bonuses of the final count: what a title file says of each, and the lines it writes on everybody's sheet.

The tag of a bonus is its name everywhere: in title files, in its lines, and in its words (`score-longest-path`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from stellwerk.core.game import Line

if TYPE_CHECKING:
    from stellwerk.ticket.scoring import Reckoning

Points = Annotated[int, Meta(ge=0, le=400)]
Sheets: TypeAlias = list[list[Line]]  # of every seat, in seat order


class LongestPath(Struct, frozen=True, forbid_unknown_fields=True, tag_field="for", tag="longest-path"):
    """For the longest continuous path of trains (EU-50)."""

    points: Points  # for each who has it

    def lines(self, reckoning: Reckoning) -> Sheets:
        return _to_leaders("longest-path", self.points, reckoning.trails)


class MostTickets(Struct, frozen=True, forbid_unknown_fields=True, tag_field="for", tag="most-tickets"):
    """For the most completed tickets (DE-12)."""

    points: Points  # for each who has them

    def lines(self, reckoning: Reckoning) -> Sheets:
        return _to_leaders("most-tickets", self.points, reckoning.completed)


class MostPassengers(Struct, frozen=True, forbid_unknown_fields=True, tag_field="for", tag="passengers"):
    """For the most and the second most passengers of each colour (DE-13)."""

    first: Points  # points for the most
    second: Points  # points for the second most

    def lines(self, reckoning: Reckoning) -> Sheets:
        players = reckoning.state.public.players
        sheets: Sheets = [[] for _ in players]
        for colour, name in enumerate(reckoning.title.board.guests):
            counts = [player.passengers[colour] for player in players]
            for seat, points in enumerate(_places(counts, self.first, self.second)):
                sheets[seat].append(Line("passengers", points, name, counts[seat]))
        return sheets


class Crossing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="for", tag="crossing"):
    """A bonus ticket, during play, for joining a city with one mark to a city with the other (FJ-08)."""

    one: str  # mark of the cities on one side
    other: str  # mark of those on the other

    def lines(self, reckoning: Reckoning) -> Sheets:
        return [[Line("crossing", player.bonus)] for player in reckoning.state.public.players]


Bonus: TypeAlias = LongestPath | MostTickets | MostPassengers | Crossing


def _to_leaders(what: str, points: int, counts: Sequence[int]) -> Sheets:
    """All who tie for most get the points; nobody gets them for none (EU-50R, DE-12R)."""
    most = max(counts)
    return [[Line(what, points if count == most > 0 else 0, count=count)] for count in counts]


def _places(counts: Sequence[int], first: int, second: int) -> list[int]:
    """DE-13: with a tie for most there is no second place; nobody is placed without a passenger (DE-13R)."""
    most = max(counts)
    below = [count for count in counts if count < most]
    runner_up = max(below) if below and counts.count(most) == 1 else 0
    return [
        0 if not count else first if count == most else second if count == runner_up else 0 for count in counts
    ]
