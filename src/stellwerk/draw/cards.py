"""Train cards and tickets as pasteboard tickets with punched sides, 92 by 60 units like the browser's."""

from __future__ import annotations

from typing import Final

from stellwerk.draw.lettering import text_width
from stellwerk.draw.sheet import City
from stellwerk.draw.style import sheet
from stellwerk.draw.svg import esc, group, num, squeezed, use
from stellwerk.draw.tokens import LOCO, Colour, Theme, colour_of, symbols, tokens
from stellwerk.draw.words import colour_name
from stellwerk.words import Words

WIDTH: Final = 92
HEIGHT: Final = 60
PASTEBOARD: Final = (
    "M4 0H88A4 4 0 0 1 92 4V23A7 7 0 0 0 92 37V56A4 4 0 0 1 88 60"
    "H4A4 4 0 0 1 0 56V37A7 7 0 0 0 0 23V4A4 4 0 0 1 4 0Z"
)
_PASTE: Final = f'<path class="paste" d="{PASTEBOARD}"/>'
_GUILLOCHE: Final = "M8 {0}q9-5 19 0t19 0 19 0 19 0"  # fine waves, as on a banknote
_STRIPES: Final = ("red", "orange", "yellow", "green", "blue", "pink", "white", "black")


def train_card(kind: str, words: Words, name: str = "") -> str:
    """A train card lying at the origin; `name` becomes its id."""
    look = colour_of(kind)
    face = _loco_face() if look is tokens().route[LOCO] else _wagon_face(look)
    title = words.say("picture-train-card", colour=colour_name(kind, words))
    return group(name, f"card {kind}", title, _PASTE + face)


def _wagon_face(look: Colour) -> str:
    """The colour with fine waves, its mark and a wagon."""
    waves = "".join(
        f'<path class="engrave" stroke="{look.mark_ink}" d="{_GUILLOCHE.format(y)}"/>' for y in (14, 48)
    )
    return (
        f'<rect class="rim" x="4" y="4" width="84" height="52" rx="2.5" fill="{look.fill}"/>{waves}'
        f'<g color="{look.mark_ink}">{use(look.mark or "mark-grey", 26, at=(25, 31))}'
        '<use href="#wagon" x="45" y="17" width="36" height="27" opacity=".85"/></g>'
    )


def _loco_face() -> str:
    """Eight colours as stripes: a locomotive stands for each of them."""
    known = tokens().route
    violet = known[LOCO].fill
    stripes = "".join(
        f'<path fill="{known[name].fill}" d="M{num(4 + k * 5.2)} 56L{num(16 + k * 5.2)} 4h5.4l-12 52z"/>'
        for k, name in enumerate(_STRIPES)
    )
    plate = f'<rect class="rim" x="26" y="8" width="60" height="44" rx="2.5" fill="{violet}"/>'
    engine = '<use href="#locomotive" x="34" y="14" width="44" height="33" color="#fff"/>'
    return f'{stripes}{plate}<g style="--hole:{violet}">{engine}</g>'


def card_back(words: Words, count: int | None = None) -> str:
    """A face-down card, with the number of cards under it."""
    lines = "".join(f'<path stroke="#fff" opacity=".35" d="M12 {y}H36M56 {y}H80"/>' for y in (18, 26, 34, 42))
    total = "" if count is None else f'<text class="left" x="46" y="55" font-size="11">{count}</text>'
    wheel = f'<g color="#fff">{use("mark-locomotive", 26, at=(46, 28))}</g>'
    ground = f'<path class="back" d="{PASTEBOARD}"/>'
    return group("", "card", words.say("picture-card-back"), ground + lines + wheel + total)


def ticket_card(a: City, b: City, points: int, words: Words, name: str = "", long: bool = False) -> str:
    """A ticket: from, to, and what it is worth; 0 points: the title only counts tickets."""
    title = words.say("picture-ticket", a=a.name, b=b.name)
    if points:
        title += f", {words.say('points', n=points)}"
    names = "".join(_line(city.name, y) for city, y in ((a, 23), (b, 41)))
    worth = f'<text class="worth" x="77" y="37" font-size="17" text-anchor="middle">{points}</text>'
    symbol = use("ticket-long" if long else "ticket", 12, "stamp", (77, 13 if points else 31))
    rules = (
        '<path d="M68 8V52" stroke="#B5A98B" stroke-dasharray="2 2"/>'
        '<path class="engrave" stroke="#7A5A12" d="M9 8H66M9 52H66"/>'
    )
    return group(name, "card ticket", title, _PASTE + rules + names + symbol + (worth if points else ""))


def _line(text: str, y: float) -> str:
    width = min(text_width(text, 13.5), 56)
    return f'<text class="pair" x="10" y="{num(y)}" font-size="14.5" {squeezed(width)}>{esc(text)}</text>'


def card_svg(inner: str, theme: Theme = "light", size: tuple[float, float] = (WIDTH, HEIGHT)) -> str:
    """A card as a picture of its own."""
    width, height = size
    defs = symbols(needed_symbols())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {num(width + 4)} {num(height + 4)}" '
        f'class="stellwerk {theme}"><style>{sheet(theme, "map", "cards")}</style>'
        f"<defs>{defs}</defs>{inner}</svg>"
    )


def needed_symbols() -> set[str]:
    marks = {look.mark for look in tokens().route.values() if look.mark}
    return marks | {"wagon", "locomotive", "mark-grey", "ticket", "ticket-long"}
