"""Small examples for a page of rules: a piece of the real map with what lies on and beside it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon.board import Board
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import Lying, Public, Running
from stellwerk.crayon.title import Title
from stellwerk.draw.coats import coats
from stellwerk.draw.crayon import land, track
from stellwerk.draw.crayon.cards import HEIGHT, WIDTH, event_card, order_card
from stellwerk.draw.crayon.cut import Box, around, cut
from stellwerk.draw.layout import Point
from stellwerk.draw.style import sheet
from stellwerk.draw.svg import esc, num
from stellwerk.draw.tokens import Theme, symbols
from stellwerk.words import Words

_GAP: Final = 12.0
_LEAST: Final = 480.0  # a picture is never narrower, or a single card would fill the page
_ROW: Final = 58.0  # the height of a train with its name


class Train(Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    goods: tuple[str, ...] = ()


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows. Every seat has its lines of mileposts (`aarhus i17 i18`) and its train."""

    around: tuple[str, ...] = ()  # mileposts that must be in the picture
    tracks: tuple[tuple[str, ...], ...] = ()
    ferries: dict[str, tuple[Seat, ...]] = {}  # who has bought them
    trains: tuple[Train, ...] = ()
    lying: dict[str, str] = {}  # in a city a good
    event: str = ""  # in force
    prices: bool = False  # what each section has cost
    way: str = ""  # a run: its miles are counted
    signs: dict[str, str] = {}  # beside a milepost
    cards: tuple[int, ...] = ()
    kinds: bool = False  # all types of train


def draw_crayon_example(game: CrayonGame, example: Example, theme: Theme, words: Words) -> str:
    """The example as one small SVG."""
    title = game.title
    posts = land.where(title.board.file)
    box = around([posts[name] for name in example.around], _LEAST)
    below, height = _below(title, example, box.width, words)
    css = sheet(theme, "map", "pieces", "crayon", "cards", "orders", "examples")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(box.left)} {num(box.top)} {num(box.width)} '
        f'{num(box.height + height)}" class="stellwerk {theme}" lang="{words.lang}" role="img" '
        f'aria-label="{words.say("picture-example")}"><style>{css}</style>'
        f"<defs>{symbols(_needed(title.board, box, example), title.board.goods)}{coats(14)}</defs>"
        + (_map(game, example, box, words) if example.around else "")
        + f'<g transform="translate({num(box.left)} {num(box.bottom)})">{below}</g></svg>'
    )


def _map(game: CrayonGame, example: Example, box: Box, words: Words) -> str:
    """The piece of the map; what reaches beyond it is cut off."""
    title, board = game.title, game.title.board
    piece, public = cut(board.file, box), _position(game, example)
    names = [words.called("event", event.id, event) for event in board.file.events if event.id == example.event]
    drawn = (
        land.ground(piece), land.ferries(piece, words), land.mileposts(piece, words),
        track.events(board, title.in_force(public.running), names, words),
        track.tracks(board, public, words), track.tickets_at_sea(board, public), land.towns(piece, words),
        track.left_lying(board, public), "".join(_numbers(board, example)), track.trains(board, public, words),
    )  # fmt: skip
    frame = f'x="{num(box.left)}" y="{num(box.top)}" width="{num(box.width)}" height="{num(box.height)}" rx="10"'
    return f'<clipPath id="piece"><rect {frame}/></clipPath><g clip-path="url(#piece)">{"".join(drawn)}</g>'


def _position(game: CrayonGame, example: Example) -> Public:
    """The position that is shown; luck has no part in it."""
    board = game.title.board
    public = game.start(max(len(example.tracks), game.title.rules.seats[0])).public
    owner, players = bytearray(public.owner), list(public.players)
    for seat, lines in enumerate(example.tracks):
        for edge, _ in _sections(board, lines):
            owner[edge] = seat
    for seat, train in enumerate(example.trains):
        goods = tuple(board.good[good] for good in train.goods)
        players[seat] = replace(players[seat], post=board.post[train.at], goods=goods)
    return replace(
        public,
        owner=bytes(owner),
        players=tuple(players),
        lines=tuple(example.ferries.get(line.id, ()) for line in board.lines),
        lying=tuple(Lying(board.place[city], board.good[good], 0, 0) for city, good in example.lying.items()),
        running=(Running(board.event[example.event] - board.orders, 0, True),) if example.event else (),
    )


def _sections(board: Board, lines: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Every section of these lines with its price, in the direction of the line."""
    for line in lines:
        for a, b in pairwise(board.post[name] for name in line.split()):
            edge = board.links[a][b]
            yield edge, board.prices[edge][board.ends[edge].index(b)]


def _numbers(board: Board, example: Example) -> Iterator[str]:
    """Prices in the middle of sections, miles on mileposts, signs above them."""
    posts = land.where(board.file)
    for edge, price in _sections(board, example.tracks[0]) if example.prices else ():
        (ax, ay), (bx, by) = (posts[board.posts[end]] for end in board.ends[edge])
        yield _number(((ax + bx) / 2, (ay + by) / 2), str(price), "sum dear" if price > 1 else "sum")
    for mile, name in enumerate(example.way.split()[1:], start=1):
        yield _number(posts[name], str(mile), "sum mile")
    for name, text in example.signs.items():
        x, y = posts[name]
        yield _number((x, y - 28), text, "sum dear")


def _number(at: Point, text: str, css: str) -> str:
    x, y = at
    wide = 26.0 + 9 * (len(text) - 1)
    plate = f'<rect x="{num(x - wide / 2)}" y="{num(y - 13)}" width="{num(wide)}" height="26" rx="13"/>'
    return f'<g class="{css}">{plate}<text x="{num(x)}" y="{num(y + 6)}">{esc(text)}</text></g>'


def _below(title: Title, example: Example, width: float, words: Words) -> tuple[str, float]:
    """What lies under the map, in rows of two; and how high it is."""
    board = title.board
    cards = [order_card(board, board.card[card], words) for card in example.cards]
    cards += [event_card(event, words) for event in board.file.events if event.id == example.event]
    kinds = [_kind(title, kind, words) for kind in range(len(title.rules.trains))] if example.kinds else []
    things, tall = (cards, HEIGHT) if cards else (kinds, _ROW)
    drawn = ""
    for number, thing in enumerate(things):
        row, place = divmod(number, 2)
        count = min(2, len(things) - 2 * row)
        left = (width - count * WIDTH - (count - 1) * _GAP) / 2
        at = f"{num(left + place * (WIDTH + _GAP))} {num(_GAP + row * (tall + _GAP))}"
        drawn += f'<g transform="translate({at})">{thing}</g>'
    rows = (len(things) + 1) // 2
    return drawn, rows * (tall + _GAP) + _GAP if rows else 0.0


def _kind(title: Title, kind: int, words: Words) -> str:
    """A type of train with its holds, its name and its speed."""
    it = title.rules.trains[kind]
    text = words.say("picture-train-kind", name=words.called("train", it.id, it), speed=it.speed)
    train = track.engine(0, [""] * it.holds)
    return (
        f'<g class="p1" transform="translate(24 42)">{train}</g><text class="kind" x="4" y="58">{esc(text)}</text>'
    )


def _needed(board: Board, box: Box, example: Example) -> set[str]:
    """The symbols that this picture uses."""
    shown = {good for city in cut(board.file, box).cities for good in city.goods}
    shown |= {good for train in example.trains for good in train.goods} | set(example.lying.values())
    shown |= {board.goods[order.good] for card in example.cards for order in board.cards[board.card[card]]}
    return {f"good-{good}" for good in shown} | land.SYMBOLS
