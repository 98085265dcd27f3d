"""What each seat is told about a position: projected, never filtered, and encoded once per seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Raw, Struct

from stellwerk.core import codec
from stellwerk.core.game import AnyGame, Seat, view_of
from stellwerk.core.play import news_for
from stellwerk.server import wire
from stellwerk.server.notes import closed, ticket_notes, trails
from stellwerk.server.sheet import Course


class TakenBack(Struct, frozen=True, tag=True):
    """In the news: the position is an earlier one again."""

    only: ClassVar[None] = None
    seat: Seat


class Telling:
    """One version of a table, ready to be told to any seat; None is a spectator."""

    def __init__(self, game: AnyGame, course: Course, events: Sequence[Any], clocks: Sequence[int] | None) -> None:
        assert course.state is not None
        self._game = game
        self._sheet = course.sheet
        self._state = course.state
        self._events = events
        self._clocks = clocks
        self._actors = game.actors(course.state.public)
        self._public = codec.encode(course.state.public)
        self._closed = closed(game, course.state.public)
        self._texts: dict[Seat | None, str] = {}

    def text(self, seat: Seat | None) -> str:
        """The message for a seat."""
        if seat not in self._texts:
            self._texts[seat] = wire.write(self.message(seat))
        return self._texts[seat]

    def message(self, seat: Seat | None) -> wire.Play:
        sheet, over = self._sheet, self._sheet.status != "running"
        hand = None if seat is None else self._state.hands[seat]
        view = b'{"seat":%b,"public":%b,"hand":%b}' % (codec.encode(seat), self._public, codec.encode(hand))
        return wire.Play(
            version=sheet.version,
            actors=() if over else self._actors,
            view=Raw(view),
            news=news_for(seat, self._events),
            todo=[] if over or seat is None else todo(self._game, self._state, seat),
            undo=bool(sheet.undo) and sheet.undo_seat == seat and not over,
            clocks=self._clocks,
            ending=self._game.ending(self._state.public) or ("abandoned" if sheet.status == "abandoned" else ""),
            standings=self._game.standings(self._state) if sheet.status == "over" else (),
            tickets=ticket_notes(self._game, self._state.public, hand, seat),
            closed=self._closed,
            trails=trails(self._game, self._state.public) if sheet.status == "over" else (),
        )


def todo(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """The legal actions of a seat in notation; nothing while it is not to act."""
    if seat not in game.actors(state.public):
        return []
    return [game.write(action) for action in game.legal(view_of(state, seat))]
