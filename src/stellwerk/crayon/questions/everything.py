"""A question that needs no more words."""

from __future__ import annotations

from msgspec import Struct


class Everything(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing certain: all there is."""
