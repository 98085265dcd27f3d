"""Actions of Denmark as entries of a menu."""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import (
    Action,
    Answer,
    Begin,
    Buy,
    Convert,
    Cross,
    Deliver,
    Done,
    Draw,
    Drop,
    First,
    Go,
    Lay,
    Load,
    Lose,
    Offer,
    Propose,
    Swap,
    Terms,
    Town,
    Under,
    Upgrade,
)
from stellwerk.crayon.board import INNER
from stellwerk.crayon.building import toward
from stellwerk.crayon.network import touches
from stellwerk.crayon.notation import write
from stellwerk.crayon.state import CrayonView, Moving
from stellwerk.crayon.words.names import Names
from stellwerk.words.narrator import Item


def group(action: Action) -> str:
    """The heading that the action stands under."""
    match action:
        case Under():
            return "under"
        case Begin():
            return "begin"
        case Go():
            return "go"
        case Cross():
            return "cross"
        case Load():
            return "load"
        case Drop():
            return "drop"
        case Lose():
            return "lose"
        case Deliver():
            return "deliver"
        case Lay():
            return "lay"
        case Buy():
            return "buy"
        case Upgrade() | Convert():
            return "train"
        case Done() | Swap():
            return "turn"
        case Offer():
            return "offer"
        case Propose():
            return "bargain"
        case Town():
            return "town"
        case Terms():
            return "terms"
        case Answer():
            return "answer"
        case First() | Draw():
            return "luck"
        case other:
            assert_never(other)


def heading(names: Names, group: str) -> str:
    return names.words.say(f"dk-group-{group}")


def item(names: Names, action: Action, view: CrayonView) -> Item:
    """As the browser offers it."""
    return Item(group(action), entry(names, action, view), on=_touched(names, action))


def _touched(names: Names, action: Action) -> tuple[str, ...]:
    """Ids of what the action is about, on the board or on the cards."""
    board = names.board
    match action:
        case Begin(city) | Town(city):
            return (f"city:{board.places[city].id}",)
        case Go(post):
            return (f"post:{board.posts[post]}",)
        case Cross(line, _) | Buy(line, None):
            return (f"ferry:{board.lines[line].id}",)
        case Buy(line, int(edge)):
            return (f"ferry:{board.lines[line].id}", f"edge:{board.edge_name(edge)}")
        case Lay(edge):
            return (f"edge:{board.edge_name(edge)}",)
        case Load(good) | Drop(good) | Lose(good) | Propose(good=good):
            return (f"good:{board.goods[good]}",)
        case Deliver(card, good):
            return (f"card:{board.file.cards[card].id}", f"good:{board.goods[good]}")
        case Under(cards):
            return tuple(f"card:{board.file.cards[card].id}" for card in cards)
        case Upgrade(kind) | Convert(kind):
            return (f"train:{names.title.rules.trains[kind].id}",)
        case _:
            return ()


def entry(names: Names, action: Action, view: CrayonView | None) -> str:
    """The action itself; its heading says the rest."""
    say, board, rules = names.words.say, names.board, names.title.rules
    match action:
        case Under(cards):
            return _under(names, cards, view)
        case Begin(city) | Town(city):
            return names.place(city)
        case Go(post):
            return _go(names, post, view)
        case Cross(line, owner):
            mine = view is not None and view.seat == owner
            return (
                names.line(line) if mine else say("dk-action-cross", line=names.line(line), seat=names.seat(owner))
            )
        case Load(good) | Drop(good) | Lose(good):
            return names.good(good)
        case Deliver(card, good):
            return _deliver(names, card, good, view)
        case Lay(edge):
            if view is None or view.seat is None:
                return names.edge(edge)
            cost, there = _section(names, edge, view, view.seat)
            here = names.post(sum(board.ends[edge]) - there)
            return say("dk-action-lay", here=here, there=names.post(there), cost=cost)
        case Buy(line, edge):
            if edge is None:
                return say("dk-action-buy", line=names.line(line), cost=board.lines[line].cost)
            extra = 0 if view is None or view.seat is None else _section(names, edge, view, view.seat)[0]
            cost = board.lines[line].cost + extra
            return say("dk-action-buy-with", line=names.line(line), cost=cost, section=names.edge(edge))
        case Upgrade(kind):
            return say("dk-action-upgrade", train=names.train_facts(kind), cost=rules.upgrade)
        case Convert(kind):
            return say("dk-action-convert", train=names.train_facts(kind), cost=rules.convert)
        case Done():
            if view is not None and isinstance(view.public.stage, Moving):
                return say("dk-action-done-moving")
            return say("dk-action-done")
        case Swap():
            return say("dk-action-swap")
        case Offer(to, money, rounds):
            return say("dk-action-offer", seat=names.seat(to), sum=money, rounds=rounds)
        case Propose(to, good, give):
            key = "dk-action-give" if give else "dk-action-get"
            return say(key, seat=names.seat(to), good=names.good(good))
        case Terms(money, rounds):
            return say("dk-action-terms", sum=money, rounds=rounds)
        case Answer(yes):
            return say("dk-action-accept" if yes else "dk-action-refuse")
        case First(seat):
            return say("dk-luck-first", seat=names.seat(seat))
        case Draw(card):
            return names.event(card - board.orders) if board.is_event(card) else names.card(card)
        case other:
            assert_never(other)


def _under(names: Names, cards: tuple[int, ...], view: CrayonView | None) -> str:
    gone = names.numbers(cards)
    if view is None or view.hand is None:
        return names.words.say("dk-action-under", cards=gone)
    kept = names.numbers(card for card in view.hand.cards if card not in cards)
    return names.words.say("dk-action-keep", kept=kept, cards=gone)


def _section(names: Names, edge: int, view: CrayonView, seat: Seat) -> tuple[int, int]:
    """What a section costs this seat, and the milepost it leads to."""
    a, b = names.board.ends[edge]
    mine = (touches(names.board, view.public, seat, a), touches(names.board, view.public, seat, b))
    return toward(names.board, edge, mine)


def _go(names: Names, post: int, view: CrayonView | None) -> str:
    """With the rent, where the track is another's."""
    there = names.post(post)
    stage = None if view is None else view.public.stage
    if view is None or view.seat is None or not isinstance(stage, Moving):
        return there
    public, seat = view.public, view.seat
    edge = names.board.links[public.players[seat].post].get(post)
    owner = INNER if edge is None else public.owner[edge]
    if owner == INNER:
        return there
    rent = names.title.rent(public.tariffs, stage.paid, seat, owner) if owner < len(public.players) else 0
    return names.words.say("dk-action-go-rent", there=there, sum=rent, seat=names.seat(owner)) if rent else there


def _deliver(names: Names, card: int, good: int, view: CrayonView | None) -> str:
    number, what = names.number(card), names.good(good)
    if view is None or view.seat is None:
        return names.words.say("dk-action-deliver", good=what, card=number)
    city = names.board.city_at(view.public.players[view.seat].post)
    order = names.board.order(card, city, good)
    if order is None:
        return names.words.say("dk-action-deliver", good=what, card=number)
    pay = order.pay + names.title.in_force(view.public.running).bonus_in(city)
    key = "dk-action-deliver-public" if card in view.public.orders else "dk-action-deliver-pay"
    return names.words.say(key, good=what, card=number, pay=pay)


def vocabulary(names: Names) -> list[str]:
    """Every single thing one could do, whether or not the rules allow it now."""
    title, board = names.title, names.board
    actions: list[Action] = [make(good) for make in (Load, Drop) for good in range(len(board.goods))]
    actions += [Go(post) for post in range(len(board.posts))]
    actions += [Lay(edge) for edge in range(len(board.ends))]
    actions += [Buy(line) for line in range(len(board.lines))]
    actions += [make(kind) for make in (Upgrade, Convert) for kind in range(len(title.rules.trains))]
    actions += [Done(), Swap()]
    return [write(title, action) for action in actions]
