"""Actions as text, both ways: `lay aarhus-k18`, `deliver beer 12`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from stellwerk.core.game import InvalidAction, MisspeltAction
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
    Swap,
    Under,
    Upgrade,
)
from stellwerk.crayon.board import Board
from stellwerk.crayon.rules import Ruleset

MOST_DIGITS = 4


class Notation:
    """The words of one board."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        self.board = board
        self.kinds = tuple(kind.id for kind in rules.trains)
        self.kind = {name: number for number, name in enumerate(self.kinds)}
        self.cities = {name: number for name, number in board.place.items() if number < board.cities}
        self.numbers = tuple(card.id for card in board.file.cards)
        self.events = tuple(event.id for event in board.file.events)
        self.seats = {str(seat): seat for seat in range(rules.seats[1])}
        self.edges = {board.edge_name(edge): edge for edge in range(len(board.ends))}
        for edge, (a, b) in enumerate(board.ends):
            self.edges[f"{board.posts[b]}-{board.posts[a]}"] = edge

    def write(self, action: Action) -> str:
        board = self.board
        match action:
            case Under(cards):
                return " ".join(["under", *(str(self.numbers[card]) for card in cards)])
            case Begin(city):
                return f"begin {board.places[city].id}"
            case Go(post):
                return f"go {board.posts[post]}"
            case Cross(line, owner):
                return f"cross {board.lines[line].id} {owner}"
            case Load(good):
                return f"load {board.goods[good]}"
            case Drop(good):
                return f"drop {board.goods[good]}"
            case Lose(good):
                return f"lose {board.goods[good]}"
            case Deliver(card, good):
                return f"deliver {board.goods[good]} {self.numbers[card]}"
            case Lay(edge):
                return f"lay {board.edge_name(edge)}"
            case Buy(line, edge):
                via = "" if edge is None else f" {board.edge_name(edge)}"
                return f"buy {board.lines[line].id}{via}"
            case Upgrade(kind):
                return f"upgrade {self.kinds[kind]}"
            case Convert(kind):
                return f"convert {self.kinds[kind]}"
            case Done():
                return "done"
            case Swap():
                return "swap"
            case Offer(to, money, rounds):
                return f"offer {to} {money} {rounds}"
            case Answer(yes):
                return "answer yes" if yes else "answer no"
            case First(seat):
                return f"first {seat}"
            case Draw(card):
                if board.is_event(card):
                    return f"event {self.events[card - board.orders]}"
                return f"card {self.numbers[card]}"
            case other:
                assert_never(other)

    def read(self, text: str) -> Action:
        action = self._understood(text)
        if (right := self.write(action)) != text:
            raise MisspeltAction(right)
        return action

    def _understood(self, text: str) -> Action:
        """More than one spelling: a person may name a section from either end."""
        board = self.board
        match text.split(" "):
            case ["under", *cards] if cards:
                return Under(tuple([self._card(card) for card in cards]))
            case ["begin", city]:
                return Begin(_known("city", city, self.cities))
            case ["go", post]:
                return Go(_known("milepost", post, board.post))
            case ["cross", line, owner]:
                return Cross(_known("ferry", line, board.line), _known("seat", owner, self.seats))
            case ["load", good]:
                return Load(_known("good", good, board.good))
            case ["drop", good]:
                return Drop(_known("good", good, board.good))
            case ["lose", good]:
                return Lose(_known("good", good, board.good))
            case ["deliver", good, card]:
                return Deliver(self._card(card), _known("good", good, board.good))
            case ["lay", edge]:
                return Lay(self._edge(edge))
            case ["buy", line]:
                return Buy(_known("ferry", line, board.line))
            case ["buy", line, edge]:
                return Buy(_known("ferry", line, board.line), self._edge(edge))
            case ["upgrade", kind]:
                return Upgrade(_known("train", kind, self.kind))
            case ["convert", kind]:
                return Convert(_known("train", kind, self.kind))
            case ["done"]:
                return Done()
            case ["swap"]:
                return Swap()
            case ["offer", to, money, rounds]:
                return Offer(_known("seat", to, self.seats), _number("sum", money), _number("rounds", rounds))
            case ["answer", "yes" | "no" as word]:
                return Answer(word == "yes")
            case ["first", seat]:
                return First(_known("seat", seat, self.seats))
            case ["card", card]:
                return Draw(self._card(card))
            case ["event", event]:
                return Draw(_known("event", event, board.event))
            case _:
                raise InvalidAction(f"{text!r} is not an action; expected one such as {EXAMPLES}")

    def _card(self, text: str) -> int:
        number = _number("card", text)
        if number not in self.board.card:
            raise InvalidAction(f"card {text!r} does not exist; expected a number from 1 to {len(self.numbers)}")
        return self.board.card[number]

    def _edge(self, text: str) -> int:
        if text not in self.edges:
            raise InvalidAction(f"section {text!r} does not exist; expected two neighbouring mileposts, a-b")
        return self.edges[text]


EXAMPLES = (
    "'go k18', 'load beer', 'deliver beer 12', 'lay aarhus-k18', 'buy kattegat', 'upgrade b9', 'done', 'swap'"
)


def _number(what: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise InvalidAction(f"{what} {text!r} is not a number")
    return int(text)


def _known(what: str, name: str, names: Mapping[str, int]) -> int:
    if name not in names:
        some = ", ".join(list(names)[:4])
        raise InvalidAction(f"{what} {name!r} does not exist; expected one such as {some}")
    return names[name]
