"""The legs of a trip: ways from the train and between cities, over track there is or could be."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.network import own_posts
from stellwerk.crayon.paths import points_used
from stellwerk.crayon.search import Search, Terms, Way, builds_of
from stellwerk.crayon.state import Public
from stellwerk.crayon.title import Title

TERMS: Final = Terms(point=2.0, foreign=True, build=True)
TRAIN: Final = NOWHERE  # where a trip begins


class Leg(Struct, frozen=True):
    """A way to a city. `joins`: afterwards the network includes the city, so that one may build on from it."""

    post: int  # where it ends
    points: int
    rent: int
    price: int
    builds: dict[Lay | Buy, int]  # with their prices
    hops: tuple[Hop, ...]
    joins: bool
    steps: tuple[int, ...]  # from its city on: the fewest points to every other


class Legs:
    """Every way is searched once, when it is asked for; earlier ways hold while no track changes."""

    def __init__(
        self, title: Title, public: Public, seat: Seat, earlier: Legs | None = None, terms: Terms = TERMS
    ) -> None:
        self.title, self.public, self.seat, self.terms = title, public, seat, terms
        self._own = own_posts(title.board, public, seat)
        self._searches: dict[tuple[int, bool], Search] = {}
        self._legs: dict[tuple[int, int, bool], Leg | None] = {}
        self._train: dict[tuple[int, int, bool], Leg | None] = {}
        self._key = seat, public.owner, public.lines, public.tariffs, public.players[seat].kind, terms
        if earlier is not None and earlier._key == self._key:
            self._searches, self._legs = earlier._searches, earlier._legs

    def between(self, start: int, city: int, rooted: bool) -> Leg | None:
        """From a milepost, or from the train; `rooted`: the network includes, or will include, the start."""
        key = start, city, rooted
        legs = self._train if start == TRAIN else self._legs
        if key not in legs:
            search = self._here if start == TRAIN else self._search(start, rooted)
            way = search.to_city(city)
            legs[key] = None if way is None else self._leg(city, way)
        return legs[key]

    @cached_property
    def _here(self) -> Search:
        """From the train."""
        title, public, seat = self.title, self.public, self.seat
        post, used = public.players[seat].post, points_used(title, public, seat)
        return Search(title, public, seat, (post,), self.terms, rooted=False, used=used)

    def _search(self, start: int, rooted: bool) -> Search:
        key = start, rooted
        if key not in self._searches:
            self._searches[key] = Search(self.title, self.public, self.seat, (start,), self.terms, rooted)
        return self._searches[key]

    def _leg(self, city: int, way: Way) -> Leg:
        builds = builds_of(way.hops)
        joins = self.title.board.places[city].centre in self._own or builds_last(way)
        steps = self.title.steps(city)
        return Leg(way.post, way.points, way.rent, way.building, builds, way.hops, joins, steps)


def builds_last(way: Way) -> bool:
    return bool(way.hops) and way.hops[-1].build is not None
