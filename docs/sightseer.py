"""A player of the crayon game that travels from town to town: not strong, but its games make good pictures."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

from stellwerk.core.game import Seat
from stellwerk.core.play import Turn
from stellwerk.crayon.actions import Action, Begin, Deliver, Done, Go, Lay, Load
from stellwerk.crayon.board import FREE, INNER, NOWHERE, Board
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.state import Building, CrayonView, Moving, Public


class Sightseer:
    """Builds toward one town after the other, nearest first, and runs about on what it has built."""

    def __init__(self, game: CrayonGame, seed: int) -> None:
        self.board = game.title.board
        self.rng = Random(seed)
        self.came_from = NOWHERE

    def __call__(self, turn: Turn[Any, Any, Any, Any]) -> Action:
        view, legal = turn.view, list(turn.legal)
        assert view.seat is not None
        if isinstance(view.public.stage, Building):
            return self._build(view, legal)
        if isinstance(view.public.stage, Moving):
            return self._run(view, legal)
        begins = [action for action in legal if isinstance(action, Begin)]
        action: Action = self.rng.choice(begins or legal)
        return action

    def _build(self, view: CrayonView, legal: list[Action]) -> Action:
        """The section that comes nearest to the nearest town not reached yet."""
        board, public, seat = self.board, view.public, view.seat
        assert seat is not None
        reached = _network(board, public, seat)
        goals = [place.centre for place in board.places[: board.cities] if place.centre not in reached]
        away = _distances(board, public, seat, goals)
        lays = [action for action in legal if isinstance(action, Lay)]
        best = min(lays, key=lambda lay: (min(away[end] for end in board.ends[lay.edge]), lay.edge), default=None)
        done = next(action for action in legal if isinstance(action, Done))
        return best if best and min(away[end] for end in board.ends[best.edge]) < 40 else done

    def _run(self, view: CrayonView, legal: list[Action]) -> Action:
        """Deliver and load when possible, otherwise straight on."""
        assert view.seat is not None
        here = view.public.players[view.seat].post
        for kind in (Deliver, Load):
            chosen = [action for action in legal if isinstance(action, kind)]
            if chosen:
                return self.rng.choice(chosen)
        ways = [action for action in legal if isinstance(action, Go)]
        onward = [action for action in ways if action.post != self.came_from] or ways
        if not onward:
            return next(action for action in legal if isinstance(action, Done))
        self.came_from = here
        return self.rng.choice(onward)


def _network(board: Board, public: Public, seat: Seat) -> set[int]:
    """Mileposts that this seat's track touches."""
    found = {end for edge, owner in enumerate(public.owner) if owner == seat for end in board.ends[edge]}
    start = public.players[seat].start
    return found | ({board.places[start].centre} if start != NOWHERE else set())


def _distances(board: Board, public: Public, seat: Seat, goals: list[int]) -> list[int]:
    """Sections from every milepost to the nearest goal, other seats' track left out."""
    away = [999] * len(board.posts)
    todo = deque(goals)
    for goal in goals:
        away[goal] = 0
    while todo:
        post = todo.popleft()
        for there, edge in board.neighbours[post]:
            if away[there] == 999 and public.owner[edge] in (FREE, INNER, seat):
                away[there] = away[post] + 1
                todo.append(there)
    return away
