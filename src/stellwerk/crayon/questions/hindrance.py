"""Why something cannot be done, with the place that stands in the way."""

from __future__ import annotations

from msgspec import Struct


class Hindrance(Struct, frozen=True):
    """`rule` is its id in the catalogue, `text` the reason in words, `on` the ids of what it names."""

    rule: str
    text: str
    on: tuple[str, ...]
