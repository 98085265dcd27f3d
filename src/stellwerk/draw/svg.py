"""Writing SVG: escaping, numbers, elements. Strings, because a board has thousands of them and must be quick."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from stellwerk.draw.layout import Place, Point, Ring


def esc(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def num(value: float) -> str:
    """At most one decimal, no trailing zero."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(rings: Iterable[Ring], closed: bool = True) -> str:
    """Path data of rings or lines, in relative steps, which are short."""
    parts = []
    for ring in rings:
        x, y = (round(10 * v) for v in ring[0])
        parts.append(f"M{num(x / 10)} {num(y / 10)}l")
        steps = []
        for px, py in ring[1:]:
            qx, qy = round(10 * px), round(10 * py)
            steps.append(f"{_short(qx - x)} {_short(qy - y)}")
            x, y = qx, qy
        parts.append(" ".join(steps).replace(" -", "-") if steps else "0 0")
        if closed:
            parts.append("z")
    return "".join(parts)


def _short(tenths: int) -> str:
    """Tenths as a number without a leading zero."""
    sign, tenths = "-" if tenths < 0 else "", abs(tenths)
    whole, rest = divmod(tenths, 10)
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def smooth(line: Ring) -> str:
    """Path data of a soft curve through points (Catmull and Rom)."""
    points = [line[0], *line, line[-1]]
    parts = [f"M{num(line[0][0])} {num(line[0][1])}"]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        parts.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (one, two, c)))
    return "".join(parts)


def use(symbol: str, size: float, css: str = "", at: Point = (0, 0)) -> str:
    """A symbol centred on a point."""
    x, y = at[0] - size / 2, at[1] - size / 2
    kind = f' class="{css}"' if css else ""
    return f'<use href="#{symbol}"{kind} x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"/>'


def squeezed(width: float) -> str:
    """Attributes that make any font as wide as the map's own, so that no name outgrows its place."""
    return f'textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"'


def spaced(width: float) -> str:
    """The same for tracked lettering: the letters keep their shape and move apart."""
    return f'textLength="{num(width)}" lengthAdjust="spacing"'


def group(name: str, css: str, title: str, inner: str) -> str:
    """A group with an id, classes and an accessible name that is also its tooltip."""
    mark = f' id="{name}"' if name else ""
    label, tip = _told(title)
    return f'<g{mark} class="{css}"{label}>{tip}{inner}</g>'


def placed(name: str, css: str, title: str, shape: str, at: Point) -> str:
    """A shape moved to a point, with an id, classes and an accessible name; no shape: nothing yet."""
    label, tip = _told(title)
    what = f' href="#{shape}"' if shape else ""
    return f'<use id="{name}" class="{css}"{what} x="{num(at[0])}" y="{num(at[1])}"{label}>{tip}</use>'


def _told(title: str) -> tuple[str, str]:
    """Attributes and tooltip of something with this name; a thing without one says nothing."""
    spoken = esc(title)
    return (f' role="img" aria-label="{spoken}"', f"<title>{spoken}</title>") if title else ("", "")


def turned(place: Place) -> str:
    """The transform to a space: there, and along its direction."""
    x, y, angle = place
    return f"translate({num(x)} {num(y)})rotate({num(upright(angle))})"


def private(svg: str) -> str:
    """The picture with inner references of its own, for a page that shows several.

    Otherwise the second map would take the first one's coast. Ids that a client uses stay as they are.
    """
    own = hashlib.sha256(svg.encode()).hexdigest()[:8]
    inner = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))

    def renamed(match: re.Match[str]) -> str:
        return f"{match[1]}{own}-{match[2]}" if match[2] in inner else match[0]

    svg = re.sub(r'((?:href="|url\()#)([^")]+)', renamed, svg)
    svg = re.sub(r'( id=")([^"]+)', renamed, svg)
    # a style sheet speaks to the whole page: this one to its own picture alone
    svg = re.sub(r'(class="|\.)stellwerk\b', rf"\1stellwerk-{own}", svg)
    return re.sub(r'\bfilm(?=\.(?:begin|end)|")', f"film-{own}", svg)


def upright(angle: float) -> float:
    """The same direction, never upside down."""
    return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle
