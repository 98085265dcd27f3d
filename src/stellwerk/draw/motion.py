"""Animation inside a picture. Without it, or printed, a film shows its last frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.draw.layout import Point
from stellwerk.draw.svg import num

PAUSE: Final = 4.0  # seconds on the last frame before the film begins again


def clock(seconds: float) -> str:
    """The clock that all other animations follow; it starts again for ever."""
    return (
        '<rect width="0" height="0"><animate id="film" attributeName="x" from="0" to="0" '
        f'dur="{seconds + PAUSE:.2f}s" begin="0s;film.end"/></rect>'
    )


def hidden_until(seconds: float) -> str:
    """For something that appears."""
    if seconds <= 0:
        return ""
    return f'<set attributeName="visibility" to="hidden" begin="film.begin" dur="{seconds:.2f}s"/>'


def shown_until(seconds: float) -> str:
    """For something hidden at the end that is there at the beginning."""
    if seconds <= 0:
        return ""
    return f'<set attributeName="visibility" to="visible" begin="film.begin" dur="{seconds:.2f}s"/>'


def journey(places: Sequence[tuple[float, Point]], seconds: float, glide: bool) -> str:
    """Moves something drawn at its last place along (time, place); gliding, or by jumps."""
    if len(places) < 2:
        return ""
    whole = seconds + PAUSE
    (last_x, last_y) = places[-1][1]
    stops: list[tuple[float, Point]] = [(0.0, places[0][1])]
    for time, place in places[1:]:
        if glide:
            stops.append((max(time - 0.35, stops[-1][0]), stops[-1][1]))
        stops.append((time, place))
    stops.append((whole, stops[-1][1]))
    values = ";".join(f"{num(x - last_x)} {num(y - last_y)}" for _, (x, y) in stops)
    times = ";".join(f"{min(time / whole, 1):.4f}" for time, _ in stops)
    return (
        '<animateTransform attributeName="transform" type="translate" '
        f'calcMode="{"linear" if glide else "discrete"}" values="{values}" '
        f'keyTimes="{times}" dur="{whole:.2f}s" begin="film.begin"/>'
    )


def inserted(element: str, animation: str) -> str:
    """The element, a group, with an animation as its first child."""
    head, bracket, rest = element.partition(">")
    return f"{head}{bracket}{animation}{rest}" if animation else element
