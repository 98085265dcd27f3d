"""Goods: where they come from, how many chips are left, where they lie and on which trains they are."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.ids import good_id, place_id
from stellwerk.crayon.state import CrayonView, Lying
from stellwerk.crayon.words.names import Names


class LyingGood(Struct, frozen=True):
    """Free for all until the end of `seat`'s turn in round `until` (DK-32R)."""

    city: str
    seat: Seat
    until: int
    told: str


class GoodFacts(Struct, frozen=True):
    good: str
    name: str
    chips: int
    left: int
    cities: tuple[str, ...]
    lying: tuple[LyingGood, ...]
    trains: tuple[Seat, ...]  # a seat once per chip on its train
    told: str


class GoodsAnswer(Struct, frozen=True):
    goods: tuple[GoodFacts, ...]


def goods(names: Names, view: CrayonView, ask: Everything) -> GoodsAnswer:
    return GoodsAnswer(tuple(_facts(names, view, good) for good in range(len(names.board.goods))))


def _facts(names: Names, view: CrayonView, good: int) -> GoodFacts:
    board, public, say = names.board, view.public, names.words.say
    cities, left, chips = board.supplied[good], public.supply[good], board.chips[good]

    def told(it: Lying) -> str:
        city, seat = names.place(it.city), names.seat(it.seat)
        return say("dk-lying-told", city=city, seat=seat, round=it.until, **names.reserved(it))

    return GoodFacts(
        good=good_id(board, good),
        name=names.good(good),
        chips=chips,
        left=left,
        cities=tuple(place_id(board, city) for city in cities),
        lying=tuple(
            LyingGood(place_id(board, it.city), it.seat, it.until, told(it))
            for it in public.lying
            if it.good == good
        ),
        trains=tuple(seat for seat, player in enumerate(public.players) for had in player.goods if had == good),
        told=say("dk-good-told", good=names.good(good), cities=names.places(cities), left=left, chips=chips),
    )
