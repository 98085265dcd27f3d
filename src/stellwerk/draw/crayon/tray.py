"""The margin below a crayon position: players and trains, public orders, events, a hand if it may be seen."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.game import Seat
from stellwerk.crayon.state import Hand, Public
from stellwerk.crayon.title import Title
from stellwerk.draw.coats import coat, dressed
from stellwerk.draw.crayon.cards import HEIGHT, WIDTH, event_card, order_card
from stellwerk.draw.svg import esc, num, use
from stellwerk.words import Words


def tray(
    title: Title,
    public: Public,
    hand: Hand | None,
    seat: Seat | None,
    size: tuple[float, float],
    names: Sequence[str],
    words: Words,
) -> tuple[str, float]:
    """The tray and its height; `size` is that of the map above it, `names` are the players'."""
    width, top = size
    per = (width - 40) / max(len(public.players), 1)
    parts = [
        f'<g transform="translate({num(20 + who * per)} {num(top + 14)})">'
        + _player(title, public, who, hand if who == seat else None, per - 24, names[who], words) + "</g>"
        for who in range(len(public.players))
    ]  # fmt: skip
    board = title.board
    cards = [event_card(board.file.events[entry.event], words) for entry in public.running]
    cards += [order_card(board, card, words) for card in [*public.orders, *(hand.cards if hand else ())]]
    x, y = 20.0, top + 96
    for card in cards:
        if x + WIDTH > width - 10:
            x, y = 20.0, y + HEIGHT + 12
        parts.append(f'<g transform="translate({num(x)} {num(y)})">{card}</g>')
        x += WIDTH + 14
    height = y - top + (HEIGHT + 14 if cards else 0)
    ground = f'<rect class="tray" y="{num(top)}" width="{num(width)}" height="{num(height)}"/>'
    return f'<g class="table">{ground}{"".join(parts)}</g>', height


def _player(
    title: Title, public: Public, seat: Seat, hand: Hand | None, width: float, name: str, words: Words
) -> str:
    """Coat, name, train, loads; money only where it may be seen."""
    player = public.players[seat]
    kind = title.rules.trains[player.kind]
    cash = hand.cash if hand else public.cash[seat] if public.cash else None
    loads = "".join(
        use(f"good-{title.board.goods[good]}", 22, "ware", (210 + 28 * k, 56))
        for k, good in enumerate(player.goods)
    )
    turn = '<rect class="turn" x="-8" y="2" width="4" height="64" rx="2"/>' if seat == public.turn else ""
    swatch = 'width="40" height="22" rx="3" y="6"'
    money = f'<text class="total" x="{num(width)}" y="30">{cash} M</text>' if cash is not None else ""
    return (
        f'{turn}<g class="{coat(seat)}">{dressed("rect", swatch, 2.2)}</g>'
        f'<text class="who" x="50" y="25">{esc(name)}</text>{money}'
        f'<text class="n" x="0" y="62">{esc(words.called("train", kind.id, kind))}</text>'
        f'{use("cards", 18, "ui", (159, 56))}<text class="n" x="171" y="62">{player.cards}</text>{loads}'
    )
