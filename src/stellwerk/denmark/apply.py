"""One action on a draft, then what follows by itself. Every refusal names its rule."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stellwerk.core.game import LUCK, IllegalAction, Seat, Step
from stellwerk.denmark import building, freight, incidents, movement, opening
from stellwerk.denmark.actions import (
    Action,
    Answer,
    Begin,
    Buy,
    Convert,
    Cross,
    Deliver,
    Done,
    Draw,
    Drop,
    First,
    Go,
    Lay,
    Load,
    Lose,
    Offer,
    Swap,
    Under,
    Upgrade,
)
from stellwerk.denmark.draft import Draft
from stellwerk.denmark.events import Answered, Event, Offered, Swapped
from stellwerk.denmark.legal import actors
from stellwerk.denmark.settle import begin_game, settle
from stellwerk.denmark.state import (
    Answering,
    Building,
    Dealing,
    Drawing,
    Ending,
    Hand,
    Hidden,
    LayingOut,
    Losing,
    Moving,
    Opening,
    Public,
    Stage,
    State,
    Tariff,
    Tossing,
)
from stellwerk.denmark.title import Title


def apply(title: Title, state: State, seat: Seat, action: Action) -> Step[Public, Hand, Hidden, Event]:
    """The state after the action; IllegalAction otherwise."""
    stage = state.public.stage
    if seat not in actors(state.public):
        who = "luck" if seat == LUCK else f"seat {seat}"
        raise IllegalAction("DK-05R", f"{who} is not to act: {waits_for(state.public)}")
    if not (isinstance(action, Under | Offer | First | Draw) or title.catalogue.knows(action)):
        raise IllegalAction("DK-01", f"{action} speaks of something that this board does not have")
    draft = Draft(state)
    match stage, action:
        case Moving(), Go(post):
            movement.go(title, draft, seat, stage, post)
        case Moving(), Done():
            draft.stage = Building(fresh=stage.fresh)
        case Building(), Lay(edge):
            building.lay(title, draft, seat, stage, edge)
        case Building(), Done():
            draft.stage = Ending(stage.kind)
        case Moving(), Load(good):
            freight.load(title, draft, seat, stage, good)
        case Moving(), Drop(good):
            freight.drop(title, draft, seat, stage, good)
        case Moving(), Deliver(card, good):
            freight.deliver(title, draft, seat, stage, card, good)
        case Moving(), Cross(line, owner):
            movement.cross(title, draft, seat, stage, line, owner)
        case Moving(), Offer():
            offer(title, draft, seat, stage, action)
        case Answering(), Answer(yes):
            answer(draft, seat, stage, yes)
        case Building(), Buy(line, via):
            building.buy(title, draft, seat, stage, line, via)
        case Building(), Upgrade(kind):
            building.upgrade(title, draft, seat, stage, kind)
        case Building(), Convert(kind):
            building.convert(title, draft, seat, stage, kind)
        case Moving() | Building(), Swap():
            swap(draft, seat, stage)
        case Losing(), Lose(good):
            freight.lose(title, draft, seat, stage, good)
        case Opening(), Under(cards):
            opening.under(title, draft, seat, cards)
        case Opening(), Begin(city):
            opening.begin(title, draft, seat, stage, city)
        case _ if stage.luck:
            draw(title, draft, stage, action)
        case _:
            raise IllegalAction(*misplaced(stage, action))
    settle(title, draft)
    return draft.seal()


def draw(title: Title, draft: Draft, stage: Stage, action: Action) -> None:
    """Luck's part."""
    match stage, action:
        case Tossing(), First(seat) if seat < len(draft.players):
            begin_game(title, draft, seat)
        case Drawing(), Draw(card) if card in draft.pile[0].items:
            incidents.draw(title, draft, stage, card)
        case Dealing(), Draw(card) if card in draft.pile[0].items and not title.board.is_event(card):
            opening.deal(title, draft, stage, card)
        case LayingOut(), Draw(card) if card in draft.pile[0].items and not title.board.is_event(card):
            opening.lay_out(draft, stage, card)
        case _, First(seat):
            raise IllegalAction(_luck_rule(stage), f"seat {seat} cannot be named start player now")
        case _, Draw(card):
            raise IllegalAction(_luck_rule(stage), f"{_card_name(title, card)} cannot come up now")
        case _:
            raise IllegalAction("DK-05R", f"luck cannot do {action}")


def _card_name(title: Title, card: int) -> str:
    board = title.board
    if card in board.deck and board.is_event(card):
        return f"event {board.file.events[card - board.orders].id}"
    return opening.card_name(title, card)


def _luck_rule(stage: Stage) -> str:
    match stage:
        case Dealing():
            return "DK-03"
        case LayingOut():
            return "DK-06"
        case Drawing():
            return "DK-40"
        case _:
            return "DK-05R"


def swap(draft: Draft, seat: Seat, stage: Moving | Building) -> None:
    """A new hand instead of a turn (DK-11)."""
    if not stage.fresh:
        raise IllegalAction("DK-11", "the hand is swapped instead of a whole turn, and this one has begun")
    cards = draft.hands[seat].cards
    for card in cards:
        draft.discard_card(seat, card)
    draft.say(Swapped(seat, cards))
    draft.stage = Ending()


def offer(title: Title, draft: Draft, seat: Seat, stage: Moving, made: Offer) -> None:
    """A flat sum for running over another's network (DK-22R)."""
    rules, cash = title.rules, draft.hands[seat].cash
    if not rules.tariffs:
        raise IllegalAction("DK-22R", "tariffs are not agreed at this table")
    if made.to == seat or made.to >= len(draft.players):
        raise IllegalAction("DK-22R", f"seat {made.to} is nobody to make an offer to")
    if made.to in stage.asked:
        raise IllegalAction("DK-22R", f"seat {made.to} was made an offer this turn")
    if not 1 <= made.rounds <= rules.offer_rounds:
        raise IllegalAction("DK-22R", f"{made.rounds} rounds; possible is 1 to {rules.offer_rounds}")
    if not 0 <= made.sum <= rules.rent * made.rounds:
        raise IllegalAction("DK-22R", f"{made.sum} for {made.rounds} rounds; at most {rules.rent} each")
    if made.sum > cash:
        raise IllegalAction("DK-22R", f"an offer of {made.sum}, seat {seat} has {cash}")
    then = replace(stage, asked=tuple(sorted((*stage.asked, made.to))), fresh=False)
    draft.stage = Answering(made.to, made.sum, made.rounds, then)
    draft.say(Offered(seat, made.to, made.sum, made.rounds))


def answer(draft: Draft, seat: Seat, stage: Answering, yes: bool) -> None:
    """Agreed is paid at once and binds from this turn on."""
    draft.stage = stage.then
    draft.say(Answered(seat, yes))
    if yes:
        until = draft.round + stage.rounds - 1
        draft.tariffs = (*draft.tariffs, Tariff(draft.turn, seat, until))
        draft.transfer(draft.turn, seat, stage.sum)


# ---- refusals


def waits_for(public: Public) -> str:
    names = ["luck" if seat == LUCK else f"seat {seat}" for seat in actors(public)]
    return f"the game waits for {', '.join(names)}" if names else "the game is over"


def misplaced(stage: Stage, action: Action) -> tuple[str, str]:
    """The rule that keeps this kind of action from this stage."""
    match action:
        case Under() | Begin():
            return "DK-04", "cards and start city are chosen before the first round"
        case Go() | Cross() | Load() | Drop() | Deliver() | Offer() if isinstance(stage, Building):
            return "DK-10", "the movement of this turn is over"
        case Lay() | Buy() | Upgrade() | Convert() if isinstance(stage, Moving):
            return "DK-10", "building comes after the movement"
        case Answer():
            return "DK-22R", "there is no offer to answer"
        case Lose():
            return "DK-61R", "nothing has to be lost"
        case First() | Draw():
            return "DK-05R", "that is for luck to decide"
        case (
            Go() | Cross() | Load() | Drop() | Deliver() | Offer() | Lay() | Buy() | Upgrade() | Convert()
            | Done() | Swap()
        ):  # fmt: skip
            return "DK-10", f"first {_due(stage)}"
        case other:
            assert_never(other)


def _due(stage: Stage) -> str:
    match stage:
        case Opening():
            return "cards and a start city are to be chosen"
        case Losing():
            return "a good to lose is to be chosen"
        case Answering():
            return "the offer is to be answered"
        case _:
            return "something else is to be decided"
