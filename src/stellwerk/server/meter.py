"""How much comes in: bytes and frames within a span of time."""

from __future__ import annotations

from typing import Final

SPAN: Final = 2.0  # seconds


class Meter:
    """Counts anew in every span. Asked for every packet, so it is nothing but three numbers."""

    def __init__(self, octets: int, frames: int) -> None:
        self._most = (octets, frames)
        self._ends = 0.0
        self._octets = 0
        self._frames = 0

    def passes(self, now: float, octets: int, frames: int) -> bool:
        """Whether these may still come in; they count in any case."""
        if now >= self._ends:
            self._ends, self._octets, self._frames = now + SPAN, 0, 0
        self._octets += octets
        self._frames += frames
        return self._octets <= self._most[0] and self._frames <= self._most[1]
