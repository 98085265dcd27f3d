"""What people and things are called, in one language: the part that all families share."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.game import Seat
from stellwerk.words import Words


class SeatNames:
    """Who sits where: a person's name, or the number of the seat where nobody gave one."""

    def __init__(self, words: Words, people: Sequence[str] = ()) -> None:
        self.words = words
        self.people = tuple(people)

    def seat(self, seat: Seat) -> str:
        return self.people[seat] if 0 <= seat < len(self.people) else self.words.seat(seat)
