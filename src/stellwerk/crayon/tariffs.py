"""Agreements to run over another's network for a flat sum (DK-22R)."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.refusal import tariffs as refusal
from stellwerk.crayon.state import Tariff
from stellwerk.crayon.title import Title


def offer(title: Title, draft: Draft, seat: Seat, stage: at.Moving, made: do.Offer) -> None:
    """A flat sum for running over another's network (DK-22R)."""
    rules, cash = title.rules, draft.hands[seat].cash
    if not rules.tariffs:
        raise refusal.no_tariffs()
    if made.to == seat or made.to >= len(draft.players):
        raise refusal.offer_nobody(made.to)
    if made.to in stage.asked:
        raise refusal.offer_again(made.to)
    if not 1 <= made.rounds <= rules.offer_rounds:
        raise refusal.offer_rounds(rules, made)
    if not 0 <= made.sum <= rules.rent * made.rounds:
        raise refusal.offer_sum(rules, made)
    if made.sum > cash:
        raise refusal.offer_cash(seat, made, cash)
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
