"""What the train can reach this turn."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.crayon import state as at
from stellwerk.crayon.movement import points_left
from stellwerk.crayon.paths import reachable
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.ids import post_id
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names


class Reached(Struct, frozen=True):
    """A milepost, the points it takes and the rent that is due on the way."""

    post: str
    points: int
    rent: int


class ReachAnswer(Struct, frozen=True):
    left: int  # points of this turn
    posts: tuple[Reached, ...]


def reach(names: Names, view: CrayonView, ask: Everything) -> ReachAnswer:
    public, stage, left = view.public, view.public.stage, 0
    if isinstance(stage, at.Moving) and public.turn == view.seat:
        left = max(0, points_left(names.title, public, view.seat, stage))
    return ReachAnswer(left, reached(names.title, view))


def reached(title: Title, view: CrayonView) -> tuple[Reached, ...]:
    """Nothing while the train does not run."""
    found = reachable(title, view)
    return tuple(Reached(post_id(title.board, post), *found[post]) for post in sorted(found))
