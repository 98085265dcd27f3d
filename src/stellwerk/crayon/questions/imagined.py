"""A position as a seat may imagine it from what it sees: the rules themselves say what would happen.

Nobody else does anything, and no card is ever drawn. What others hold does not matter then, so they hold nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import LUCK, IllegalAction, State
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.apply import apply
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.legal import actors, legal
from stellwerk.crayon.refusal.turns import not_your_turn
from stellwerk.crayon.settle import settle
from stellwerk.crayon.state import CrayonState, CrayonView, Hand, Hidden, Public
from stellwerk.crayon.title import Title


class Imagined:
    """Goes on turn by turn. `turn`: 0 is the one under way, 1 the seat's next one; `over`: there is none."""

    def __init__(self, title: Title, view: CrayonView) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.seat = title, view.seat
        hands = [view.hand if seat == view.seat else Hand(0) for seat in range(len(view.public.players))]
        self.state: CrayonState = State(view.public, tuple(hands), Hidden((), 0))
        self.turn = 0 if view.public.turn == view.seat else 1
        self.over = False
        self._come_round(view.public.round)

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def cash(self) -> int:
        return self.state.hands[self.seat].cash

    @property
    def runs(self) -> bool:
        """Whether the train may still run this turn."""
        return self._in_turn and isinstance(self.public.stage, at.Moving)

    @property
    def _in_turn(self) -> bool:
        return self.public.turn == self.seat and isinstance(self.public.stage, at.Moving | at.Building)

    @property
    def waits(self) -> IllegalAction:
        """Why there is nothing to do for this seat."""
        return not_your_turn(self.public, self.seat, actors(self.public))

    def act(self, action: Action) -> tuple[CrayonEvent, ...]:
        """What happens; IllegalAction, and nothing has changed."""
        step = apply(self.title, self.state, self.seat, action)
        self.state = step.state
        return step.events

    def end_run(self) -> None:
        """On to building (DK-10)."""
        if self.runs:
            self.act(do.Done())

    def end_turn(self) -> None:
        """To the beginning of the next own turn, everybody else having passed."""
        self.end_run()
        before = self.public.round
        if self._in_turn:
            self.act(do.Done())
        self.turn += 1
        self._come_round(before)

    def _come_round(self, before: int) -> None:
        """Until it is this seat's turn to run or build."""
        waited = self.turn
        while not self._in_turn:
            if not self._pass():
                self.over = True
                return
        if not waited and self.public.round > before:
            self.turn = 1  # what was under way was the end of this seat's turn

    def _pass(self) -> bool:
        """The least that whoever is to act can do; False where the game is over or has not begun."""
        stage, waited = self.public.stage, actors(self.public)
        match stage:
            case at.Moving() | at.Building():
                self.state = apply(self.title, self.state, waited[0], do.Done()).state
            case at.LayingOut():
                self._without_luck(at.LayingOut(0))
            case at.Drawing(to, then):
                self._without_luck(then, to)
            case at.Opening() | at.Dealing() | at.Tossing() | at.Over():
                return False
            case _ if waited and LUCK not in waited:
                first = legal(self.title, self._seen_by(waited[0]))[0]
                self.state = apply(self.title, self.state, waited[0], first).state
            case _:
                return False
        return True

    def _without_luck(self, then: at.Stage, to: int | None = None) -> None:
        """As if the cards were there; which ones, nobody can say."""
        draft = Draft(self.state)
        draft.stage = then
        if to is not None:
            player = draft.players[to]
            draft.players[to] = replace(player, cards=self.title.hand_limit(player))
        settle(self.title, draft)
        self.state = draft.seal().state

    def _seen_by(self, seat: int) -> CrayonView:
        return CrayonView(seat, self.public, self.state.hands[seat])
