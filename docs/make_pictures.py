"""Write the pictures of README and docs: every board empty and in mid-game, light and dark, and a film.

python docs/make_pictures.py [FOLDER]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import cast

from PIL import Image
from sightseer import Sightseer

from stellwerk import bots, games, pictures
from stellwerk.core.game import LUCK, AnyGame, AnyState, opaque, view_of
from stellwerk.core.luck import SeededLuck, choose
from stellwerk.core.play import Turn, play
from stellwerk.core.record import Record, replay
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import CrayonState
from stellwerk.draw.crayon.cards import crayon_card_svg, event_card, order_card
from stellwerk.draw.png import to_png
from stellwerk.draw.tokens import Theme
from stellwerk.telling import words_for

HERE = Path(__file__).parent
WIDTH = 1100
LANG = "de"
THEMES: tuple[Theme, ...] = ("light", "dark")
SEATS = {"europe": 4, "germany": 4, "first-journey": 3}
PART = {"europe": 0.72, "germany": 0.6, "first-journey": 0.7}  # how much of the game is played


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folder", nargs="?", type=Path, default=HERE / "pictures")
    told = ask.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    for name, svg in drawn():
        (told.folder / f"{name}.png").write_bytes(small(to_png(svg, WIDTH)))
    game, record = played("germany")
    (told.folder / "film.svg").write_text(pictures.film_svg(game, record, lang=LANG), encoding="utf-8")
    (told.folder / "order.svg").write_text(crayon_cards(), encoding="utf-8")


def drawn() -> Iterator[tuple[str, str]]:
    """Every board, empty and in mid-game, light and dark."""
    for name in SEATS:
        game, record = played(name)
        moment = int(len(record.entries) * PART[name])
        state = next(islice(replay(game, record), moment, None)).state
        yield from _four(name, game, state)
    crayon = CrayonGame.load(games.titles()["denmark"])
    yield from _four("denmark", opaque(crayon), cast(AnyState, travelled(crayon, 12)))


def _four(name: str, game: AnyGame, state: AnyState) -> Iterator[tuple[str, str]]:
    for theme in THEMES:
        yield f"{name}-{theme}", pictures.board_svg(game, theme, LANG)
        yield f"{name}-game-{theme}", pictures.position_svg(game, view_of(state, 0), theme, LANG)


def played(name: str) -> tuple[AnyGame, Record]:
    """A whole game of bots, always the same."""
    game = games.make(name)
    return game, play(game, [bots.make("greedy", game)] * SEATS[name], SeededLuck(7)).record()


def travelled(game: CrayonGame, rounds: int) -> CrayonState:
    """A crayon game after so many rounds."""
    luck, players = SeededLuck(11), [Sightseer(game, seat) for seat in range(3)]
    state = game.start(3)
    while state.public.round <= rounds and (actors := game.actors(state.public)):
        seat = actors[0]
        if seat == LUCK:
            action = choose(game.luck(state), luck)
        else:
            view = view_of(state, seat)
            action = players[seat](Turn(view, game.legal(view), ()))
        state = game.apply(state, seat, action).state
    return state


def crayon_cards() -> str:
    """An order card and an event card side by side."""
    game = CrayonGame.load(games.titles()["denmark"])
    board, words = game.title.board, words_for(opaque(game), LANG)
    event = event_card(board.file.events[0], words)
    both = f'{order_card(board, 0, words)}<g transform="translate(0 140)">{event}</g>'
    return crayon_card_svg(both, board.goods, height=268)


def small(png: bytes) -> bytes:
    """A palette makes the picture four times smaller and nobody sees it."""
    target = BytesIO()
    image = Image.open(BytesIO(png)).convert("RGB")
    # widest coverage keeps rare colours such as the locomotives' violet, k-means makes the common ones exact
    image = image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    image.save(target, "PNG", optimize=True)
    return target.getvalue()


if __name__ == "__main__":
    main()
