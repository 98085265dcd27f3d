"""Drawing cards, and the events that turn up among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import FREE
from stellwerk.crayon.boardfile import AT_ONCE, AtOnce, Derail, Tax, Washout
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.effects import Effects
from stellwerk.crayon.state import Running
from stellwerk.crayon.title import Title


def draw(title: Title, draft: Draft, stage: at.Drawing, card: int) -> None:
    """An order is what was wanted; an event happens and the draw is still owed (DK-40)."""
    event = card - title.board.orders
    draft.take_card(card, None if event >= 0 else stage.to)
    if event >= 0:
        draft.throw(card)
        draft.say(news.Revealed(event))
        happen(title, draft, stage, event)
    elif stage.to is None:
        draft.orders = tuple(sorted((*draft.orders, card)))
        draft.say(news.LaidOut(card))
        draft.stage = stage.then
    else:
        seat = stage.to
        draft.give_card(seat, card)
        draft.say(news.Drew(seat))
        draft.say(news.Received(seat, card))
        if draft.players[seat].cards >= title.hand_limit(draft.players[seat]):
            draft.stage = stage.then


def happen(title: Title, draft: Draft, stage: at.Drawing, event: int) -> None:
    """Now, or from the end of this turn for one round (DK-41)."""
    if title.events.lasts[event]:
        draft.running = (*draft.running, Running(event, draft.turn))
        return
    for carry_out in _AT_ONCE.values():
        carry_out(draft, stage, title.events.of[event])


def wash_out(draft: Draft, stage: at.Drawing, effects: Effects) -> None:
    """All sections across the water are gone, whoever owns them."""
    owner = bytearray(draft.owner)
    for edge in sorted(effects.washed):
        if owner[edge] < len(draft.players):
            draft.say(news.WashedOut(edge, owner[edge]))
            owner[edge] = FREE
    draft.owner = bytes(owner)


def tax(draft: Draft, stage: at.Drawing, effects: Effects) -> None:
    """A share of everybody's cash, rounded down. How much it is stays between the payer and the bank."""
    if not effects.tax:
        return
    draft.say(news.Taxed(effects.tax))
    for seat, hand in enumerate(draft.hands):
        due = hand.cash * effects.tax // 100
        draft.spend(seat, due)
        draft.say(news.TaxPaid(seat, due))


def derail(draft: Draft, stage: at.Drawing, effects: Effects) -> None:
    """Trains in the area miss their next movement and lose goods of their owner's choice."""
    pending: list[int] = []
    for seat, player in enumerate(draft.players):
        if player.post in effects.derailed:
            draft.players[seat] = replace(player, derailed=True)
            draft.say(news.Derailed(seat))
            pending += [seat] * min(effects.lost_goods, len(player.goods))
    if pending:
        draft.stage = at.Losing(tuple(pending), stage)


# In this order when a card brings several.
_AT_ONCE: Final[Mapping[type[AtOnce], Callable[[Draft, at.Drawing, Effects], None]]] = {
    Washout: wash_out,
    Tax: tax,
    Derail: derail,
}
if missing := {*AT_ONCE} - {*_AT_ONCE}:
    raise TypeError(f"{__name__}: nothing carries out {', '.join(sorted(kind.__name__ for kind in missing))}")
