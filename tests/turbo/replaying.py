"""Games of compiled code on the reference, up to a seat's decision; `turbo.noted.replayed` plays whole ones."""

from __future__ import annotations

from stellwerk.core.game import Seat
from stellwerk.core.session import Session
from stellwerk.turbo.stream import Stream


def settled(session: Session, stream: Stream, mine: Seat | None = None) -> Session:
    """Up to the next decision of `mine`, or to the end: one stream for luck and for the choices of all others."""
    session = session.settle(stream)
    while not session.over and session.actors[0] != mine:
        seat = session.actors[0]
        actions = session.legal(seat)
        session = session.act(seat, actions[stream.below(len(actions))]).settle(stream)
    return session
