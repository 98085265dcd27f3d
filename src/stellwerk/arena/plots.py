"""Plots as SVG, drawn by ourselves: what lies where, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from msgspec import Struct

from stellwerk.core.statistics import Estimate
from stellwerk.draw.svg import esc, num

WIDTH, LEFT, RIGHT, ROW, FOOT = 640, 170, 24, 34, 26
BINS = 24


class Axis(Struct, frozen=True):
    """From figures to places on the paper."""

    low: float
    high: float

    def x(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Round numbers, four to ten of them."""
        span = self.high - self.low
        step = 10 ** floor(log10(span))
        step = next(step / part for part in (1, 2, 5, 10) if span * part / step >= 4)
        return [
            step * number for number in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)
        ]


def axis_of(values: Sequence[float]) -> Axis:
    """With a little room on both sides."""
    low, high = min(values), max(values)
    room = 0.06 * (high - low) or 1.0
    return Axis(low - room, high + room)


def whiskers(title: str, rows: Sequence[tuple[str, Estimate]], axis: Axis, mark: float | None = None) -> str:
    """A dot for every figure and a line over its interval; `mark` is what to compare with."""
    height = ROW * len(rows)
    parts = [] if mark is None else [_upright("mark", axis.x(mark), height)]
    for number, (label, of) in enumerate(rows):
        y = ROW * number + ROW / 2
        low, middle, high = (num(axis.x(value)) for value in (of.low, of.value, of.high))
        parts.append(
            f"<g><title>{esc(label)}: {of.value:.3g} ({of.low:.3g}–{of.high:.3g})</title>{_label(label, y)}"
            f'<line class="reach" x1="{low}" x2="{high}" y1="{num(y)}" y2="{num(y)}"/>'
            f'<circle class="dot" cx="{middle}" cy="{num(y)}" r="5"/></g>'
        )
    return _framed(title, axis, height, parts)


def histograms(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often which result, a row for each bot on one common scale."""
    axis = axis_of([total for _, totals in rows for total in totals])
    parts = []
    for number, (label, totals) in enumerate(rows):
        counts = [0] * BINS
        for total in totals:
            counts[min(BINS - 1, int(BINS * (total - axis.low) / (axis.high - axis.low)))] += 1
        foot, wide = ROW * (number + 1), (WIDTH - LEFT - RIGHT) / BINS
        parts.append(_label(label, foot - ROW / 2))
        for at, count in enumerate(counts):
            if count:
                tall = (ROW - 6) * count / max(counts)
                parts.append(
                    f'<rect class="bar" x="{num(LEFT + at * wide)}" y="{num(foot - tall)}"'
                    f' width="{num(wide - 1)}" height="{num(tall)}"><title>{count}</title></rect>'
                )
    return _framed(title, axis, ROW * len(rows), parts)


def _framed(title: str, axis: Axis, height: float, parts: Sequence[str]) -> str:
    grid = [
        f'{_upright("grid", axis.x(tick), height)}<text class="tick" x="{num(axis.x(tick))}"'
        f' y="{num(height + 18)}">{tick:g}</text>'
        for tick in axis.ticks()
    ]
    return (
        f'<svg viewBox="0 0 {WIDTH} {num(height + FOOT)}" role="img" aria-label="{esc(title)}">'
        f"{''.join(grid)}{''.join(parts)}</svg>"
    )


def _upright(css: str, x: float, height: float) -> str:
    return f'<line class="{css}" x1="{num(x)}" x2="{num(x)}" y1="0" y2="{num(height)}"/>'


def _label(text: str, y: float) -> str:
    return f'<text class="label" x="{LEFT - 12}" y="{num(y + 5)}">{esc(text)}</text>'
