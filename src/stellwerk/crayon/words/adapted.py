"""The catalogue of rules for a designer's own country: with its cities and its numbers."""

from __future__ import annotations

from collections.abc import Callable

from stellwerk.crayon.boardfile import City
from stellwerk.crayon.title import Title
from stellwerk.words import Value, Words
from stellwerk.words.rules import Rule


def adapted(title: Title, words: Words) -> Callable[[Rule], Rule | None]:
    """Each rule as this country has it."""
    numbers = _numbers(title, words)

    def has(rule: Rule) -> Rule:
        if rule.id not in numbers:
            return rule
        return Rule(rule.id, words.say(f"own-{rule.id.lower()}", **numbers[rule.id]), rule.why)

    return has


def _numbers(title: Title, words: Words) -> dict[str, dict[str, Value]]:
    """Rules that Denmark prints with its own cities and figures."""
    file, rules = title.board.file, title.rules
    big = words.listed(_named(city, words) for city in file.cities if city.big)
    starts = words.listed(f"{_named(city, words)} ({city.start})" for city in file.cities if city.start)
    counts: dict[str, Value] = {
        "low": rules.seats[0],
        "high": rules.seats[1],
        "cities": len(file.cities),
        "goods": len(file.goods),
        "chips": sum(good.chips for good in file.goods),
        "cards": len(file.cards),
        "events": len(file.events),
        "trains": len(rules.trains),
    }
    cost = rules.cost
    costs: dict[str, Value] = {name: getattr(cost, name) for name in cost.__struct_fields__}
    limits: dict[str, Value] = {name: getattr(rules.places, name) for name in rules.places.__struct_fields__}
    return {
        "DK-01": counts,
        "DK-02": {"money": rules.start_money},
        "DK-04": {"cities": starts},
        "DK-42": {"events": len(file.events)},
        "DK-51": costs,
        "DK-53": {"n": rules.leave_big_city, "cities": big},
        "DK-56": limits,
        "DK-71": {"money": rules.win_sum, "cities": big},
    }


def _named(city: City, words: Words) -> str:
    return words.called("city", city.id, city)
