"""Order cards and event cards."""

from __future__ import annotations

from typing import Final

from stellwerk.crayon.board import Board
from stellwerk.crayon.boardfile import EventCard
from stellwerk.draw.lettering import text_width
from stellwerk.draw.style import sheet
from stellwerk.draw.svg import esc, group, num, squeezed, use
from stellwerk.draw.tokens import Theme, symbols
from stellwerk.words import Words

WIDTH: Final = 230.0
HEIGHT: Final = 128.0
_CARD: Final = f'<rect class="order" width="{num(WIDTH)}" height="{num(HEIGHT)}" rx="7"/>'


def order_card(board: Board, card: int, words: Words) -> str:
    """A card at the origin: three orders, each a good, a city and a payment."""
    number = board.file.cards[card].id
    goods = {good.id: words.called("good", good.id, good) for good in board.file.goods}
    rows, spoken = [], []
    for k, order in enumerate(board.cards[card]):
        city, good = board.places[order.city].name, board.goods[order.good]
        rows.append(
            f'<g transform="translate(0 {8 + k * 38})">{_order(city, good, goods[good], order.pay, k)}</g>'
        )
        spoken.append(words.say("picture-order", good=goods[good], city=city, pay=order.pay))
    title = f"{words.say('picture-orders', n=number)}: {'; '.join(spoken)}"
    return group(f"card:{number}", "card orders", title, _CARD + "".join(rows))


def _order(city: str, good: str, name: str, pay: int, line: int) -> str:
    width = min(text_width(city, 18), 128)
    rule = f'<path class="order-rule" d="M12 -1H{num(WIDTH - 12)}"/>' if line else ""
    return (
        f"{rule}{use(f'good-{good}', 24, 'order-ink', (27, 19))}"
        f'<text class="order-city" x="48" y="18" font-size="18" {squeezed(width)}>{esc(city)}</text>'
        f'<text class="order-good" x="48" y="32" font-size="12.5">{esc(name)}</text>'
        f'<text class="worth" x="{num(WIDTH - 18)}" y="26" font-size="23" text-anchor="end">{pay}</text>'
    )


def event_card(event: EventCard, words: Words) -> str:
    """An event's name on a band, and what it does."""
    name, text = words.called("event", event.id, event), words.called("event-text", event.id, event.text)
    lines = _wrapped(text, 13.5, WIDTH - 24)
    size = 13.5 if len(lines) <= 5 else 13.5 * 5 / len(lines)
    lines = _wrapped(text, size, WIDTH - 24)
    body = "".join(
        f'<text class="order-city" x="12" y="{num(48 + k * size * 1.2)}" font-size="{num(size)}">'
        f"{esc(line)}</text>"
        for k, line in enumerate(lines)
    )
    band = (
        f'<path class="event-band" d="M0 7a7 7 0 0 1 7-7H{num(WIDTH - 7)}a7 7 0 0 1 7 7V32H0z"/>'
        f'<text class="event-name" x="12" y="22" font-size="16" {squeezed(min(text_width(name, 16), WIDTH - 24))}>'
        f"{esc(name)}</text>"
    )
    title = f"{words.say('picture-event', name=name)}: {text}"
    return group(f"card:{event.id}", "card event", title, _CARD + band + body)


def _wrapped(text: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def crayon_card_svg(inner: str, goods: tuple[str, ...], theme: Theme = "light", height: float = HEIGHT) -> str:
    """A card as a picture of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {num(WIDTH + 4)} {num(height + 4)}" '
        f'class="stellwerk {theme}"><style>{sheet(theme, "map", "cards", "orders")}</style>'
        f"<defs>{symbols({f'good-{good}' for good in goods}, goods)}</defs>{inner}</svg>"
    )
