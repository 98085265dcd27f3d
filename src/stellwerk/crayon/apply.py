"""One action on a draft, then what follows by itself. Every refusal names its rule."""

from __future__ import annotations

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import bargains, building, freight, incidents, movement, opening, tariffs
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.events import CrayonStep
from stellwerk.crayon.legal import actors
from stellwerk.crayon.refusal import turns as refusal
from stellwerk.crayon.settle import begin_game, settle
from stellwerk.crayon.state import CrayonState, Stage
from stellwerk.crayon.title import Title


def apply(title: Title, state: CrayonState, seat: Seat, action: Action) -> CrayonStep:
    """The state after the action; IllegalAction otherwise."""
    stage = state.public.stage
    expected = actors(state.public)
    if seat not in expected:
        raise refusal.not_your_turn(state.public, seat, expected)
    if not (isinstance(action, do.Under | do.Offer | do.Terms | do.First | do.Draw) or title.codes.knows(action)):
        raise refusal.unknown(action)
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
            tariffs.offer(title, draft, seat, stage, action)
        case at.Answering(), do.Answer(yes):
            tariffs.answer(draft, seat, stage, yes)
        case at.Moving(), do.Propose():
            bargains.propose(title, draft, seat, stage, action)
        case at.Proposing(), do.Town(city):
            bargains.name_town(title, draft, stage, city)
        case at.Proposing(), do.Terms():
            bargains.name_terms(title, draft, seat, stage, action)
        case at.Weighing(), do.Answer(yes):
            bargains.answer(draft, seat, stage, yes)
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
            raise refusal.luck(title, stage, action)


def swap(draft: Draft, seat: Seat, stage: at.Moving | at.Building) -> None:
    """A new hand instead of a turn (DK-11)."""
    if not stage.fresh:
        raise refusal.swap_late()
    cards = draft.hands[seat].cards
    for card in cards:
        draft.discard_card(seat, card)
    draft.say(news.Swapped(seat, cards))
    draft.stage = at.Ending()
