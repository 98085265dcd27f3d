"""Colours, marks and patterns: one source for the renderer and the browser client."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Theme: TypeAlias = Literal["light", "dark", "auto"]
Lang: TypeAlias = Literal["de", "en"]
LOCO: Final = "locomotive"


def spoken(lang: str) -> Lang:
    """The language in which pictures speak: they know two, and English for everybody else."""
    return "de" if lang == "de" else "en"


class Colour(Struct, frozen=True):
    """A card and route colour with its mark."""

    fill: str
    mark: str | None
    mark_ink: str
    name_de: str
    name_en: str


class Player(Struct, frozen=True):
    """A player's colour, pattern and stroke."""

    fill: str
    ink: str
    pattern: str
    pattern_ink: str
    name_de: str
    name_en: str
    line_dash: str


class Passenger(Struct, frozen=True):
    fill: str
    shape: str
    name_de: str


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


def symbols(names: set[str]) -> str:
    """The definitions of these symbols and patterns."""
    known = _shapes()
    return "".join(
        _crate(name) if name.startswith("good-") and name not in known else known[name] for name in sorted(names)
    )


def _crate(name: str) -> str:
    """A good of a designer's own board, for which there is no drawing: a crate with its first letters."""
    letters = name.removeprefix("good-")[:2].capitalize()
    return (
        f'<symbol id="{name}" viewBox="0 0 24 24">'
        '<path d="M3 4.5 H21 V20.5 H3 Z" fill="none" stroke="currentColor" stroke-width="1.6"/>'
        '<text x="12" y="16.5" text-anchor="middle" font-size="11" font-weight="700" fill="currentColor">'
        f"{letters}</text></symbol>"
    )
