"""Everything that can stand on a crayon board, unseen: a client says where it stands and what it carries."""

from __future__ import annotations

from stellwerk.crayon.title import Title
from stellwerk.draw.crayon import track
from stellwerk.draw.crayon.land import centres, where
from stellwerk.words import Words


def below_towns(title: Title, words: Words) -> str:
    """The track of every seat, without a section yet, and a disc for everybody who may buy a ferry."""
    board, seats = title.board, title.rules.seats[1]
    posts = where(board.file)
    tracks = "".join(track.crayon(seat, "", words) for seat in range(seats))
    shares = "".join(
        f'<circle id="share:{ferry.id}:{number}" class="cab share free" r="7" '
        f"{track.share_place(board, ferry, posts, number, title.rules.ferry_places)}/>"
        for ferry in board.file.ferries
        for number in range(title.rules.ferry_places)
    )
    return f'<g class="live">{centres(board.file)}{tracks}{shares}</g>'


def above_towns(title: Title, words: Words) -> str:
    """A train for every seat, in the corner of the map, with as many holds as any train has."""
    holds = max(kind.holds for kind in title.rules.trains)
    trains = "".join(
        track.train(title.board, seat, [""] * holds, (0, 0), words) for seat in range(title.rules.seats[1])
    )
    return f'<g class="live">{trains}</g>'
