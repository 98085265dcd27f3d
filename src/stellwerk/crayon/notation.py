"""Actions as text, both ways: `lay aarhus-k18`, `deliver beer 12`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from stellwerk.core.game import InvalidAction, MisspeltAction
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
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
            case do.Under(cards):
                return " ".join(["under", *(str(self.numbers[card]) for card in cards)])
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
                return f"deliver {board.goods[good]} {self.numbers[card]}"
            case do.Lay(edge):
                return f"lay {board.edge_name(edge)}"
            case do.Buy(line, edge):
                via = "" if edge is None else f" {board.edge_name(edge)}"
                return f"buy {board.lines[line].id}{via}"
            case do.Upgrade(kind):
                return f"upgrade {self.kinds[kind]}"
            case do.Convert(kind):
                return f"convert {self.kinds[kind]}"
            case do.Done():
                return "done"
            case do.Swap():
                return "swap"
            case do.Offer(to, money, rounds):
                return f"offer {to} {money} {rounds}"
            case do.Answer(yes):
                return "answer yes" if yes else "answer no"
            case do.First(seat):
                return f"first {seat}"
            case do.Draw(card):
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
                return do.Under(tuple([self._card(card) for card in cards]))
            case ["begin", city]:
                return do.Begin(_known("city", city, self.cities))
            case ["go", post]:
                return do.Go(_known("milepost", post, board.post))
            case ["cross", line, owner]:
                return do.Cross(_known("ferry", line, board.line), _known("seat", owner, self.seats))
            case ["load", good]:
                return do.Load(_known("good", good, board.good))
            case ["drop", good]:
                return do.Drop(_known("good", good, board.good))
            case ["lose", good]:
                return do.Lose(_known("good", good, board.good))
            case ["deliver", good, card]:
                return do.Deliver(self._card(card), _known("good", good, board.good))
            case ["lay", edge]:
                return do.Lay(self._edge(edge))
            case ["buy", line]:
                return do.Buy(_known("ferry", line, board.line))
            case ["buy", line, edge]:
                return do.Buy(_known("ferry", line, board.line), self._edge(edge))
            case ["upgrade", kind]:
                return do.Upgrade(_known("train", kind, self.kind))
            case ["convert", kind]:
                return do.Convert(_known("train", kind, self.kind))
            case ["done"]:
                return do.Done()
            case ["swap"]:
                return do.Swap()
            case ["offer", to, money, rounds]:
                return do.Offer(_known("seat", to, self.seats), _number("sum", money), _number("rounds", rounds))
            case ["answer", "yes" | "no" as word]:
                return do.Answer(word == "yes")
            case ["first", seat]:
                return do.First(_known("seat", seat, self.seats))
            case ["card", card]:
                return do.Draw(self._card(card))
            case ["event", event]:
                return do.Draw(_known("event", event, board.event))
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
