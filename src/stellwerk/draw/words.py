"""What the things on a Ticket board are called in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.draw.sheet import City, Route
from stellwerk.draw.tokens import colour_of, player_of, tokens
from stellwerk.words import Words


def colour_name(name: str, words: Words) -> str:
    return words.own(colour_of(name))


def player_name(seat: int, words: Words) -> str:
    return words.own(player_of(seat))


def player_names(given: Sequence[str], seats: int, words: Words) -> list[str]:
    """The players' names, or those of their colours where none are given."""
    return [given[seat] if seat < len(given) else player_name(seat, words) for seat in range(seats)]


def city_name(city: City, words: Words, names: str = "local") -> str:
    """As the map prints it: the board's spelling, or the language's."""
    return city.name if names == "local" else words.called("city", city.id, city)


def spoken(name: str, own: str) -> str:
    """The name and, where it differs, the one of the language: København (Kopenhagen)."""
    return name if own == name else f"{name} ({own})"


def route_name(route: Route, cities: dict[str, City]) -> str:
    return f"{cities[route.a].name}–{cities[route.b].name}"


def owned(route: Route, cities: dict[str, City], seat: int, words: Words) -> str:
    """Paris–Zürich, owned by Plum."""
    return f"{route_name(route, cities)}, {words.say('picture-owner', player=player_name(seat, words))}"


def station_of(city: City, seat: int, words: Words) -> str:
    return f"{city.name}, {words.say('picture-station', player=player_name(seat, words))}"


def passenger(colour: str, words: Words) -> str:
    return words.say("picture-passenger", colour=words.own(tokens().passenger[colour]))


def scored(seat: int, score: int, words: Words) -> str:
    return f"{player_name(seat, words)}, {words.say('points', n=score)}"


def describe(route: Route, cities: dict[str, City], words: Words) -> str:
    """Paris–Zürich, 3 spaces, grey, tunnel."""
    facts = [route_name(route, cities), words.say("spaces", n=route.length), colour_name(route.colour, words)]
    if route.tunnel:
        facts.append(words.say("tunnel"))
    if route.locos:
        facts.append(words.say("ferry", n=route.locos))
    return ", ".join(facts)
