"""What is wrong with a board beyond the form of its fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from stellwerk.core.findings import Problem
from stellwerk.core.graph import connected
from stellwerk.core.textfile import Place
from stellwerk.crayon import boardfile as file
from stellwerk.crayon.boardfile import AT_ONCE, PER_CARD, BoardFile
from stellwerk.crayon.rules import Ruleset

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
                yield Problem((field, number, "id"), f"{kind} {name!r} is given {times[name]} times")
            if kind == "post" and not _POST_ID.fullmatch(name):
                reason = f"post {name!r}: an id is lower-case ascii letters and digits, a letter first"
                yield Problem((field, number, "id"), reason)
            elif not _ID.fullmatch(name):
                reason = f"{kind} {name!r}: an id is lower-case ascii words joined by hyphens"
                yield Problem((field, number, "id"), reason)
    cards = Counter(card.id for card in board.cards)
    for n, card in enumerate(board.cards):
        if cards[card.id] > 1:
            yield Problem(("cards", n, "id"), f"card {card.id} is given {cards[card.id]} times")


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
            yield Problem(place, f"{kind} {name!r} does not exist")


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
            reason = f"posts {other!r} and {post.id!r} stand in the same column {post.col} and row {post.row}"
            yield Problem(("posts", n, "col"), reason)
        at[post.col, post.row] = post.id
        if not (0 <= post.x <= board.width and 0 <= post.y <= board.height):
            yield Problem(("posts", n, "x"), f"post {post.id!r} lies outside the board at {post.x}, {post.y}")
    where = {post.id: (post.col, post.row) for post in board.posts}
    seen: set[frozenset[str]] = set()
    for n, edge in enumerate(board.edges):
        pair = frozenset((edge.a, edge.b))
        if pair in seen:
            yield Problem(("edges", n), f"edge {edge.a}-{edge.b} is given twice")
        seen.add(pair)
        if where[edge.b] not in _neighbours(*where[edge.a]):
            yield Problem(("edges", n, "b"), f"edge {edge.a}-{edge.b} does not join neighbours")


def _neighbours(col: int, row: int) -> set[tuple[int, int]]:
    west = col - 1 if row % 2 == 0 else col  # odd rows stand half a step to the right
    return {(col - 1, row), (col + 1, row)} | {(west + step, row + up) for step in (0, 1) for up in (-1, 1)}


def _connected(board: BoardFile) -> Iterator[Problem]:
    number = {post.id: n for n, post in enumerate(board.posts)}
    ends = [(edge.a, edge.b) for edge in board.edges] + [(ferry.a, ferry.b) for ferry in board.ferries]
    for n, lowest in enumerate(connected([(number[a], number[b]) for a, b in ends], len(board.posts))):
        if lowest:
            reason = f"post {board.posts[n].id!r} cannot be reached from {board.posts[0].id!r}"
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
            yield Problem(place, f"post {post!r} belongs to {owner[post]!r} and to {town!r}")
        owner[post] = town
    for n, city in enumerate(board.cities):
        if city.posts[:1] != (city.id,):
            yield Problem(("cities", n, "posts"), f"city {city.id!r}: the first of its posts must bear its id")
        ways = sum((edge.a in city.posts) != (edge.b in city.posts) for edge in board.edges)
        ways += sum(ferry.a in city.posts or ferry.b in city.posts for ferry in board.ferries)
        limit = getattr(rules.places, city.size)
        if ways < limit:
            yield Problem(("cities", n, "size"), f"city {city.id!r} has {ways} approaches for {limit} players")
    if not any(city.big for city in board.cities):
        yield Problem(("cities",), "no city is big: there is nothing to join")
    seats = rules.seats[1]
    starts = sum(min(city.start, seats) for city in board.cities)
    if starts < seats:
        yield Problem(("cities",), f"only {starts} players can start, {seats} may play")


def _goods(board: BoardFile) -> Iterator[Problem]:
    supplied = {good for city in board.cities for good in city.goods}
    for n, good in enumerate(board.goods):
        if good.chips < 1:
            yield Problem(("goods", n, "chips"), f"good {good.id!r} has {good.chips} chips")
        if good.id not in supplied:
            yield Problem(("goods", n, "id"), f"good {good.id!r} is supplied nowhere")


def _ferries(board: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    centres = {place.id for place in board.places}
    for n, ferry in enumerate(board.ferries):
        for end, post in (("a", ferry.a), ("b", ferry.b)):
            if post not in centres:
                reason = f"ferry {ferry.id!r} ends at {post!r}, which is no city's centre and no port"
                yield Problem(("ferries", n, end), reason)
        if ferry.a == ferry.b:
            yield Problem(("ferries", n, "b"), f"ferry {ferry.id!r} leads from {ferry.a!r} to itself")
        if not 0 < ferry.cost <= rules.build_limit:
            reason = f"ferry {ferry.id!r} costs {ferry.cost}; possible is 1 to {rules.build_limit}"
            yield Problem(("ferries", n, "cost"), reason)
    served = {post for ferry in board.ferries for post in (ferry.a, ferry.b)}
    for n, port in enumerate(board.ports):
        if port.id not in served:
            yield Problem(("ports", n, "id"), f"port {port.id!r} has no ferry")


def _cards(board: BoardFile, rules: Ruleset) -> Iterator[Problem]:
    supply = {city.id: city.goods for city in board.cities}
    for n, card in enumerate(board.cards):
        here: Place = ("cards", n, "orders")
        if len(card.orders) != PER_CARD:
            yield Problem(here, f"card {card.id} has {len(card.orders)} orders instead of {PER_CARD}")
        if len({order.good for order in card.orders}) < len(card.orders):
            yield Problem(here, f"card {card.id} asks for the same good twice")
        for slot, order in enumerate(card.orders):
            if order.pay < 1:
                reason = f"card {card.id} pays {order.pay} for {order.good!r} to {order.city!r}"
                yield Problem((*here, slot, "pay"), reason)
            if order.good in supply[order.city]:
                reason = f"card {card.id} asks for {order.good!r} in {order.city!r}, which supplies it"
                yield Problem((*here, slot, "good"), reason)
    # Before the public orders lie open every seat was dealt its cards and may have drawn a full hand per round.
    need = (
        rules.seats[1] * (rules.dealt_cards + (rules.public_round - 1) * rules.upgraded_cards) + rules.public_cards
    )
    if len(board.cards) < need:
        few = f"{len(board.cards)} order cards are too few"
        yield Problem(("cards",), f"{few}: {need} may be needed before the public orders lie open")


def _events(board: BoardFile) -> Iterator[Problem]:
    for n, event in enumerate(board.events):
        for number, effect in enumerate(event.effects):
            here: Place = ("events", n, "effects", number)
            kind = type(effect).__name__
            if isinstance(effect, AT_ONCE) != (event.when == "now"):
                yield Problem(here, f"event {event.id!r}: {kind} cannot be {event.when!r}")
            if isinstance(effect, file.Tax) and not 0 < effect.percent <= 100:
                yield Problem((*here, "percent"), f"event {event.id!r}: a tax of {effect.percent} %")
            if isinstance(effect, file.Bonus) and effect.sum < 1:
                yield Problem((*here, "sum"), f"event {event.id!r}: a bonus of {effect.sum}")
            if isinstance(effect, file.HalfSpeed | file.NoBuilding | file.Derail) and not (
                effect.area.cities or effect.area.regions
            ):
                yield Problem((*here, "area"), f"event {event.id!r}: {kind} has no area")
