"""What events do, as sets of posts, edges and lines: the data of a card made ready for the rules (DK-42)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import fields

from stellwerk.crayon import boardfile
from stellwerk.crayon.board import Board
from stellwerk.crayon.boardfile import (
    Area,
    Bonus,
    Derail,
    FerryClosed,
    HalfSpeed,
    NoBuilding,
    NoCrossing,
    NoLoading,
    Tax,
    Washout,
)
from stellwerk.crayon.state import Running


class Effects(Struct, frozen=True):
    """All that is in force, or happens, through one card or several."""

    no_loading: frozenset[int] = frozenset()  # cities
    slow: frozenset[int] = frozenset()  # posts
    closed: frozenset[int] = frozenset()  # ferry lines
    no_building: frozenset[int] = frozenset()  # posts
    barred: frozenset[int] = frozenset()  # edges neither crossed nor built
    washed: frozenset[int] = frozenset()  # edges swept away
    derailed: frozenset[int] = frozenset()  # posts whose trains derail
    lost_goods: int = 0
    tax: int = 0  # per cent
    bonus: tuple[tuple[int, int], ...] = ()  # city, sum

    def bonus_in(self, city: int) -> int:
        return sum(extra for at, extra in self.bonus if at == city)


NONE = Effects()


class EventEffects:
    """The effects of every event of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.of = tuple(
            _together([self._ready(effect) for effect in event.effects]) for event in board.file.events
        )
        self.lasts = tuple(event.when == "round" for event in board.file.events)

    def in_force(self, running: tuple[Running, ...]) -> Effects:
        """What the events that have begun bring about."""
        return _together([self.of[entry.event] for entry in running if entry.begun])

    def _area(self, area: Area) -> frozenset[int]:
        board = self.board
        centres = [post for name in area.cities for post in board.places[board.place[name]].posts]
        regions = {n for n, post in enumerate(board.file.posts) if post.region in area.regions}
        return board.within(centres, area.radius) | regions

    def _across(self, waters: tuple[str, ...]) -> frozenset[int]:
        return frozenset(edge for edge, water in enumerate(self.board.water) if water in waters)

    def _ready(self, effect: boardfile.Effect) -> Effects:
        place, line = self.board.place, self.board.line
        match effect:
            case NoLoading(cities):
                return Effects(no_loading=frozenset(place[name] for name in cities))
            case HalfSpeed(area):
                return Effects(slow=self._area(area))
            case FerryClosed(ferries):
                return Effects(closed=frozenset(line[name] for name in ferries))
            case NoBuilding(area):
                return Effects(no_building=self._area(area))
            case NoCrossing(waters):
                return Effects(barred=self._across(waters))
            case Washout(waters):
                return Effects(washed=self._across(waters))
            case Derail(area, goods):
                return Effects(derailed=self._area(area), lost_goods=goods)
            case Tax(percent):
                return Effects(tax=percent)
            case Bonus(cities, extra):
                return Effects(bonus=tuple((place[name], extra) for name in cities))
            case other:
                assert_never(other)


# Any: values of every field's type pass through here, each join is given those of its own.
_JOIN: Final[Mapping[Any, Callable[[list[Any]], Any]]] = {
    frozenset[int]: lambda sets: frozenset[int]().union(*sets),
    int: sum,
    tuple[tuple[int, int], ...]: lambda tuples: tuple(chain.from_iterable(tuples)),
}


def joins_of(kind: type[Struct]) -> dict[str, Callable[[list[Any]], Any]]:
    """How each field of several values becomes one; a field of another type must not be dropped in silence."""
    unknown = [field.name for field in fields(kind) if field.type not in _JOIN]
    if unknown:
        raise TypeError(f"{kind.__name__}.{unknown[0]}: say in {__name__}._JOIN how several become one")
    return {field.name: _JOIN[field.type] for field in fields(kind)}


_JOINS: Final = joins_of(Effects)


def _together(parts: list[Effects]) -> Effects:
    return Effects(**{name: join([getattr(part, name) for part in parts]) for name, join in _JOINS.items()})
