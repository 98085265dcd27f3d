"""The bot that plans trips of several deliveries and rehearses them turn by turn."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import to_builtins

from stellwerk.core.play import Decision
from stellwerk.crayon.actions import Action, Answer, Begin, Lose, Swap, Under
from stellwerk.crayon.bots.bargains import weigh
from stellwerk.crayon.bots.choice import Choice, because
from stellwerk.crayon.bots.greedy import CrayonTurn
from stellwerk.crayon.bots.investing import invest
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.opening import begin, put_under
from stellwerk.crayon.bots.plan import Plan, plan_of, remembered
from stellwerk.crayon.bots.running import run
from stellwerk.crayon.bots.tariffs import answer
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.state import Building, CrayonView, Weighing
from stellwerk.crayon.title import Title

PATIENCE: Final = 1.0  # turns that a hand may be worse than usual before it is swapped


def go_on(position: Thinking, plan: Plan, legal: list[Action]) -> Choice:
    """The next step of the plan."""
    stage = position.public.stage
    return invest(position, plan, stage, legal) if isinstance(stage, Building) else run(position, plan, legal)


class CrayonPlanner:
    """Plans after every new card, and whenever the plan it remembers does not hold any more."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self._legs: Legs | None = None  # only to save time: they follow from the view

    def __call__(self, turn: CrayonTurn, /) -> Decision[Action]:
        view, legal = turn.view, list(turn.legal)
        match legal[0]:
            case Under():
                return put_under(self.title, view, legal)
            case Begin():
                return begin(self.title, view, legal)
            case Answer():
                judge = weigh if isinstance(view.public.stage, Weighing) else answer
                return judge(self.title, view, turn.memory)
            case Lose():
                return self.lose(turn, legal)
            case _:
                choice = self.act(view, legal, remembered(turn.memory))
                return Decision(choice.action, to_builtins(choice.plan), choice.why)

    def act(self, view: CrayonView, legal: list[Action], plan: Plan | None) -> Choice:
        """One decision of the own turn."""
        position = Thinking(self.title, view, self._legs)
        self._legs = position.legs
        if plan is not None and not plan.fits(view):
            plan = None
        late = plan is not None and plan.until < view.public.round
        if plan is None or late:
            plan = plan_of(view, position.best)
            # A trip that is late is blocked in a way that no rehearsal sees: other cards, other ways.
            if Swap() in legal and (late or position.worse > PATIENCE):
                rates = {"rate": max(0, plan.rate), "usual": round(position.pace)}
                return Choice(Swap(), plan, because("swap", **rates))
        return go_on(position, plan, legal)

    def lose(self, turn: CrayonTurn, legal: list[Action]) -> Decision[Action]:
        """Anything but what is being delivered."""
        plan = remembered(turn.memory)
        needed = Counter[int]() if plan is None else plan.needed
        loses = [action for action in legal if isinstance(action, Lose)]
        least = min(loses, key=lambda action: needed[action.good])
        return Decision(least, turn.memory, because("lose", good=self.title.board.goods[least.good]))
