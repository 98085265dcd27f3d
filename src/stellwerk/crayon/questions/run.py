"""How the train gets to a milepost: points, turns, ferries, and what is due to whom."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.questions.hindrance import Hindrance


class RunAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """To a milepost or place."""

    to: str


class Fee(Struct, frozen=True):
    """Rent to the owner of a network; `owed` is the part of it that remains a debt (DK-21R)."""

    owner: Seat
    sum: int
    owed: int


class RunStep(Struct, frozen=True):
    """One step along an edge or over a ferry. `points` are those used in its turn once it is made.

    Whoever wants to stop there joins the actions of turn 0 up to here by `; `.
    """

    post: str
    on: str
    action: str
    turn: int
    points: int
    fee: Fee | None


class RunPreview(Struct, frozen=True):
    """The way. `action` makes the steps of this turn, which use `now` points. `points` are those of all turns, `turn` is
    when the train is there; None: it stops before, and `why` says what stands in the way."""

    to: str
    steps: tuple[RunStep, ...]
    points: int
    turn: int | None
    ferries: tuple[str, ...]
    fees: tuple[Fee, ...]  # one per owner
    action: str
    now: int
    told: str
    why: Hindrance | None
