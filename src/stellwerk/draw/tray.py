"""The margin below a position: players with what all see of them, the row, and a hand if it may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stellwerk.draw.cards import WIDTH, card_back, ticket_card, train_card
from stellwerk.draw.coats import coat, dressed
from stellwerk.draw.sheet import Sheet
from stellwerk.draw.svg import esc, num, use
from stellwerk.ticket.state import GAP, Hand, Public
from stellwerk.ticket.title import Title
from stellwerk.words import Words

SYMBOLS: Final = frozenset({"train-count", "cards", "ticket", "station", "passenger"})
_LINE: Final = 96.0  # height of one line of the tray


def tray(
    title: Title,
    sheet: Sheet,
    public: Public,
    hand: Hand | None,
    size: tuple[float, float],
    names: Sequence[str],
    words: Words,
) -> tuple[str, float]:
    """The tray and its height; `size` is that of the board above it, `names` are the players'."""
    width, top = size
    seats = len(public.players)
    per = min((width - 40) / seats, 400.0)
    parts = [
        f'<g transform="translate({num(20 + seat * per)} {num(top + 14)})">'
        + _player(title, seat, public, per - 18, names[seat]) + "</g>"
        for seat in range(seats)
    ]  # fmt: skip
    height = _LINE
    cards = _row(title, public, words)
    if hand:
        cards += _hand(title, sheet, hand, words)
    place = 20.0
    lines = 0 if not cards else 1
    for card in cards:
        if place + WIDTH > width - 20:
            place, lines = 20.0, lines + 1
        parts.append(f'<g transform="translate({num(place)} {num(top + height + (lines - 1) * 76)})">{card}</g>')
        place += WIDTH + 12
    height += lines * 76
    ground = f'<rect class="tray" y="{num(top)}" width="{num(width)}" height="{num(height)}"/>'
    return f'<g class="table">{ground}{"".join(parts)}</g>', height


def _player(title: Title, seat: int, public: Public, width: float, name: str) -> str:
    """Coat, name, counts and score of one player."""
    player = public.players[seat]
    counts = [
        ("train-count", player.trains),
        ("cards", player.cards),
        ("ticket", player.tickets + len(player.done)),
    ]
    if title.has_stations:
        counts.append(("station", player.stations))
    if title.board.guests:
        counts.append(("passenger", sum(player.passengers)))
    icons = "".join(
        use(symbol, 18, "ui", (9 + 56 * k, 56)) + f'<text class="n" x="{21 + 56 * k}" y="62">{count}</text>'
        for k, (symbol, count) in enumerate(counts)
    )
    turn = '<rect class="turn" x="-8" y="2" width="4" height="64" rx="2"/>' if seat == public.turn else ""
    score = player.score if title.points else len(player.done) + player.bonus
    swatch = 'width="40" height="22" rx="3" y="6"'
    return (
        f'{turn}<g class="{coat(seat)}">{dressed("rect", swatch, 2.2)}</g>'
        f'<text class="who" x="50" y="25">{esc(name)}</text>'
        f'<text class="total" x="{num(width)}" y="30">{score}</text>{icons}'
    )


def _row(title: Title, public: Public, words: Words) -> list[str]:
    """The face-up row and the deck, if the title has a row."""
    if not title.rules.row:
        return []
    open_cards = [(place, title.board.kinds[kind]) for place, kind in enumerate(public.row) if kind != GAP]
    shown = [train_card(kind, words, f"row:{place}") for place, kind in open_cards]
    return [*shown, card_back(words, public.deck)]


def _hand(title: Title, sheet: Sheet, hand: Hand, words: Words) -> list[str]:
    """Stacks of train cards with their number, then the tickets."""
    stacks = [
        train_card(title.board.kinds[kind], words, f"hand:{title.board.kinds[kind]}") + _badge(count)
        for kind, count in enumerate(hand.cards) if count
    ]  # fmt: skip
    most = max((ticket.pile for ticket in title.board.tickets), default=0)
    for index in hand.tickets:
        ticket = title.board.tickets[index]
        a, b = sheet.cities[ticket.a], sheet.cities[ticket.b]
        stacks.append(
            ticket_card(a, b, ticket.points, words, f"ticket:{ticket.id}", most > 0 and ticket.pile == most)
        )
    return stacks


def _badge(count: int) -> str:
    return f'<circle class="badge" cx="88" cy="4" r="12"/><text class="badge-n" x="88" y="9">{count}</text>'
