"""The beginning: cards, start cities, start player, and later the public orders."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.network import Position
from stellwerk.crayon.refusal import opening as refusal
from stellwerk.crayon.title import Title


def deal(title: Title, draft: Draft, stage: at.Dealing, card: int) -> None:
    """One card of an opening hand. Only orders are dealt: events are replaced and shuffled back (DK-03R)."""
    seat = stage.seat
    draft.take_card(card, seat)
    draft.give_card(seat, card)
    draft.say(news.Drew(seat))
    draft.say(news.Received(seat, card))
    if draft.players[seat].cards == title.rules.dealt_cards:
        seats = len(draft.players)
        draft.stage = at.Dealing(seat + 1) if seat + 1 < seats else at.Opening(tuple(range(seats)))


def under(title: Title, draft: Draft, seat: Seat, cards: tuple[int, ...]) -> None:
    """The cards that are not kept go under the pile in the order given (DK-03R)."""
    rules, hand = title.rules, draft.hands[seat]
    count = len(hand.cards) - rules.hand_cards
    if not count:
        raise refusal.cards_chosen(seat)
    if len(cards) != count or len(set(cards)) != count:
        raise refusal.under_number(cards, count)
    for card in cards:
        if card not in hand.cards:
            raise refusal.not_in_hand(title.board, seat, card)
    for card in cards:
        draft.put_under(seat, card)
    draft.say(news.PutUnder(seat, count))


def begin(title: Title, draft: Draft, seat: Seat, stage: at.Opening, city: int) -> None:
    """The start city, whose centre the train stands in (DK-04)."""
    place = title.board.places[city]
    if draft.players[seat].cards > title.rules.hand_cards:
        raise refusal.cards_first(seat)
    if not place.start:
        raise refusal.no_start_city(place)
    if city not in start_cities(title, draft):
        raise refusal.start_taken(place)
    draft.players[seat] = replace(draft.players[seat], start=city, post=place.centre)
    draft.say(news.Began(seat, city))
    if title.rules.first_ready and len(stage.pending) == len(draft.players):
        draft.first = seat  # DK-05R
    pending = tuple([other for other in stage.pending if other != seat])
    draft.stage = at.Opening(pending) if pending else at.Tossing()


def start_cities(title: Title, here: Position) -> list[int]:
    """Where somebody may still begin (DK-04)."""
    taken = [player.start for player in here.players]
    return [
        city
        for city, place in enumerate(title.board.places)
        if place.start and (place.start >= title.rules.seats[1] or taken.count(city) < place.start)
    ]


def lay_out(draft: Draft, stage: at.LayingOut, card: int) -> None:
    """One of the public orders (DK-06)."""
    draft.take_card(card, None)
    draft.orders = tuple(sorted((*draft.orders, card)))
    draft.say(news.LaidOut(card))
    draft.stage = at.LayingOut(stage.left - 1)
