"""Boards made at random, with titles that use every rule the family has, as a designer might combine them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from stellwerk import games
from stellwerk.core.game import AnyGame

COLOURS = ("red", "green", "blue", "yellow", "black")

# Each title combines what ours keep apart.
TITLES = {
    "stations": """
row = { size = 4, flush_at = 2 }
points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }
stations = { count = 6, unbuilt = 3 }
ending = { by = "last-lap", trains = 3 }
ranking = ["points", "longest-path", "tickets"]
bonuses = [{ for = "most-tickets", points = 5 }, { for = "longest-path", points = 10 }]
tunnel_cards = 7
piles = [{ name = "far", kind = "far", decks = ["made"] }, { name = "near", kind = "near", decks = ["made"] }]
[rules.tickets]
way = "offers"
opening = [
    { draw = [1, 2], keep = 1, rest = "shuffled-under" },
    { draw = 2, keep = 1, most = 1, rest = "shuffled-in" },
]
play = { draw = 3, keep = 1, rest = "under" }
""",
    "guests": """
points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }
ending = { by = "last-lap", trains = 1 }
ranking = ["passengers", "points"]
passengers = { pink = 9, grey = 9, mint = 12 }
bonuses = [{ for = "passengers", first = 6, second = 3 }, { for = "longest-path", points = 4 }]
piles = [{ name = "far", kind = "far", decks = ["made"] }, { name = "near", kind = "near", decks = ["made"] }]
[rules.tickets]
way = "offers"
opening = [{ draw = [1, 1], hold = 1, rest = "box" }]
play = { draw = [1, 2], keep = 2, rest = "box" }
boxed = ["far"]
""",
    "race": """
row = { size = 3, flush_at = 2 }
points = {}
ending = { by = "race", tickets = 5 }
ranking = ["tickets", "longest-path"]
passengers = { pink = 9, grey = 9, mint = 12 }
bonuses = [{ for = "crossing", one = "west", other = "east" }, { for = "longest-path", points = 1 }]
piles = [
    { name = "all", kind = "near", decks = ["made"] },
]
tickets = { way = "hand", size = 3 }
""",
}
HEAD = """format = 1
name = "{name}"
version = 1
board = "board.json"
[rules]
fewest_seats = 1
most_seats = 3
trains = 16
cards = 5
locos = 6
opening_cards = 3
parallel_from = 3
"""


def made(folder: Path, way: str, seed: int) -> AnyGame:
    """A game on a board of this seed; the folder holds its files."""
    place = folder / f"{way}-{seed}"
    place.mkdir()
    (place / "board.json").write_text(json.dumps(board(way, Random(seed))), encoding="utf-8")
    (place / "title.toml").write_text(HEAD.format(name=f"made-{way}") + TITLES[way], encoding="utf-8")
    return games.make(place / "title.toml")


def board(way: str, rng: Random) -> dict[str, object]:
    """A ring of cities with chords, parallel routes, ferries, tunnels and, without stations, countries."""
    count = 12
    countries = set() if way == "stations" else {3, 8}
    pairs = [(city, (city + 1) % count) for city in range(count)]
    while len(pairs) < 22:
        a, b = rng.sample(range(count), 2)
        if (a, b) not in pairs and (b, a) not in pairs and not {a, b} <= countries:
            pairs.append((a, b))
    routes: list[dict[str, object]] = []
    for number, (a, b) in enumerate(pairs):
        length, beside = rng.randint(1, 4), rng.choice((1, 1, 2, 3))
        for side in range(beside):
            colour = rng.choice((*COLOURS, "grey"))
            ferry = rng.randint(0, length) if colour == "grey" else 0
            route: dict[str, object] = {
                "id": f"r{number}-{side}",
                "a": f"c{a}",
                "b": f"c{b}",
                "length": length,
                "colour": colour,
                "locos": ferry,
                "tunnel": not ferry and rng.random() < 0.3,
            }
            routes.append(route | ({"group": f"g{number}"} if beside > 1 else {}))
    tickets = []
    for number in range(30):
        a, b = rng.sample(range(count), 2)
        kind = "far" if number % 3 == 0 else "near"
        tickets.append(
            {
                "id": f"t{number}",
                "a": f"c{a}",
                "b": f"c{b}",
                "deck": "made",
                "kind": kind,
                "points": rng.randint(0, 9),
            }
        )
    cities = [
        {
            "id": f"c{city}",
            "name": f"C{city}",
            "de": f"C{city}",
            "en": f"C{city}",
            "lat": float(city),
            "lon": float(city),
            "through": city not in countries,
            "passengers": rng.randint(0, 3) if city % 2 else 0,
            "marks": ["west"] if city in (0, 1) else ["east"] if city in (6, 7) else [],
        }
        for city in range(count)
    ]
    return {
        "format": 1,
        "name": "made",
        "provenance": ["made for a test"],
        "colours": list(COLOURS),
        "cities": cities,
        "routes": routes,
        "tickets": tickets,
    }
