"""One action on a draft, then what follows by itself. Every refusal names its rule."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat, Step
from stellwerk.crayon import building, freight, incidents, movement, opening, refusal
from stellwerk.crayon.actions import (
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
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.events import Answered, CrayonEvent, Offered, Swapped
from stellwerk.crayon.legal import actors
from stellwerk.crayon.settle import begin_game, settle
from stellwerk.crayon.state import (
    Answering,
    Building,
    CrayonState,
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
    Tariff,
    Tossing,
)
from stellwerk.crayon.title import Title


def apply(title: Title, state: CrayonState, seat: Seat, action: Action) -> Step[Public, Hand, Hidden, CrayonEvent]:
    """The state after the action; IllegalAction otherwise."""
    stage = state.public.stage
    if seat not in actors(state.public):
        raise refusal.not_your_turn(state.public, seat)
    if not (isinstance(action, Under | Offer | First | Draw) or title.codes.knows(action)):
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
            raise refusal.misplaced(stage, action)
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
        case _:
            raise refusal.refuse_luck(title, stage, action)


def swap(draft: Draft, seat: Seat, stage: Moving | Building) -> None:
    """A new hand instead of a turn (DK-11)."""
    if not stage.fresh:
        reason = "the hand is swapped instead of a whole turn, and this one has begun"
        raise IllegalAction("DK-11", reason, "dk-swap-late")
    cards = draft.hands[seat].cards
    for card in cards:
        draft.discard_card(seat, card)
    draft.say(Swapped(seat, cards))
    draft.stage = Ending()


def offer(title: Title, draft: Draft, seat: Seat, stage: Moving, made: Offer) -> None:
    """A flat sum for running over another's network (DK-22R)."""
    rules, cash = title.rules, draft.hands[seat].cash
    if not rules.tariffs:
        raise IllegalAction("DK-22R", "tariffs are not agreed at this table", "dk-no-tariffs")
    if made.to == seat or made.to >= len(draft.players):
        reason = f"seat {made.to} is nobody to make an offer to"
        raise IllegalAction("DK-22R", reason, "dk-offer-nobody", seat=made.to)
    if made.to in stage.asked:
        reason = f"seat {made.to} was made an offer this turn"
        raise IllegalAction("DK-22R", reason, "dk-offer-again", seat=made.to)
    if not 1 <= made.rounds <= rules.offer_rounds:
        reason = f"{made.rounds} rounds; possible is 1 to {rules.offer_rounds}"
        raise IllegalAction("DK-22R", reason, "dk-offer-rounds", most=rules.offer_rounds)
    if not 0 <= made.sum <= rules.rent * made.rounds:
        reason = f"{made.sum} for {made.rounds} rounds; at most {rules.rent} each"
        raise IllegalAction("DK-22R", reason, "dk-offer-sum", most=rules.rent)
    if made.sum > cash:
        reason = f"an offer of {made.sum}, seat {seat} has {cash}"
        raise IllegalAction("DK-22R", reason, "dk-cash", need=made.sum, have=cash)
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
