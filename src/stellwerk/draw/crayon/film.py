"""A whole crayon game as one animated SVG: track grows, trains run."""

from __future__ import annotations

from stellwerk.core.record import Record, replay
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import Public
from stellwerk.draw import motion
from stellwerk.draw.crayon import track
from stellwerk.draw.crayon.land import where
from stellwerk.draw.crayon.position import picture
from stellwerk.draw.layout import Point
from stellwerk.draw.svg import num
from stellwerk.draw.tokens import Theme, player_of
from stellwerk.words import Words


def crayon_film(game: CrayonGame, record: Record, theme: Theme, words: Words, beat: float = 0.25) -> str:
    """The film; `beat` is the time of one section built or one journey, in seconds."""
    board = game.title.board
    posts = where(board.file)
    before = game.start(record.header.seats).public
    time = 0.0
    sections: list[tuple[int, int, float]] = []  # edge, seat, when
    runs: dict[int, list[tuple[float, Point]]] = {}
    for moment in replay(game, record):
        after = moment.state.public
        built = _built(before, after)
        moved = [
            seat for seat, player in enumerate(after.players)
            if player.post not in (NOWHERE, before.players[seat].post)
        ]  # fmt: skip
        if built or moved:
            time += beat
        sections += [(edge, seat, time) for edge, seat in built]
        for seat in moved:
            runs.setdefault(seat, []).append((time, posts[board.posts[after.players[seat].post]]))
        before = after
    lines = "".join(_section(board.ends[edge], board.posts, posts, seat, when) for edge, seat, when in sections)
    trains = "".join(
        motion.inserted(
            track.train(board, seat, [], places[-1][1], words), motion.journey(places, time, glide=True)
        )
        for seat, places in runs.items()
    )
    return picture(game, theme, words, lines, motion.clock(time) + trains)


def _built(before: Public, after: Public) -> list[tuple[int, int]]:
    """Sections that have found an owner."""
    if before.owner == after.owner:
        return []
    seats = len(after.players)
    pairs = enumerate(zip(before.owner, after.owner, strict=True))
    return [(edge, new) for edge, (old, new) in pairs if old != new and new < seats]


def _section(
    ends: tuple[int, int], names: tuple[str, ...], posts: dict[str, Point], seat: int, when: float
) -> str:
    (ax, ay), (bx, by) = (posts[names[end]] for end in ends)
    look = player_of(seat)
    d = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    return (
        f'<g>{motion.hidden_until(when)}<path class="bank" d="{d}"/>'
        f'<path class="crayon" stroke="{look.fill}" d="{d}"/><path class="stroke" stroke="{look.pattern_ink}" '
        f'stroke-dasharray="{look.line_dash or "0 99"}" d="{d}"/></g>'
    )
