"""A match in words, for whoever looks on."""

from __future__ import annotations

from stellwerk.core.game import Seat
from stellwerk.rl.match import Match
from stellwerk.telling import narrator
from stellwerk.words import ENGLISH


def told(match: Match, seat: Seat | None = None) -> str:
    """The position as a seat knows it, or a spectator."""
    teller, view = narrator(match.game, ENGLISH), match.session.view(seat)
    return "\n".join([*teller.position(view), teller.task(view)])
