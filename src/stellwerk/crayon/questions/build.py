"""What it would cost to build to a milepost, how much of it fits into this turn, and when the rest can be paid."""

from __future__ import annotations

from msgspec import Struct, field

from stellwerk.crayon.questions.hindrance import Hindrance


class BuildAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """To a milepost or place, from the own network or from one milepost of it."""

    to: str
    start: str = field(default="", name="from")


class Costs(Struct, frozen=True):
    """A price by what it is paid for (DK-51, DK-55)."""

    track: int = 0
    river: int = 0
    bay: int = 0
    city: int = 0
    ferry: int = 0


class Section(Struct, frozen=True):
    """One piece of a line: `on` is an edge or a ferry, `posts` its ends in the order of the line.

    `turn`: when it can be built, None if that is not in sight. `why`: what keeps it from being built this turn.
    """

    on: tuple[str, ...]
    posts: tuple[str, str]
    cost: int
    costs: Costs
    action: str
    turn: int | None
    why: Hindrance | None


class BuildPreview(Struct, frozen=True):
    """The cheapest line. `action` builds what fits into this turn, `now` is its price; `left` is what this turn's limit
    and the cash still allow before it. `turn` is when the whole line is there. `ends_run`: the run ends with it."""

    to: str
    sections: tuple[Section, ...]
    cost: int
    costs: Costs
    limit: int
    left: int
    cash: int
    action: str
    now: int
    ends_run: bool
    turn: int | None
    told: str
    why: Hindrance | None
