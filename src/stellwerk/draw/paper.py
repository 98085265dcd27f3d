"""The printed map under the game: sea with engraved water lines, land, rivers, lettering, frame, score track."""

from __future__ import annotations

from stellwerk.draw.layout import Layout, Name, Plan, Point
from stellwerk.draw.lettering import country_width, sea_width
from stellwerk.draw.svg import esc, num, path, smooth, spaced
from stellwerk.words import Words

_WATER_LINES = ((30, 28.6), (21, 19.5), (13, 11.4), (6, 0))  # widths of a line and of the calm water inside it


def ground(layout: Layout) -> str:
    """Sea, land, borders and rivers."""
    plan = layout.plan
    width, height = plan.size
    # Without a coast the paper is land all over: where nobody has drawn water there is none.
    parts = [f'<rect class="{"sea" if layout.land else "paper"}" width="{width}" height="{height}"/>']
    if layout.graticule:
        parts.append(f'<path class="grat" d="{path(layout.graticule, closed=False)}"/>')
    if layout.land:
        parts.append(f'<defs><path id="coast" d="{path(layout.land)}"/></defs>')
        parts += [_water_line(*widths) for widths in _WATER_LINES]
        parts.append(f'<use href="#coast" class="land{" abroad" if plan.home else ""}"/>')
    for country, rings in layout.borders.items():
        if country != plan.home:
            parts.append(f'<path class="border" d="{path(rings)}"/>')
    if plan.home:
        parts.append(f'<path class="home" d="{path(layout.borders.get(plan.home, ()))}"/>')
    if layout.rivers:
        parts.append(f'<path class="river" d="{"".join(smooth(line) for line in layout.rivers)}"/>')
    return f'<g class="map" aria-hidden="true">{"".join(parts)}</g>'


def _water_line(outer: float, inner: float) -> str:
    line = f'<use href="#coast" class="wave" stroke-width="{outer}"/>'
    return line + (f'<use href="#coast" class="lull" stroke-width="{inner}"/>' if inner else "")


def lettering(layout: Layout, words: Words) -> str:
    """Names of seas and countries."""
    seas = "".join(_sea(sea, words) for sea in layout.seas)
    lands = "".join(_country(name, words) for names in layout.countries.values() for name in names)
    return f'<g class="lettering" aria-hidden="true">{seas}{lands}</g>'


def _sea(sea: Name, words: Words) -> str:
    text = words.own(sea)
    width = sea_width(text, sea.size)
    turn = f" rotate({num(sea.angle)})" if sea.angle else ""
    return (
        f'<text class="sea-name" transform="translate({num(sea.x)} {num(sea.y)}){turn}" y="{num(sea.size * 0.3)}" '
        f'font-size="{num(sea.size)}" text-anchor="middle" {spaced(width)}>{esc(text)}</text>'
    )


def _country(name: Name, words: Words) -> str:
    text = words.own(name).upper()
    width = country_width(text, name.size)
    return (
        f'<text class="country-name" x="{num(name.x)}" y="{num(name.y + name.size * 0.34)}" '
        f'font-size="{num(name.size)}" text-anchor="middle" {spaced(width)}>{esc(text)}</text>'
    )


def frame(plan: Plan) -> str:
    """A double rule around the map, and the score track between the rules if the title counts points."""
    width, height = plan.size
    inner = plan.track
    rules = [f'<rect class="frame" x="1" y="1" width="{width - 2}" height="{height - 2}"/>']
    if not inner:
        rules.append(f'<rect class="frame" x="6" y="6" width="{width - 12}" height="{height - 12}"/>')
        return f'<g aria-hidden="true">{"".join(rules)}</g>'
    right, bottom = num(width - inner), num(height - inner)
    hole = f"M0 0H{width}V{height}H0zM{num(inner)} {num(inner)}V{bottom}H{right}V{num(inner)}z"
    band = f'<path class="track" d="{hole}"/>'
    cells = "".join(_cell(plan, score) for score in range(100))
    edge = (
        f'<rect class="frame" x="{num(inner)}" y="{num(inner)}" width="{num(width - 2 * inner)}" '
        f'height="{num(height - 2 * inner)}"/>'
    )
    return f'<g class="score-track" aria-hidden="true">{band}{cells}{"".join(rules)}{edge}</g>'


def _cell(plan: Plan, score: int) -> str:
    x, y, w, h = score_cell(plan, score)
    tens = " tens" if score % 10 == 0 else ""
    label = ""
    if score % 5 == 0:
        label = f'<text class="cell-n" x="{num(x + w / 2)}" y="{num(y + h / 2 + 4.6)}">{score or 100}</text>'
    box = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect id="score:{score}" class="cell{tens}" {box}/>{label}'


def score_cell(plan: Plan, score: int) -> tuple[float, float, float, float]:
    """x, y, width, height of a cell; 0 (and 100) sits in the upper left corner and the count runs clockwise."""
    width, height = plan.size
    band = plan.track
    across = round(50 * (width - band) / (width + height - 2 * band))
    down = 50 - across
    step_x, step_y = (width - 2 * band) / (across - 1), (height - 2 * band) / (down - 1)
    score %= 100
    if score < across:
        x = 0 if score == 0 else band + (score - 1) * step_x
        return (x, 0, band if score == 0 else step_x, band)
    if score < across + down:
        k = score - across
        return (width - band, 0 if k == 0 else band + (k - 1) * step_y, band, band if k == 0 else step_y)
    if score < 2 * across + down:
        k = score - across - down
        x = width - band if k == 0 else width - band - k * step_x
        return (x, height - band, band if k == 0 else step_x, band)
    k = score - 2 * across - down
    y = height - band if k == 0 else height - band - k * step_y
    return (0, y, band, band if k == 0 else step_y)


def score_point(plan: Plan, score: int) -> Point:
    """The middle of a cell."""
    x, y, w, h = score_cell(plan, score)
    return x + w / 2, y + h / 2
