"""What the pictures say aloud, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.draw.sheet import City, Route
from stellwerk.draw.tokens import Lang, colour_of, tokens

_TEXT: Final[dict[str, dict[Lang, str]]] = {
    "space": {"de": "{route}, Feld {k} von {n}", "en": "{route}, space {k} of {n}"},
    "route": {"de": "{route}, {n} {fields}, {colour}", "en": "{route}, {n} {fields}, {colour}"},
    "field": {"de": "Feld", "en": "space"},
    "fields": {"de": "Felder", "en": "spaces"},
    "tunnel": {"de": "Tunnel", "en": "tunnel"},
    "ferry": {"de": "Fähre, {n} {locos}", "en": "ferry, {n} {locos}"},
    "loco": {"de": "Lokomotive", "en": "locomotive"},
    "locos": {"de": "Lokomotiven", "en": "locomotives"},
    "big-city": {"de": "Großstadt", "en": "big city"},
    "west": {"de": "Westen", "en": "west"},
    "east": {"de": "Osten", "en": "east"},
    "country": {"de": "Land", "en": "country"},
    "board": {"de": "Spielplan", "en": "board"},
    "points": {"de": "{n} Punkte", "en": "{n} points"},
    "owner": {"de": "gehört {player}", "en": "owned by {player}"},
    "station": {"de": "Bahnhof von {player}", "en": "station of {player}"},
    "passenger": {"de": "Fahrgast {colour}", "en": "passenger {colour}"},
    "train-card": {"de": "Wagenkarte {colour}", "en": "{colour} train card"},
    "ticket": {"de": "Zielkarte {a} nach {b}", "en": "ticket {a} to {b}"},
    "card-back": {"de": "verdeckte Karte", "en": "face-down card"},
    "milepost": {"de": "Meilenstein {n}", "en": "milepost {n}"},
    "order": {"de": "{good} nach {city}, {pay} Millionen", "en": "{good} to {city}, {pay} million"},
    "orders": {"de": "Auftragskarte {n}", "en": "order card {n}"},
    "sea-ferry": {"de": "Fähre {name}, {cost} Millionen", "en": "ferry {name}, {cost} million"},
    "train": {"de": "Zug von {player}, {load}", "en": "train of {player}, {load}"},
    "empty": {"de": "leer", "en": "empty"},
    "track": {"de": "Strecke von {player}", "en": "track of {player}"},
    "event": {"de": "Ereignis {name}", "en": "event {name}"},
    "length": {"de": "Länge", "en": "length"},
    "cost-plain": {"de": "Meilenstein", "en": "milepost"},
    "cost-small": {"de": "kleine Stadt", "en": "small town"},
    "cost-medium": {"de": "mittlere Stadt", "en": "medium town"},
    "cost-river": {"de": "Fluss", "en": "river"},
    "cost-bay": {"de": "Bucht, See", "en": "bay, lake"},
}


def say(key: str, lang: Lang, **parts: object) -> str:
    return _TEXT[key][lang].format(**parts)


def colour_name(name: str, lang: Lang) -> str:
    look = colour_of(name)
    return look.name_de if lang == "de" else look.name_en.lower()


def player_name(seat: int, lang: Lang) -> str:
    look = tuple(tokens().player.values())[seat % len(tokens().player)]
    return look.name_de if lang == "de" else look.name_en


def player_names(given: Sequence[str], seats: int, lang: Lang) -> list[str]:
    """The players' names, or those of their colours where none are given."""
    return [given[seat] if seat < len(given) else player_name(seat, lang) for seat in range(seats)]


def passenger_name(colour: str, lang: Lang) -> str:
    return tokens().passenger[colour].name_de if lang == "de" else colour


def city_name(city: City, lang: Lang, names: str = "local") -> str:
    """As the map prints it: the board's spelling, or the language's."""
    return city.name if names == "local" else city.de if lang == "de" else city.en


def spoken(city: City, lang: Lang) -> str:
    """The name and, where it differs, the one of the language: København (Kopenhagen)."""
    other = city.de if lang == "de" else city.en
    return city.name if other == city.name else f"{city.name} ({other})"


def route_name(route: Route, cities: dict[str, City]) -> str:
    return f"{cities[route.a].name}–{cities[route.b].name}"


def describe(route: Route, cities: dict[str, City], lang: Lang) -> str:
    """Paris–Zürich, 3 spaces, grey, tunnel."""
    fields = say("field" if route.length == 1 else "fields", lang)
    text = say("route", lang, route=route_name(route, cities), n=route.length, fields=fields,
               colour=colour_name(route.colour, lang))  # fmt: skip
    if route.tunnel:
        text += ", " + say("tunnel", lang)
    if route.locos:
        locos = say("loco" if route.locos == 1 else "locos", lang)
        text += ", " + say("ferry", lang, n=route.locos, locos=locos)
    return text
