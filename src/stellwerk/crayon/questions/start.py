"""What a start city offers the cards at hand."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.questions.hindrance import Hindrance
from stellwerk.crayon.questions.orders import OrderPreview


class StartAsk(Struct, frozen=True, forbid_unknown_fields=True):
    city: str


class StartOffer(Struct, frozen=True):
    """The best order of each card if the network began here. `taken`: who begins here already; `why`: nobody else may."""

    city: str
    taken: tuple[Seat, ...]
    orders: tuple[OrderPreview, ...]
    told: str
    why: Hindrance | None
