"""The bot that plans for all its tickets at once, counts in turns, and watches what rivals are about to take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from stellwerk.core.play import Candidate, Decision, Turn, Why
from stellwerk.ticket.actions import NOBODY, Action, AskTickets, Keep, Pay, Take
from stellwerk.ticket.bots.blocking import blocks
from stellwerk.ticket.bots.choosing import asks, keeps, mixed
from stellwerk.ticket.bots.claiming import claims
from stellwerk.ticket.bots.drawing import draws
from stellwerk.ticket.bots.ending import last_turn
from stellwerk.ticket.bots.passengers import passengers
from stellwerk.ticket.bots.paying import best_pay
from stellwerk.ticket.bots.prospect import look_ahead, plan
from stellwerk.ticket.bots.race import finishes, swaps
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.stationing import stations
from stellwerk.ticket.bots.style import PLANNER, Style
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.state import Hand, PayRoute, Public, Second, Surcharge
from stellwerk.ticket.title import Title

TicketTurn: TypeAlias = Turn[Public, Hand, Action, TicketEvent]

SHOWN: Final = 3  # candidates that a decision tells of


class TicketPlanner:
    """Weighs up everything it may do in one coin, points, and takes the best. It throws no dice."""

    def __init__(self, title: Title, style: Style = PLANNER) -> None:
        self.title = title
        self.style = style

    def __call__(self, turn: TicketTurn, /) -> Decision[Action]:
        view, legal = turn.view, turn.legal
        assert view.hand is not None and view.seat is not None
        if len(legal) == 1:
            return Decision(legal[0], why=Why("hint-only"))
        found = self.weigh(Sight(self.title, view.public, view.hand, view.seat), legal)
        best = sorted(found, key=lambda each: -each.value)[:SHOWN]
        if not best:
            return Decision(legal[0], why=Why("hint-nothing"))
        return Decision(best[0].action, why=best[0].why, candidates=tuple(best))

    def weigh(self, sight: Sight, legal: Sequence[Action]) -> list[Candidate[Action]]:
        """What is worth thinking of, with its value."""
        match legal[0]:
            case Keep():
                return keeps(sight, self.style, legal)
            case AskTickets():
                mixes = [action for action in legal if isinstance(action, AskTickets)]
                return mixed(sight, self.style, *plan(sight, self.style), mixes)
            case Pay():
                return [self.pay(sight, [action for action in legal if isinstance(action, Pay)])]
            case Take():
                return self.board(sight, [action for action in legal if isinstance(action, Take)])
            case _:
                return self.move(sight, legal)

    def move(self, sight: Sight, legal: Sequence[Action]) -> list[Candidate[Action]]:
        if sight.public.last is not None and (deeds := last_turn(sight, self.style, legal)):
            return deeds
        prospect = look_ahead(sight, self.style)
        cards = draws(prospect, legal)
        if isinstance(sight.public.stage, Second) or (sight.public.last is not None and cards):
            return cards  # at the last nothing else brings anything any more
        found = [
            *cards,
            *claims(prospect, legal),
            *blocks(prospect, legal),
            *asks(prospect, legal),
            *stations(prospect, legal),
            *swaps(prospect, legal),
            *finishes(prospect, legal),
        ]
        best: dict[Action, Candidate[Action]] = {}  # a claim may speak for itself in several ways
        for each in found:
            if each.action not in best or each.value > best[each.action].value:
                best[each.action] = each
        return list(best.values())

    def pay(self, sight: Sight, ways: Sequence[Pay]) -> Candidate[Action]:
        """A tunnel's surcharge is always paid: the turn is spent either way (EU-23)."""
        _, scheme = plan(sight, self.style)
        stage = sight.public.stage
        paid = stage.route if isinstance(stage, PayRoute | Surcharge) else None
        others = [route for route in scheme.routes if route != paid]
        return Candidate(best_pay(sight, ways, others), 0.0, Why("hint-plan-pay"))

    def board(self, sight: Sight, takes: Sequence[Take]) -> list[Candidate[Action]]:
        """Somebody is always taken: a passenger on board harms nobody."""
        found: list[Candidate[Action]] = []
        for take in takes:
            if take.colour != NOBODY:
                value, name = passengers(sight)[take.colour], self.title.board.guests[take.colour]
                why = Why("hint-plan-passenger", {"passenger": name, "points": round(value)})
                found.append(Candidate(take, value, why))
        return found
