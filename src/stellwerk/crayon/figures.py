"""What `bench` measures of this family beside whole games: the path helpers that bots and clients share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from stellwerk.core.game import LUCK, view_of
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.orders import order_value
from stellwerk.crayon.paths import cheapest_build, fastest_run
from stellwerk.crayon.state import CrayonState

STEPS = 1500  # into a random game: a board that is being built on


def figures(game: CrayonGame) -> Mapping[str, Callable[[], int]]:
    """Between all the cities, each as often as there are cities or orders."""
    title = game.title
    state = midgame(game)
    centres = [city.centre for city in title.board.places[: title.board.cities]]
    view = view_of(state, 0)
    orders = [(card, order) for card in state.hands[0].cards for order in title.board.cards[card]]

    def build() -> int:
        for centre in centres:
            cheapest_build(title, state.public, 0, centres[:1], (centre,))
        return len(centres)

    def run() -> int:
        for centre in centres:
            fastest_run(title, state.public, 0, (centre,))
        return len(centres)

    def order() -> int:
        for card, each in orders:
            order_value(title, view, card, each)
        return len(orders)

    return {"build": build, "run": run, "order": order}


def midgame(game: CrayonGame) -> CrayonState:
    """A position in the middle of a random game."""
    state, random = game.start(game.seats[-1]), Random(0).random
    for _ in range(STEPS):
        if not (actors := game.actors(state.public)):
            break
        seat = actors[0]
        found = [action for action, _ in game.luck(state)] if seat == LUCK else game.legal(view_of(state, seat))
        state = game.apply(state, seat, found[int(random() * len(found))]).state
    return state
