"""A Ticket board whose routes are tinted by a figure: one layer over another, of which a page shows one."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.draw.board import draw_board
from stellwerk.draw.position import layout_for, marks_of, sheet_for
from stellwerk.draw.svg import esc, num, turned
from stellwerk.study.chapter import Layer
from stellwerk.ticket.game import TicketGame
from stellwerk.words import Words

UNUSED = "var(--surface-2)"
EDGE = (
    'stroke="var(--outline)" stroke-opacity=".55" stroke-width="1"'  # pale on paper, dark at night: both are seen
)


def tint(share: float) -> str:
    """From pale straw over orange to a deep wine red; light and dark paper both bear it."""
    stops = ((255, 236, 179), (245, 158, 66), (200, 55, 45), (94, 14, 60))
    at = max(0.0, min(1.0, share)) * (len(stops) - 1)
    low = min(int(at), len(stops) - 2)
    mixed = (round(a + (b - a) * (at - low)) for a, b in zip(stops[low], stops[low + 1], strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def ticket_heat(game: TicketGame, words: Words, layers: Sequence[Layer]) -> str:
    """The board with all layers; each is a group of the classes `heat` and its id."""
    title, layout = game.title, layout_for(game)
    width = layout.plan.space[1] * 0.98
    groups = []
    for layer in layers:
        parts = []
        for route in title.board.routes:
            line = layout.routes[route.id]
            fill = tint(layer.shades[route.id]) if route.id in layer.shades else UNUSED
            corner = f'x="{num(-line.length / 2)}" y="{num(-width / 2)}"'
            size = f'{corner} width="{num(line.length)}" height="{num(width)}"'
            spaces = "".join(f'<rect {size} rx="3" transform="{turned(place)}"/>' for place in line.spaces)
            told = f"<title>{esc(layer.told[route.id])}</title>" if route.id in layer.told else ""
            parts.append(f'<g style="fill:{fill}">{told}{spaces}</g>')
        groups.append(f'<g class="heat {layer.id}" {EDGE}>{"".join(parts)}</g>')
    return draw_board(
        sheet_for(title), layout, "auto", words, marks=marks_of(title), points=title.points, over="".join(groups)
    )
