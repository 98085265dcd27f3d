"""A city: what can be had there, what is wanted there, who has joined it, what an event does to it."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Deliver, Drop, Load
from stellwerk.crayon.legal import legal
from stellwerk.crayon.network import free_places, joins
from stellwerk.crayon.notation import write
from stellwerk.crayon.questions.ids import city_of, good_id
from stellwerk.crayon.questions.orders import OrderFacts, facts_of, servable
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.actions import entry, group, heading
from stellwerk.crayon.words.names import Names


class CityAsk(Struct, frozen=True, forbid_unknown_fields=True):
    city: str


class Ware(Struct, frozen=True):
    """A good that can be loaded here: chips left, or (`until`) lying here up to that round."""

    good: str
    left: int
    until: int | None
    told: str


class Handling(Struct, frozen=True):
    """Something that can be done here now; `group` and its `heading` say what kind of thing it is."""

    action: str
    group: str
    heading: str
    label: str


class CityFacts(Struct, frozen=True):
    """`here`: the own train stands here. `wanted`: own and public orders for this city.

    `free`: how many more players may join. `told`: what everybody should know of it now.
    """

    city: str
    name: str
    here: bool
    wares: tuple[Ware, ...]
    wanted: tuple[OrderFacts, ...]
    joined: tuple[Seat, ...]
    free: int
    actions: tuple[Handling, ...]
    told: tuple[str, ...]


def city(names: Names, view: CrayonView, ask: CityAsk) -> CityFacts:
    board, public = names.board, view.public
    number = city_of(board, ask.city)
    here = view.seat is not None and board.place_at[public.players[view.seat].post] == number
    wanted = [(card, slot) for card, slot in servable(board, view) if board.cards[card][slot].city == number]
    return CityFacts(
        city=ask.city,
        name=names.place(number),
        here=here,
        wares=_wares(names, view, number),
        wanted=tuple(facts_of(names, view, card, slot) for card, slot in wanted),
        joined=tuple(seat for seat in range(len(public.players)) if joins(board, public, seat, number)),
        free=free_places(board, public, number),
        actions=_handlings(names, view) if here else (),
        told=_told(names, view, number),
    )


def _wares(names: Names, view: CrayonView, city: int) -> tuple[Ware, ...]:
    board, public, say = names.board, view.public, names.words.say
    found = []
    for good in board.places[city].goods:
        left = public.supply[good]
        told = say("dk-ware-told", good=names.good(good), left=left)
        found.append(Ware(good_id(board, good), left, None, told))
    for it in public.lying:
        if it.city == city:
            told = say("dk-ware-lying", good=names.good(it.good), round=it.until, **names.reserved(it))
            found.append(Ware(good_id(board, it.good), 1, it.until, told))
    return tuple(found)


def _handlings(names: Names, view: CrayonView) -> tuple[Handling, ...]:
    return tuple(
        Handling(
            write(names.title, action), group(action), heading(names, group(action)), entry(names, action, view)
        )
        for action in legal(names.title, view)
        if isinstance(action, Load | Drop | Deliver)
    )


def _told(names: Names, view: CrayonView, city: int) -> tuple[str, ...]:
    force, say = names.title.in_force(view.public.running), names.words.say
    closed = (say("dk-panel-closed"),) if city in force.no_loading else ()
    bonus = force.bonus_in(city)
    return (*closed, say("dk-panel-bonus", sum=bonus)) if bonus else closed
