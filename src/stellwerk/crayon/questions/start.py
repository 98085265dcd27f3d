"""What a start city offers the cards at hand."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import InvalidAction, Seat
from stellwerk.crayon.opening import start_cities
from stellwerk.crayon.questions.hindrance import Hindrance, hindrance
from stellwerk.crayon.questions.ids import city_of
from stellwerk.crayon.questions.orders import OrderPreview, Prospects, Served, preview
from stellwerk.crayon.refusal.opening import no_start_city, start_taken
from stellwerk.crayon.state import Building, CrayonView
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names


class StartAsk(Struct, frozen=True, forbid_unknown_fields=True):
    city: str


class StartOffer(Struct, frozen=True):
    """The best order of each card if the network began here, the most promising card first.

    `taken`: who begins here already; `why`: nobody else may.
    """

    city: str
    taken: tuple[Seat, ...]
    orders: tuple[OrderPreview, ...]
    told: str
    why: Hindrance | None


def start(names: Names, view: CrayonView, ask: StartAsk) -> StartOffer:
    title, board, public = names.title, names.board, view.public
    city = city_of(board, ask.city)
    if view.hand is None or view.seat is None:
        raise InvalidAction("a spectator holds no cards")
    place = board.places[city]
    why = None
    if not place.start:
        why = hindrance(names, no_start_city(place))
    elif city not in start_cities(title, public) and public.players[view.seat].start != city:
        why = hindrance(names, start_taken(place))
    begun = _begun(title, view, city)
    found = _offers(title, begun)
    orders = tuple(preview(names, begun, served) for served in found)
    first = names.order(found[0].order) if found else ""
    return StartOffer(
        city=ask.city,
        taken=tuple(seat for seat, player in enumerate(public.players) if player.start == city),
        orders=orders,
        told=names.words.say("dk-start-told", n=len(orders), city=names.place(city), order=first),
        why=why,
    )


def _begun(title: Title, view: CrayonView, city: int) -> CrayonView:
    """As if this seat had begun here and its first turn had come (DK-06)."""
    assert view.seat is not None
    players = list(view.public.players)
    players[view.seat] = replace(players[view.seat], start=city, post=title.board.places[city].centre)
    first = replace(view.public, round=1, players=tuple(players), stage=Building(), turn=view.seat)
    return replace(view, public=first)


def _offers(title: Title, view: CrayonView) -> list[Served]:
    """Of each card the order that brings most per turn, the best first."""
    assert view.hand is not None
    prospects, found = Prospects(title, view), list[tuple[float, int, int]]()
    for card in view.hand.cards:
        worths = []
        for slot, order in enumerate(title.board.cards[card]):
            best = prospects.best(card, order)
            if best is not None:
                worths.append(((best.cash - view.hand.cash) / max(1.0, best.turns), card, slot))
        if worths:
            found.append(max(worths))
    return [prospects.served(card, slot) for _, card, slot in sorted(found, reverse=True)]
