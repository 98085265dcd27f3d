"""A city: what can be had there, what is wanted there, who has joined it, what an event does to it."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.questions.orders import OrderFacts


class CityAsk(Struct, frozen=True, forbid_unknown_fields=True):
    city: str


class Ware(Struct, frozen=True):
    """A good that can be loaded here: chips left, or (`until`) lying here up to that round."""

    good: str
    left: int
    until: int | None
    told: str


class CityFacts(Struct, frozen=True):
    """`here`: the own train stands here. `wanted`: own and public orders for this city. `free`: how many more players may
    join. `actions`: what can be loaded, dropped and delivered here now, several of them joined by `; ` if wanted."""

    city: str
    name: str
    here: bool
    wares: tuple[Ware, ...]
    wanted: tuple[OrderFacts, ...]
    joined: tuple[Seat, ...]
    free: int
    actions: tuple[str, ...]
    told: tuple[str, ...]
