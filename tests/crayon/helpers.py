"""A table of Denmark to play at in tests: things by their names, positions set up."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from contract.acting import Acting
from crayon.conservation import conserved
from stellwerk.core.game import LUCK
from stellwerk.core.pile import Layer
from stellwerk.crayon.actions import Lay
from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.loading import TITLES, load_board, usual_rules
from stellwerk.crayon.state import Building, CrayonState, Hand, Lying, Moving, Player, Public, Running, Stage
from stellwerk.crayon.title import Title

START = {"start": "0"}
DENMARK = TITLES / "denmark" / "title.toml"
BOARD = DENMARK.with_name("board.json")


def made(**options: str) -> CrayonGame:
    return CrayonGame.load(DENMARK, options)


def shipped() -> BoardFile:
    """The board that comes with Denmark."""
    return load_board(DENMARK, usual_rules())


def on_board(board: BoardFile) -> CrayonGame:
    """Denmark's rules on another board."""
    title = made().title
    return CrayonGame(Title(board.id, title.version, title.options, title.rules, board))


@cache
def _game(options: tuple[tuple[str, str], ...]) -> CrayonGame:
    return made(**dict(options))


def game_of(**options: str) -> CrayonGame:
    return _game(tuple(sorted((START | options).items())))


# Around Odense everything but j24-k24: behind it nobody comes in.
WALL = (
    "j23 k23", "j23 k24", "k24 j25", "k24 k25", "odense k25", "m24 knudshoved", "k25 l25", "l25 knudshoved",
    "l25 l26", "knudshoved m26", "l26 m26", "m26 svendborg", "svendborg m27",
)  # fmt: skip


class Table(Acting[CrayonGame, CrayonState]):
    """A game of Denmark in progress, which can also be set up as a test needs it."""

    def __init__(self, game: CrayonGame, state: CrayonState) -> None:
        super().__init__(game, state)
        self.title, self.board = game.title, game.title.board

    @staticmethod
    def new(seats: int = 2, **options: str) -> Table:
        """Before the first card is dealt; seat 0 starts unless the options say otherwise."""
        game = game_of(**options)
        return Table(game, game.start(seats))

    # ---- acting

    def refuse(self, seat: int, text: str, rule: str, naming: str = "") -> None:
        """The action is refused by this rule, with a reason that names the thing, and is not offered."""
        error = self.refused(seat, text)
        assert error.rule == rule and naming in error.reason, str(error)

    def rest(self, seat: int) -> Table:
        """The seat does nothing (more) this turn; luck takes first what it can."""
        turn = (self.public.turn, self.public.round)
        while turn == (self.public.turn, self.public.round) and self.actors:
            actor = self.actors[0]
            self.do(actor, self.legal(actor)[0])
        while self.actors == (LUCK,):
            self.luck(self.legal(LUCK)[0])
        return self

    def until(self, round_: int) -> Table:
        """Everybody rests up to the start of this round."""
        while self.public.round < round_:
            self.rest(self.public.turn)
        return self

    def opened(self, *cities: str, moving: bool = False) -> Table:
        """Deals cards 1-5, 6-10, ...; everybody keeps the lowest three and starts in the given city."""
        while self.actors == (LUCK,):
            self.luck(self.legal(LUCK)[0])
        for seat in range(len(self.state.hands)):
            low = 5 * seat
            self.do(seat, f"under {low + 4} {low + 5}", f"begin {cities[seat] if cities else 'odense'}")
        if moving:
            self.until(2)
        return self

    # ---- looking

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def stage(self) -> Stage:
        return self.state.public.stage

    def player(self, seat: int) -> Player:
        return self.public.players[seat]

    def hand(self, seat: int) -> Hand:
        return self.state.hands[seat]

    def cash(self, seat: int) -> int:
        return self.state.hands[seat].cash

    def owner(self, edge: str) -> int:
        action = self.game.read(f"lay {edge}")
        assert isinstance(action, Lay)
        return self.public.owner[action.edge]

    def moving(self) -> Moving:
        assert isinstance(self.stage, Moving)
        return self.stage

    def building(self) -> Building:
        assert isinstance(self.stage, Building)
        return self.stage

    def city(self, name: str) -> int:
        return self.board.place[name]

    def good(self, name: str) -> int:
        return self.board.good[name]

    # ---- setting up: every change keeps money, goods and cards in the box

    def change(self, **changes: Any) -> Table:
        self.state = replace(self.state, public=replace(self.public, **changes))
        conserved(self.game, self.state)
        return self

    def _player(self, seat: int, **changes: Any) -> tuple[Player, ...]:
        players = list(self.public.players)
        players[seat] = replace(players[seat], **changes)
        return tuple(players)

    def train(self, seat: int, post: str, *goods: str, kind: str | None = None) -> Table:
        """Where the train stands, what it carries, of which type it is."""
        supply = list(self.public.supply)
        for good in self.player(seat).goods:
            supply[good] += 1
        loaded = tuple(sorted(self.good(name) for name in goods))
        for good in loaded:
            supply[good] -= 1
        kinds = [entry.id for entry in self.title.rules.trains]
        number = self.player(seat).kind if kind is None else kinds.index(kind)
        players = self._player(seat, post=self.board.post[post], goods=loaded, kind=number)
        return self.change(players=players, supply=tuple(supply))

    def money(self, seat: int, cash: int) -> Table:
        hands = list(self.state.hands)
        bank = self.state.hidden.bank + hands[seat].cash - cash
        hands[seat] = replace(hands[seat], cash=cash)
        public = self.public
        if public.cash:
            public = replace(public, cash=tuple(hand.cash for hand in hands))
        self.state = replace(
            self.state, public=public, hands=tuple(hands), hidden=replace(self.state.hidden, bank=bank)
        )
        conserved(self.game, self.state)
        return self

    def track(self, seat: int, *paths: str) -> Table:
        """Sections along each path of mileposts, as if the seat had built them."""
        owner = bytearray(self.public.owner)
        for path in paths:
            posts = [self.board.post[name] for name in path.split(" ")]
            for a, b in pairwise(posts):
                edge = self.board.links[a][b]
                if not self.board.inner[edge]:
                    owner[edge] = seat
        return self.change(owner=bytes(owner))

    def ferry(self, seat: int, *names: str) -> Table:
        lines = list(self.public.lines)
        for name in names:
            number = self.board.line[name]
            lines[number] = tuple(sorted((*lines[number], seat)))
        return self.change(lines=tuple(lines))

    def cards(self, seat: int, *numbers: int) -> Table:
        """The hand, exchanged with the top of the pile."""
        hands, hidden = list(self.state.hands), self.state.hidden
        wanted = tuple(sorted(self.board.card[number] for number in numbers))
        top, *below = hidden.pile
        items = sorted((set(top.items) | set(hands[seat].cards)) - set(wanted))
        hands[seat] = replace(hands[seat], cards=wanted)
        pile = (Layer(top.number, tuple(items)), *below)
        depths = (replace(self.public.pile[0], size=len(items)), *self.public.pile[1:])
        public = replace(self.public, pile=depths, players=self._player(seat, cards=len(wanted)))
        self.state = replace(self.state, public=public, hands=tuple(hands), hidden=replace(hidden, pile=pile))
        conserved(self.game, self.state)
        return self

    def orders(self, *numbers: int) -> Table:
        """The public orders, exchanged with the top of the pile."""
        hidden = self.state.hidden
        wanted = tuple(sorted(self.board.card[number] for number in numbers))
        top, *below = hidden.pile
        items = sorted((set(top.items) | set(self.public.orders)) - set(wanted))
        pile = (Layer(top.number, tuple(items)), *below)
        depths = (replace(self.public.pile[0], size=len(items)), *self.public.pile[1:])
        public = replace(self.public, pile=depths, orders=wanted)
        self.state = replace(self.state, public=public, hidden=replace(hidden, pile=pile))
        conserved(self.game, self.state)
        return self

    def lying(self, city: str, good: str, seat: int, until: int) -> Table:
        supply = list(self.public.supply)
        supply[self.good(good)] -= 1
        entry = Lying(self.city(city), self.good(good), seat, until)
        return self.change(lying=(*self.public.lying, entry), supply=tuple(supply))

    def event(self, name: str, seat: int, begun: bool = True) -> Table:
        """A one-round event that `seat` has drawn."""
        number = self.board.event[name] - self.board.orders
        return self.change(running=(*self.public.running, Running(number, seat, begun)))

    def now(self, stage: Stage, turn: int | None = None, round_: int | None = None) -> Table:
        """This stage, of this seat's turn in this round."""
        return self.change(
            stage=stage,
            turn=self.public.turn if turn is None else turn,
            round=self.public.round if round_ is None else round_,
        )

    def move(self, turn: int = 0, **fields: Any) -> Table:
        return self.now(Moving(**fields), turn, max(2, self.public.round))

    def build(self, turn: int = 0, **fields: Any) -> Table:
        return self.now(Building(**fields), turn)


class Wanted(NamedTuple):
    """An order as tests speak of it."""

    card: int
    good: str
    pay: int


def orders_in(table: Table, city: str) -> list[Wanted]:
    """Orders for this city on cards that lie in the pile, a different card and a different good each."""
    found: dict[str, Wanted] = {}
    for card in table.board.file.cards[20:]:
        for order in card.orders:
            if order.city == city:
                found.setdefault(order.good, Wanted(card.id, order.good, order.pay))
    return list({order.card: order for order in found.values()}.values())
