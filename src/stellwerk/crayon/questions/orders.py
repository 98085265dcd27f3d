"""The orders that the seat may serve: where their goods are to be had, and what serving one takes."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import InvalidAction
from stellwerk.crayon.board import NOWHERE, Board, Order
from stellwerk.crayon.bots.errands import Errand
from stellwerk.crayon.bots.legs import TERMS, Legs
from stellwerk.crayon.bots.pace import pace
from stellwerk.crayon.bots.rehearsal import Outcome, Rehearsal
from stellwerk.crayon.bots.trips import Purse, Trip, Trips
from stellwerk.crayon.orders import supply
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.following import Course, follow
from stellwerk.crayon.questions.hindrance import Hindrance, hindrance
from stellwerk.crayon.questions.ids import city_of, edge_id, ferry_id, good_id, place_id
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.search import RUN
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names


class Source(Struct, frozen=True):
    """Where a good can be had: chips left in a city that supplies it, or lying there up to round `until`."""

    city: str
    left: int
    until: int | None


class OrderFacts(Struct, frozen=True):
    """One order of a card; `slot` counts the card's orders from 0. `pay` includes the bonus of an event."""

    card: int
    slot: int
    public: bool
    good: str
    city: str
    pay: int
    bonus: int
    aboard: bool
    sources: tuple[Source, ...]
    told: str


class OrdersAnswer(Struct, frozen=True):
    orders: tuple[OrderFacts, ...]


class OrderAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """One order. `source`: the city where its good shall be fetched, once that is decided."""

    card: int
    slot: int
    source: str = ""


class OrderPreview(Struct, frozen=True):
    """The best run for an order. `source` is None if the good is on board; `profit` is what is left of `pay`.

    `turn` is when it is delivered, `on` everything on the way. `why`: it cannot be served now.
    """

    card: int
    slot: int
    source: str | None
    pay: int
    building: int
    rent: int
    profit: int
    turn: int | None
    on: tuple[str, ...]
    told: str
    why: Hindrance | None


# ---- facts


def orders(names: Names, view: CrayonView, ask: Everything) -> OrdersAnswer:
    """Those of the own cards, then the public ones."""
    return OrdersAnswer(tuple(facts_of(names, view, card, slot) for card, slot in servable(names.board, view)))


def servable(board: Board, view: CrayonView) -> list[tuple[int, int]]:
    """Every order that the seat may serve: card and slot."""
    own = view.hand.cards if view.hand is not None else ()
    return [(card, slot) for card in (*own, *view.public.orders) for slot in range(len(board.cards[card]))]


def facts_of(names: Names, view: CrayonView, card: int, slot: int) -> OrderFacts:
    title, board, public = names.title, names.board, view.public
    order = board.cards[card][slot]
    bonus = title.in_force(public.running).bonus_in(order.city)
    return OrderFacts(
        card=board.file.cards[card].id,
        slot=slot,
        public=card in public.orders,
        good=good_id(board, order.good),
        city=place_id(board, order.city),
        pay=order.pay + bonus,
        bonus=bonus,
        aboard=view.seat is not None and order.good in public.players[view.seat].goods,
        sources=sources(title, view, order.good),
        told=names.order(order),
    )


def sources(title: Title, view: CrayonView, good: int) -> tuple[Source, ...]:
    """The cities that supply the good, then those where it lies for this seat."""
    board, public = title.board, view.public
    supplied = [Source(place_id(board, city), public.supply[good], None) for city in board.supplied[good]]
    lying = Counter(
        (entry.city, entry.until)
        for entry in public.lying
        if entry.good == good and entry.reserved in (None, view.seat)
    )
    return (*supplied, *(Source(place_id(board, city), left, until) for (city, until), left in lying.items()))


# ---- the best run


class Served(Struct, frozen=True):
    """An order and how it is served best; None: there is no way."""

    card: int
    slot: int
    order: Order
    start: int  # where the train stands
    trip: Trip | None
    course: Course | None


def order(names: Names, view: CrayonView, ask: OrderAsk) -> OrderPreview:
    return preview(names, view, Prospects(names.title, view).served(*asked_for(names, view, ask)))


def asked_for(names: Names, view: CrayonView, ask: OrderAsk) -> tuple[int, int, int | None]:
    """Card, slot and source as numbers."""
    board = names.board
    card = board.card.get(ask.card, NOWHERE)
    if (card, ask.slot) not in servable(board, view):
        raise InvalidAction(f"card {ask.card} has no order {ask.slot} that this seat may serve")
    return card, ask.slot, city_of(board, ask.source) if ask.source else None


class Prospects:
    """The best runs for single orders; ways are searched once for all of them."""

    def __init__(self, title: Title, view: CrayonView) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.view, self.hand = title, view, view.hand
        self.player = view.public.players[view.seat]
        self.placed = self.player.post != NOWHERE
        if self.placed:
            # A way that builds a little may hide one that needs nothing: rent depends on the way one came.
            self.legs = [Legs(title, view.public, view.seat, terms=terms) for terms in (TERMS, RUN)]
            self.rehearsal = Rehearsal(title, view)

    def served(self, card: int, slot: int, source: int | None = None) -> Served:
        """The trip is the planner's choice; how it goes, the rules say."""
        order = self.title.board.cards[card][slot]
        best = self.best(card, order, source)
        course = None if best is None else follow(Imagined(self.title, self.view), best.trip)
        return Served(card, slot, order, self.player.post, None if best is None else best.trip, course)

    def best(self, card: int, order: Order, source: int | None = None) -> Outcome | None:
        """What brings most per turn."""
        if not self.placed:
            return None
        had = supply(self.title, self.view.public, order.good, self.view.seat).sources
        errand = Errand(card, order, had if source is None or source not in had else (source,))
        rules, train = self.title.rules, self.title.rules.trains[self.player.kind]
        worth = pace(self.title, self.player.kind)
        purse = Purse(self.hand.cash, train.speed, train.holds, rules.build_limit, worth)
        trips = [trip for legs in self.legs for trip in Trips(legs, (errand,), purse).find(self.player.goods)]
        played = [self.rehearsal.play(trip) for trip in trips]
        return max(
            (it for it in played if it is not None),
            key=lambda it: (it.cash - self.hand.cash) / max(1.0, it.turns),
            default=None,
        )


def preview(names: Names, view: CrayonView, served: Served) -> OrderPreview:
    board, order, course = names.board, served.order, served.course
    empty = OrderPreview(
        board.file.cards[served.card].id, served.slot, None, order.pay, 0, 0, 0, None, (), "", None
    )
    if served.trip is None or course is None:
        text = _not_served(names, view, order)
        return replace(empty, told=text, why=Hindrance("DK-33", text))
    building, rent = course.spent("build"), course.spent("run")
    pay = -course.spent("deliver") or order.pay
    profit = pay - building - rent
    fetched = [stop.city for stop in served.trip.stops if not stop.brings]
    if course.turn is None:
        text = _not_served(names, view, order)
    else:
        facts = {"profit": profit, "building": building, "rent": rent, "turn": course.turn}
        text = names.words.say("dk-serve-told", order=names.order(order), **facts)
    return replace(
        empty,
        source=place_id(board, fetched[0]) if fetched else None,
        pay=pay,
        building=building,
        rent=rent,
        profit=profit,
        turn=course.turn,
        on=way_of(board, served.start, served.trip),
        told=text,
        why=hindrance(names, course.stopped) if course.turn is None and course.stopped else None,
    )


def _not_served(names: Names, view: CrayonView, order: Order) -> str:
    aboard = view.seat is not None and order.good in view.public.players[view.seat].goods
    if aboard or supply(names.title, view.public, order.good, view.seat).sources:
        return names.words.say("dk-serve-not", order=names.order(order))
    return names.words.say("dk-serve-no-source", order=names.order(order), good=names.good(order.good))


def way_of(board: Board, start: int, trip: Trip) -> tuple[str, ...]:
    """The ids of everything on the way, stops included."""
    found = dict.fromkeys(place_id(board, stop.city) for stop in trip.stops)
    for hop in trip.hops:
        on = edge_id(board, board.links[start][hop.post]) if hop.line is None else ferry_id(board, hop.line)
        found[on] = None
        start = hop.post
    return tuple(found)
