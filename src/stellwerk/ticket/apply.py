"""(title, state, seat, action) -> the next state and what happened; IllegalAction names the rule otherwise.

Every action is checked by its own conditions, never by looking it up in `legal`; a test keeps the two equal.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stellwerk.core import pile as layers
from stellwerk.core.game import LUCK, Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket import events as news
from stellwerk.ticket import refusal
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.claims import build_station, claim_route, give_up, pay, reveal, take_passenger
from stellwerk.ticket.deals import deal_card, deal_ticket, name_first, open_round, place_passenger
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.events import TicketStep
from stellwerk.ticket.legal import actors, claimable, on_turn
from stellwerk.ticket.offers import bounds, mixes, offer_now
from stellwerk.ticket.open_hand import swap_tickets
from stellwerk.ticket.rules import OpenHand, Rest
from stellwerk.ticket.settle import END, settle
from stellwerk.ticket.state import GAP, Public, Stage, TicketState
from stellwerk.ticket.title import Title

_SECOND = at.Second()
_BLIND_FIRST, _BLIND_SECOND = at.Blind(_SECOND), at.Blind(END)


def apply(title: Title, state: TicketState, seat: Seat, action: Action) -> TicketStep:
    expected = actors(state.public)
    if seat not in expected:
        raise refusal.not_your_turn(title, state.public, seat, expected)
    draft = Draft(state)
    if seat == LUCK:
        match action:
            case do.Card(kind):
                deal_card(title, draft, kind, reveal)
            case do.Slip(ticket):
                deal_ticket(title, draft, ticket)
            case do.Guest(colour):
                place_passenger(title, draft, colour)
            case do.First(named):
                name_first(title, draft, named)
            case _:
                raise refusal.luck_only_deals(action)
    else:
        match action:
            case do.Draw(card):
                draw_card(title, draft, seat, card)
            case do.Claim(route):
                claim_route(title, draft, seat, route)
            case do.Pay():
                pay(title, draft, seat, action)
            case do.Build(city):
                build_station(title, draft, seat, city)
            case do.AskTickets(mix):
                ask_tickets(title, state.public, draft, seat, mix)
            case do.Keep(tickets):
                keep_tickets(title, draft, seat, tickets)
            case do.Take(city, colour):
                take_passenger(title, draft, seat, city, colour)
            case do.GiveUp():
                give_up(title, draft, seat)
            case do.Swap():
                swap(title, state, draft, seat)
            case do.Pass():
                pass_turn(title, state, draft, seat)
            case do.Card() | do.Slip() | do.Guest() | do.First():
                raise refusal.only_luck_deals()
            case other:
                assert_never(other)
    settle(title, draft)
    return draft.seal()


def draw_card(title: Title, draft: Draft, seat: Seat, card: int) -> None:
    """T-03 to T-07"""
    kind = type(draft.stage)
    if kind is not at.Turn and kind is not at.Second:
        raise refusal.draw_later(title, draft, seat)
    first = kind is at.Turn
    if card == do.BLIND:
        if not draft.deck:
            raise refusal.deck_empty()
        draft.stage = _BLIND_FIRST if first else _BLIND_SECOND
    else:
        if card == GAP or card not in draft.row:
            raise refusal.card(title, card)
        if not first and card == title.loco:
            raise refusal.second_loco()
        place = draft.row.index(card)
        draft.row = draft.row[:place] + (GAP,) + draft.row[place + 1 :]
        draft.give(seat, card, known=True)
        draft.events.append(news.Took(seat, card))
        draft.stage = _SECOND if first and card != title.loco else END  # T-05
    draft.idle = 0


def ask_tickets(title: Title, public: Public, draft: Draft, seat: Seat, mix: tuple[int, ...]) -> None:
    """EU-30, DE-02, DE-05"""
    stage, tickets = draft.stage, title.rules.tickets
    if isinstance(tickets, OpenHand):
        raise refusal.tickets_come(title)
    then: Stage
    if isinstance(stage, at.Turn):
        offer, then, rule = tickets.play, at.Choose(), title.cites.offer
    else:
        opening = offer_now(title, stage)
        if opening is None or not isinstance(opening.draw, int) or draft.hands[seat].offer:
            raise refusal.ask_later(title, draft, seat)
        offer, then, rule = opening, stage, title.cites.opening
    if mix not in mixes(offer, public):
        raise refusal.mix(title, public, offer, mix, rule)
    draft.idle = 0
    draft.events.append(news.Asked(seat, mix))
    draft.stage = at.DealTickets(seat, mix, then)


def keep_tickets(title: Title, draft: Draft, seat: Seat, tickets: tuple[int, ...]) -> None:
    """EU-30, EU-60 to EU-63, DE-02, DE-05"""
    stage, hand = draft.stage, draft.hands[seat]
    offer = offer_now(title, stage)
    rule = title.cites.opening if isinstance(stage, at.Opening) else title.cites.offer
    if offer is None:
        raise refusal.no_offer(rule)
    if not hand.offer:
        raise refusal.keep_later(title, draft, seat, rule)
    if not set(tickets) <= set(hand.offer) or tuple(sorted(set(tickets))) != tickets:
        raise refusal.keep(title, hand.offer, tickets, rule)
    least, most = bounds(offer, hand)
    if len(tickets) < least:
        raise refusal.keep_more(tickets, least, rule)
    if len(tickets) > most:
        raise refusal.keep_fewer(tickets, most, rule)
    rest = tuple(t for t in hand.offer if t not in tickets)
    player = draft.players[seat]
    kept = [0] * len(title.board.piles)
    for ticket in tickets:
        kept[title.board.tickets[ticket].pile] += 1
    if offer.rest is Rest.BOX:  # nobody sees from which pile the returned ones were
        kept = [min(offered, len(tickets)) for offered in player.offered]
    draft.hands[seat] = replace(hand, tickets=tuple(sorted(hand.tickets + tickets)), offer=())
    draft.players[seat] = replace(
        player,
        tickets=player.tickets + len(tickets),
        from_pile=tuple(a + b for a, b in zip(player.from_pile, kept, strict=True)),
        offered=(0,) * len(kept),
    )
    draft.events += (news.Kept(seat, len(tickets)), news.Chose(seat, tickets))
    give_back(title, draft, seat, rest, offer.rest)
    if not isinstance(stage, at.Opening):
        draft.stage = END
        return
    pending = tuple(other for other in stage.pending if other != seat)
    if pending:
        draft.stage = at.Opening(stage.round, pending)
        return
    if offer.rest is Rest.SHUFFLED_IN:
        for pile in range(len(title.board.piles)):
            draft.shuffle_pile(pile)
    draft.stage = open_round(title, draft, stage.round + 1)


def give_back(title: Title, draft: Draft, seat: Seat, rest: tuple[int, ...], where: Rest) -> None:
    """Tickets not kept go where the offer says; the seat remembers what it put there."""
    if where is Rest.BOX:
        draft.hidden_box = tuple(sorted(draft.hidden_box + rest))
        hand = draft.hands[seat]
        draft.hands[seat] = replace(hand, boxed=tuple(sorted(hand.boxed + rest)))
        return
    for pile, depths in enumerate(draft.piles):
        back = tuple(t for t in rest if title.board.tickets[t].pile == pile)
        if not back:
            continue
        # In the opening all returned tickets share one lowest layer; the first layers are numbered by pile.
        shared = where is not Rest.UNDER and bool(depths) and depths[-1].number >= len(draft.piles)
        number = depths[-1].number if shared else draft.new_layer()
        draft.set_pile(pile, *layers.put_under(draft.hidden_piles[pile], depths, number, back))
        draft.remember(seat, number, back)


def swap(title: Title, state: TicketState, draft: Draft, seat: Seat) -> None:
    """FJ-03R, FJ-07"""
    if not isinstance(title.rules.tickets, OpenHand):
        raise refusal.tickets_kept(title)
    if type(draft.stage) is not at.Turn:
        raise refusal.swap_later(title, draft, seat)
    if not draft.hands[seat].tickets:
        raise refusal.nothing_to_swap(seat)
    public = state.public
    could_move = draft.deck > 0 or claimable(title, public, state.hands[seat], seat)
    draft.idle = 0 if could_move else draft.idle + 1  # FJ-11R
    swap_tickets(title, draft, seat)


def pass_turn(title: Title, state: TicketState, draft: Draft, seat: Seat) -> None:
    """T-14R"""
    if type(draft.stage) is not at.Turn:
        raise refusal.pass_later(title, draft, seat)
    if on_turn(title, state.public, state.hands[seat], seat) != [do.Pass()]:
        raise refusal.pass_needless()
    draft.events.append(news.Passed(seat))
    draft.idle += 1
    draft.stage = END
