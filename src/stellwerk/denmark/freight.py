"""Loading, dropping and delivering goods."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.core.pile import without
from stellwerk.denmark.board import NOWHERE
from stellwerk.denmark.draft import Draft
from stellwerk.denmark.events import Delivered, Dropped, Loaded, Lost, Returned
from stellwerk.denmark.state import Drawing, Losing, Lying, Moving
from stellwerk.denmark.title import Title


def city_of(title: Title, draft: Draft, seat: Seat) -> int:
    """The city where goods are handled now."""
    board, post = title.board, draft.players[seat].post
    city = board.city_at(post)
    if city == NOWHERE:
        raise IllegalAction("DK-30", f"the train stands at {board.post_name(post)}, which is no city")
    if city in title.in_force(draft.running).no_loading:
        raise IllegalAction("DK-42", f"nothing is loaded or unloaded in {board.places[city].name} this round")
    return city


def load(title: Title, draft: Draft, seat: Seat, stage: Moving, good: int) -> None:
    """A good from the city's supply, or one that lies there (DK-30, DK-32)."""
    board, player = title.board, draft.players[seat]
    city = city_of(title, draft, seat)
    name, town = board.goods[good], board.places[city].name
    holds = title.rules.trains[player.kind].holds
    if len(player.goods) >= holds:
        raise IllegalAction("DK-30", f"all {holds} holds are full, no room for {name}")
    lying = [entry for entry in draft.lying if entry.city == city and entry.good == good]
    if lying:
        # DK-32: of several, the one that would go back first.
        draft.pick_up(min(lying, key=lambda entry: (entry.until, (entry.seat - draft.first) % len(draft.players))))
    elif city not in board.supplied[good]:
        raise IllegalAction("DK-30", f"{town} does not supply {name}")
    elif not draft.supply[good]:
        raise IllegalAction("DK-31", f"all {board.chips[good]} chips of {name} are under way")
    else:
        draft.restock(good, -1)
    draft.load(seat, good)
    draft.stage = replace(stage, fresh=False)
    draft.say(Loaded(seat, good, city))


def drop(title: Title, draft: Draft, seat: Seat, stage: Moving, good: int) -> None:
    """Unload without an order: the good lies in the city, or goes back at once where it comes from (DK-32R)."""
    board = title.board
    if board.city_at(draft.players[seat].post) == NOWHERE:
        raise IllegalAction("DK-32R", f"{board.goods[good]} cannot be dropped outside a city")
    city = city_of(title, draft, seat)
    require_on_train(title, draft, seat, good, "DK-32")
    draft.unload(seat, good)
    draft.say(Dropped(seat, good, city))
    if city in board.supplied[good]:
        draft.restock(good, 1)
        draft.say(Returned(good, city))
    else:
        lying = Lying(city, good, seat, draft.round + title.rules.lie_rounds)
        draft.lying = tuple(sorted((*draft.lying, lying), key=_place_in_row))
    draft.stage = replace(stage, fresh=False)


def _place_in_row(entry: Lying) -> tuple[int, int, int, Seat]:
    return entry.city, entry.good, entry.until, entry.seat


def deliver(title: Title, draft: Draft, seat: Seat, stage: Moving, card: int, good: int) -> None:
    """Serve an order of an own or a public card: money, then a new card (DK-33, DK-34)."""
    board = title.board
    city = city_of(title, draft, seat)
    public = card in draft.orders
    number = board.file.cards[card].id
    if not public and card not in draft.hands[seat].cards:
        raise IllegalAction("DK-33", f"card {number} is neither in the hand nor public")
    order = board.order(card, city, good)
    if order is None:
        town = board.places[city].name
        raise IllegalAction("DK-33", f"card {number} does not ask for {board.goods[good]} in {town}")
    require_on_train(title, draft, seat, good, "DK-33")
    draft.unload(seat, good)
    draft.restock(good, 1)
    pay = order.pay + title.in_force(draft.running).bonus_in(city)
    draft.say(Delivered(seat, card, good, city, pay, public))
    draft.earn(seat, pay)
    draft.announce(seat, title.announce)
    draft.delivered = draft.round
    if public:
        draft.orders = without(draft.orders, card)
        draft.throw(card)
    else:
        draft.discard_card(seat, card)
    draft.stage = Drawing(None if public else seat, replace(stage, fresh=False))


def lose(title: Title, draft: Draft, seat: Seat, stage: Losing, good: int) -> None:
    """The owner has chosen what is lost (DK-42, DK-61R)."""
    require_on_train(title, draft, seat, good, "DK-61R")
    draft.unload(seat, good)
    draft.restock(good, 1)
    draft.say(Lost(seat, good))
    pending = without(stage.pending, seat)
    draft.stage = Losing(pending, stage.then) if pending else stage.then


def require_on_train(title: Title, draft: Draft, seat: Seat, good: int, rule: str) -> None:
    if good not in draft.players[seat].goods:
        raise IllegalAction(rule, f"{title.board.goods[good]} is not on the train of seat {seat}")
