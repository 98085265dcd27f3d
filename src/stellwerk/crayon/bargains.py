"""Agreements that one brings a good to a town for the other (DK-27R)."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.refusal import bargains as refusal
from stellwerk.crayon.rules import BARGAIN_SUM
from stellwerk.crayon.state import Bargain
from stellwerk.crayon.title import Title


def propose(title: Title, draft: Draft, seat: Seat, stage: at.Moving, made: do.Propose) -> None:
    """Who is to bring what for whom; town and terms are named next."""
    if not title.rules.tariffs:
        raise refusal.no_bargains()
    if made.to == seat or made.to >= len(draft.players):
        raise refusal.nobody(made.to)
    if made.to in stage.asked:
        raise refusal.again(made.to)
    then = replace(stage, asked=tuple(sorted((*stage.asked, made.to))), fresh=False)
    draft.stage = at.Proposing(made.to, made.good, made.give, then)


def name_town(title: Title, draft: Draft, stage: at.Proposing, city: int) -> None:
    if stage.city != NOWHERE:
        raise refusal.terms_first()
    if city in title.board.supplied[stage.good]:  # there it would go back at once (DK-32R)
        raise refusal.supplied_there(title.board, city, stage.good)
    draft.stage = replace(stage, city=city)


def name_terms(title: Title, draft: Draft, seat: Seat, stage: at.Proposing, made: do.Terms) -> None:
    """The supplier has as many turns of its own as there are rounds, this one included."""
    rules = title.rules
    if stage.city == NOWHERE:
        raise refusal.town_first()
    if not 1 <= made.rounds <= rules.offer_rounds:
        raise refusal.rounds(rules, made)
    if not 0 <= made.sum <= BARGAIN_SUM:
        raise refusal.money(made)
    supplier, partner = (seat, stage.to) if stage.give else (stage.to, seat)
    first = draft.round + had_its_turn(draft, supplier)
    bargain = Bargain(supplier, partner, stage.good, stage.city, made.sum, first + made.rounds - 1)
    draft.stage = at.Weighing(stage.to, bargain, stage.then)
    draft.say(news.Proposed(seat, stage.to, bargain))


def had_its_turn(draft: Draft, seat: Seat) -> bool:
    """Whether the seat's turn of this round is over."""
    seats = len(draft.players)
    return (seat - draft.first) % seats < (draft.turn - draft.first) % seats


def answer(draft: Draft, seat: Seat, stage: at.Weighing, yes: bool) -> None:
    draft.stage = stage.then
    draft.say(news.Answered(seat, yes))
    if yes:
        draft.bargains = (*draft.bargains, stage.bargain)


def keep(draft: Draft, seat: Seat, good: int, city: int) -> Seat | None:
    """The supplier has put the good down where it was agreed: it is paid. For whom the good is reserved, if so.

    Of several such bargains the one that ends first is kept. What the partner cannot pay is owed (DK-21R).
    """
    due = [deal for deal in draft.bargains if (deal.supplier, deal.good, deal.city) == (seat, good, city)]
    if not due:
        return None
    kept = min(due, key=lambda deal: deal.until)
    drop(draft, kept)
    paid = min(kept.sum, draft.hands[kept.partner].cash)
    draft.transfer(kept.partner, seat, paid)
    draft.say(news.Kept(seat, kept.partner, good, city, paid, kept.sum - paid))
    if paid < kept.sum:
        draft.owe(kept.partner, seat, kept.sum - paid)
    return kept.partner


def lapse(draft: Draft) -> None:
    """At the end of the supplier's last turn for it: nobody owes anything."""
    for deal in draft.bargains:
        if deal.supplier == draft.turn and deal.until <= draft.round:
            drop(draft, deal)
            draft.say(news.Lapsed(deal.supplier, deal.partner, deal.good, deal.city))


def drop(draft: Draft, deal: Bargain) -> None:
    where = draft.bargains.index(deal)
    draft.bargains = draft.bargains[:where] + draft.bargains[where + 1 :]
