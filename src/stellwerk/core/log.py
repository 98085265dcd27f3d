"""A list that only grows, shared by all who hold an earlier end of it: a value that costs no copies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T], Generic[T]):
    """As a tuple to read; `plus` gives the longer one and leaves this one as it is."""

    __slots__ = ("_items", "_size")

    def __init__(self, items: Sequence[T] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def plus(self, more: Sequence[T]) -> Log[T]:
        """With these behind. Only where a shorter end goes on in another direction is anything copied."""
        if not more:
            return self
        longer: Log[T] = Log.__new__(Log)
        longer._items = self._items if len(self._items) == self._size else self._items[: self._size]
        longer._items.extend(more)
        longer._size = self._size + len(more)
        return longer

    def since(self, start: int) -> list[T]:
        return self._items[start : self._size]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._size])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        if isinstance(at, slice):
            return self._items[: self._size][at]
        if not -self._size <= at < self._size:
            raise IndexError(f"{at}: there are {self._size}")
        return self._items[at if at >= 0 else at + self._size]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self.since(0) == other.since(0)

    __hash__ = None  # type: ignore[assignment]  # as a list: it may hold what has no hash

    def __repr__(self) -> str:
        return f"Log({self.since(0)!r})"
