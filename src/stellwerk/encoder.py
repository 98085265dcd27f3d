"""What a seat sees as one row of numbers, and what each of them means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import prod
from typing import Final, TypeAlias, get_args

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from stellwerk import games
from stellwerk.core.game import AnyGame, AnyView, Event, Seat, StellwerkError
from stellwerk.core.session import Session
from stellwerk.family import AnyLearning

Tensor: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
VERSION: Final = 0  # rises when observations, codes or rewards of existing titles change
WIDTH: Final = 10  # numbers of one row of the history: what happened, and nine facts
MOST: Final = 65_535  # no fact of an event is larger


class NotForLearningError(StellwerkError, ValueError):
    """A family that has not told its games in numbers."""


class Part(Struct, frozen=True):
    """Where a field lies in the tensor. The numbers there are those of the game divided by `scale`, from 0 to
    `high`."""

    name: str
    shape: tuple[int, ...]
    start: int
    high: float
    scale: int
    means: str

    @property
    def place(self) -> slice:
        return slice(self.start, self.start + prod(self.shape))


class Encoder:
    """Positions of a game for so many seats as tensors.

    `hints` adds what follows from the view and takes some searching. `recall` adds so many rows of history: with
    enough of them the tensor holds everything the seat has ever seen; with too few, what it saw last. `events` are
    the kinds of events, numbered from 1 in the history.
    """

    def __init__(self, game: AnyGame, seats: int, *, hints: bool = False, recall: int = 0) -> None:
        self.game, self.seats, self.hints, self.recall = game, seats, hints, recall
        family, learning = games.family_of(game), learning_of(game)
        fields = learning.fields(game, seats) + (learning.hints(game, seats) if hints else ())
        self._fields = [field for field in fields if field.size]
        self.events: tuple[type[Struct], ...] = get_args(family.shapes.event)
        self._kinds: dict[type, int] = {kind: number for number, kind in enumerate(self.events, start=1)}
        self.spec = tuple(self._parts())
        self.size = self.spec[-1].place.stop
        self.high = self._spread("high")
        self._scale = self._spread("scale")

    def __reduce__(self) -> tuple[object, ...]:
        """Packed as what it was made of: the rest follows."""
        return _made, (self.game, self.seats, self.hints, self.recall)

    def encode(self, view: AnyView, seen: Iterable[Event] = ()) -> Tensor:
        """What a seat sees now; `seen` is everything that it was told, for those who recall."""
        numbers: list[int] = []
        for field in self._fields:
            numbers += field.read(view)
        if self.recall:
            numbers += self._history(seen)
        return np.array(numbers, np.float32) / self._scale

    def observe(self, session: Session, seat: Seat) -> Tensor:
        """What a seat sees in a game being played."""
        return self.encode(session.view(seat), session.news_since(seat, 0) if self.recall else ())

    def parts(self, tensor: Tensor) -> dict[str, Tensor]:
        """The tensor by the names of its fields, each in its shape."""
        return {part.name: tensor[part.place].reshape(part.shape) for part in self.spec}

    def _history(self, news: Iterable[Event]) -> list[int]:
        rows = [row for event in news for row in _rows(self._kinds[type(event)], event)][-self.recall :]
        numbers = [number for row in rows for number in row]
        return numbers + [0] * (self.recall * WIDTH - len(numbers))

    def _parts(self) -> Iterator[Part]:
        start = 0
        for field in self._fields:
            scale = field.scale or field.high
            yield Part(field.name, field.shape, start, field.high / scale, scale, field.means)
            start += field.size
        if self.recall:
            means = "everything seen, a row for an event: its kind, then its facts, each plus two; 0 is nothing"
            yield Part("history", (self.recall, WIDTH), start, MOST, 1, means)

    def _spread(self, what: str) -> Tensor:
        return np.concatenate([np.full(prod(part.shape), getattr(part, what), np.float32) for part in self.spec])


def id_of(title: str) -> str:
    """What a title is called where it is told in numbers: `first-journey` is `first_journey_v0`."""
    return f"{title.replace('-', '_')}_v{VERSION}"


def learning_of(game: AnyGame) -> AnyLearning:
    """How the game's family tells it in numbers."""
    learning = games.family_of(game).learning
    if learning is None:
        raise NotForLearningError(f"the family {game.family!r} has no numbers for learning")
    return learning


def _made(game: AnyGame, seats: int, hints: bool, recall: int) -> Encoder:
    return Encoder(game, seats, hints=hints, recall=recall)


@lru_cache(65_536)  # the same events come again in every observation
def _rows(kind: int, event: Event) -> tuple[tuple[int, ...], ...]:
    """An event as rows: a long one goes on in the next, under the same number."""
    facts = [fact + 2 for fact in _facts(msgspec.to_builtins(event))]
    step = WIDTH - 1
    cut = [facts[at : at + step] for at in range(0, max(1, len(facts)), step)]
    return tuple((kind, *row, *[0] * (step - len(row))) for row in cut)


def _facts(value: object) -> Iterator[int]:
    """The numbers of an event in the order of its fields; its words are told by its kind."""
    match value:
        case int():
            yield int(value)
        case dict():
            for each in value.values():
                yield from _facts(each)
        case list() | tuple():
            for each in value:
                yield from _facts(each)
