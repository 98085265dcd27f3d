"""Routes, tickets, cards and tension of a Ticket board, as chapters of a report."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import numpy as np

from stellwerk.core.statistics import Estimate, share
from stellwerk.study.chapter import Chapter, Claim, Figure, Findings, Kind, Layer, Row, Table
from stellwerk.study.notes import Notes
from stellwerk.study.notes import Table as Noted
from stellwerk.study.sums import mean, number, per_game, per_thing, rate, share_of, things
from stellwerk.ticket.board import GREY
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.study.blocking import blocking_chapter
from stellwerk.ticket.study.last_lap import lap_chapter
from stellwerk.ticket.study.values import fair_values
from stellwerk.ticket.study.ways import ways
from stellwerk.ticket.title import Title
from stellwerk.words import Words

DEAD = 0.01  # a route that fewer games than this use is dead
NONE = Estimate(0.0, 0.0, 0.0)
FIGURES: Final[Mapping[str, Kind]] = {
    "lead-changes": "number",
    "decided": "percent",
    "margin": "number",
    "trains-left": "number",
    "cards-left": "number",
    "flushes": "number",
    "reshuffles": "number",
    "blind": "percent",
    "tunnels-lost": "percent",
    "passes": "number",
}


def findings(game: TicketGame, words: Words, notes: Notes) -> Findings:
    title = game.title
    routes, use = _routes(title, words, notes)
    shown = notes.tables["tickets"]
    tickets, off = _tickets(title, words, notes, shown)
    chapters = (
        _tension(words, notes),
        lap_chapter(words, notes),
        routes,
        tickets,
        blocking_chapter(words, notes, shown),
        _colours(title, words, notes),
    )
    claims = [
        Claim("dead-routes", words.say("study-claim-dead-routes"), _dead(use.values()), 0.05),
        Claim("late", words.say("study-claim-late"), number(notes, "decided") or NONE, 0.5, at_most=False),
    ]
    if off is not None:
        claims.append(Claim("values", words.say("study-claim-values"), off, 0.25))
    return Findings(tuple(each for each in chapters if each is not None), tuple(claims))


def _dead(use: Collection[Estimate]) -> Estimate:
    """The share of dead routes: surely, as it looks, and at most."""
    surely, looks, most = (
        sum(bound < DEAD for bound in bounds) / len(use)
        for bounds in zip(*((of.high, of.value, of.low) for of in use), strict=True)
    )
    return Estimate(looks, surely, most)


def _tension(words: Words, notes: Notes) -> Chapter:
    figures = []
    for name, kind in FIGURES.items():
        if (value := number(notes, name)) is not None:
            figures.append(Figure(words.say(f"study-{name}"), value, kind))
    return Chapter("tension", words.say("study-tension"), words.say("study-tension-about"), tuple(figures))


def _routes(title: Title, words: Words, notes: Notes) -> tuple[Chapter, dict[str, Estimate]]:
    rows = notes.tables["routes"]
    each = things(rows, "route")
    use = per_game(notes, each)
    when, won, contested = (
        per_thing(notes, each, rows[name], bounded=rates)
        for name, rates in (("when", False), ("won", True), ("contested", True))
    )
    names = {route.id: _route_name(title, words, number) for number, route in enumerate(title.board.routes)}
    order = sorted(names, key=lambda route: -use.get(route, NONE).value)
    nobody = _nobody(notes)
    table = Table(
        words.say("study-routes"),
        tuple(words.say(f"study-column-{name}") for name in ("route", "use", "when", "won", "contested")),
        ("percent",) * 4,
        tuple(
            Row(
                route,
                names[route],
                (use.get(route, nobody), when.get(route), won.get(route), contested.get(route)),
            )
            for route in order
        ),
    )
    tables = (table, _cities(title, words, notes, rows))
    layers = tuple(
        _layer(words, name, {route: of[route].value for route in names if route in of}, names)
        for name, of in (("use", use), ("when", when), ("won", won), ("contested", contested))
    )
    chapter = Chapter("routes", words.say("study-routes"), words.say("study-routes-about"), (), tables, layers)
    return chapter, {route: use.get(route, nobody) for route in names}


def _nobody(notes: Notes) -> Estimate:
    """Of what never came up."""
    return rate(notes, np.zeros(len(notes), dtype=np.bool_))


def _cities(title: Title, words: Words, notes: Notes, rows: Noted) -> Table:
    """What comes together at each city: in how many games, how many routes, and how often the winner's."""
    board, nobody = title.board, _nobody(notes)
    at = {route.id: (route.a, route.b) for route in board.routes}
    ends = np.array([at[route] for route in rows.names.get("route", ())], dtype=np.int16).reshape(-1, 2)
    visits = Noted(
        np.concatenate([rows.game, rows.game]),
        {"city": ends.T[:, rows["route"]].ravel(), "won": np.concatenate([rows["won"], rows["won"]])},
        {"city": tuple(city.id for city in board.cities)},
    )
    each = things(visits, "city")
    joined, won = per_game(notes, each), per_thing(notes, each, visits["won"], bounded=True)
    lines = []
    for city in board.cities:
        claims = np.bincount(visits.game[each.of.get(city.id, [])], minlength=len(notes))
        cells = (joined.get(city.id, nobody), mean(notes, claims), won.get(city.id))
        lines.append(Row(city.id, words.called("city", city.id, city), cells))
    lines.sort(key=lambda row: -joined.get(row.id, nobody).value)
    columns = tuple(words.say(f"study-column-{name}") for name in ("city", "joined", "claims", "won"))
    return Table(words.say("study-cities"), columns, ("percent", "number", "percent"), tuple(lines))


def _layer(words: Words, name: str, shares: dict[str, float], names: Mapping[str, str]) -> Layer:
    """Coloured from the least to the most, so that differences are seen."""
    low, high = min(shares.values(), default=0.0), max(shares.values(), default=1.0)
    percent = {route: words.percent(share) for route, share in shares.items()}
    return Layer(
        name,
        words.say(f"study-column-{name}"),
        {route: (share - low) / (high - low or 1.0) for route, share in shares.items()},
        {route: f"{names[route]}: {told}" for route, told in percent.items()},
        *(words.percent(end) for end in (low, high)),
    )


def _route_name(title: Title, words: Words, number: int) -> str:
    board = title.board
    route = board.routes[number]
    ends = "–".join(words.called("city", city.id, city) for city in (board.cities[route.a], board.cities[route.b]))
    colour = "" if route.colour == GREY else f" ({words.name('colour', board.kinds[route.colour])})"
    return f"{ends}{colour}"


def _tickets(title: Title, words: Words, notes: Notes, rows: Noted) -> tuple[Chapter, Estimate | None]:
    held = rows.where(rows["kept"])
    board = title.board
    printed = {ticket.id: ticket.points for ticket in board.tickets}
    fair = fair_values(notes, rows, printed) if any(printed.values()) else {}
    holders = things(held, "ticket")
    kept = per_thing(notes, things(rows, "ticket"), rows["kept"], bounded=True)
    done, blocked = (per_thing(notes, holders, held[name], bounded=True) for name in ("completed", "blocked"))
    won = per_thing(notes, holders, held["won"] * notes.players[held.game])
    columns = ["ticket", "printed", "length", "kept", "completed", "blocked", "edge"] + ["fair"] * bool(fair)
    lines = []
    for n, ticket in enumerate(board.tickets):
        name = "–".join(words.called("city", c.id, c) for c in (board.cities[ticket.a], board.cities[ticket.b]))
        length = sum(board.routes[route].length for route in ways(title)[n])
        cells = [float(ticket.points), float(length)]
        figures = [kept.get(ticket.id), done.get(ticket.id), blocked.get(ticket.id), won.get(ticket.id)]
        lines.append(Row(ticket.id, name, (*cells, *figures, *([fair.get(ticket.id)] if fair else []))))
    lines.sort(key=lambda row: -(done[row.id].value if row.id in done else -1))
    kinds: tuple[Kind, ...] = ("number", "number", "percent", "percent", "percent", "number", "number")
    table = Table(
        words.say("study-tickets"),
        tuple(words.say(f"study-column-{name}") for name in columns),
        kinds[: len(columns) - 1],
        tuple(lines),
    )
    shares = (
        Figure(words.say("study-kept"), share_of(notes, rows, "kept"), "percent"),
        Figure(words.say("study-completed"), share_of(notes, held, "completed"), "percent"),
        Figure(words.say("study-blocked"), share_of(notes, held, "blocked"), "percent"),
    )
    wrong = [not of.low - 0.5 <= printed[name] <= of.high + 0.5 for name, of in fair.items()]
    off = share(sum(wrong), len(wrong)) if wrong else None
    return Chapter("tickets", words.say("study-tickets"), words.say("study-tickets-about"), shares, (table,)), off


def _colours(title: Title, words: Words, notes: Notes) -> Chapter:
    rows, waits = notes.tables["colours"], notes.tables["waits"]
    came = waits.where(waits["had"])
    taken, blind, paid = (
        per_thing(notes, things(rows, "colour"), rows[name]) for name in ("row", "blind", "paid")
    )
    waited = per_thing(notes, things(came, "colour"), came["turns"])
    vain = per_thing(notes, things(waits, "colour"), ~waits["had"], bounded=True)
    board = title.board
    lines = []
    for n, kind in enumerate(board.kinds):
        spaces = sum(route.length for route in board.routes if route.colour == n)
        name = words.name("colour", kind) if n != title.loco else words.say("study-locos")
        counted = (float(title.deck[n]), float(spaces))
        found = (taken.get(kind), blind.get(kind), paid.get(kind), waited.get(kind), vain.get(kind))
        lines.append(Row(kind, name, counted + found))
    heads = ("colour", "deck", "spaces", "row", "blind", "paid", "waited", "vain")
    kinds: tuple[Kind, ...] = (*("number",) * 6, "percent")
    columns = tuple(words.say(f"study-column-{name}") for name in heads)
    table = Table(words.say("study-colours"), columns, kinds, tuple(lines))
    return Chapter("colours", words.say("study-colours"), words.say("study-colours-about"), (), (table,))
