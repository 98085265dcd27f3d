"""How much comes in: bytes and frames within a span of time."""

from __future__ import annotations

from typing import Final

SPAN: Final = 2.0  # seconds
# A crowd behind one address keeps in step, and what all of it says at once would be heard before anybody else.
TOGETHER: Final = 0.2


class Meter:
    """Counts anew in every span. Asked for every packet, so it is nothing but three numbers."""

    def __init__(self, octets: int, frames: int, span: float = SPAN) -> None:
        self._most = (octets, frames)
        self._span = span
        self._ends = 0.0
        self._octets = 0
        self._frames = 0

    def passes(self, now: float, octets: int, frames: int) -> bool:
        """Whether these may still come in; they count in any case."""
        if now >= self._ends:
            self._ends, self._octets, self._frames = now + self._span, 0, 0
        self._octets += octets
        self._frames += frames
        return self._octets <= self._most[0] and self._frames <= self._most[1]
