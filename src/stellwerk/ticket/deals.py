"""Luck acts: cards, passengers and tickets are dealt; and which deal follows which."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat
from stellwerk.ticket import events as news
from stellwerk.ticket import refusal
from stellwerk.ticket import state as at
from stellwerk.ticket.chance import first_wanted
from stellwerk.ticket.draft import Draft, plus
from stellwerk.ticket.open_hand import show_completed
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import GAP, Counts, Stage
from stellwerk.ticket.title import Title


def name_first(title: Title, draft: Draft, seat: Seat) -> None:
    if not isinstance(draft.stage, at.DealFirst):
        raise refusal.not_due("T-50R")
    if not 0 <= seat < len(draft.players):
        raise refusal.no_such_seat(seat)
    draft.turn, draft.stage = seat, at.DealCards(0)
    draft.events.append(news.Started(seat))


def deal_card(title: Title, draft: Draft, kind: int, reveal: Callable[[Title, Draft, at.Reveal], None]) -> None:
    """A card of the deck goes where the stage says; `reveal` goes on with a tunnel."""
    if not 0 <= kind < title.kinds or not draft.hidden_deck[kind]:
        raise refusal.dealt_card(title, kind)
    draft.hidden_deck = plus(draft.hidden_deck, kind, -1)
    draft.deck -= 1
    stage = draft.stage
    match stage:
        case at.Refill():
            place = draft.row.index(GAP)
            draft.row = draft.row[:place] + (kind,) + draft.row[place + 1 :]
            draft.events.append(news.TurnedUp(kind, place))
        case at.Blind(then):
            draft.events += (news.Drew(draft.turn), news.Received(draft.turn, kind))
            draft.give(draft.turn, kind, known=False)
            draft.stage = then
        case at.Reveal(route, colour, locos, seen):
            draft.events.append(news.Revealed(kind))
            reveal(title, draft, at.Reveal(route, colour, locos, (*seen, kind)))
        case at.DealCards(seat):
            draft.events.append(news.Dealt(seat, kind))
            draft.give(seat, kind, known=False)
            if draft.players[seat].cards == title.rules.opening_cards:
                more = seat + 1 < len(draft.players)
                draft.stage = at.DealCards(seat + 1) if more else after_cards(title, draft)
        case _:
            raise refusal.not_due("T-01")


def place_passenger(title: Title, draft: Draft, colour: int) -> None:
    """DE-01"""
    stage = draft.stage
    if not isinstance(stage, at.DealPassengers):
        raise refusal.not_due("DE-01" if title.bag else title.cites.passengers)
    if not 0 <= colour < len(draft.bag) or not draft.bag[colour]:
        raise refusal.placed_passenger(title, colour)
    city = stage.city
    standing = plus(draft.waiting[city], colour)
    draft.bag = plus(draft.bag, colour, -1)
    draft.waiting = draft.waiting[:city] + (standing,) + draft.waiting[city + 1 :]
    draft.events.append(news.Placed(city, colour))
    if sum(standing) == title.board.cities[city].passengers:
        draft.stage = next_platform(title, city + 1) or open_round(title, draft, 0)


def deal_ticket(title: Title, draft: Draft, ticket: int) -> None:
    stage = draft.stage
    if not isinstance(stage, at.DealTickets | at.DealOpening):
        raise refusal.not_due(title.cites.offer)
    seat, pile = stage.seat, first_wanted(stage.want)
    hidden, depths = draft.hidden_piles[pile], draft.piles[pile]
    number = depths[0].number
    try:
        draft.set_pile(pile, *layers.draw(hidden, depths, ticket))
    except ValueError:
        raise refusal.dealt_ticket(title, ticket) from None
    draft.events.append(news.Offered(seat, ticket))
    hand, player = draft.hands[seat], draft.players[seat]
    reached = player.reached[:pile] + (number,) + player.reached[pile + 1 :]
    if isinstance(title.rules.tickets, OpenHand):
        draft.hands[seat] = replace(hand, tickets=tuple(sorted((*hand.tickets, ticket))))
        held = player.tickets + 1
        draft.players[seat] = replace(player, tickets=held, from_pile=(held,), reached=reached)
    else:
        draft.hands[seat] = replace(hand, offer=tuple(sorted((*hand.offer, ticket))))
        draft.players[seat] = replace(player, offered=plus(player.offered, pile), reached=reached)
    draft.stage = replace(stage, want=plus(stage.want, pile, -1))


# ---- what follows what


def after_cards(title: Title, draft: Draft) -> Stage:
    return next_platform(title, 0) or open_round(title, draft, 0)


def next_platform(title: Title, first: int) -> Stage | None:
    """The next city that gets passengers, from number `first` on."""
    for city in range(first, len(title.board.cities)):
        if title.bag and title.board.cities[city].passengers:
            return at.DealPassengers(city)
    return None


def open_round(title: Title, draft: Draft, number: int) -> Stage:
    """A round of first tickets, or the first turn when all rounds are over."""
    tickets = title.rules.tickets
    if isinstance(tickets, OpenHand):
        return at.DealOpening(0, 0, (tickets.size,)) if number == 0 else at.Turn()
    if number == len(tickets.opening):
        for pile, name in enumerate(title.board.piles):
            if name in tickets.boxed:
                rest = [item for layer in draft.hidden_piles[pile] for item in layer.items]
                draft.hidden_box = tuple(sorted((*draft.hidden_box, *rest)))
                draft.set_pile(pile, (), ())
        return at.Turn()
    want = tickets.opening[number].draw
    if isinstance(want, int):  # a mix that each player announces (DE-02)
        return at.Opening(number, tuple(range(len(draft.players))))
    return at.DealOpening(number, 0, want)


def deal_next_opening(title: Title, draft: Draft, stage: at.DealOpening) -> bool:
    """Moves the opening deal on when this seat has all it is due; False: luck must deal."""
    if owed(draft, stage.want):
        return False
    if stage.seat + 1 < len(draft.players):
        tickets = title.rules.tickets
        want = (tickets.size,) if isinstance(tickets, OpenHand) else tickets.opening[stage.round].draw
        assert not isinstance(want, int)
        draft.stage = at.DealOpening(stage.round, stage.seat + 1, want)
    elif isinstance(title.rules.tickets, OpenHand):
        draft.stage = at.Turn()
    else:
        draft.stage = at.Opening(stage.round, tuple(range(len(draft.players))))
    return True


def still_dealing(title: Title, draft: Draft, stage: at.DealTickets) -> bool:
    """Whether luck must deal more tickets; otherwise the stage that follows is set."""
    if any(stage.want) and not draft.piles[first_wanted(stage.want)] and draft.spent:
        draft.set_pile(0, draft.hidden_spent, draft.spent)  # FJ-07R: discarded tickets become the pile
        draft.hidden_spent, draft.spent = (), ()
    if owed(draft, stage.want):
        return True
    draft.stage = stage.then
    if isinstance(title.rules.tickets, OpenHand):
        show_completed(title, draft, stage.seat)  # FJ-06R
    return False


def owed(draft: Draft, want: Counts) -> bool:
    return any(want) and bool(draft.piles[first_wanted(want)])
