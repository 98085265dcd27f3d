"""Orders, track, ferries, starts and events of a country, as chapters of a report."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from stellwerk.core.statistics import Estimate, clustered
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.study.watching import COLUMNS
from stellwerk.crayon.title import Title
from stellwerk.study.chapter import Chapter, Claim, Figure, Findings, Kind, Layer, Row, Table
from stellwerk.study.sums import Entry, entries, number, per_game, per_thing, rate
from stellwerk.study.watched import Cell, Game
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


def findings(game: CrayonGame, words: Words, games: Sequence[Game]) -> Findings:
    title = game.title
    orders, served = _orders(title, words, games)
    starts, edge = _starts(title, words, games)
    big, shut = _big(title, words, games)
    claims = [
        Claim("dead-orders", words.say("study-dk-claim-orders"), _dead(served), 0.1),
        Claim("starts", words.say("study-dk-claim-starts"), edge, 0.1),
        Claim("open", words.say("study-dk-claim-open"), shut, SHUT),
        Claim("late", words.say("study-dk-claim-late"), number(games, "decided") or edge, 0.5, at_most=False),
    ]
    chapters = (
        _money(words, games),
        starts,
        big,
        orders,
        _track(title, words, games),
        _ferries(title, words, games),
        _events(title, words, games),
    )
    return Findings(chapters, tuple(claims))


def _dead(of: Collection[Estimate]) -> Estimate:
    """The share of dead ones: as it looks, surely, and at most."""
    surely, looks, most = (
        sum(bound < DEAD for bound in bounds) / len(of)
        for bounds in zip(*((each.high, each.value, each.low) for each in of), strict=True)
    )
    return Estimate(looks, surely, most)


def _money(words: Words, games: Sequence[Game]) -> Chapter:
    figures = [
        Figure(words.say(f"study-dk-{name}"), value, kind)
        for name, kind in FIGURES.items()
        if (value := number(games, name)) is not None
    ]
    return Chapter("money", words.say("study-dk-money"), words.say("study-dk-money-about"), tuple(figures))


def _nobody(games: Sequence[Game]) -> Estimate:
    return clustered(((game.cluster, 0.0) for game in games), bounded=True)


def _starts(title: Title, words: Words, games: Sequence[Game]) -> tuple[Chapter, Estimate]:
    rows = list(entries(games, "starts", COLUMNS["starts"]))
    seats = [(game, {**row, "edge": row["won"] * game.players}) for game, row in rows]
    chosen, edge = per_game(games, rows, "city"), per_thing(seats, "city", _of("edge"))
    score, won = per_thing(rows, "city", _of("score")), per_thing(rows, "city", _of("won"), bounded=True)
    names = {city.id: words.called("city", city.id, city) for city in title.board.file.cities if city.start}
    lines = tuple(
        Row(city, name, (chosen.get(city, _nobody(games)), won.get(city), edge.get(city), score.get(city)))
        for city, name in names.items()
    )
    kinds: tuple[Kind, ...] = ("percent", "percent", "number", "number")
    table = _table(words, "starts", ("city", "chosen", "wins", "edge", "score"), kinds, lines)
    worst = max((_away(of) for of in edge.values()), key=lambda of: of.value, default=Estimate(0, 0, 0))
    chapter = Chapter("starts", words.say("study-dk-starts"), words.say("study-dk-starts-about"), (), (table,))
    return chapter, worst


def _big(title: Title, words: Words, games: Sequence[Game]) -> tuple[Chapter, Estimate]:
    """Who has joined the big cities in the end, and in how many games somebody could not any more."""
    rows = list(entries(games, "big", COLUMNS["big"]))
    outside = [(game, row) for game, row in rows if not row["open"]]
    joined, shut = per_thing(rows, "city", _of("joined"), bounded=True), per_game(games, outside, "city")
    names = {city.id: words.called("city", city.id, city) for city in title.board.file.cities if city.big}
    lines = tuple(
        Row(city, name, (joined.get(city), shut.get(city, _nobody(games)))) for city, name in names.items()
    )
    table = _table(words, "big", ("city", "joined", "shut"), ("percent", "percent"), lines)
    chapter = Chapter("big", words.say("study-dk-big"), words.say("study-dk-big-about"), (), (table,))
    hit = {id(game) for game, _ in outside}
    return chapter, rate(games, lambda game: id(game) in hit)


def _away(of: Estimate) -> Estimate:
    """How far from fair, whichever way."""
    off, reach = abs(of.value - 1), (of.high - of.low) / 2
    return Estimate(off, max(0.0, off - reach), off + reach)


def _orders(title: Title, words: Words, games: Sequence[Game]) -> tuple[Chapter, list[Estimate]]:
    rows = list(entries(games, "orders", COLUMNS["orders"]))
    file = title.board.file
    good = {each.id: words.called("good", each.id, each) for each in file.goods}
    city = {each.id: words.called("city", each.id, each) for each in file.cities}
    served, won = per_game(games, rows, "order"), per_thing(rows, "order", _of("won"), bounded=True)
    nobody = _nobody(games)
    orders = []
    for card in file.cards:
        for order in card.orders:
            key = f"{card.id}: {order.good} → {order.city}"
            name = f"{card.id}: {good[order.good]} → {city[order.city]}"
            orders.append(Row(key, name, (float(order.pay), served.get(key, nobody), won.get(key))))
    orders.sort(key=lambda row: -served.get(row.id, nobody).value)
    towns, goods = (_brought(games, rows, key, names) for key, names in (("city", city), ("good", good)))
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


def _brought(
    games: Sequence[Game], rows: Sequence[tuple[Game, Entry]], key: str, names: Mapping[str, str]
) -> tuple[Row, ...]:
    """What is delivered to each town or of each good, what that brings, and in how many games at all."""
    nobody, ever = _nobody(games), per_game(games, rows, key)
    count, income = (_sums(games, rows, key, value) for value in (lambda _: 1.0, _of("pay")))
    found = [
        Row(each, name, (count.get(each, nobody), income.get(each, nobody), ever.get(each, nobody)))
        for each, name in names.items()
    ]
    return tuple(sorted(found, key=lambda row: -income.get(row.id, nobody).value))


def _sums(
    games: Sequence[Game], rows: Sequence[tuple[Game, Entry]], key: str, value: Callable[[Entry], float]
) -> dict[Cell, Estimate]:
    """What each thing adds up to in a game, games without it counted too."""
    found: dict[Cell, dict[int, float]] = {}
    place = {id(game): n for n, game in enumerate(games)}
    for game, row in rows:
        sums = found.setdefault(row[key], {})
        sums[place[id(game)]] = sums.get(place[id(game)], 0.0) + value(row)
    return {
        thing: clustered((game.cluster, sums.get(n, 0.0)) for n, game in enumerate(games))
        for thing, sums in found.items()
    }


def _track(title: Title, words: Words, games: Sequence[Game]) -> Chapter:
    rows = list(entries(games, "track", COLUMNS["track"]))
    laid = {str(edge): of for edge, of in per_game(games, rows, "edge").items()}
    won = {str(edge): of for edge, of in per_thing(rows, "edge", _of("won"), bounded=True).items()}
    layers = tuple(
        Layer(
            f"track-{name}",
            words.say(f"study-dk-column-{name}"),
            {edge: value.value / max(max(each.value for each in of.values()), 0.01) for edge, value in of.items()},
            {edge: f"{edge}: {words.number(100 * value.value)} %" for edge, value in of.items()},
        )
        for name, of in (("laid", laid), ("won", won))
        if of
    )
    return Chapter("track", words.say("study-dk-track-head"), words.say("study-dk-track-about"), (), (), layers)


def _ferries(title: Title, words: Words, games: Sequence[Game]) -> Chapter:
    rows = list(entries(games, "ferries", COLUMNS["ferries"]))
    bought = per_game(games, [(game, row) for game, row in rows if row["bought"]], "ferry")
    crossed = per_game(games, [(game, row) for game, row in rows if row["crossed"]], "ferry")
    owners = _sums(games, rows, "ferry", _of("bought"))
    nobody = _nobody(games)
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


def _events(title: Title, words: Words, games: Sequence[Game]) -> Chapter:
    rows = list(entries(games, "events", COLUMNS["events"]))
    seen, when = per_game(games, rows, "event"), per_thing(rows, "event", _of("round"))
    lines = tuple(
        Row(event.id, words.own(event), (seen.get(event.id, _nobody(games)), when.get(event.id)))
        for event in title.board.file.events
    )
    table = _table(words, "events", ("event", "seen", "round"), ("percent", "number"), lines)
    return Chapter("events", words.say("study-dk-events"), "", (), (table,))


def _table(
    words: Words, heading: str, columns: Sequence[str], kinds: tuple[Kind, ...], rows: tuple[Row, ...]
) -> Table:
    heads = tuple(words.say(f"study-dk-column-{name}") for name in columns)
    return Table(words.say(f"study-dk-{heading}"), heads, kinds, rows)


def _of(name: str) -> Callable[[Entry], float]:
    return lambda row: float(row[name])
