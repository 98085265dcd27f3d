"""Checks that a machine can make: room, names, ids, size of a board; contrast and shapes of the palette."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final
from xml.etree import ElementTree

from msgspec import Struct

from stellwerk.draw.board import draw_board
from stellwerk.draw.collisions import Collision, report
from stellwerk.draw.layout import Layout
from stellwerk.draw.sheet import Sheet, sheet_of_file
from stellwerk.draw.style import variables
from stellwerk.draw.tokens import shape, tokens
from stellwerk.draw.vision import DEFICIENCIES, contrast, difference
from stellwerk.ticket.boardfile import BoardFile
from stellwerk.ticket.loading import LOCALE
from stellwerk.words import ENGLISH, Words

MOST_BYTES: Final = 250_000
LEAST_CONTRAST: Final = 4.5  # text, WCAG AA
LEAST_DIFFERENCE: Final = {"normal": 20.0, "protanopia": 14.0, "deuteranopia": 14.0, "tritanopia": 14.0}
_TEXTS: Final = (
    ("text", "land"), ("text", "surface"), ("text", "abroad"), ("text-2", "surface"), ("text-2", "abroad"),
    ("text-2", "land"), ("sea-text", "sea"), ("surface", "text"), ("loco", "surface"),
)  # fmt: skip


class Fault(Struct, frozen=True):
    """Something a player would stumble over."""

    kind: str
    message: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.message}"


def check_board(file: BoardFile, layout: Layout) -> list[Fault]:
    """Everything wrong with the picture of a board; empty for a good one."""
    sheet = sheet_of_file(file)
    faults = [*_missing(sheet, layout), *_looks(sheet)]
    if faults:
        return faults  # without these nothing can be drawn
    faults += [_fault(collision) for collision in report(layout)]
    svg = draw_board(sheet, layout, "light", Words(ENGLISH, LOCALE))
    return faults + check_names(svg, ids_of(sheet)) + check_size(svg)


def _fault(collision: Collision) -> Fault:
    return Fault(collision.kind, str(collision))


def _missing(sheet: Sheet, layout: Layout) -> list[Fault]:
    """Cities and routes without a place, and routes with another number of spaces than the board says."""
    faults = []
    for city in sheet.cities:
        if city.through and city.id not in layout.cities:
            faults.append(Fault("missing", f"city {city.id} has no place in the layout: solve it again"))
    for route in sheet.routes:
        line = layout.routes.get(route.id)
        if line is None:
            faults.append(Fault("missing", f"route {route.id} has no place in the layout: solve it again"))
        elif len(line.spaces) != route.length:
            faults.append(
                Fault(
                    "missing",
                    f"route {route.id} has {len(line.spaces)} spaces in the layout, {route.length} by rule",
                )
            )
    return faults


def _looks(sheet: Sheet) -> list[Fault]:
    known = tokens().route
    used = dict.fromkeys([*sheet.colours, *(route.colour for route in sheet.routes)])
    return [
        Fault("colour", f"colour {name!r} has no look; known are {', '.join(sorted(known))}")
        for name in used if name not in known
    ]  # fmt: skip


def ids_of(sheet: Sheet) -> list[str]:
    """The ids that a client relies on."""
    ids = [f"city:{city.id}" for city in sheet.cities] + [f"route:{route.id}" for route in sheet.routes]
    return ids + [f"space:{route.id}:{k}" for route in sheet.routes for k in range(1, route.length + 1)]


def check_names(svg: str, ids: list[str]) -> list[Fault]:
    """Every id once, each with an accessible name."""
    found: dict[str, int] = {}
    named: dict[str, str] = {}
    for element in ElementTree.fromstring(svg).iter():
        if name := element.get("id"):
            found[name] = found.get(name, 0) + 1
            named[name] = element.get("aria-label") or ""
    faults = [Fault("id", f"{name} occurs {count} times") for name, count in found.items() if count > 1]
    faults += [Fault("id", f"{name} is missing") for name in ids if name not in found]
    return faults + [Fault("name", f"{name} has no accessible name") for name in ids if not named.get(name, "x")]


def check_size(svg: str) -> list[Fault]:
    size = len(svg.encode())
    return [Fault("size", f"{size} bytes are more than {MOST_BYTES}")] if size > MOST_BYTES else []


def check_palette() -> list[Fault]:
    """Contrast of text, colours that four kinds of eyes tell apart, shapes that differ without any colour."""
    return [*_text_contrast(), *_mark_contrast(), *_colour_differences(), *_shape_differences()]


def _text_contrast() -> list[Fault]:
    faults = []
    for theme in ("light", "dark"):
        values = variables(theme)
        for ink, paper in _TEXTS:
            if contrast(values[ink], values[paper]) >= LEAST_CONTRAST:
                continue
            faults.append(
                Fault(
                    "contrast",
                    f"{ink} on {paper} in the {theme} theme: {contrast(values[ink], values[paper]):.1f}",
                )
            )
    return faults


def _mark_contrast() -> list[Fault]:
    return [
        Fault("contrast", f"the mark on {name}: {contrast(look.mark_ink, look.fill):.1f}")
        for name, look in tokens().route.items()
        if look.mark and contrast(look.mark_ink, look.fill) < LEAST_CONTRAST
    ]


def palettes() -> dict[str, dict[str, str]]:
    """Sets of colours that must be told apart."""
    known = tokens()
    return {
        "route": {name: look.fill for name, look in known.route.items()},
        "player": {name: look.fill for name, look in known.player.items()},
        "passenger": {name: look.fill for name, look in known.passenger.items()},
    }


def smallest_difference(colours: dict[str, str], deficiency: str) -> tuple[float, str, str]:
    """The two colours that are hardest to tell apart."""
    return min((difference(colours[a], colours[b], deficiency), a, b) for a, b in combinations(colours, 2))


def _colour_differences() -> list[Fault]:
    faults = []
    for what, colours in palettes().items():
        for deficiency in DEFICIENCIES:
            least, a, b = smallest_difference(colours, deficiency)
            if least < LEAST_DIFFERENCE[deficiency]:
                faults.append(Fault("colour", f"{what} colours {a} and {b} under {deficiency}: {least:.1f}"))
    return faults


def _shape_differences() -> list[Fault]:
    known = tokens()
    sets: dict[str, dict[str, str | None]] = {
        "marks": {name: look.mark for name, look in known.route.items()},
        "patterns": {name: look.pattern for name, look in known.player.items()},
        "hats": {name: look.shape for name, look in known.passenger.items()},
    }
    faults = []
    for what, names in sets.items():
        bodies = {key: re.sub(r' id="[^"]*"', "", shape(name)) if name else "" for key, name in names.items()}
        for a, b in combinations(bodies, 2):
            if bodies[a] == bodies[b]:
                faults.append(Fault("shape", f"{what} of {a} and {b} are the same"))
    return faults
