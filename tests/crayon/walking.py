"""Games played at random, and every position on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from stellwerk.core.game import LUCK, Seat, view_of
from stellwerk.core.luck import SeededLuck, choose
from stellwerk.crayon.actions import Action, Deliver, Done, Drop, Swap
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import CrayonState


class Moment(Struct, frozen=True):
    """A position, who acts in it and how, and what comes of it."""

    before: CrayonState
    seat: Seat
    action: Action
    after: CrayonState
    events: tuple[CrayonEvent, ...]


def walk(game: CrayonGame, seats: int, seed: int, lively: bool = True) -> Iterator[Moment]:
    """A whole game. Lively players deliver when they can and seldom stop or drop: more happens."""
    rng, luck = Random(seed), SeededLuck(seed)
    state = game.start(seats)
    while actors := game.actors(state.public):
        seat = rng.choice(actors)
        if seat == LUCK:
            action = choose(game.luck(state), luck)
        else:
            action = pick(game.legal(view_of(state, seat)), rng, lively)
        step = game.apply(state, seat, action)
        yield Moment(state, seat, action, step.state, step.events)
        state = step.state


def pick(legal: Any, rng: Random, lively: bool) -> Action:
    if lively:
        deliveries = [action for action in legal if isinstance(action, Deliver)]
        if deliveries:
            return deliveries[0]
        action: Action = rng.choice(legal)
        if not (isinstance(action, Done | Swap | Drop) and rng.random() < 0.85):
            return action
    found: Action = rng.choice(legal)
    return found
