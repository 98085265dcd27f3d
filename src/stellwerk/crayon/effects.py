"""What events do, as sets of posts, edges and lines: the data of a card made ready for the rules (DK-42)."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

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

    def together(self, events: tuple[int, ...]) -> Effects:
        """What several events bring about."""
        return _together([self.of[event] for event in events])

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


def _together(parts: list[Effects]) -> Effects:
    def union(name: str) -> frozenset[int]:
        return frozenset[int]().union(*(getattr(part, name) for part in parts))

    return Effects(
        union("no_loading"),
        union("slow"),
        union("closed"),
        union("no_building"),
        union("barred"),
        union("washed"),
        union("derailed"),
        sum(part.lost_goods for part in parts),
        sum(part.tax for part in parts),
        tuple(pair for part in parts for pair in part.bonus),
    )
