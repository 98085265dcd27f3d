"""What is wrong with a board beyond the form of its fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from stellwerk.core.faults import Place, because
from stellwerk.core.findings import Problem
from stellwerk.core.graph import connected
from stellwerk.crayon import boardfile as file
from stellwerk.crayon.boardfile import AT_ONCE, PER_CARD, BoardFile
from stellwerk.crayon.rules import Ruleset

_KINDS: Final = {
    "region": because("region", "region"),
    "water": because("water", "water"),
    "post": because("post", "post"),
    "city or port": because("city-or-port", "city or port"),
    "city": because("city", "city"),
    "ferry": because("ferry", "ferry"),
    "good": because("good", "good"),
    "event": because("event", "event"),
}
_POST_ID = re.compile(r"[a-z][a-z0-9]*")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def board_problems(board: BoardFile, rules: Ruleset) -> list[Problem]:
    """Everything that is wrong with a board under these rules; nothing means that it can be played."""
    found = [*_ids(board), *_dangling(board)]
    if found:
        return found  # the rest follows ids and would trip over them
    return [
        *_geometry(board),
        *_connected(board),
        *_towns(board, rules),
        *_goods(board),
        *_ferries(board, rules),
        *_cards(board, rules),
        *_events(board),
    ]


def _ids(board: BoardFile) -> Iterator[Problem]:
    places = [("cities", n, city.id) for n, city in enumerate(board.cities)]
    places += [("ports", n, port.id) for n, port in enumerate(board.ports)]
    kinds: dict[str, list[tuple[str, int, str]]] = {
        "region": [("regions", n, entry.id) for n, entry in enumerate(board.regions)],
        "water": [("waters", n, entry.id) for n, entry in enumerate(board.waters)],
        "post": [("posts", n, entry.id) for n, entry in enumerate(board.posts)],
        "city or port": places,
        "ferry": [("ferries", n, entry.id) for n, entry in enumerate(board.ferries)],
        "good": [("goods", n, entry.id) for n, entry in enumerate(board.goods)],
        "event": [("events", n, entry.id) for n, entry in enumerate(board.events)],
    }
    for kind, named in kinds.items():
        times = Counter(name for *_, name in named)
        for field, number, name in named:
            if times[name] > 1:
                reason = because(
                    "given-twice",
                    "{kind} {name!r} is given {n} times",
                    kind=_KINDS[kind],
                    name=name,
                    n=times[name],
                )
                yield Problem((field, number, "id"), reason)
            if kind == "post" and not _POST_ID.fullmatch(name):
                told = "post {name!r}: an id is lower-case ascii letters and digits, a letter first"
                reason = because("post-id", told, name=name)
                yield Problem((field, number, "id"), reason)
            elif not _ID.fullmatch(name):
                told = "{kind} {name!r}: an id is lower-case ascii words joined by hyphens"
                reason = because("entry-id", told, kind=_KINDS[kind], name=name)
                yield Problem((field, number, "id"), reason)
    cards = Counter(card.id for card in board.cards)
    for n, card in enumerate(board.cards):
        if cards[card.id] > 1:
            reason = because("card-twice", "card {card} is given {n} times", card=str(card.id), n=cards[card.id])
            yield Problem(("cards", n, "id"), reason)


def _dangling(board: BoardFile) -> Iterator[Problem]:
    """Whatever is referred to must be there."""
    known = {
        "region": {entry.id for entry in board.regions},
        "water": {entry.id for entry in board.waters},
        "post": {entry.id for entry in board.posts},
        "city": {entry.id for entry in board.cities},
        "ferry": {entry.id for entry in board.ferries},
        "good": {entry.id for entry in board.goods},
    }
    for place, kind, name in _references(board):
        if name not in known[kind]:
            yield Problem(
                place, because("does-not-exist", "{kind} {name!r} does not exist", kind=_KINDS[kind], name=name)
            )


def _references(board: BoardFile) -> Iterator[tuple[Place, str, str]]:
    """Where something is referred to, its kind and its id."""
    for n, post in enumerate(board.posts):
        yield ("posts", n, "region"), "region", post.region
    for n, city in enumerate(board.cities):
        yield from _each(("cities", n, "posts"), "post", city.posts)
        yield from _each(("cities", n, "goods"), "good", city.goods)
    for n, port in enumerate(board.ports):
        yield ("ports", n, "id"), "post", port.id
    for n, edge in enumerate(board.edges):
        yield ("edges", n, "a"), "post", edge.a
        yield ("edges", n, "b"), "post", edge.b
        if edge.water:
            yield ("edges", n, "water"), "water", edge.water
    for n, ferry in enumerate(board.ferries):
        yield ("ferries", n, "a"), "post", ferry.a
        yield ("ferries", n, "b"), "post", ferry.b
    for n, card in enumerate(board.cards):
        for slot, order in enumerate(card.orders):
            yield ("cards", n, "orders", slot, "city"), "city", order.city
            yield ("cards", n, "orders", slot, "good"), "good", order.good
    for n, event in enumerate(board.events):
        for number, effect in enumerate(event.effects):
            yield from _named(("events", n, "effects", number), effect)
    for n, course in enumerate(board.art.waters):
        yield ("art", "waters", n, "water"), "water", course.water


def _each(place: Place, kind: str, names: Iterable[str]) -> Iterator[tuple[Place, str, str]]:
    for n, name in enumerate(names):
        yield (*place, n), kind, name


def _named(place: Place, effect: file.Effect) -> Iterator[tuple[Place, str, str]]:
    """What an effect refers to."""
    match effect:
        case file.NoLoading(cities) | file.Bonus(cities, _):
            yield from _each((*place, "cities"), "city", cities)
        case file.FerryClosed(ferries):
            yield from _each((*place, "ferries"), "ferry", ferries)
        case file.NoCrossing(waters) | file.Washout(waters):
            yield from _each((*place, "waters"), "water", waters)
        case file.HalfSpeed(area) | file.NoBuilding(area) | file.Derail(area, _):
            yield from _each((*place, "area", "cities"), "city", area.cities)
            yield from _each((*place, "area", "regions"), "region", area.regions)
        case file.Tax():
            pass
        case other:
            assert_never(other)


def _geometry(board: BoardFile) -> Iterator[Problem]:
    at: dict[tuple[int, int], str] = {}
    for n, post in enumerate(board.posts):
        if other := at.get((post.col, post.row)):
            told = "posts {other!r} and {name!r} stand in the same column {col} and row {row}"
            reason = because("same-spot", told, other=other, name=post.id, col=str(post.col), row=str(post.row))
            yield Problem(("posts", n, "col"), reason)
        at[post.col, post.row] = post.id
        if not (0 <= post.x <= board.width and 0 <= post.y <= board.height):
            told = "post {name!r} lies outside the board at {x}, {y}"
            reason = because("off-board", told, name=post.id, x=str(post.x), y=str(post.y))
            yield Problem(("posts", n, "x"), reason)
    where = {post.id: (post.col, post.row) for post in board.posts}
    seen: set[frozenset[str]] = set()
    for n, edge in enumerate(board.edges):
        pair = frozenset((edge.a, edge.b))
        if pair in seen:
            yield Problem(("edges", n), because("edge-twice", "edge {a}-{b} is given twice", a=edge.a, b=edge.b))
        seen.add(pair)
        if where[edge.b] not in _neighbours(*where[edge.a]):
            reason = because("edge-far", "edge {a}-{b} does not join neighbours", a=edge.a, b=edge.b)
            yield Problem(("edges", n, "b"), reason)


def _neighbours(col: int, row: int) -> set[tuple[int, int]]:
    west = col - 1 if row % 2 == 0 else col  # odd rows stand half a step to the right
    return {(col - 1, row), (col + 1, row)} | {(west + step, row + up) for step in (0, 1) for up in (-1, 1)}


def _connected(board: BoardFile) -> Iterator[Problem]:
    number = {post.id: n for n, post in enumerate(board.posts)}
    ends = [(edge.a, edge.b) for edge in board.edges] + [(ferry.a, ferry.b) for ferry in board.ferries]
    for n, lowest in enumerate(connected([(number[a], number[b]) for a, b in ends], len(board.posts))):
        if lowest:
            told = "post {name!r} cannot be reached from {other!r}"
            reason = because("post-unreached", told, name=board.posts[n].id, other=board.posts[0].id)
            yield Problem(("posts", n, "id"), reason)


def _towns(board: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    owner: dict[str, str] = {}
    posts: list[tuple[Place, str, str]] = [
        (("cities", n, "posts", slot), post, city.id)
        for n, city in enumerate(board.cities)
        for slot, post in enumerate(city.posts)
    ]
    posts += [(("ports", n, "id"), port.id, port.id) for n, port in enumerate(board.ports)]
    for place, post, town in posts:
        if post in owner:
            told = "post {name!r} belongs to {one!r} and to {other!r}"
            yield Problem(place, because("post-shared", told, name=post, one=owner[post], other=town))
        owner[post] = town
    for n, city in enumerate(board.cities):
        if city.posts[:1] != (city.id,):
            reason = because("city-post", "city {name!r}: the first of its posts must bear its id", name=city.id)
            yield Problem(("cities", n, "posts"), reason)
        approaches = [edge for edge in board.edges if (edge.a in city.posts) != (edge.b in city.posts)]
        outside = {post for edge in board.edges if edge not in approaches for post in (edge.a, edge.b)}
        # DK-57R: a section from a milepost that nothing else leads to is no way in.
        ways = sum((edge.b if edge.a in city.posts else edge.a) in outside for edge in approaches)
        ways += sum(ferry.a in city.posts or ferry.b in city.posts for ferry in board.ferries)
        limit = getattr(rules.places, city.size)
        if ways < limit:
            told = "city {name!r} has {ways} approaches for {limit} players"
            reason = because("approaches", told, name=city.id, ways=ways, limit=limit)
            yield Problem(("cities", n, "size"), reason)
    if not any(city.big for city in board.cities):
        yield Problem(("cities",), because("no-big-city", "no city is big: there is nothing to join"))
    seats = rules.seats[1]
    starts = sum(min(city.start, seats) for city in board.cities)
    if starts < seats:
        told = "only {starts} players can start, {seats} may play"
        yield Problem(("cities",), because("few-starts", told, starts=starts, seats=seats))


def _goods(board: BoardFile) -> Iterator[Problem]:
    supplied = {good for city in board.cities for good in city.goods}
    for n, good in enumerate(board.goods):
        if good.chips < 1:
            reason = because("chips", "good {name!r} has {n} chips", name=good.id, n=good.chips)
            yield Problem(("goods", n, "chips"), reason)
        if good.id not in supplied:
            reason = because("unsupplied", "good {name!r} is supplied nowhere", name=good.id)
            yield Problem(("goods", n, "id"), reason)


def _ferries(board: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    centres = {place.id for place in board.places}
    for n, ferry in enumerate(board.ferries):
        for end, post in (("a", ferry.a), ("b", ferry.b)):
            if post not in centres:
                told = "ferry {name!r} ends at {post!r}, which is no city's centre and no port"
                reason = because("ferry-end", told, name=ferry.id, post=post)
                yield Problem(("ferries", n, end), reason)
        if ferry.a == ferry.b:
            reason = because(
                "ferry-loop", "ferry {name!r} leads from {post!r} to itself", name=ferry.id, post=ferry.a
            )
            yield Problem(("ferries", n, "b"), reason)
        if not 0 < ferry.cost <= rules.build_limit:
            told = "ferry {name!r} costs {cost}; possible is 1 to {most}"
            reason = because("ferry-cost", told, name=ferry.id, cost=ferry.cost, most=rules.build_limit)
            yield Problem(("ferries", n, "cost"), reason)
    served = {post for ferry in board.ferries for post in (ferry.a, ferry.b)}
    for n, port in enumerate(board.ports):
        if port.id not in served:
            yield Problem(("ports", n, "id"), because("port-idle", "port {name!r} has no ferry", name=port.id))


def _cards(board: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    supply = {city.id: city.goods for city in board.cities}
    for n, card in enumerate(board.cards):
        here: Place = ("cards", n, "orders")
        if len(card.orders) != PER_CARD:
            told = "card {card} has {n} orders instead of {wanted}"
            yield Problem(
                here, because("card-orders", told, card=str(card.id), n=len(card.orders), wanted=PER_CARD)
            )
        if len({order.good for order in card.orders}) < len(card.orders):
            yield Problem(
                here, because("card-goods", "card {card} asks for the same good twice", card=str(card.id))
            )
        for slot, order in enumerate(card.orders):
            if order.pay < 1:
                told = "card {card} pays {pay} for {good!r} to {city!r}"
                reason = because("pay", told, card=str(card.id), pay=order.pay, good=order.good, city=order.city)
                yield Problem((*here, slot, "pay"), reason)
            if order.good in supply[order.city]:
                told = "card {card} asks for {good!r} in {city!r}, which supplies it"
                reason = because("own-good", told, card=str(card.id), good=order.good, city=order.city)
                yield Problem((*here, slot, "good"), reason)
    # Before the public orders lie open every seat was dealt its cards and may have drawn a full hand per round.
    need = (
        rules.seats[1] * (rules.dealt_cards + (rules.public_round - 1) * rules.upgraded_cards) + rules.public_cards
    )
    if len(board.cards) < need:
        told = "{n} order cards are too few: {need} may be needed before the public orders lie open"
        yield Problem(("cards",), because("few-orders", told, n=len(board.cards), need=need))


def _events(board: BoardFile) -> Iterator[Problem]:
    for n, event in enumerate(board.events):
        for number, effect in enumerate(event.effects):
            here: Place = ("events", n, "effects", number)
            kind = str(effect.__struct_config__.tag)
            if isinstance(effect, AT_ONCE) != (event.when == "now"):
                told = "event {name!r}: {kind} cannot be {when!r}"
                yield Problem(here, because("event-when", told, name=event.id, kind=kind, when=event.when))
            if isinstance(effect, file.Tax) and not 0 < effect.percent <= 100:
                reason = because("tax", "event {name!r}: a tax of {n}%", name=event.id, n=effect.percent)
                yield Problem((*here, "percent"), reason)
            if isinstance(effect, file.Bonus) and effect.sum < 1:
                reason = because("bonus", "event {name!r}: a bonus of {n}", name=event.id, n=effect.sum)
                yield Problem((*here, "sum"), reason)
            if isinstance(effect, file.HalfSpeed | file.NoBuilding | file.Derail) and not (
                effect.area.cities or effect.area.regions
            ):
                reason = because("no-area", "event {name!r}: {kind} has no area", name=event.id, kind=kind)
                yield Problem((*here, "area"), reason)
