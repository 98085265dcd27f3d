"""Orders, track, ferries, starts and events of a country, as chapters of a report."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import numpy as np

from stellwerk.core.statistics import Estimate
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.title import Title
from stellwerk.study.chapter import Chapter, Claim, Figure, Findings, Kind, Layer, Row, Table
from stellwerk.study.notes import Column, Ints, Notes
from stellwerk.study.notes import Table as Noted
from stellwerk.study.sums import mean, number, per_game, per_thing, rate, things
from stellwerk.words import Words

DEAD: Final = 0.01  # an order that fewer games than this serve is dead
SHUT: Final = 0.01  # games in which a big city may be out of somebody's reach
FIGURES: Final[Mapping[str, Kind]] = {
    "rounds": "number",
    "lead-changes": "number",
    "decided": "percent",
    "margin": "number",
    "deliveries": "number",
    "pay": "number",
    "track": "number",
    "rent": "number",
    "swaps": "number",
}


def findings(game: CrayonGame, words: Words, notes: Notes) -> Findings:
    title = game.title
    orders, served = _orders(title, words, notes)
    starts, edge = _starts(title, words, notes)
    big, shut = _big(title, words, notes)
    claims = [
        Claim("dead-orders", words.say("study-dk-claim-orders"), _dead(served), 0.1),
        Claim("starts", words.say("study-dk-claim-starts"), edge, 0.1),
        Claim("open", words.say("study-dk-claim-open"), shut, SHUT),
        Claim("late", words.say("study-dk-claim-late"), number(notes, "decided") or edge, 0.5, at_most=False),
    ]
    chapters = (
        _money(words, notes),
        starts,
        big,
        orders,
        _track(title, words, notes),
        _ferries(title, words, notes),
        _events(title, words, notes),
    )
    return Findings(chapters, tuple(claims))


def _dead(of: Collection[Estimate]) -> Estimate:
    """The share of dead ones: as it looks, surely, and at most."""
    surely, looks, most = (
        sum(bound < DEAD for bound in bounds) / len(of)
        for bounds in zip(*((each.high, each.value, each.low) for each in of), strict=True)
    )
    return Estimate(looks, surely, most)


def _money(words: Words, notes: Notes) -> Chapter:
    figures = [
        Figure(words.say(f"study-dk-{name}"), value, kind)
        for name, kind in FIGURES.items()
        if (value := number(notes, name)) is not None
    ]
    return Chapter("money", words.say("study-dk-money"), words.say("study-dk-money-about"), tuple(figures))


def _nobody(notes: Notes) -> Estimate:
    return rate(notes, np.zeros(len(notes), dtype=np.bool_))


def _starts(title: Title, words: Words, notes: Notes) -> tuple[Chapter, Estimate]:
    rows = notes.tables["starts"]
    each = things(rows, "city")
    chosen, score = per_game(notes, each), per_thing(notes, each, rows["score"])
    won = per_thing(notes, each, rows["won"], bounded=True)
    edge = per_thing(notes, each, rows["won"] * notes.players[rows.game])
    names = {city.id: words.called("city", city.id, city) for city in title.board.file.cities if city.start}
    lines = tuple(
        Row(city, name, (chosen.get(city, _nobody(notes)), won.get(city), edge.get(city), score.get(city)))
        for city, name in names.items()
    )
    kinds: tuple[Kind, ...] = ("percent", "percent", "number", "number")
    table = _table(words, "starts", ("city", "chosen", "wins", "edge", "score"), kinds, lines)
    worst = max((_away(of) for of in edge.values()), key=lambda of: of.value, default=Estimate(0, 0, 0))
    chapter = Chapter("starts", words.say("study-dk-starts"), words.say("study-dk-starts-about"), (), (table,))
    return chapter, worst


def _big(title: Title, words: Words, notes: Notes) -> tuple[Chapter, Estimate]:
    """Who has joined the big cities in the end, and in how many games somebody could not any more."""
    rows = notes.tables["big"]
    outside = rows.where(~rows["open"].astype(np.bool_))
    joined = per_thing(notes, things(rows, "city"), rows["joined"], bounded=True)
    shut = per_game(notes, things(outside, "city"))
    names = {city.id: words.called("city", city.id, city) for city in title.board.file.cities if city.big}
    lines = tuple(
        Row(city, name, (joined.get(city), shut.get(city, _nobody(notes)))) for city, name in names.items()
    )
    table = _table(words, "big", ("city", "joined", "shut"), ("percent", "percent"), lines)
    chapter = Chapter("big", words.say("study-dk-big"), words.say("study-dk-big-about"), (), (table,))
    hit = np.zeros(len(notes), dtype=np.bool_)
    hit[outside.game] = True
    return chapter, rate(notes, hit)


def _away(of: Estimate) -> Estimate:
    """How far from fair, whichever way."""
    off, reach = abs(of.value - 1), (of.high - of.low) / 2
    return Estimate(off, max(0.0, off - reach), off + reach)


def _orders(title: Title, words: Words, notes: Notes) -> tuple[Chapter, list[Estimate]]:
    rows = notes.tables["orders"]
    file = title.board.file
    good = {each.id: words.called("good", each.id, each) for each in file.goods}
    city = {each.id: words.called("city", each.id, each) for each in file.cities}
    each = things(rows, "order")
    served, won = per_game(notes, each), per_thing(notes, each, rows["won"], bounded=True)
    nobody = _nobody(notes)
    orders = []
    for card in file.cards:
        for order in card.orders:
            key = f"{card.id}: {order.good} → {order.city}"
            name = f"{card.id}: {good[order.good]} → {city[order.city]}"
            orders.append(Row(key, name, (float(order.pay), served.get(key, nobody), won.get(key))))
    orders.sort(key=lambda row: -served.get(row.id, nobody).value)
    towns, goods = (_brought(notes, rows, key, names) for key, names in (("city", city), ("good", good)))
    kinds: tuple[Kind, ...] = ("number", "number", "percent")
    tables = (
        _table(words, "towns", ("city", "deliveries", "income", "visited"), kinds, towns),
        _table(words, "goods", ("good", "deliveries", "income", "carried"), kinds, goods),
        _table(
            words, "orders", ("order", "pay", "served", "won"), ("number", "percent", "percent"), tuple(orders)
        ),
    )
    chapter = Chapter("orders", words.say("study-dk-orders"), words.say("study-dk-orders-about"), (), tables)
    return chapter, [served.get(row.id, nobody) for row in orders]


def _brought(notes: Notes, rows: Noted, key: str, names: Mapping[str, str]) -> tuple[Row, ...]:
    """What is delivered to each town or of each good, what that brings, and in how many games at all."""
    nobody, ever = _nobody(notes), per_game(notes, things(rows, key))
    count, income = _sums(notes, rows, key), _sums(notes, rows, key, "pay")
    found = [
        Row(each, name, (count.get(each, nobody), income.get(each, nobody), ever.get(each, nobody)))
        for each, name in names.items()
    ]
    return tuple(sorted(found, key=lambda row: -income.get(row.id, nobody).value))


def _sums(notes: Notes, rows: Noted, key: str, value: str | None = None) -> dict[str, Estimate]:
    """What each thing adds up to in a game, or how often it comes; games without it counted too."""

    def by_game(some: Ints) -> Column:
        weights = None if value is None else rows[value][some]
        return np.bincount(rows.game[some], weights=weights, minlength=len(notes))

    return {thing: mean(notes, by_game(some)) for thing, some in things(rows, key).of.items()}


def _track(title: Title, words: Words, notes: Notes) -> Chapter:
    rows = notes.tables["track"]
    each = things(rows, "edge")
    laid, won = per_game(notes, each), per_thing(notes, each, rows["won"], bounded=True)
    layers = tuple(
        _layer(words, name, {edge: each.value for edge, each in of.items()})
        for name, of in (("laid", laid), ("won", won))
        if of
    )
    return Chapter("track", words.say("study-dk-track-head"), words.say("study-dk-track-about"), (), (), layers)


def _layer(words: Words, name: str, shares: dict[str, float]) -> Layer:
    """Coloured from nothing to the most."""
    most = max(max(shares.values()), 0.01)
    percent = {edge: words.percent(share) for edge, share in shares.items()}
    return Layer(
        f"track-{name}",
        words.say(f"study-dk-column-{name}"),
        {edge: share / most for edge, share in shares.items()},
        {edge: f"{edge}: {told}" for edge, told in percent.items()},
        *(words.percent(end) for end in (0, most)),
    )


def _ferries(title: Title, words: Words, notes: Notes) -> Chapter:
    rows = notes.tables["ferries"]
    bought = per_game(notes, things(rows.where(rows["bought"]), "ferry"))
    crossed = per_game(notes, things(rows.where(rows["crossed"] > 0), "ferry"))
    owners, nobody = _sums(notes, rows, "ferry", "bought"), _nobody(notes)
    lines = tuple(
        Row(
            line.id,
            words.own(line),
            (float(line.cost), *(of.get(line.id, nobody) for of in (bought, owners, crossed))),
        )
        for line in title.board.file.ferries
    )
    kinds: tuple[Kind, ...] = ("number", "percent", "number", "percent")
    table = _table(words, "ferries", ("ferry", "cost", "bought", "owners", "crossed"), kinds, lines)
    return Chapter("ferries", words.say("study-dk-ferries"), "", (), (table,))


def _events(title: Title, words: Words, notes: Notes) -> Chapter:
    rows = notes.tables["events"]
    each = things(rows, "event")
    seen, when = per_game(notes, each), per_thing(notes, each, rows["round"])
    lines = tuple(
        Row(event.id, words.own(event), (seen.get(event.id, _nobody(notes)), when.get(event.id)))
        for event in title.board.file.events
    )
    table = _table(words, "events", ("event", "seen", "round"), ("percent", "number"), lines)
    return Chapter("events", words.say("study-dk-events"), "", (), (table,))


def _table(
    words: Words, heading: str, columns: Sequence[str], kinds: tuple[Kind, ...], rows: tuple[Row, ...]
) -> Table:
    heads = tuple(words.say(f"study-dk-column-{name}") for name in columns)
    return Table(words.say(f"study-dk-{heading}"), heads, kinds, rows)
