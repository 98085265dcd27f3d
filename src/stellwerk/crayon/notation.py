"""Actions as text, both ways: `lay aarhus-k18`, `deliver beer 12`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from stellwerk.core.game import InvalidAction, MisspeltAction
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
from stellwerk.crayon.title import Title

MOST_DIGITS: Final = 4
EXAMPLES: Final = (
    "'go k18', 'load beer', 'deliver beer 12', 'lay aarhus-k18', 'buy kattegat', 'upgrade b9', 'done', 'swap'"
)


def write(title: Title, action: Action) -> str:
    board = title.board
    match action:
        case do.Under(cards):
            return " ".join(["under", *(str(board.file.cards[card].id) for card in cards)])
        case do.Begin(city):
            return f"begin {board.places[city].id}"
        case do.Go(post):
            return f"go {board.posts[post]}"
        case do.Cross(line, owner):
            return f"cross {board.lines[line].id} {owner}"
        case do.Load(good):
            return f"load {board.goods[good]}"
        case do.Drop(good):
            return f"drop {board.goods[good]}"
        case do.Lose(good):
            return f"lose {board.goods[good]}"
        case do.Deliver(card, good):
            return f"deliver {board.goods[good]} {board.file.cards[card].id}"
        case do.Lay(edge):
            return f"lay {board.edge_name(edge)}"
        case do.Buy(line, edge):
            via = "" if edge is None else f" {board.edge_name(edge)}"
            return f"buy {board.lines[line].id}{via}"
        case do.Upgrade(kind):
            return f"upgrade {title.rules.trains[kind].id}"
        case do.Convert(kind):
            return f"convert {title.rules.trains[kind].id}"
        case do.Done():
            return "done"
        case do.Swap():
            return "swap"
        case do.Offer(to, money, rounds):
            return f"offer {to} {money} {rounds}"
        case do.Propose(to, good, give):
            return f"bargain {to} {'give' if give else 'get'} {board.goods[good]}"
        case do.Town(city):
            return f"town {board.places[city].id}"
        case do.Terms(money, rounds):
            return f"terms {money} {rounds}"
        case do.Answer(yes):
            return "answer yes" if yes else "answer no"
        case do.First(seat):
            return f"first {seat}"
        case do.Draw(card):
            if board.is_event(card):
                return f"event {board.file.events[card - board.orders].id}"
            return f"card {board.file.cards[card].id}"
        case other:
            assert_never(other)


def read(title: Title, text: str) -> Action:
    """InvalidAction names the word that is not understood and what was expected, or the right spelling."""
    action = _understood(title, text)
    if (right := write(title, action)) != text:
        raise MisspeltAction(right)
    return action


def _understood(title: Title, text: str) -> Action:
    """More than one spelling: a person may name a section from either end."""
    board = title.board
    match text.split(" "):
        case ["under", *cards] if cards:
            return do.Under(tuple([_card(title, card) for card in cards]))
        case ["begin", city]:
            return do.Begin(_known("city", city, title.city_at))
        case ["go", post]:
            return do.Go(_known("milepost", post, board.post))
        case ["cross", line, owner]:
            return do.Cross(_known("ferry", line, board.line), _known("seat", owner, title.seat_at))
        case ["load", good]:
            return do.Load(_known("good", good, board.good))
        case ["drop", good]:
            return do.Drop(_known("good", good, board.good))
        case ["lose", good]:
            return do.Lose(_known("good", good, board.good))
        case ["deliver", good, card]:
            return do.Deliver(_card(title, card), _known("good", good, board.good))
        case ["lay", edge]:
            return do.Lay(_edge(title, edge))
        case ["buy", line]:
            return do.Buy(_known("ferry", line, board.line))
        case ["buy", line, edge]:
            return do.Buy(_known("ferry", line, board.line), _edge(title, edge))
        case ["upgrade", kind]:
            return do.Upgrade(_known("train", kind, title.train_at))
        case ["convert", kind]:
            return do.Convert(_known("train", kind, title.train_at))
        case ["done"]:
            return do.Done()
        case ["swap"]:
            return do.Swap()
        case ["offer", to, money, rounds]:
            return do.Offer(_known("seat", to, title.seat_at), _number("sum", money), _number("rounds", rounds))
        case ["bargain", to, "give" | "get" as way, good]:
            return do.Propose(_known("seat", to, title.seat_at), _known("good", good, board.good), way == "give")
        case ["town", city]:
            return do.Town(_known("city", city, title.city_at))
        case ["terms", money, rounds]:
            return do.Terms(_number("sum", money), _number("rounds", rounds))
        case ["answer", "yes" | "no" as word]:
            return do.Answer(word == "yes")
        case ["first", seat]:
            return do.First(_known("seat", seat, title.seat_at))
        case ["card", card]:
            return do.Draw(_card(title, card))
        case ["event", event]:
            return do.Draw(_known("event", event, board.event))
        case _:
            raise InvalidAction(f"{text!r} is not an action; expected one such as {EXAMPLES}")


def _card(title: Title, text: str) -> int:
    board, number = title.board, _number("card", text)
    if number not in board.card:
        raise InvalidAction(f"card {text!r} does not exist; expected a number from 1 to {len(board.file.cards)}")
    return board.card[number]


def _edge(title: Title, text: str) -> int:
    if text not in title.edge_at:
        raise InvalidAction(f"section {text!r} does not exist; expected two neighbouring mileposts, a-b")
    return title.edge_at[text]


def _number(what: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InvalidAction(f"{what} {text!r} is not a number")
    return int(text)


def _known(what: str, name: str, names: Mapping[str, int]) -> int:
    if name not in names:
        some = ", ".join(list(names)[:4])
        raise InvalidAction(f"{what} {name!r} does not exist; expected one such as {some}")
    return names[name]
