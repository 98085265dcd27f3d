"""A game in progress that tests act in: notation in, every step checked, every refusal checked."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import pytest

from contract.conservation import conserved
from contract.variants import OpenGame, OpenState
from stellwerk.core import codec
from stellwerk.core.game import LUCK, IllegalAction, view_of

G = TypeVar("G", bound=OpenGame)
S = TypeVar("S", bound=OpenState)


class Acting(Generic[G, S]):
    """What every family's table can do; `news` is what the last call of `do` or `luck` made happen."""

    def __init__(self, game: G, state: S) -> None:
        self.game, self.state = game, state
        self.news: list[Any] = []
        conserved(game, state)

    def do(self, seat: int, *texts: str) -> Self:
        """The seat acts; every action must be offered as legal."""
        self.news = []
        for text in texts:
            action = self.game.read(text)
            assert action in self._choices(seat), f"{text!r} is not among {self.legal(seat)}"
            step: Any = self.game.apply(self.state, seat, action)
            self.state = step.state
            self.news += step.events
            conserved(self.game, self.state)
        return self

    def luck(self, *texts: str) -> Self:
        return self.do(LUCK, *texts)

    def refused(self, seat: int, text: str) -> IllegalAction:
        """Why the action is refused; it changes nothing and is not offered."""
        action, before = self.game.read(text), codec.canonical(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(self.state, seat, action)
        assert codec.canonical(self.state) == before
        assert action not in self._choices(seat)
        assert refusal.value.reason
        return refusal.value

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state.public)

    def legal(self, seat: int) -> list[str]:
        return [self.game.write(action) for action in self._choices(seat)]

    def verbs(self, seat: int) -> set[str]:
        return {text.split(" ")[0] for text in self.legal(seat)}

    def happened(self, *kinds: type) -> list[Any]:
        return [event for event in self.news if isinstance(event, kinds)]

    def _choices(self, seat: int) -> list[Any]:
        if seat == LUCK:
            return [action for action, _ in self.game.luck(self.state)]
        return list(self.game.legal(view_of(self.state, seat)))
