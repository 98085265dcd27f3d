"""What the things of a crayon-rail board are called: places, sections, ferries, goods, trains, cards, events."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property

from stellwerk.crayon.board import NOWHERE, Order
from stellwerk.crayon.state import Bargain, Lying
from stellwerk.crayon.title import Title
from stellwerk.words import Words
from stellwerk.words.names import SeatNames
from stellwerk.words.spelling import explained, find


class Names(SeatNames):
    """The things of one board in one language."""

    def __init__(self, title: Title, words: Words, people: Sequence[str] = ()) -> None:
        super().__init__(words, people)
        self.title = title
        self.board = title.board

    # ---- places

    def place(self, place: int) -> str:
        there = self.board.file.places[place]
        return explained(there.name, self.words.called("city", there.id, there))

    def places(self, places: Iterable[int]) -> str:
        return self.words.listed(self.place(place) for place in places)

    def post(self, post: int) -> str:
        """The city or port, else the milepost with the place that is near."""
        place = self.board.place_at[post]
        if place != NOWHERE:
            return self.place(place)
        return self.words.say("dk-post", post=self.board.posts[post], place=self.place(self._near[post]))

    @cached_property
    def _near(self) -> list[int]:
        """Per milepost the nearest place."""
        board = self.board
        near = list(board.place_at)
        todo = deque(post for post, place in enumerate(near) if place != NOWHERE)
        while todo:
            post = todo.popleft()
            for there in board.links[post]:
                if near[there] == NOWHERE:
                    near[there] = near[post]
                    todo.append(there)
        return near

    def edge(self, edge: int) -> str:
        """`Odense–k18`"""
        return "–".join(self._end(post) for post in self.board.ends[edge])

    def _end(self, post: int) -> str:
        place = self.board.place_at[post]
        return self.board.posts[post] if place == NOWHERE else self.board.places[place].name

    def line(self, line: int) -> str:
        """A ferry by its ports: `Århus–Kalundborg`"""
        it = self.board.lines[line]
        return f"{self._end(it.a)}–{self._end(it.b)}"

    def find_place(self, text: str) -> list[int]:
        """Places whose name, in any spelling, begins like this; one that is meant exactly stands alone."""
        places, own = self.board.file.places, self.words.called
        return find(text, ((it.id, it.name, it.de, it.en, own("city", it.id, it)) for it in places))

    # ---- goods and trains

    def good(self, good: int) -> str:
        it = self.board.file.goods[good]
        return self.words.called("good", it.id, it)

    def goods(self, goods: Iterable[int]) -> str:
        return self.words.listed(self.good(good) for good in goods)

    def find_good(self, text: str) -> list[int]:
        goods, own = self.board.file.goods, self.words.called
        return find(text, ((it.id, it.name, it.de, it.en, own("good", it.id, it)) for it in goods))

    def train(self, kind: int) -> str:
        it = self.title.rules.trains[kind]
        return self.words.called("train", it.id, it)

    def train_facts(self, kind: int) -> str:
        """`fast train: speed 12, 2 holds`"""
        it = self.title.rules.trains[kind]
        return self.words.say("dk-train", train=self.train(kind), speed=it.speed, holds=it.holds)

    def lying(self, entry: Lying) -> str:
        """A good in a city, and who may take it."""
        good, city = self.good(entry.good), self.place(entry.city)
        if entry.reserved is None:
            return self.words.say("dk-lying", good=good, city=city, round=entry.until)
        whose = self.seat(entry.reserved)
        return self.words.say("dk-lying-reserved", good=good, city=city, round=entry.until, seat=whose)

    def reserved(self, entry: Lying) -> dict[str, str]:
        """Whether a good is kept for somebody, and for whom."""
        return (
            {"kept": "no", "whose": ""}
            if entry.reserved is None
            else {"kept": "yes", "whose": self.seat(entry.reserved)}
        )

    def bargain(self, deal: Bargain) -> dict[str, str | int]:
        """What fills a sentence about a bargain."""
        good, city = self.good(deal.good), self.place(deal.city)
        return {"good": good, "city": city, "sum": deal.sum, "round": deal.until}

    # ---- cards

    def number(self, card: int) -> str:
        return str(self.board.file.cards[card].id)

    def numbers(self, cards: Iterable[int]) -> str:
        return self.words.listed(self.number(card) for card in cards)

    def order(self, order: Order) -> str:
        """`beer to Viborg for 14 M`"""
        return self.words.say("dk-order", good=self.good(order.good), city=self.place(order.city), pay=order.pay)

    def card(self, card: int) -> str:
        """`card 12 (…; …; …)`"""
        orders = "; ".join(self.order(order) for order in self.board.cards[card])
        return self.words.say("dk-card", number=self.number(card), orders=orders)

    def event(self, event: int) -> str:
        it = self.board.file.events[event]
        return self.words.called("event", it.id, it)

    def event_text(self, event: int) -> str:
        it = self.board.file.events[event]
        return self.words.called("event-text", it.id, it.text)
