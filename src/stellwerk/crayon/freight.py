"""Loading, dropping and delivering goods."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.core.pile import without
from stellwerk.crayon import bargains
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.refusal import freight as refusal
from stellwerk.crayon.refusal.bargains import reserved
from stellwerk.crayon.state import Lying
from stellwerk.crayon.title import Title


def city_of(title: Title, draft: Draft, seat: Seat) -> int:
    """The city where goods are handled now."""
    board, post = title.board, draft.players[seat].post
    city = board.city_at(post)
    if city == NOWHERE:
        raise refusal.no_city(board, post)
    if city in title.in_force(draft.running).no_loading:
        raise refusal.no_handling(board.places[city])
    return city


def load(title: Title, draft: Draft, seat: Seat, stage: at.Moving, good: int) -> None:
    """A good from the city's supply, or one that lies there (DK-30, DK-32)."""
    board, player = title.board, draft.players[seat]
    city = city_of(title, draft, seat)
    holds = title.rules.trains[player.kind].holds
    if len(player.goods) >= holds:
        raise refusal.holds_full(board, good, holds)
    there = [entry for entry in draft.lying if entry.city == city and entry.good == good]
    lying = [entry for entry in there if entry.reserved in (None, seat)]
    if lying:
        draft.pick_up(min(lying, key=lambda entry: _goes_back(draft, entry)))
    elif city not in board.supplied[good]:
        for entry in there:
            assert entry.reserved is not None
            raise reserved(board, good, city, entry.reserved)
        raise refusal.not_supplied(board, city, good)
    elif not draft.supply[good]:
        raise refusal.all_under_way(board, good)
    else:
        draft.restock(good, -1)
    draft.load(seat, good)
    draft.stage = replace(stage, fresh=False)
    draft.say(news.Loaded(seat, good, city))


def drop(title: Title, draft: Draft, seat: Seat, stage: at.Moving, good: int) -> None:
    """Unload without an order: the good lies in the city, or goes back at once where it comes from (DK-32R)."""
    board = title.board
    if board.city_at(draft.players[seat].post) == NOWHERE:
        raise refusal.drop_outside(board, good)
    city = city_of(title, draft, seat)
    require_on_train(title, draft, seat, good, "DK-32")
    draft.unload(seat, good)
    draft.say(news.Dropped(seat, good, city))
    if city in board.supplied[good]:
        draft.restock(good, 1)
        draft.say(news.Returned(good, city))
    else:
        partner = bargains.keep(draft, seat, good, city)
        lying = Lying(city, good, seat, draft.round + title.rules.lie_rounds, partner)
        draft.lying = tuple(sorted((*draft.lying, lying), key=_place_in_row))
    draft.stage = replace(stage, fresh=False)


def _goes_back(draft: Draft, entry: Lying) -> tuple[int, int, bool]:
    """DK-32: of several, the one that would go back first; of these, the one that only this seat may take."""
    return entry.until, (entry.seat - draft.first) % len(draft.players), entry.reserved is None


def _place_in_row(entry: Lying) -> tuple[int, int, int, Seat, Seat]:
    return entry.city, entry.good, entry.until, entry.seat, -1 if entry.reserved is None else entry.reserved


def deliver(title: Title, draft: Draft, seat: Seat, stage: at.Moving, card: int, good: int) -> None:
    """Serve an order of an own or a public card: money, then a new card (DK-33, DK-34)."""
    board = title.board
    city = city_of(title, draft, seat)
    public = card in draft.orders
    if not public and card not in draft.hands[seat].cards:
        raise refusal.not_your_card(board, card)
    order = board.order(card, city, good)
    if order is None:
        raise refusal.not_asked(board, card, good, city)
    require_on_train(title, draft, seat, good, "DK-33")
    draft.unload(seat, good)
    draft.restock(good, 1)
    pay = order.pay + title.in_force(draft.running).bonus_in(city)
    draft.say(news.Delivered(seat, card, good, city, pay, public))
    draft.earn(seat, pay)
    draft.announce(seat, title.announce)
    draft.delivered = draft.round
    if public:
        draft.orders = without(draft.orders, card)
        draft.throw(card)
    else:
        draft.discard_card(seat, card)
    draft.stage = at.Drawing(None if public else seat, replace(stage, fresh=False))


def lose(title: Title, draft: Draft, seat: Seat, stage: at.Losing, good: int) -> None:
    """The owner has chosen what is lost (DK-42, DK-61R)."""
    require_on_train(title, draft, seat, good, "DK-61R")
    draft.unload(seat, good)
    draft.restock(good, 1)
    draft.say(news.Lost(seat, good))
    pending = without(stage.pending, seat)
    draft.stage = at.Losing(pending, stage.then) if pending else stage.then


def require_on_train(title: Title, draft: Draft, seat: Seat, good: int, rule: str) -> None:
    if good not in draft.players[seat].goods:
        raise refusal.not_on_train(title.board, seat, good, rule)
