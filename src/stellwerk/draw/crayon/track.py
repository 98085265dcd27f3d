"""What players leave on the crayon map: track in colour and stroke, ferries, trains with loads, goods lying."""

from __future__ import annotations

from collections import Counter

from stellwerk.core.game import Seat
from stellwerk.crayon.board import NOWHERE, Board
from stellwerk.crayon.boardfile import Ferry
from stellwerk.crayon.effects import Effects
from stellwerk.crayon.state import Public
from stellwerk.draw.crayon.land import ICON, badge_place, ferry_course, where
from stellwerk.draw.layout import Point
from stellwerk.draw.svg import esc, num, use
from stellwerk.draw.tokens import player_of
from stellwerk.draw.words import player_name
from stellwerk.words import Words


def tracks(board: Board, public: Public, words: Words) -> str:
    """One path per player; lines that share a section never occur: a section has one owner."""
    posts = where(board.file)
    parts = []
    for seat in range(len(public.players)):
        lines = [
            "M{} {}L{} {}".format(*(num(v) for name in _ends(board, edge) for v in posts[name]))
            for edge, owner in enumerate(public.owner) if owner == seat
        ]  # fmt: skip
        if lines:
            parts.append(crayon(seat, "".join(lines), words))
    return f'<g class="tracks">{"".join(parts)}</g>'


def _ends(board: Board, edge: int) -> tuple[str, str]:
    a, b = board.ends[edge]
    return board.posts[a], board.posts[b]


def crayon(seat: Seat, d: str, words: Words) -> str:
    """The track of one player along this path."""
    look = player_of(seat)
    title = esc(words.say("picture-track", player=player_name(seat, words)))
    dash = (
        f'<path class="stroke" stroke="{look.pattern_ink}" stroke-dasharray="{look.line_dash}" d="{d}"/>'
        if look.line_dash else ""
    )  # fmt: skip
    return (
        f'<g id="track:{seat}" class="track-of p{seat + 1}" role="img" aria-label="{title}"><title>{title}</title>'
        f'<path class="bank" d="{d}"/><path class="crayon" stroke="{look.fill}" d="{d}"/>{dash}</g>'
    )


def tickets_at_sea(board: Board, public: Public) -> str:
    """Small discs under a ferry's price: who has bought the line."""
    posts = where(board.file)
    parts = []
    for ferry, owners in zip(board.file.ferries, public.lines, strict=True):
        for k, seat in enumerate(owners):
            place = share_place(board, ferry, posts, k, len(owners))
            parts.append(f'<circle class="cab" {place} r="7" fill="{player_of(seat).fill}"/>')
    return "".join(parts)


def share_place(board: Board, ferry: Ferry, posts: dict[str, Point], number: int, count: int) -> str:
    """Where the disc of one of so many owners of a line lies."""
    x, y = badge_place(ferry_course(board.file, ferry, posts))
    return f'cx="{num(x - 9 * (count - 1) + 18 * number)}" cy="{num(y + 20)}"'


def trains(board: Board, public: Public, words: Words) -> str:
    """Every train on its milepost, side by side where several stand."""
    posts = where(board.file)
    standing: Counter[int] = Counter()
    parts = []
    for seat, player in enumerate(public.players):
        if player.post == NOWHERE:
            continue
        x, y = posts[board.posts[player.post]]
        x += standing[player.post] * 44
        standing[player.post] += 1
        loads = [board.goods[good] for good in player.goods]
        parts.append(train(board, seat, loads, (x, y), words))
    return f'<g class="trains">{"".join(parts)}</g>'


def train(board: Board, seat: Seat, loads: list[str], place: Point, words: Words) -> str:
    names = {good.id: words.called("good", good.id, good) for good in board.file.goods}
    load = ", ".join(names[good] for good in loads if good) or words.say("picture-empty")
    title = esc(words.say("picture-train", player=player_name(seat, words), load=load))
    return (
        f'<g id="train:{seat}" class="train p{seat + 1}" role="img" aria-label="{title}"><title>{title}</title>'
        f'<g transform="translate({num(place[0])} {num(place[1])})">{engine(seat, loads)}</g></g>'
    )


def engine(seat: Seat, loads: list[str]) -> str:
    """A train as it stands on its milepost."""
    look = player_of(seat)
    return (
        f'<path class="cab" fill="{look.fill}" d="M-20 -40h40v28h-14l-6 9l-6 -9h-14z"/>'
        f'<g class="engine" color="{look.ink}">'
        '<use href="#locomotive" x="-15" y="-37" width="30" height="22.5"/></g>'
        + "".join(hold(number, good) for number, good in enumerate(loads))
    )


def hold(number: int, good: str) -> str:
    """What a train carries in one of its holds, beside the cab; no good: nothing yet."""
    x = 33 + number * 24
    shown = use(f"good-{good}" if good else "", ICON * 0.9, "ware", (x, -26))
    return f'<g class="hold"><circle class="load" cx="{x}" cy="-26" r="12"/>{shown}</g>'


def left_lying(board: Board, public: Public) -> str:
    """Goods in a city that anybody may take."""
    posts = where(board.file)
    count: Counter[int] = Counter()
    parts = []
    for entry in public.lying:
        x, y = posts[board.posts[board.places[entry.city].centre]]
        x, y = x + 24 + 26 * count[entry.city], y + 2
        count[entry.city] += 1
        parts.append(
            f'<circle class="lying" cx="{num(x)}" cy="{num(y)}" r="12"/>'
            + use(f"good-{board.goods[entry.good]}", ICON * 0.9, "ware", (x, y))
        )
    return f'<g class="goods">{"".join(parts)}</g>'


def events(board: Board, force: Effects, names: list[str], words: Words) -> str:
    """Areas in which an event is in force shaded, closed ferries and towns struck."""
    posts = where(board.file)
    discs = [posts[board.posts[post]] for post in sorted(force.slow | force.no_building)]
    shade = "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="27"/>' for x, y in discs)
    parts = [f'<g class="shade">{shade}</g>']
    for line in sorted(force.closed):
        x, y = badge_place(ferry_course(board.file, board.file.ferries[line], posts))
        parts.append(f'<path class="stop" d="M{num(x - 28)} {num(y - 16)}l56 32m0 -32l-56 32"/>')
    for city in sorted(force.no_loading):
        x, y = posts[board.posts[board.places[city].centre]]
        parts.append(f'<circle class="stop" cx="{num(x)}" cy="{num(y)}" r="17" stroke-dasharray="6 4"/>')
    for edge in sorted(force.barred):
        (ax, ay), (bx, by) = (posts[name] for name in _ends(board, edge))
        x, y = (ax + bx) / 2, (ay + by) / 2
        parts.append(f'<path class="stop" d="M{num(x - 6)} {num(y - 6)}l12 12m0 -12l-12 12"/>')
    title = esc("; ".join(words.say("picture-event", name=name) for name in names))
    return (
        f'<g class="events" role="img" aria-label="{title}"><title>{title}</title>{"".join(parts)}</g>'
        if names
        else ""
    )
