"""What a game says of itself that its title knows already."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar


class Title(Protocol):
    """What every family's title has."""

    name: str
    version: int
    options: dict[str, str]

    @property
    def digest(self) -> str: ...


T = TypeVar("T", bound=Title)


class TitledGame(Generic[T]):
    """A title of a family with its options chosen."""

    def __init__(self, title: T) -> None:
        self.title = title

    def __repr__(self) -> str:
        chosen = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"stellwerk.make({self.name!r}{chosen})"

    @property
    def name(self) -> str:
        return self.title.name

    @property
    def options(self) -> dict[str, str]:
        return self.title.options

    @property
    def version(self) -> int:
        return self.title.version

    @property
    def digest(self) -> str:
        return self.title.digest
