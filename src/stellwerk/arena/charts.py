"""Figures over figures, with their intervals: pictures that stand alone, on light paper and on dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import Final

from msgspec import Struct

from stellwerk.core.statistics import Estimate
from stellwerk.draw.svg import esc, num

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 420, 64, 150, 16, 52
STYLE: Final = (
    "svg{font:13px system-ui,sans-serif;fill:#222}.grid{stroke:#ddd8cc}.guide{stroke:#222;stroke-dasharray:4 4}"
    ".x{text-anchor:middle}.y{text-anchor:end}"
    ".s0{--c:#9a3412}.s1{--c:#1d4ed8}.s2{--c:#15803d}.s3{--c:#7e22ce}"
    ".line,.reach{stroke:var(--c);stroke-width:2;fill:none}.reach{opacity:.45}.dot,.name{fill:var(--c)}"
    "@media(prefers-color-scheme:dark){svg{fill:#ddd}.grid{stroke:#3a3c40}.guide{stroke:#ddd}"
    ".s0{--c:#fb923c}.s1{--c:#60a5fa}.s2{--c:#4ade80}.s3{--c:#c084fc}}"
)
COLOURS: Final = 4
LINE: Final = 16.0  # between two names


class Scale(Struct, frozen=True):
    """What is told along one side: its name, its marks, and how far it reaches; `even`: in steps of a factor."""

    name: str
    marks: tuple[float, ...]
    low: float
    high: float
    even: bool = False

    def part(self, value: float) -> float:
        """Where a figure lies, from 0 to 1."""
        low, high, here = (log(each) if self.even else each for each in (self.low, self.high, value))
        return (here - low) / (high - low)


class Series(Struct, frozen=True):
    """Points that belong together, from left to right."""

    name: str
    points: tuple[tuple[float, Estimate], ...]


def apart(places: Sequence[float]) -> dict[int, float]:
    """The same places, moved down where one would cover the one above it; by number, from the top."""
    moved: dict[int, float] = {}
    lowest = -LINE
    for number in sorted(range(len(places)), key=lambda each: places[each]):
        moved[number] = lowest = max(places[number], lowest + LINE)
    return moved


def chart(title: str, x: Scale, y: Scale, series: Sequence[Series], guide: Callable[[float], float]) -> str:
    """A line for each series; `guide` is what to compare with."""

    def across(value: float) -> str:
        return num(LEFT + (WIDTH - LEFT - RIGHT) * x.part(value))

    def up(value: float) -> str:
        return num(TOP + (HEIGHT - TOP - FOOT) * (1 - y.part(value)))

    left, right, top, foot = across(x.low), across(x.high), up(y.high), up(y.low)
    parts = [f'<line class="grid" x1="{across(at)}" x2="{across(at)}" y1="{top}" y2="{foot}"/>' for at in x.marks]
    parts += [f'<line class="grid" x1="{left}" x2="{right}" y1="{up(at)}" y2="{up(at)}"/>' for at in y.marks]
    parts += [f'<text class="x" x="{across(at)}" y="{HEIGHT - FOOT + 20}">{at:g}</text>' for at in x.marks]
    parts += [f'<text class="y" x="{LEFT - 8}" y="{float(up(at)) + 4:g}">{at:g}</text>' for at in y.marks]
    middle = num((LEFT + WIDTH - RIGHT) / 2)
    parts.append(f'<text class="x" x="{middle}" y="{HEIGHT - 10}">{esc(x.name)}</text>')
    high = num((TOP + HEIGHT - FOOT) / 2)
    parts.append(f'<text class="x" transform="rotate(-90 14 {high})" x="14" y="{high}">{esc(y.name)}</text>')
    parts.append(
        f'<line class="guide" x1="{left}" x2="{right}" y1="{up(guide(x.low))}" y2="{up(guide(x.high))}"/>'
    )
    for number, each in enumerate(series):
        places = [(across(at), of) for at, of in each.points]
        line = " ".join(f"{place},{up(of.value)}" for place, of in places)
        parts.append(f'<g class="s{number % COLOURS}"><polyline class="line" points="{line}"/>')
        for place, of in places:
            parts.append(
                f"<g><title>{esc(each.name)}: {of.value:.3g} ({of.low:.3g}–{of.high:.3g})</title>"
                f'<line class="reach" x1="{place}" x2="{place}" y1="{up(of.low)}" y2="{up(of.high)}"/>'
                f'<circle class="dot" cx="{place}" cy="{up(of.value)}" r="4"/></g>'
            )
        parts.append("</g>")
    ends = [float(up(each.points[-1][1].value)) + 4 for each in series]
    for number, row in apart(ends).items():
        name, x_at = esc(series[number].name), WIDTH - RIGHT + 10
        parts.append(f'<text class="name s{number % COLOURS}" x="{x_at}" y="{row:g}">{name}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{esc(title)}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )
