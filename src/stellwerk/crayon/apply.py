"""One action on a draft, then what follows by itself. Every refusal names its rule."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat, Step
from stellwerk.crayon import actions as do
from stellwerk.crayon import building, freight, incidents, movement, opening, refusal
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.legal import actors
from stellwerk.crayon.settle import begin_game, settle
from stellwerk.crayon.state import CrayonState, Hand, Hidden, Public, Stage, Tariff
from stellwerk.crayon.title import Title


def apply(title: Title, state: CrayonState, seat: Seat, action: Action) -> Step[Public, Hand, Hidden, CrayonEvent]:
    """The state after the action; IllegalAction otherwise."""
    stage = state.public.stage
    if seat not in actors(state.public):
        raise refusal.not_your_turn(state.public, seat)
    if not (isinstance(action, do.Under | do.Offer | do.First | do.Draw) or title.codes.knows(action)):
        raise IllegalAction("DK-01", f"{action} speaks of something that this board does not have")
    draft = Draft(state)
    match stage, action:
        case at.Moving(), do.Go(post):
            movement.go(title, draft, seat, stage, post)
        case at.Moving(), do.Done():
            draft.stage = at.Building(fresh=stage.fresh)
        case at.Building(), do.Lay(edge):
            building.lay(title, draft, seat, stage, edge)
        case at.Building(), do.Done():
            draft.stage = at.Ending(stage.kind)
        case at.Moving(), do.Load(good):
            freight.load(title, draft, seat, stage, good)
        case at.Moving(), do.Drop(good):
            freight.drop(title, draft, seat, stage, good)
        case at.Moving(), do.Deliver(card, good):
            freight.deliver(title, draft, seat, stage, card, good)
        case at.Moving(), do.Cross(line, owner):
            movement.cross(title, draft, seat, stage, line, owner)
        case at.Moving(), do.Offer():
            offer(title, draft, seat, stage, action)
        case at.Answering(), do.Answer(yes):
            answer(draft, seat, stage, yes)
        case at.Building(), do.Buy(line, via):
            building.buy(title, draft, seat, stage, line, via)
        case at.Building(), do.Upgrade(kind):
            building.upgrade(title, draft, seat, stage, kind)
        case at.Building(), do.Convert(kind):
            building.convert(title, draft, seat, stage, kind)
        case at.Moving() | at.Building(), do.Swap():
            swap(draft, seat, stage)
        case at.Losing(), do.Lose(good):
            freight.lose(title, draft, seat, stage, good)
        case at.Opening(), do.Under(cards):
            opening.under(title, draft, seat, cards)
        case at.Opening(), do.Begin(city):
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
        case at.Tossing(), do.First(seat) if seat < len(draft.players):
            begin_game(title, draft, seat)
        case at.Drawing(), do.Draw(card) if card in draft.pile[0].items:
            incidents.draw(title, draft, stage, card)
        case at.Dealing(), do.Draw(card) if card in draft.pile[0].items and not title.board.is_event(card):
            opening.deal(title, draft, stage, card)
        case at.LayingOut(), do.Draw(card) if card in draft.pile[0].items and not title.board.is_event(card):
            opening.lay_out(draft, stage, card)
        case _:
            raise refusal.refuse_luck(title, stage, action)


def swap(draft: Draft, seat: Seat, stage: at.Moving | at.Building) -> None:
    """A new hand instead of a turn (DK-11)."""
    if not stage.fresh:
        reason = "the hand is swapped instead of a whole turn, and this one has begun"
        raise IllegalAction("DK-11", reason, "dk-swap-late")
    cards = draft.hands[seat].cards
    for card in cards:
        draft.discard_card(seat, card)
    draft.say(news.Swapped(seat, cards))
    draft.stage = at.Ending()


def offer(title: Title, draft: Draft, seat: Seat, stage: at.Moving, made: do.Offer) -> None:
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
    draft.stage = at.Answering(made.to, made.sum, made.rounds, then)
    draft.say(news.Offered(seat, made.to, made.sum, made.rounds))


def answer(draft: Draft, seat: Seat, stage: at.Answering, yes: bool) -> None:
    """Agreed is paid at once and binds from this turn on."""
    draft.stage = stage.then
    draft.say(news.Answered(seat, yes))
    if yes:
        until = draft.round + stage.rounds - 1
        draft.tariffs = (*draft.tariffs, Tariff(draft.turn, seat, until))
        draft.transfer(draft.turn, seat, stage.sum)
