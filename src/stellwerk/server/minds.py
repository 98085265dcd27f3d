"""What a seat has in mind, as a value: things it marked for itself, and a decision kept for its next turn."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from stellwerk import games
from stellwerk.core.game import IllegalAction, Seat
from stellwerk.core.notation import read_decision
from stellwerk.core.session import Session
from stellwerk.server.errors import NotPossibleError
from stellwerk.server.sheet import Course


class Kept(Struct, frozen=True):
    """A decision for the next turn: ways in the order they are wanted, each decision by decision.

    It depends on the position it was said in (`since`: the version that led there) and on nothing alarming having
    happened but what was `known`.
    """

    ways: tuple[tuple[str, ...], ...]
    since: int
    known: tuple[str, ...] = ()


class Mind(Struct, frozen=True, omit_defaults=True):
    """`notice`: why a kept decision was changed or let go of, in every language: who is told may come later."""

    marks: tuple[str, ...] = ()
    kept: Kept | None = None
    notice: dict[str, str] = {}


class Alarmed(Struct, frozen=True):
    """Something has happened that the person should see before deciding."""

    key: str


class Hindered(Struct, frozen=True):
    """The way that was wanted most is not possible any more."""

    error: IllegalAction


def kept_now(course: Course, seat: Seat, ways: tuple[tuple[str, ...], ...]) -> Kept:
    """Ways as they are said now; IllegalAction if one could not be taken even if it were the seat's turn."""
    session = imagined(course, seat)
    for way in ways:
        session.act(seat, *read_decision(session.game, way[0]))
    return Kept(ways, course.sheet.moved, _alarms(course, seat))


def reviewed(course: Course, seat: Seat, kept: Kept) -> tuple[Kept | None, Alarmed | Hindered | None]:
    """What is left of a kept decision in this position, and why it is not what it was."""
    if course.sheet.acted[seat] > kept.since or course.sheet.status != "running":
        return None, None
    if new := [key for key in _alarms(course, seat) if key not in kept.known]:
        return None, Alarmed(new[0])
    session, hindered = imagined(course, seat), None
    for passed, way in enumerate(kept.ways):
        try:
            session.act(seat, *read_decision(session.game, way[0]))
        except IllegalAction as error:
            hindered = hindered or Hindered(error)
        else:
            return (replace(kept, ways=kept.ways[passed:]) if passed else kept), hindered
    return None, hindered


def imagined(course: Course, seat: Seat) -> Session:
    """The game as if it were the seat's turn; made of its view, so that nothing is learned from it."""
    session = course.session
    assert session is not None
    ahead = games.family_of(session.game).ahead
    if ahead is None:
        raise NotPossibleError("not-ahead")
    if seat in session.actors:
        return session
    return Session.at(session.game, ahead.imagine(session.game, session.view(seat)))


def _alarms(course: Course, seat: Seat) -> tuple[str, ...]:
    session = course.session
    assert session is not None
    ahead = games.family_of(session.game).ahead
    return () if ahead is None else ahead.alarms(session.view(seat))
