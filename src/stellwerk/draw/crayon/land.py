"""The crayon map without the game: sea, land, waters, mileposts, towns, ferries, legend."""

from __future__ import annotations

from itertools import pairwise, product
from math import hypot
from typing import Final

import numpy as np

from stellwerk.crayon.boardfile import BoardFile, City, Ferry, Port, Post
from stellwerk.crayon.rules import Ruleset
from stellwerk.draw.layout import Point, Ring
from stellwerk.draw.lettering import SERIF, text_width
from stellwerk.draw.solver.geometry import inside
from stellwerk.draw.svg import esc, group, num, path, smooth, spaced, squeezed, use
from stellwerk.draw.words import spoken
from stellwerk.words import Words

SCALE: Final = 3.6  # pixels per kilometre
FONT: Final = 19.0
ICON: Final = 21.0  # a good's icon
_WATER_LINES: Final = ((34, 32.4), (23, 21.4), (13, 11.4))
SYMBOLS: Final = frozenset({"ferry", "locomotive"})


def at(point: Point) -> Point:
    return point[0] * SCALE, point[1] * SCALE


def size_of(board: BoardFile) -> tuple[float, float]:
    return round(board.width * SCALE), round(board.height * SCALE)


def where(board: BoardFile) -> dict[str, Point]:
    """Every milepost's place on the canvas."""
    return {post.id: at((post.x, post.y)) for post in board.posts}


def ground(board: BoardFile) -> str:
    """Sea with water lines, the two countries, rivers and bays."""
    width, height = size_of(board)
    shores = {
        country: path([tuple(at(p) for p in s.points) for s in board.art.coast if s.country == country])
        for country in sorted({shore.country for shore in board.art.coast})
    }
    defs = "".join(f'<path id="coast-{country}" d="{d}"/>' for country, d in shores.items())
    lines = []
    for outer, inner in _WATER_LINES:
        lines += [f'<use href="#coast-{c}" class="wave" stroke-width="{outer}"/>' for c in shores]
        lines += [f'<use href="#coast-{c}" class="lull" stroke-width="{inner}"/>' for c in shores]
    isles = "".join(f'<use href="#coast-{country}" class="isle {country}"/>' for country in shores)
    kinds = {water.id: water.kind for water in board.waters}
    courses: dict[str, list[Ring]] = {"river": [], "bay": []}
    for course in board.art.waters:
        courses[kinds[course.water]].append(tuple(at(p) for p in course.points))
    bays = "".join(smooth(line) for line in courses["bay"])
    rivers = "".join(smooth(line) for line in courses["river"])
    # the banks of a bay end where the land ends
    banks = "".join(f'<use href="#coast-{country}"/>' for country in shores)
    water = (
        f'<clipPath id="ashore">{banks}</clipPath><path class="bay" clip-path="url(#ashore)" d="{bays}"/>'
        f'<path class="bay in" d="{bays}"/><path class="stream" d="{rivers}"/>'
    )
    sea = f'<rect class="sea" width="{num(width)}" height="{num(height)}"/>'
    seas = "".join(_sea(board, name.name, at(name.at)) for name in board.art.seas)
    return f'<g class="map" aria-hidden="true"><defs>{defs}</defs>{sea}{"".join(lines)}{isles}{water}{seas}</g>'


def _sea(board: BoardFile, name: str, place: Point) -> str:
    """A sea's name near its place: inside the frame, on the water, clear of the ferries."""
    size = 25.0
    width = text_width(name, size, 0.08) * SERIF
    posts = where(board)
    courses = [p for ferry in board.ferries for p in _dense(ferry_course(board, ferry, posts))]
    reach = np.array([width / 2 + 100, 110])
    shores = [np.array(shore.points) * SCALE for shore in board.art.coast]
    land = [s for s in shores if (s.max(0) > place - reach).all() and (s.min(0) < place + reach).all()]
    edge = width / 2 + 14
    for dx, dy in sorted(product(range(-90, 91, 18), repeat=2), key=lambda d: hypot(*d)):
        x, y = place[0] + dx, place[1] + dy
        if not edge < x < size_of(board)[0] - edge:
            continue
        if any(abs(px - x) < width / 2 + 8 and abs(py - y + 8) < 20 for px, py in courses):
            continue
        letters = np.array([(x + width * k / 10, y - 8 + 13 * side) for k in range(-5, 6) for side in (-1, 0, 1)])
        if not inside(letters, land).any():
            break
    else:
        x, y = place
    return (
        f'<text class="sea-name" x="{num(x)}" y="{num(y)}" font-size="{num(size)}" '
        f'text-anchor="middle" {spaced(width)}>{esc(name)}</text>'
    )


def _dense(line: Ring) -> list[Point]:
    """Points along a line, close together."""
    found = []
    for p, q in pairwise(line):
        found += [(p[0] + (q[0] - p[0]) * k / 20, p[1] + (q[1] - p[1]) * k / 20) for k in range(21)]
    return found


def mileposts(board: BoardFile, words: Words) -> str:
    """All mileposts that are not the centre of a town."""
    towns = {place.posts[0] for place in board.places}
    regions = {region.id: words.own(region) for region in board.regions}
    parts = []
    for post in board.posts:
        if post.id in towns:
            continue
        name = esc(f"{words.say('picture-milepost', n=post.id)}, {regions[post.region]}")
        parts.append(_milepost(post, f'role="img" aria-label="{name}"'))
    return f'<g class="posts">{"".join(parts)}</g>'


def centres(board: BoardFile) -> str:
    """The mileposts that towns stand on: hidden by their symbols, for who wants to know where they are."""
    towns = {place.posts[0] for place in board.places}
    return f'<g class="posts">{"".join(_milepost(post) for post in board.posts if post.id in towns)}</g>'


def _milepost(post: Post, more: str = "") -> str:
    x, y = at((post.x, post.y))
    return f'<circle id="post:{post.id}" class="post" cx="{num(x)}" cy="{num(y)}" r="3.2" {more}/>'


def ferry_course(board: BoardFile, ferry: Ferry, posts: dict[str, Point]) -> Ring:
    """The line from port to port."""
    via = [at(p) for p in ferry.via]
    a, b = posts[ferry.a], posts[ferry.b]
    # the points may be given from either side
    if via and _square(a, via[0]) > _square(b, via[0]):
        via.reverse()
    return (a, *via, b)


def _square(p: Point, q: Point) -> float:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def badge_place(line: Ring) -> Point:
    """Where a ferry's price stands: on its middle, or beside a line too short to carry it."""
    x, y = _halfway(line)
    (ax, ay), (bx, by) = line[0], line[-1]
    length = _square(line[0], line[-1]) ** 0.5
    if length > 130 or not length:
        return x, y
    # to the east or to the south: names stand above their towns
    aside = 28 + 34 * abs(by - ay) / length
    right = (abs(by - ay) / length, abs(bx - ax) / length)
    return x + right[0] * aside, y + right[1] * aside


def _halfway(line: Ring) -> Point:
    """The middle of a polyline by length."""
    lengths = [_square(p, q) ** 0.5 for p, q in pairwise(line)]
    rest = sum(lengths) / 2
    for (p, q), length in zip(pairwise(line), lengths, strict=True):
        if rest <= length:
            t = rest / length if length else 0
            return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
        rest -= length
    return line[-1]


def ferries(board: BoardFile, words: Words) -> str:
    """Dashed lines with a badge that tells the price."""
    posts = where(board)
    parts = []
    for ferry in board.ferries:
        course = ferry_course(board, ferry, posts)
        x, y = badge_place(course)
        title = esc(words.say("picture-sea-ferry", name=words.own(ferry), cost=ferry.cost))
        parts.append(
            f'<g id="ferry:{ferry.id}" class="ferry" role="img" aria-label="{title}"><title>{title}</title>'
            f'<path class="line" d="{smooth(course)}"/>'
            f'<rect class="price" x="{num(x - 30)}" y="{num(y - 14)}" width="60" height="28" rx="14"/>'
            f'{use("ferry", 20, "ship", (x - 13, y))}<text class="price-n" x="{num(x + 3)}" y="{num(y + 6)}">'
            f"{ferry.cost}</text></g>"
        )
    return f'<g class="ferries">{"".join(parts)}</g>'


def towns(board: BoardFile, words: Words) -> str:
    """Symbols by size, the name above, the goods below: rows of mileposts stay free."""
    posts = where(board)
    return (
        '<g class="cities">' + "".join(_city(city, posts, board, words) for city in board.cities)
        + "".join(_port(port, posts, words) for port in board.ports) + "</g>"
    )  # fmt: skip


def _city(city: City, posts: dict[str, Point], board: BoardFile, words: Words) -> str:
    x, y = posts[city.posts[0]]
    names = {good.id: words.called("good", good.id, good) for good in board.goods}
    goods = ", ".join(names[good] for good in city.goods)
    title = f"{spoken(city.name, words.called('city', city.id, city))}: {goods}"
    hull = _hull([posts[name] for name in city.posts]) if len(city.posts) > 1 else ""
    pith = f'<circle class="pith" cx="{num(x)}" cy="{num(y)}" r="4.2"/>' if city.big else ""
    inner = hull + _symbol(city.size, x, y) + pith + _name(city.name, x, y) + wares(city.goods, x, y)
    return group(f"city:{city.id}", f"city {city.size}", title, inner)


def _symbol(size: str, x: float, y: float) -> str:
    if size == "small":
        return f'<circle class="town" cx="{num(x)}" cy="{num(y)}" r="9"/>'
    if size == "medium":
        return f'<rect class="town" x="{num(x - 9)}" y="{num(y - 9)}" width="18" height="18"/>'
    corners = ((0, -13), (11.3, -6.5), (11.3, 6.5), (0, 13), (-11.3, 6.5), (-11.3, -6.5))
    return '<path class="town" d="M' + "L".join(f"{num(x + a)} {num(y + b)}" for a, b in corners) + 'z"/>'


def _hull(points: list[Point]) -> str:
    """The ground of a city of several mileposts: a patch around each, in one piece."""
    cx, cy = points[0]
    patches = "".join(f"M{num(cx)} {num(cy)}L{num(x)} {num(y)}" for x, y in points[1:])
    discs = "".join(f'<circle class="precinct" cx="{num(x)}" cy="{num(y)}" r="11"/>' for x, y in points[1:])
    return f'<path class="suburb" d="{patches}"/>{discs}'


def _name(text: str, x: float, y: float) -> str:
    width = text_width(text, FONT)
    return (
        f'<text class="town-name" x="{num(x)}" y="{num(y - 15)}" font-size="{num(FONT)}" {squeezed(width)}>'
        f"{esc(text)}</text>"
    )


def wares(goods: tuple[str, ...], x: float, y: float) -> str:
    """Icons of goods side by side, below a town."""
    if not goods:
        return ""
    width = len(goods) * (ICON + 3)
    shelf = (
        f'<rect class="shelf" x="{num(x - width / 2)}" y="{num(y + 11)}" width="{num(width)}" '
        f'height="{num(ICON + 3)}" rx="4"/>'
    )
    icons = "".join(
        use(f"good-{good}", ICON, "ware", (x - width / 2 + (ICON + 3) * (k + 0.5), y + 12.5 + ICON / 2))
        for k, good in enumerate(goods)
    )
    return shelf + icons


def _port(port: Port, posts: dict[str, Point], words: Words) -> str:
    x, y = posts[port.id]
    at_ = f'cx="{num(x)}" cy="{num(y)}"'
    anchor = f'<circle class="town" {at_} r="7"/><circle class="pith" {at_} r="2.4"/>'
    return group(
        f"city:{port.id}", "city port", words.called("city", port.id, port), anchor + _name(port.name, x, y)
    )


def legend(board: BoardFile, rules: Ruleset, words: Words) -> str:
    """The title plate with what track costs."""
    cost = rules.cost
    bay = '<path class="bay" d="M-11 -5h22"/><path class="bay in" d="M-11 -5h22"/>'

    def named(kind: str) -> str:
        return words.say(f"picture-cost-{kind}")

    # A country with one metropolis names it.
    metros = [city.name for city in board.cities if city.size == "metro"]
    if len(metros) > 1:
        metros = [named("metro")]
    rows = [
        ('<circle class="post" cx="0" cy="-5" r="3.6"/>', named("plain"), str(cost.plain)),
        ('<circle class="town" cx="0" cy="-5" r="7.5"/>', named("small"), str(cost.small)),
        ('<rect class="town" x="-7" y="-12" width="14" height="14"/>', named("medium"), str(cost.medium)),
        *[
            (f'<g transform="translate(0 -5)scale(.75)">{_symbol("metro", 0, 0)}</g>', name, str(cost.metro))
            for name in metros[:1]
        ],
        ('<path class="stream" d="M-12 -3q6 -8 12 -2t12 -2"/>', named("river"), f"+{cost.river}"),
        (bay, named("bay"), f"+{cost.bay}"),
    ]
    width, line = 268.0, 26.0
    height = 84 + line * len(rows)
    left = size_of(board)[0] - width - 26
    body = "".join(
        f'<g transform="translate(34 {num(88 + k * line)})">{icon}<text x="26" font-size="18">{esc(text)}</text>'
        f'<text x="{num(width - 58)}" font-size="18" text-anchor="end">{price}</text></g>'
        for k, (icon, text, price) in enumerate(rows)
    )
    title = words.own(board).upper()
    letters = min(text_width(title, 34, 0.16) * SERIF, width - 44)
    return (
        f'<g class="plate-of-map" transform="translate({num(left)} 26)">'
        f'<rect class="cartouche" width="{num(width)}" height="{num(height)}"/>'
        f'<rect class="hair" x="6" y="6" width="{num(width - 12)}" height="{num(height - 12)}"/>'
        f'<text class="map-title" x="{num(width / 2)}" y="50" font-size="34" text-anchor="middle" '
        f'{spaced(letters)}>{esc(title)}</text><path class="hair" d="M22 64H{num(width - 22)}"/>{body}</g>'
    )
