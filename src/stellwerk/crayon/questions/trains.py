"""Other trains and what they would change."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.crayon.questions.hindrance import Hindrance


class TrainOffer(Struct, frozen=True):
    """A type of train: what it costs, what speed, holds and hand would be, and how they differ from now. `loses`: goods that
    have to go. `why`: not this turn."""

    train: str
    name: str
    action: str
    upgrade: bool  # takes the place of building; otherwise a conversion, which counts towards the limit
    cost: int
    speed: int
    faster: int
    holds: int
    more_holds: int
    cards: int
    more_cards: int
    loses: int
    told: str
    why: Hindrance | None


class TrainsAnswer(Struct, frozen=True):
    train: str  # the present one
    offers: tuple[TrainOffer, ...]
