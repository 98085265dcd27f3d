"""(view, action) <-> small integer, fixed by rules and board; `legal` lists actions in this order."""

from __future__ import annotations

from itertools import permutations

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import Board
from stellwerk.crayon.rules import BARGAIN_SUM, Ruleset
from stellwerk.crayon.state import CrayonView


class Codes:
    """Every action of a seat as one shared object, and its number."""

    def __init__(self, rules: Ruleset, board: Board) -> None:
        seats, kinds = range(rules.seats[1]), range(len(rules.trains))
        self.done = do.Done()
        self.swap = do.Swap()
        self.answers = (do.Answer(False), do.Answer(True))
        self.begin = tuple(do.Begin(city) for city in range(board.cities))
        self.go = tuple(do.Go(post) for post in range(len(board.posts)))
        self.cross = tuple(tuple(do.Cross(line, seat) for seat in seats) for line in range(len(board.lines)))
        self.load = tuple(do.Load(good) for good in range(len(board.goods)))
        self.drop = tuple(do.Drop(good) for good in range(len(board.goods)))
        self.lose = tuple(do.Lose(good) for good in range(len(board.goods)))
        self.deliver = tuple(
            tuple(do.Deliver(card, order.good) for order in orders) for card, orders in enumerate(board.cards)
        )
        self.lay = tuple(do.Lay(edge) for edge in range(len(board.ends)))
        self.buy = tuple(self._purchases(board, line) for line in range(len(board.lines)))
        self.upgrade = tuple(do.Upgrade(kind) for kind in kinds)
        self.convert = tuple(do.Convert(kind) for kind in kinds)
        self.offers = tuple(_offers(rules, seat) for seat in seats)
        self.proposals = tuple(
            tuple(do.Propose(seat, good, give) for good in range(len(board.goods)) for give in (False, True))
            for seat in seats
        )
        self.towns = tuple(do.Town(city) for city in range(board.cities))
        self.terms = tuple(
            do.Terms(total, rounds)
            for rounds in range(1, rules.offer_rounds + 1)
            for total in range(BARGAIN_SUM + 1)
        )
        self.fixed: tuple[Action, ...] = (
            self.done,
            self.swap,
            *self.answers,
            *self.begin,
            *self.go,
            *(action for row in self.cross for action in row),
            *self.load,
            *self.drop,
            *self.lose,
            *(action for row in self.deliver for action in row),
            *self.lay,
            *(action for row in self.buy for action in row),
            *self.upgrade,
            *self.convert,
            *(action for row in self.offers for action in row),
            *(action for row in self.proposals for action in row),
            *self.towns,
            *self.terms,
        )
        self._codes = {action: code for code, action in enumerate(self.fixed)}
        spare = rules.dealt_cards - rules.hand_cards
        self._under = tuple(permutations(range(rules.dealt_cards), spare))

    @property
    def size(self) -> int:
        return len(self.fixed) + len(self._under)

    def knows(self, action: Action) -> bool:
        """Whether it speaks of things that this board has, even if not of any that belong together."""
        if action in self._codes:
            return True
        match action:
            case do.Deliver(card, good):
                return 0 <= card < len(self.deliver) and 0 <= good < len(self.load)
            case do.Buy(line, int(edge)):
                return 0 <= line < len(self.buy) and 0 <= edge < len(self.lay)
            case _:
                return False

    def under(self, cards: tuple[int, ...]) -> list[Action]:
        """Every way to put cards of this opening hand under the pile."""
        return [do.Under(tuple([cards[place] for place in places])) for places in self._under]

    def code(self, view: CrayonView, action: Action) -> int:
        """The number of an action; ValueError if it has none in this view."""
        if isinstance(action, do.Under):
            cards = view.hand.cards if view.hand else ()
            places = tuple([cards.index(card) for card in action.cards])
            return len(self.fixed) + self._under.index(places)
        if action not in self._codes:
            raise ValueError(f"{action} has no number")
        return self._codes[action]

    def action(self, view: CrayonView, code: int) -> Action:
        """The action with this number; ValueError if there is none in this view."""
        if 0 <= code < len(self.fixed):
            return self.fixed[code]
        if not len(self.fixed) <= code < self.size or view.hand is None:
            raise ValueError(f"code {code}: there are {self.size}")
        places = self._under[code - len(self.fixed)]
        if max(places) >= len(view.hand.cards):
            raise ValueError(f"code {code}: speaks of cards that this hand does not hold")
        return do.Under(tuple([view.hand.cards[place] for place in places]))

    @staticmethod
    def _purchases(board: Board, number: int) -> tuple[do.Buy, ...]:
        """A line by itself, then with every section into one of its ports that are no cities."""
        line = board.lines[number]
        ports = [post for post in (line.a, line.b) if board.city_at(post) < 0]
        sections = sorted({edge for post in ports for edge in board.sections[post]})
        return (do.Buy(number), *(do.Buy(number, edge) for edge in sections))


def _offers(rules: Ruleset, seat: Seat) -> tuple[do.Offer, ...]:
    """Ascending by sum: those that a purse allows are the first of them."""
    pairs = [
        (total, rounds) for rounds in range(1, rules.offer_rounds + 1) for total in range(rules.rent * rounds + 1)
    ]
    return tuple(do.Offer(seat, total, rounds) for total, rounds in sorted(pairs))
