"""A list that only grows, shared by all who hold an earlier end of it: a value that costs no copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, field

T = TypeVar("T")


class Log(Struct, Generic[T], frozen=True, gc=False):
    """As a tuple to read; `plus` gives the longer one and leaves this one as it is."""

    _items: list[T] = field(default_factory=list)  # others may have gone on: only the first `size` are ours
    size: int = 0

    def plus(self, more: Sequence[T]) -> Log[T]:
        """With these behind. Only where a shorter end goes on in another direction is anything copied."""
        items, size = self._items, self.size
        if len(items) != size:
            items = items[:size]
        items.extend(more)
        return Log(items, len(items))

    def since(self, start: int) -> list[T]:
        return self._items[start : self.size]

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self.size])

    def __getitem__(self, at: int) -> T:
        if not -self.size <= at < self.size:
            raise IndexError(f"{at}: there are {self.size}")
        return self._items[at if at >= 0 else at + self.size]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.since(0) == other.since(0)

    __hash__ = None  # type: ignore[assignment]  # as a list: it may hold what has no hash
