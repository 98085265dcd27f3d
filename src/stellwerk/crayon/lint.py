"""Faults of a board file, told to its designer one per line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from stellwerk.crayon.boardfile import (
    AT_ONCE,
    Area,
    BoardFile,
    Bonus,
    Derail,
    EventCard,
    FerryClosed,
    HalfSpeed,
    NoBuilding,
    NoCrossing,
    NoLoading,
    Tax,
    Washout,
)
from stellwerk.crayon.rules import Ruleset

_POST_ID = re.compile(r"[a-z][a-z0-9]*")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def board_problems(board: BoardFile, rules: Ruleset) -> list[str]:
    """Everything that is wrong with a board under these rules; nothing means that it can be played."""
    found = [*_ids(board), *_dangling(board)]
    if found:
        return found  # the rest follows ids and would trip over them
    return [
        *_geometry(board),
        *_towns(board, rules),
        *_ferries(board, rules),
        *_cards(board, rules),
        *_events(board),
    ]


def _ids(board: BoardFile) -> Iterator[str]:
    kinds: dict[str, Iterable[str]] = {
        "region": (entry.id for entry in board.regions),
        "water": (entry.id for entry in board.waters),
        "city or port": (entry.id for entry in board.places),
        "ferry": (entry.id for entry in board.ferries),
        "good": (entry.id for entry in board.goods),
        "event": (entry.id for entry in board.events),
    }
    for kind, names in kinds.items():
        for name, times in Counter(names).items():
            if times > 1:
                yield f"{kind} {name!r} is given {times} times"
            if not _ID.fullmatch(name):
                yield f"{kind} {name!r}: an id is lower-case ascii words joined by hyphens"
    for name, times in Counter(entry.id for entry in board.posts).items():
        if times > 1:
            yield f"post {name!r} is given {times} times"
        if not _POST_ID.fullmatch(name):
            yield f"post {name!r}: an id is lower-case ascii letters and digits, a letter first"
    for number, times in Counter(card.id for card in board.cards).items():
        if times > 1:
            yield f"card {number} is given {times} times"


def _dangling(board: BoardFile) -> Iterator[str]:
    regions = {entry.id for entry in board.regions}
    waters = {entry.id for entry in board.waters}
    posts = {entry.id for entry in board.posts}
    cities = {entry.id for entry in board.cities}
    ferries = {entry.id for entry in board.ferries}
    goods = {entry.id for entry in board.goods}

    def lost(what: str, kind: str, names: Iterable[str], known: set[str]) -> Iterator[str]:
        for name in names:
            if name not in known:
                yield f"{what}: {kind} {name!r} does not exist"

    for post in board.posts:
        yield from lost(f"post {post.id!r}", "region", [post.region], regions)
    for city in board.cities:
        yield from lost(f"city {city.id!r}", "post", city.posts, posts)
        yield from lost(f"city {city.id!r}", "good", city.goods, goods)
    for port in board.ports:
        yield from lost(f"port {port.id!r}", "post", [port.id], posts)
    for edge in board.edges:
        what = f"edge {edge.a}-{edge.b}"
        yield from lost(what, "post", [edge.a, edge.b], posts)
        yield from lost(what, "water", [edge.water] if edge.water else [], waters)
    for ferry in board.ferries:
        yield from lost(f"ferry {ferry.id!r}", "post", [ferry.a, ferry.b], posts)
    for card in board.cards:
        yield from lost(f"card {card.id}", "city", [order.city for order in card.orders], cities)
        yield from lost(f"card {card.id}", "good", [order.good for order in card.orders], goods)
    for event in board.events:
        for kind, names in _named(event):
            known = {"city": cities, "ferry": ferries, "water": waters, "region": regions}[kind]
            yield from lost(f"event {event.id!r}", kind, names, known)
    yield from lost("art", "water", [course.water for course in board.art.waters], waters)


def _named(event: EventCard) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What an event refers to, by kind."""
    for effect in event.effects:
        match effect:
            case NoLoading(cities) | Bonus(cities, _):
                yield "city", cities
            case FerryClosed(ferries):
                yield "ferry", ferries
            case NoCrossing(waters) | Washout(waters):
                yield "water", waters
            case HalfSpeed(Area() as area) | NoBuilding(Area() as area) | Derail(Area() as area):
                yield "city", area.cities
                yield "region", area.regions
            case Tax():
                pass


def _geometry(board: BoardFile) -> Iterator[str]:
    at: dict[tuple[int, int], str] = {}
    for post in board.posts:
        if other := at.get((post.col, post.row)):
            yield f"posts {other!r} and {post.id!r} stand in the same column {post.col} and row {post.row}"
        at[post.col, post.row] = post.id
        if not (0 <= post.x <= board.width and 0 <= post.y <= board.height):
            yield f"post {post.id!r} lies outside the board at {post.x}, {post.y}"
    where = {post.id: (post.col, post.row) for post in board.posts}
    seen: set[frozenset[str]] = set()
    near: dict[str, list[str]] = {post.id: [] for post in board.posts}
    for edge in board.edges:
        pair = frozenset((edge.a, edge.b))
        if pair in seen:
            yield f"edge {edge.a}-{edge.b} is given twice"
        seen.add(pair)
        if where[edge.b] not in _neighbours(*where[edge.a]):
            yield f"edge {edge.a}-{edge.b} does not join neighbours"
        near[edge.a].append(edge.b)
        near[edge.b].append(edge.a)
    for ferry in board.ferries:
        near[ferry.a].append(ferry.b)
        near[ferry.b].append(ferry.a)
    reached: set[str] = set()
    todo = [board.posts[0].id] if board.posts else []
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo += near[name]
    for post in board.posts:
        if post.id not in reached:
            yield f"post {post.id!r} cannot be reached from {board.posts[0].id!r}"


def _neighbours(col: int, row: int) -> set[tuple[int, int]]:
    west = col - 1 if row % 2 == 0 else col  # odd rows stand half a step to the right
    return {(col - 1, row), (col + 1, row)} | {(west + step, row + up) for step in (0, 1) for up in (-1, 1)}


def _towns(board: BoardFile, rules: Ruleset) -> Iterator[str]:
    owner: dict[str, str] = {}
    for place in board.places:
        for post in place.posts:
            if post in owner:
                yield f"post {post!r} belongs to {owner[post]!r} and to {place.id!r}"
            owner[post] = place.id
    for city in board.cities:
        if city.posts[:1] != (city.id,):
            yield f"city {city.id!r}: the first of its posts must bear its id"
        ways = sum((edge.a in city.posts) != (edge.b in city.posts) for edge in board.edges)
        ways += sum(ferry.a in city.posts or ferry.b in city.posts for ferry in board.ferries)
        limit = getattr(rules.places, city.size)
        if ways < limit:
            yield f"city {city.id!r} has {ways} approaches for {limit} players"
    if not any(city.big for city in board.cities):
        yield "no city is big: there is nothing to join"
    seats = rules.seats[1]
    starts = sum(min(city.start, seats) for city in board.cities)
    if starts < seats:
        yield f"only {starts} players can start, {seats} may play"
    supplied = {good for city in board.cities for good in city.goods}
    for good in board.goods:
        if good.chips < 1:
            yield f"good {good.id!r} has {good.chips} chips"
        if good.id not in supplied:
            yield f"good {good.id!r} is supplied nowhere"


def _ferries(board: BoardFile, rules: Ruleset) -> Iterator[str]:
    centres = {place.id for place in board.places}
    for ferry in board.ferries:
        for post in (ferry.a, ferry.b):
            if post not in centres:
                yield f"ferry {ferry.id!r} ends at {post!r}, which is no city's centre and no port"
        if ferry.a == ferry.b:
            yield f"ferry {ferry.id!r} leads from {ferry.a!r} to itself"
        if not 0 < ferry.cost <= rules.build_limit:
            yield f"ferry {ferry.id!r} costs {ferry.cost}; possible is 1 to {rules.build_limit}"
    served = {post for ferry in board.ferries for post in (ferry.a, ferry.b)}
    for port in board.ports:
        if port.id not in served:
            yield f"port {port.id!r} has no ferry"


def _cards(board: BoardFile, rules: Ruleset) -> Iterator[str]:
    supply = {city.id: city.goods for city in board.cities}
    for card in board.cards:
        if len(card.orders) != 3:
            yield f"card {card.id} has {len(card.orders)} orders instead of 3"
        if len({order.good for order in card.orders}) < len(card.orders):
            yield f"card {card.id} asks for the same good twice"
        for order in card.orders:
            if order.pay < 1:
                yield f"card {card.id} pays {order.pay} for {order.good!r} to {order.city!r}"
            if order.good in supply[order.city]:
                yield f"card {card.id} asks for {order.good!r} in {order.city!r}, which supplies it"
    # Before the public orders lie open every seat was dealt its cards and may have drawn a full hand per round.
    need = (
        rules.seats[1] * (rules.dealt_cards + (rules.public_round - 1) * rules.upgraded_cards) + rules.public_cards
    )
    if len(board.cards) < need:
        yield f"{len(board.cards)} order cards are too few: {need} may be needed before the public orders lie open"


def _events(board: BoardFile) -> Iterator[str]:
    for event in board.events:
        for effect in event.effects:
            kind = type(effect).__name__
            if isinstance(effect, AT_ONCE) != (event.when == "now"):
                yield f"event {event.id!r}: {kind} cannot be {event.when!r}"
            if isinstance(effect, Tax) and not 0 < effect.percent <= 100:
                yield f"event {event.id!r}: a tax of {effect.percent} %"
            if isinstance(effect, Bonus) and effect.sum < 1:
                yield f"event {event.id!r}: a bonus of {effect.sum}"
            if isinstance(effect, HalfSpeed | NoBuilding | Derail) and not (
                effect.area.cities or effect.area.regions
            ):
                yield f"event {event.id!r}: {kind} has no area"
