"""What the things of a Ticket board are called: cities, routes, tickets, cards, passengers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stellwerk.core.game import Seat
from stellwerk.ticket.board import GREY
from stellwerk.ticket.boardfile import GREY as GREY_NAME
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import Counts, Public
from stellwerk.ticket.stations import borrow
from stellwerk.ticket.title import Title
from stellwerk.words import Words
from stellwerk.words.names import SeatNames
from stellwerk.words.spelling import explained, find


class Names(SeatNames):
    """The things of one title in one language."""

    def __init__(self, title: Title, words: Words, people: Sequence[str] = ()) -> None:
        super().__init__(words, people)
        self.title = title
        self.board = title.board
        self._ends = Counter((route.a, route.b) for route in self.board.routes)
        self._alike = Counter((route.a, route.b, route.colour) for route in self.board.routes)

    # ---- the board

    def city(self, city: int) -> str:
        there = self.board.cities[city]
        return explained(there.name, self.words.called("city", there.id, there))

    def within(self, city: int) -> str:
        """`in Paris`; some countries need an article, which their title knows: `in the Netherlands`."""
        return self._placed(city, "in", "in-city")

    def toward(self, city: int) -> str:
        """`To Paris`, at the beginning of a line."""
        return self._placed(city, "to", "to-city")

    def _placed(self, city: int, form: str, usual: str) -> str:
        own, words = f"city-{self.board.cities[city].id}", self.words
        return words.form(own, form) if words.has_form(own, form) else words.say(usual, city=self.city(city))

    def route(self, route: int) -> str:
        """`Paris–Zürich`; routes with the same ends are told apart by their colour, as at the table, else by their
        number."""
        it = self.board.routes[route]
        name = f"{self.board.cities[it.a].name}–{self.board.cities[it.b].name}"
        if self._ends[it.a, it.b] == 1:
            return name
        alike = self._alike[it.a, it.b, it.colour] > 1
        return f"{name} ({it.id.rpartition('-')[2] if alike else self._colour(it.colour)})"

    def facts(self, route: int) -> str:
        """`3 spaces, pink, tunnel`"""
        it, say = self.board.routes[route], self.words.say
        facts = [say("spaces", n=it.length), self._colour(it.colour)]
        if it.locos:
            facts.append(say("ferry", n=it.locos))
        if it.tunnel:
            facts.append(say("tunnel"))
        return ", ".join(facts)

    def _colour(self, colour: int) -> str:
        return self.words.name("colour", GREY_NAME if colour == GREY else self.board.kinds[colour])

    def ticket(self, ticket: int) -> str:
        points, ends = self.board.tickets[ticket].points, self.ends(ticket)
        return self.words.say("ticket-worth", ends=ends, n=points) if points else ends

    def ends(self, ticket: int) -> str:
        it = self.board.tickets[ticket]
        return f"{self.city(it.a)}–{self.city(it.b)}"

    def tickets(self, tickets: Iterable[int]) -> str:
        """Tickets hold commas and dashes, so that a list of them needs a stronger sign."""
        return "; ".join(self.ticket(ticket) for ticket in tickets) or self.words.say("nothing")

    def find_city(self, text: str) -> list[int]:
        """Cities whose name, in any spelling, begins like this; one that is meant exactly stands alone."""
        return find(text, ((it.id, *self.spellings(city)) for city, it in enumerate(self.board.cities)))

    def spellings(self, city: int) -> tuple[str, ...]:
        """Every way to write a city: as the board does, in the languages of its file, in the reader's."""
        it = self.board.cities[city]
        return it.name, it.de, it.en, self.words.called("city", it.id, it)

    def completed(self, public: Public, seat: Seat, tickets: tuple[int, ...]) -> frozenset[int]:
        """Which of these tickets the seat's routes and stations join already."""
        if isinstance(self.title.rules.tickets, OpenHand):
            return frozenset()  # completed ones have left the hand (FJ-06)
        return frozenset(borrow(self.title, public.owner, public.stations, seat, tickets).done)

    # ---- cards and passengers

    def kind(self, kind: int) -> str:
        """A card in a list of single cards: `red`, `locomotive`."""
        return self.words.say("loco") if kind == self.title.loco else self.colour(self.board.kinds[kind])

    def colour(self, slug: str) -> str:
        return self.words.name("colour", slug, "noun")

    def row(self, kinds: Iterable[int]) -> str:
        return ", ".join(self.kind(kind) for kind in kinds) or self.words.say("nothing")

    def card(self, kind: int) -> str:
        """`a red card`"""
        if kind == self.title.loco:
            return self.words.say("a-loco")
        return self.words.say("a-card", colour=self.words.name("colour", self.board.kinds[kind], "card"))

    def the_card(self, kind: int) -> str:
        if kind == self.title.loco:
            return self.words.say("the-loco")
        return self.words.say("the-card", colour=self.words.name("colour", self.board.kinds[kind], "card"))

    def no_card(self, kind: int) -> str:
        if kind == self.title.loco:
            return self.words.say("no-loco")
        return self.words.say("no-card", colour=self.words.name("colour", self.board.kinds[kind], "card"))

    def cards(self, counts: Iterable[int]) -> str:
        """`3 red, 2 blue and 1 locomotive`"""
        return self.words.listed(self.some(kind, n) for kind, n in enumerate(counts) if n)

    def paid(self, colour: int, cards: int, locos: int) -> str:
        return self.words.listed(
            self.some(kind, n) for kind, n in ((colour, cards), (self.title.loco, locos)) if n
        )

    def some(self, kind: int, n: int) -> str:
        """`3 red`, `1 locomotive`"""
        if kind == self.title.loco:
            return self.words.say("locos", n=n)
        return self.words.say("cards", n=n, colour=self.words.name("colour", self.board.kinds[kind], "card"))

    def guests(self, counts: Counts) -> str:
        told = [f"{n} {self.colour(name)}" for name, n in zip(self.board.guests, counts, strict=True) if n]
        return ", ".join(told) or self.words.say("nothing")

    def mix(self, mix: Counts) -> str:
        """What is drawn: `3 tickets`, or `2 short and 2 long tickets` where a player says from which piles."""
        rule = self.title.rules.tickets
        if isinstance(rule, OpenHand) or not isinstance(rule.play.draw, int):
            return self.words.say("tickets", n=sum(mix))
        return self.words.say("tickets-mixed", mix=self.from_piles(mix))

    def from_piles(self, counts: Sequence[int]) -> str:
        """`2 short and 2 long`"""
        told = [
            self.words.say("from-pile", n=n, pile=self.words.name("pile", name, "one" if n == 1 else ""))
            for name, n in zip(self.board.piles, counts, strict=True)
            if n
        ]
        return self.words.listed(told)
