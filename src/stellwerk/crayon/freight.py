"""Loading, dropping and delivering goods."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.core.pile import without
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.state import Lying
from stellwerk.crayon.title import Title


def city_of(title: Title, draft: Draft, seat: Seat) -> int:
    """The city where goods are handled now."""
    board, post = title.board, draft.players[seat].post
    city = board.city_at(post)
    if city == NOWHERE:
        reason = f"the train stands at {board.post_name(post)}, which is no city"
        raise IllegalAction("DK-30", reason, "dk-no-city", here=board.posts[post])
    if city in title.in_force(draft.running).no_loading:
        reason = f"nothing is loaded or unloaded in {board.places[city].name} this round"
        raise IllegalAction("DK-42", reason, "dk-no-handling", place=board.places[city].id)
    return city


def load(title: Title, draft: Draft, seat: Seat, stage: at.Moving, good: int) -> None:
    """A good from the city's supply, or one that lies there (DK-30, DK-32)."""
    board, player = title.board, draft.players[seat]
    city = city_of(title, draft, seat)
    name, town = board.goods[good], board.places[city]
    holds = title.rules.trains[player.kind].holds
    if len(player.goods) >= holds:
        reason = f"all {holds} holds are full, no room for {name}"
        raise IllegalAction("DK-30", reason, "dk-holds-full", good=name, most=holds)
    lying = [entry for entry in draft.lying if entry.city == city and entry.good == good]
    if lying:
        # DK-32: of several, the one that would go back first.
        draft.pick_up(min(lying, key=lambda entry: (entry.until, (entry.seat - draft.first) % len(draft.players))))
    elif city not in board.supplied[good]:
        reason = f"{town.name} does not supply {name}"
        raise IllegalAction("DK-30", reason, "dk-not-supplied", place=town.id, good=name)
    elif not draft.supply[good]:
        reason = f"all {board.chips[good]} chips of {name} are under way"
        raise IllegalAction("DK-31", reason, "dk-all-under-way", good=name)
    else:
        draft.restock(good, -1)
    draft.load(seat, good)
    draft.stage = replace(stage, fresh=False)
    draft.say(news.Loaded(seat, good, city))


def drop(title: Title, draft: Draft, seat: Seat, stage: at.Moving, good: int) -> None:
    """Unload without an order: the good lies in the city, or goes back at once where it comes from (DK-32R)."""
    board = title.board
    if board.city_at(draft.players[seat].post) == NOWHERE:
        name = board.goods[good]
        raise IllegalAction("DK-32R", f"{name} cannot be dropped outside a city", "dk-drop-outside", good=name)
    city = city_of(title, draft, seat)
    require_on_train(title, draft, seat, good, "DK-32")
    draft.unload(seat, good)
    draft.say(news.Dropped(seat, good, city))
    if city in board.supplied[good]:
        draft.restock(good, 1)
        draft.say(news.Returned(good, city))
    else:
        lying = Lying(city, good, seat, draft.round + title.rules.lie_rounds)
        draft.lying = tuple(sorted((*draft.lying, lying), key=_place_in_row))
    draft.stage = replace(stage, fresh=False)


def _place_in_row(entry: Lying) -> tuple[int, int, int, Seat]:
    return entry.city, entry.good, entry.until, entry.seat


def deliver(title: Title, draft: Draft, seat: Seat, stage: at.Moving, card: int, good: int) -> None:
    """Serve an order of an own or a public card: money, then a new card (DK-33, DK-34)."""
    board = title.board
    city = city_of(title, draft, seat)
    public = card in draft.orders
    number = board.file.cards[card].id
    if not public and card not in draft.hands[seat].cards:
        reason = f"card {number} is neither in the hand nor public"
        raise IllegalAction("DK-33", reason, "dk-not-your-card", card=number)
    order = board.order(card, city, good)
    if order is None:
        name, town = board.goods[good], board.places[city]
        reason = f"card {number} does not ask for {name} in {town.name}"
        raise IllegalAction("DK-33", reason, "dk-not-asked", card=number, good=name, place=town.id)
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
        name = title.board.goods[good]
        raise IllegalAction(rule, f"{name} is not on the train of seat {seat}", "dk-not-on-train", good=name)
