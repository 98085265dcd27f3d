"""A board as the rules use it: numbers instead of ids, with every index computed once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.rules import Ruleset

FREE: Final = 255  # owner of a section that nobody has built
INNER: Final = 254  # "owner" of the links inside a city: nobody's, open to all
NOWHERE: Final = -1


Approach: TypeAlias = tuple[int, int, tuple[int, ...]]  # edge, its outer end, edges that lead on from there


class Place(Struct, frozen=True):
    """A city, or a port that is none. `limit`: how many players may join; `approaches`: sections that lead in."""

    id: str
    name: str
    is_city: bool
    size: str
    posts: tuple[int, ...]
    approaches: tuple[int, ...]
    lines: tuple[int, ...]
    limit: int
    goods: tuple[int, ...] = ()
    big: bool = False
    start: int = 0

    @property
    def centre(self) -> int:
        return self.posts[0]


class FerryLine(Struct, frozen=True):
    """A ferry line between two posts."""

    id: str
    name: str
    a: int
    b: int
    cost: int

    def far(self, post: int) -> int:
        return self.b if post == self.a else self.a


class Order(Struct, frozen=True):
    """One order of a card: bring `good` to `city` for `pay`."""

    city: int
    good: int
    pay: int


class Board(Struct, frozen=True, eq=False):
    """Posts, edges, places, lines, goods and order cards are numbers in the order of the file.

    Places are the cities, then the ports that are none; cards are the orders, then the events.
    """

    file: BoardFile
    posts: tuple[str, ...]
    post: dict[str, int]
    ends: tuple[tuple[int, int], ...]  # per edge
    inner: tuple[bool, ...]  # per edge: inside a city, no track needed
    prices: tuple[tuple[int, int], ...]  # per edge: leading to its first, to its second end (DK-51)
    surcharge: tuple[int, ...]  # per edge: the water alone
    water: tuple[str | None, ...]  # per edge
    links: tuple[dict[int, int], ...]  # per post: neighbour -> edge
    neighbours: tuple[tuple[tuple[int, int], ...], ...]  # per post: (neighbour, edge), ascending
    sections: tuple[tuple[int, ...], ...]  # per post: edges that can be built
    place_at: tuple[int, ...]  # per post: its place, or NOWHERE
    places: tuple[Place, ...]
    place: dict[str, int]
    rings: tuple[tuple[Approach, ...], ...]  # per place
    ringed: tuple[tuple[int, ...], ...]  # per post: the places at whose approaches it is the outer end
    wide: tuple[tuple[int, ...], ...]  # the mileposts of every place that has several
    cities: int  # how many of the places are cities
    big: tuple[int, ...]  # the cities that must be joined to win
    lines: tuple[FerryLine, ...]
    line: dict[str, int]
    lines_at: tuple[tuple[int, ...], ...]  # per post
    goods: tuple[str, ...]
    good: dict[str, int]
    chips: tuple[int, ...]
    supplied: tuple[tuple[int, ...], ...]  # per good: the cities that supply it
    cards: tuple[tuple[Order, ...], ...]  # per order card
    wanted: tuple[dict[int, list[tuple[int, int]]], ...]  # per city: card -> (which order, good)
    card: dict[int, int]  # number printed on an order card -> index
    event: dict[str, int]  # event id -> card index

    @property
    def orders(self) -> int:
        """How many cards are orders: all cards from this number on are events."""
        return len(self.cards)

    @property
    def deck(self) -> range:
        return range(len(self.cards) + len(self.file.events))

    def city_at(self, post: int) -> int:
        """The city that this milepost belongs to, or NOWHERE."""
        place = self.place_at[post]
        return place if place < self.cities else NOWHERE

    def is_event(self, card: int) -> bool:
        return card >= len(self.cards)

    def order(self, card: int, city: int, good: int) -> Order | None:
        """What the card asks for in this city of this good."""
        for order in self.cards[card]:
            if order.city == city and order.good == good:
                return order
        return None

    def edge_name(self, edge: int) -> str:
        a, b = self.ends[edge]
        return f"{self.posts[a]}-{self.posts[b]}"

    def post_name(self, post: int) -> str:
        """For messages: the city by its name, any other milepost by its id."""
        place = self.place_at[post]
        if place != NOWHERE and self.places[place].centre == post:
            return self.places[place].name
        return self.posts[post]

    def within(self, centres: Sequence[int], radius: int) -> frozenset[int]:
        """All mileposts that are at most `radius` steps away."""
        found = set(centres)
        rim = found
        for _ in range(radius):
            rim = {there for post in rim for there in self.links[post]} - found
            found |= rim
        return frozenset(found)


def make_board(file: BoardFile, rules: Ruleset) -> Board:
    """The indexes of a board that `lint` finds sound."""
    posts = tuple(post.id for post in file.posts)
    post = {name: number for number, name in enumerate(posts)}
    goods = tuple(good.id for good in file.goods)
    good = {name: number for number, name in enumerate(goods)}
    city = {entry.id: number for number, entry in enumerate(file.cities)}
    ends = tuple((post[edge.a], post[edge.b]) for edge in file.edges)
    place_at = [NOWHERE] * len(posts)
    for number, entry in enumerate(file.places):
        for name in entry.posts:
            place_at[post[name]] = number
    inner = tuple(place_at[a] == place_at[b] != NOWHERE for a, b in ends)
    links: list[dict[int, int]] = [{} for _ in posts]
    for edge, (a, b) in enumerate(ends):
        links[a][b] = links[b][a] = edge
    sections = tuple(tuple(sorted(edge for edge in joined.values() if not inner[edge])) for joined in links)
    lines = tuple(
        FerryLine(entry.id, entry.name, post[entry.a], post[entry.b], entry.cost) for entry in file.ferries
    )
    lines_at = tuple(
        tuple(n for n, line in enumerate(lines) if at in (line.a, line.b)) for at in range(len(posts))
    )
    places = _places(file, rules, post, sections, lines_at, good)
    rings = tuple(_ring(place, ends, sections) for place in places)
    surcharge = _surcharges(file, rules)
    costs = [rules.cost.plain] * len(posts)
    for place in places:
        for at in place.posts:
            # A port that is no city costs what its ferry costs (DK-51): nothing more for the section.
            costs[at] = getattr(rules.cost, place.size) if place.is_city else 0
    cards = tuple(tuple(Order(city[o.city], good[o.good], o.pay) for o in card.orders) for card in file.cards)
    wanted: list[dict[int, list[tuple[int, int]]]] = [{} for _ in file.cities]
    for number, orders in enumerate(cards):
        for slot, order in enumerate(orders):
            wanted[order.city].setdefault(number, []).append((slot, order.good))
    return Board(
        file=file,
        posts=posts,
        post=post,
        ends=ends,
        inner=inner,
        prices=tuple((costs[a] + extra, costs[b] + extra) for (a, b), extra in zip(ends, surcharge, strict=True)),
        surcharge=surcharge,
        water=tuple(edge.water for edge in file.edges),
        links=tuple(links),
        neighbours=tuple(tuple(sorted(joined.items())) for joined in links),
        sections=sections,
        place_at=tuple(place_at),
        places=places,
        place={place.id: number for number, place in enumerate(places)},
        rings=rings,
        ringed=tuple(
            tuple(n for n, ring in enumerate(rings) if any(post == outer for _, outer, _ in ring))
            for post in range(len(posts))
        ),
        wide=tuple(place.posts for place in places if len(place.posts) > 1),
        cities=len(file.cities),
        big=tuple(number for number, place in enumerate(places) if place.big),
        lines=lines,
        line={line.id: number for number, line in enumerate(lines)},
        lines_at=lines_at,
        goods=goods,
        good=good,
        chips=tuple(entry.chips for entry in file.goods),
        supplied=tuple(
            tuple(number for number, entry in enumerate(file.cities) if name in entry.goods) for name in goods
        ),
        cards=cards,
        wanted=tuple(wanted),
        card={card.id: number for number, card in enumerate(file.cards)},
        event={entry.id: len(file.cards) + number for number, entry in enumerate(file.events)},
    )


def _ring(
    place: Place, ends: Sequence[tuple[int, int]], sections: Sequence[tuple[int, ...]]
) -> tuple[Approach, ...]:
    def outer(edge: int) -> int:
        a, b = ends[edge]
        return b if a in place.posts else a

    return tuple(
        (edge, outer(edge), tuple(on for on in sections[outer(edge)] if on not in place.approaches))
        for edge in place.approaches
    )


def _surcharges(file: BoardFile, rules: Ruleset) -> tuple[int, ...]:
    extra: dict[str | None, int] = {water.id: getattr(rules.cost, water.kind) for water in file.waters}
    extra[None] = 0
    return tuple(extra[edge.water] for edge in file.edges)


def _places(
    file: BoardFile,
    rules: Ruleset,
    post: dict[str, int],
    sections: Sequence[tuple[int, ...]],
    lines_at: Sequence[tuple[int, ...]],
    good: dict[str, int],
) -> tuple[Place, ...]:
    def approaches(posts: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted({edge for at in posts for edge in sections[at]}))

    def lines(posts: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted({line for at in posts for line in lines_at[at]}))

    found: list[Place] = []
    for city in file.cities:
        posts = tuple(post[name] for name in city.posts)
        limit = getattr(rules.places, city.size)
        goods = tuple(sorted(good[name] for name in city.goods))
        found.append(
            Place(
                city.id, city.name, True, city.size, posts, approaches(posts), lines(posts),
                limit, goods, city.big, city.start,
            )
        )  # fmt: skip
    for port in file.ports:
        posts = (post[port.id],)
        limit = rules.ferry_places
        found.append(Place(port.id, port.name, False, "port", posts, approaches(posts), lines(posts), limit))
    return tuple(found)
