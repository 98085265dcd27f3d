"""The catalogue of rules for a designer's own title: the mechanisms it uses, with its own numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stellwerk.ticket.bonuses import Crossing, LongestPath, MostPassengers, MostTickets
from stellwerk.ticket.rules import LastLap, Offers, OpenHand, Race
from stellwerk.ticket.title import Title
from stellwerk.words import Value, Words
from stellwerk.words.rules import Rule


def adapted(title: Title, words: Words) -> Callable[[Rule], Rule | None]:
    """Each rule as this title has it; None for one that speaks of something it does not have."""
    used, numbers = frozenset(_used(title)), dict(_numbers(title, words))

    def has(rule: Rule) -> Rule | None:
        base = rule.id.rstrip("R")
        if base not in used:
            return None
        if rule.id in numbers:
            return Rule(rule.id, words.say(f"own-{rule.id.lower()}", **numbers[rule.id]), rule.why)
        return rule

    return has


def _used(title: Title) -> Iterator[str]:
    """Rules by the mechanism that they belong to."""
    rules, routes = title.rules, title.board.routes
    kinds = {type(bonus) for bonus in rules.bonuses}
    for having, ids in (
        (True, "T-01 T-02 T-07 T-09 T-10 T-14 T-20 T-21 T-22 T-23 T-24 T-26 T-27 T-28 T-31 T-41 T-50 T-51"),
        (rules.row is not None, "T-03 T-04 T-05 T-06 T-08 T-11 T-12 T-13"),
        (bool(rules.points), "T-25"),
        (isinstance(rules.tickets, Offers), "T-30 T-32 T-33 T-34"),
        (isinstance(rules.ending, LastLap), "T-40"),
        (any(route.locos for route in routes), "EU-10"),
        (any(route.tunnel for route in routes), "EU-20 EU-21 EU-22 EU-23 EU-24 EU-25 EU-26"),
        (rules.stations is not None, "EU-40 EU-41 EU-42 EU-43 EU-44 EU-45"),
        (LongestPath in kinds, "EU-50"),
        (bool(rules.passengers), "DE-01 DE-08 DE-09"),
        (bool(title.countries), "DE-10"),
        (MostTickets in kinds, "DE-12"),
        (MostPassengers in kinds, "DE-13"),
        (isinstance(rules.tickets, OpenHand), "FJ-06 FJ-07 FJ-12"),
        (Crossing in kinds, "FJ-08"),
        (isinstance(rules.ending, Race), "FJ-09 FJ-10 FJ-11"),
    ):
        if having:
            yield from ids.split()


def _numbers(title: Title, words: Words) -> Iterator[tuple[str, dict[str, Value]]]:
    """Rules that our titles print with numbers of their own."""
    rules = title.rules
    yield "T-01", {"all": sum(title.deck), "cards": rules.cards, "colours": title.loco, "locos": rules.locos}
    yield "T-02", {"cards": rules.opening_cards, "row": rules.row.size if rules.row else 0}
    if rules.row:
        yield "T-08", {"locos": rules.row.flush_at, "row": rules.row.size}
    if rules.points:
        yield "T-25", {"points": words.listed(f"{length}: {points}" for length, points in title.points.items())}
    yield "T-27", {"seats": rules.parallel_from}
    if isinstance(rules.ending, LastLap):
        yield "T-40", {"trains": rules.ending.trains}
    if isinstance(rules.ending, Race):
        yield "FJ-09", {"tickets": rules.ending.tickets}
    if any(route.tunnel for route in title.board.routes):
        yield "EU-20", {"cards": rules.tunnel_cards}
    if rules.stations:
        yield "EU-45", {"points": rules.stations.unbuilt}
    if rules.passengers:
        yield "DE-01", {"n": sum(title.bag)}
    for bonus in rules.bonuses:
        match bonus:
            case LongestPath(points):
                yield "EU-50", {"points": points}
            case MostTickets(points):
                yield "DE-12", {"points": points}
            case MostPassengers(first, second):
                yield "DE-13", {"first": first, "second": second}
            case Crossing(one, other):
                yield "FJ-08", {"one": _marked(title, one, words), "other": _marked(title, other, words)}


def _marked(title: Title, mark: str, words: Words) -> str:
    return words.listed(words.called("city", city.id, city) for city in title.board.cities if mark in city.marks)
