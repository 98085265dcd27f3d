"""The children's game: tickets in an open hand, shown when complete, swapped when hopeless."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat
from stellwerk.ticket import events as news
from stellwerk.ticket import state as at
from stellwerk.ticket.bonuses import Crossing
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.network import Network
from stellwerk.ticket.rules import OpenHand, Race
from stellwerk.ticket.title import Title


def show_completed(title: Title, draft: Draft, seat: Seat) -> None:
    """Completed tickets are shown and replaced, the crossing is rewarded; six end the game (FJ-06 to FJ-10R)."""
    rules, board = title.rules, title.board
    assert isinstance(rules.tickets, OpenHand)
    hand, player = draft.hands[seat], draft.players[seat]
    network = Network(title, draft.owner, seat)
    done = tuple(ticket for ticket in hand.tickets if network.joins(board.tickets[ticket]))
    bonus = player.bonus
    if not bonus and any(
        network.crosses(rule.one, rule.other) for rule in rules.bonuses if isinstance(rule, Crossing)
    ):
        bonus = 1  # FJ-08R: once per player
        draft.events.append(news.Crossed(seat))
    draft.events += [news.Completed(seat, ticket) for ticket in done]
    left = tuple(ticket for ticket in hand.tickets if ticket not in done)
    draft.hands[seat] = replace(hand, tickets=left)
    draft.players[seat] = replace(
        player, done=player.done + done, bonus=bonus, tickets=len(left), from_pile=(len(left),)
    )
    if isinstance(rules.ending, Race):
        if len(player.done) + len(done) + bonus >= rules.ending.tickets:
            draft.stage = at.Over("tickets")  # FJ-09: at once
            draft.events.append(news.Ended("tickets"))
            return
        if not player.trains:
            return  # FJ-10R: the game ends with this turn, nothing is drawn any more
    if done and (draft.piles[0] or draft.spent):
        draft.stage = at.DealTickets(seat, (rules.tickets.size - len(left),), draft.stage)


def swap_tickets(title: Title, draft: Draft, seat: Seat) -> None:
    """All open tickets go to the ticket discard, new ones are drawn (FJ-07, FJ-07R)."""
    rule = title.rules.tickets
    assert isinstance(rule, OpenHand)
    hand = draft.hands[seat]
    number = draft.spent[0].number if draft.spent else draft.new_layer()
    draft.hidden_spent, draft.spent = layers.put_under(draft.hidden_spent, draft.spent, number, hand.tickets)
    draft.remember(seat, number, hand.tickets)
    draft.hands[seat] = replace(draft.hands[seat], tickets=())
    draft.players[seat] = replace(draft.players[seat], tickets=0, from_pile=(0,))
    draft.events.append(news.Swapped(seat, len(hand.tickets)))
    draft.stage = at.DealTickets(seat, (rule.size,), at.EndTurn())
