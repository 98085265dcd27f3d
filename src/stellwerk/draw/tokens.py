"""Colours, marks and patterns: one source for the renderer and the browser client."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Theme: TypeAlias = Literal["light", "dark", "auto"]
LOCO: Final = "locomotive"


class Colour(Struct, frozen=True):
    """A card and route colour with its mark."""

    fill: str
    mark: str | None
    mark_ink: str
    de: str
    en: str


class Player(Struct, frozen=True):
    """A player's colour, pattern and stroke."""

    fill: str
    ink: str
    pattern: str
    pattern_ink: str
    de: str
    en: str
    line_dash: str


class Passenger(Struct, frozen=True):
    fill: str
    shape: str
    de: str
    en: str


class Tokens(Struct, frozen=True):
    colour: dict[str, dict[str, str]]  # by theme, then by name
    route: dict[str, Colour]
    player: dict[str, Player]
    passenger: dict[str, Passenger]


@cache
def tokens() -> Tokens:
    text = (resources.files("stellwerk.draw") / "data" / "tokens.json").read_bytes()
    return msgspec.json.decode(text, type=Tokens)


def colour_of(name: str) -> Colour:
    """The look of a card or route colour; a board may use only colours that have one."""
    known = tokens().route
    key = LOCO if name == "loco" else name
    if key not in known:
        raise ValueError(f"colour {name!r} has no look; known are {', '.join(sorted(known))}")
    return known[key]


def player_of(seat: int) -> Player:
    looks = tuple(tokens().player.values())
    return looks[seat % len(looks)]


@cache
def _shapes() -> dict[str, str]:
    text = (resources.files("stellwerk.draw") / "data" / "shapes.svg").read_text(encoding="utf-8")
    found = re.findall(r'(<(?:symbol|pattern) id="([^"]+)".*?(?:</(?:symbol|pattern)>|/>(?=\n)))', text)
    # a symbol's own title would become a tooltip in the wrong language
    return {name: re.sub(r"<title>.*?</title>", "", whole) for whole, name in found}


def shape(name: str) -> str:
    """The definition of one symbol or pattern."""
    return _shapes()[name]


def symbols(names: set[str], goods: Sequence[str] = ()) -> str:
    """The definitions of these symbols and patterns; `goods` are all those of the board."""
    known = _shapes()
    letters = _letters([good for good in goods if f"good-{good}" not in known])
    return "".join(
        known[name] if name in known else _crate(name, letters[name.removeprefix("good-")])
        for name in sorted(names)
    )


def _letters(goods: Sequence[str]) -> dict[str, str]:
    """Two letters for every good, all different: timber and tin are Ti and Tn."""
    found: dict[str, str] = {}
    for good in goods:
        first, *rest = (letter for letter in good if letter.isalnum())
        pairs = [first.upper() + letter for letter in (*rest, *"0123456789")]
        found[good] = next((pair for pair in pairs if pair not in found.values()), pairs[0])
    return found


def _crate(name: str, letters: str) -> str:
    """A good of a designer's own board, for which there is no drawing: a crate with letters."""
    return (
        f'<symbol id="{name}" viewBox="0 0 24 24">'
        '<path d="M3 4.5 H21 V20.5 H3 Z" fill="none" stroke="currentColor" stroke-width="1.6"/>'
        '<text x="12" y="16.5" text-anchor="middle" font-size="11" font-weight="700" fill="currentColor">'
        f"{letters}</text></symbol>"
    )
