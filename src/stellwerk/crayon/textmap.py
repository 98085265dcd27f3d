"""A position as text for a terminal: the map under 120 columns, then trains, money and orders."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from stellwerk.crayon import state as at
from stellwerk.crayon.board import FREE, INNER, NOWHERE, Board
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title

STEP: Final = 4  # characters from one milepost to the next
MARGIN: Final = 4  # for the numbers of the rows
WIDTH: Final = 110  # of running text
PLAIN: Final = "·"
WATER: Final = {"river": "~", "bay": "≈"}


def draw_position(title: Title, view: CrayonView) -> str:
    """All that a seat sees: map, legend, players, its own hand."""
    parts = [draw_map(title, view.public), draw_legend(title), draw_table(title, view.public)]
    if view.hand is not None:
        parts.append(draw_hand(title, view))
    return "\n\n".join(parts)


def draw_map(title: Title, public: Public, first: int = 0) -> str:
    """Mileposts by column letter and row number.

    `·` is a milepost, two capitals are a city or a port, `-0-` or a bare `0` between mileposts is track of seat 0,
    `=` a link inside a city, `~` a river and `≈` a bay that a section would cross, `[0]` the train of seat 0.
    `first` is what the first seat is called.
    """
    board, posts = title.board, title.board.file.posts
    left = min(post.col for post in posts)
    bottom = max(post.row for post in posts)
    width = MARGIN + STEP * (max(post.col for post in posts) - left + 2)
    canvas = [[" "] * width for _ in range(2 * bottom + 2)]

    def spot(post: int) -> tuple[int, int]:
        entry = posts[post]
        return MARGIN + STEP * (entry.col - left) + STEP // 2 * (entry.row % 2), 2 * entry.row

    for column in range(left, max(post.col for post in posts) + 1):
        canvas[0][MARGIN + STEP * (column - left)] = column_letter(column)
    for row in range(1, bottom + 1):
        _write(canvas, 0, 2 * row, f"{row:>2}")
    kinds = {water.id: water.kind for water in board.file.waters}
    for edge, (a, b) in enumerate(board.ends):
        (ax, ay), (bx, by) = spot(a), spot(b)
        sign = _sign(public.owner[edge], first, kinds.get(board.water[edge] or ""))
        if ay == by and sign not in (" ", "~", "≈"):
            _write(canvas, min(ax, bx) + 1, ay, f"-{sign}-" if sign != "=" else "===")
        else:
            canvas[(ay + by) // 2][(ax + bx) // 2] = sign
    for post in range(len(posts)):
        x, y = spot(post)
        canvas[y][x] = PLAIN
    for place, code in zip(board.places, codes(board), strict=True):
        _write(canvas, *spot(place.centre), code)
    for seat, player in enumerate(public.players):
        if player.post != NOWHERE:
            x, y = spot(player.post)
            shared = sum(other.post == player.post for other in public.players) > 1
            _write(canvas, x - 1, y, "[*]" if shared else f"[{seat + first}]")
    return "\n".join("".join(line).rstrip() for line in canvas).rstrip()


def _sign(owner: int, first: int, water: str | None) -> str:
    if owner == INNER:
        return "="
    if owner != FREE:
        return str(owner + first)
    return WATER[water] if water else " "


def _write(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    canvas[y][x : x + len(text)] = text


def column_letter(column: int) -> str:
    return chr(ord("a") + (column - 1) % 26)


def codes(board: Board) -> list[str]:
    """Two capitals for every place, all different."""
    found: list[str] = []
    for place in board.places:
        letters = [letter for letter in place.id.upper() if letter.isalpha()]
        pairs = [letters[0] + letter for letter in letters[1:]] + [f"{letters[0]}{digit}" for digit in range(10)]
        found.append(next(pair for pair in pairs if pair not in found))
    return found


def draw_legend(title: Title) -> str:
    """What the capitals stand for, what each city supplies, and the ferries."""
    board = title.board
    lines = []
    for place, code in zip(board.places, codes(board), strict=True):
        goods = ", ".join(board.goods[good] for good in place.goods)
        lines.append(f"{code} {place.name} ({place.limit}{'; ' + goods if goods else ''})")
    middle = (len(lines) + 1) // 2
    rows = [f"{one:<50}{other}".rstrip() for one, other in zip(lines, [*lines[middle:], ""], strict=False)]
    ferries = [
        f"ferry {line.id} {board.posts[line.a]}-{board.posts[line.b]} {line.cost} M" for line in board.lines
    ]
    return "\n".join([*rows[:middle], *ferries])


def draw_table(title: Title, public: Public) -> str:
    """What everybody sees beside the map."""
    board, rules = title.board, title.rules
    lines = [f"Round {public.round}, seat {public.turn} is in turn"]
    if isinstance(public.stage, at.Moving) and public.players[public.turn].post != NOWHERE:
        left = title.speed(public.players[public.turn].kind, public.stage.half) - public.stage.used
        lines[0] += f", {0 if public.stage.stuck else max(0, left)} movement points left"
    for seat, player in enumerate(public.players):
        where = board.post_name(player.post) if player.post != NOWHERE else "nowhere yet"
        load = " + ".join(board.goods[good] for good in player.goods) or "empty"
        notes = [f"{public.cash[seat]} M"] if public.cash else []
        notes += [f"over {title.announce} M"] if player.rich else []
        notes += [f"owes {debt.sum} M to seat {debt.owner}" for debt in public.debts if debt.seat == seat]
        kind = rules.trains[player.kind].id.upper()
        lines.append("; ".join([f"seat {seat}: {kind} at {where}, {load}, {player.cards} cards", *notes]))
    lines += [f"public order {order_text(title, card)}" for card in public.orders]
    for entry in public.lying:
        lines.append(
            f"{board.goods[entry.good]} lies in {board.places[entry.city].name} until round {entry.until}"
        )
    for running in public.running:
        event = board.file.events[running.event]
        text = event.text.en if running.begun else "from the end of this turn"
        lines += wrap(f"{event.en}: {text}", WIDTH, subsequent_indent="  ")
    bought = [(line.id, public.lines[number]) for number, line in enumerate(board.lines) if public.lines[number]]
    lines += [f"{name} belongs to seat {' and '.join(map(str, owners))}" for name, owners in bought]
    return "\n".join(lines)


def draw_hand(title: Title, view: CrayonView) -> str:
    """The seat's own money and cards."""
    assert view.hand is not None
    cards = [f"order {order_text(title, card)}" for card in view.hand.cards]
    return "\n".join([f"You are seat {view.seat} with {view.hand.cash} M", *cards])


def order_text(title: Title, card: int) -> str:
    board = title.board
    orders = [f"{board.goods[o.good]} to {board.places[o.city].name} {o.pay} M" for o in board.cards[card]]
    return f"{board.file.cards[card].id}: " + " | ".join(orders)
