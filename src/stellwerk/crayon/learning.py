"""The crayon family in numbers: what a seat sees as fields, and what luck can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, get_args

from stellwerk.core import pile as layers
from stellwerk.core.game import Seat
from stellwerk.core.numbers import Field, around, held, marked, planes
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import FREE, NOWHERE
from stellwerk.crayon.network import linked
from stellwerk.crayon.rules import BARGAIN_SUM
from stellwerk.crayon.state import CrayonView, Hand, Player, Public, Stage
from stellwerk.crayon.title import Title

STAGES: Final = {stage: number for number, stage in enumerate(get_args(Stage))}
NAMES: Final = ", ".join(stage.__name__ for stage in STAGES)
FEW: Final = 31  # of things that are few at a table and have no limit in the rules
LATE: Final = 999  # rounds: later ones count as this one
Read: TypeAlias = Callable[[CrayonView], Iterable[int]]


def outcomes(title: Title) -> tuple[Action, ...]:
    """Everything that luck can do, in the order of its numbers."""
    return (*(do.First(seat) for seat in range(title.rules.seats[1])), *(draw for draw, _ in title.draws))


def fields(title: Title, seats: int) -> tuple[Field[CrayonView], ...]:
    """What one seat sees at a table of so many: the table, the players from this one on, the own hand."""
    return (*_table(title, seats), *_stage(title, seats), *_players(title, seats), *_hand(title, seats))


def _table(title: Title, seats: int) -> Iterable[Field[CrayonView]]:
    board, rules = title.board, title.rules
    sections, cities, goods, deck = len(board.ends), board.cities, len(board.goods), len(board.deck)
    chips, events = max(board.chips), deck - board.orders
    return (
        Field("seat", (seats,), 1, "the number of this seat", lambda v: marked([_me(v)], seats)),
        Field("turn", (seats,), 1, "whose turn it is, this seat first", _who(seats, lambda p: (p.turn,))),
        Field("first", (seats,), 1, "who began", _who(seats, lambda p: (p.first,))),
        Field("round", (1,), LATE, "the round", lambda v: [min(v.public.round, LATE)], 50),
        Field(
            "idle", (1,), rules.idle_rounds + 1, "rounds since the last delivery",
            lambda v: [min(v.public.round - v.public.delivered, rules.idle_rounds + 1)],
        ),
        Field("final", (1,), 1, "somebody has won, the round is being finished", lambda v: [v.public.final]),
        Field("free", (sections,), 1, "sections that nobody has built", lambda v: held(v.public.owner, FREE)),
        Field("supply", (goods,), chips, "chips of each good that can be loaded", lambda v: v.public.supply),
        Field("lying", (cities, goods), chips, "goods in cities, free for all", _lying(title, kept=False)),
        Field("kept", (cities, goods), chips, "goods in cities, kept for this seat", _lying(title, kept=True)),
        Field("orders", (deck,), 1, "public order cards", lambda v: marked(v.public.orders, deck)),
        Field("discard", (deck,), 1, "discarded cards", lambda v: marked(v.public.discard, deck)),
        Field("pile", (1,), deck, "cards in the pile", lambda v: [layers.size(v.public.pile)]),
        Field(
            "events", (2, events), FEW, "events to come into force, and in force",
            lambda v: [
                n for begun in (False, True)
                for n in marked([r.event for r in v.public.running if r.begun == begun], events)
            ],
        ),
    )  # fmt: skip


def _stage(title: Title, seats: int) -> Iterable[Field[CrayonView]]:
    board, rules = title.board, title.rules
    speed = max(kind.speed for kind in rules.trains)
    most = max(BARGAIN_SUM, rules.rent * rules.offer_rounds)
    return (
        Field("stage", (len(STAGES),), 1, f"what is to be decided: {NAMES}", _stage_number),
        Field("pending", (seats,), FEW, "who chooses, and how often, this seat first", _who(seats, _pending), 4),
        Field("used", (1,), speed, "movement points used", _staged(lambda s: [_moving(s).used])),
        Field(
            "moving", (4,), 1, "half speed, a ferry was taken, the train is stuck, nothing done yet",
            _staged(lambda s: _moves(_moving(s))),
        ),
        Field("paid", (seats,), 1, "who has had rent this turn", _who(seats, lambda p: _moving(p.stage).paid)),
        Field("asked", (seats,), FEW, "who was made an offer", _who(seats, lambda p: _moving(p.stage).asked), 4),
        Field("spent", (1,), rules.build_limit, "spent on building", _staged(lambda s: [_building(s).spent])),
        Field("built", (1,), FEW, "sections and ferries built", _staged(lambda s: [_building(s).built]), 4),
        Field("fresh", (1,), 1, "nothing built yet this turn", _staged(lambda s: [_building(s).fresh])),
        Field(
            "left", (len(board.places),), FEW, "big cities left by a section this turn",
            _staged(lambda s: marked(_building(s).left, len(board.places))),
        ),
        Field("to", (seats,), 1, "whom an offer is made to", _who(seats, lambda p: _deal(p.stage)[0])),
        Field("sum", (1,), most, "what the offer pays", _staged(lambda s: [_deal(s)[1]])),
        Field(
            "good", (len(board.goods),), 1, "the good that a bargain is about",
            _staged(lambda s: marked(_deal(s)[2], len(board.goods))),
        ),
        Field(
            "town", (board.cities,), 1, "the city that a bargain is about",
            _staged(lambda s: marked(_deal(s)[3], board.cities)),
        ),
    )  # fmt: skip


def _players(title: Title, seats: int) -> Iterable[Field[CrayonView]]:
    board, rules = title.board, title.rules
    cities, posts, goods, kinds, lines = (
        board.cities, len(board.posts), len(board.goods), len(rules.trains), len(board.lines)
    )  # fmt: skip
    cards = max(rules.dealt_cards, rules.upgraded_cards) + 1
    money = rules.bank + rules.start_money * seats

    def each(read: Callable[[Player], Iterable[int]]) -> Read:
        return lambda v: [n for s in around(_me(v), seats) for n in read(v.public.players[s])]

    def pairs(read: Callable[[Public, Seat, Seat], int]) -> Read:
        return lambda v: [
            read(v.public, one, other) for one in around(_me(v), seats) for other in around(_me(v), seats)
        ]

    return (
        Field("start", (seats, cities), 1, "start city, this seat first", each(lambda p: _at(p.start, cities))),
        Field("train", (seats, kinds), 1, "type of train", each(lambda p: _at(p.kind, kinds))),
        Field("post", (seats, posts), 1, "where the train stands", each(lambda p: _at(p.post, posts))),
        Field("goods", (seats, goods), FEW, "goods on the train", each(lambda p: marked(p.goods, goods)), 4),
        Field("cards", (seats,), cards, "size of the hand", each(lambda p: [p.cards])),
        Field("rich", (seats,), 1, "whether riches were announced", each(lambda p: [p.rich])),
        Field("derailed", (seats,), 1, "misses its next movement", each(lambda p: [p.derailed])),
        Field("under", (seats,), FEW, "cards that lie under the pile", each(lambda p: [len(p.under)]), 4),
        Field(
            "owner", (seats, len(board.ends)), 1, "sections owned, this seat first",
            lambda v: planes(v.public.owner, around(_me(v), seats)),
        ),
        Field(
            "ferries", (seats, lines), 1, "ferry lines owned, this seat first",
            lambda v: [seat in line for seat in around(_me(v), seats) for line in v.public.lines],
        ),
        Field(
            "cash", (seats if rules.open_money else 0,), money, "everybody's money, where it is open",
            lambda v: [v.public.cash[seat] for seat in around(_me(v), seats)], 50,
        ),
        Field("debts", (seats, seats), money, "what each owes to each", pairs(_owed), 50),
        Field("tariffs", (seats, seats), LATE, "rounds of free running", pairs(_free_rounds), 5),
        Field("bargains", (seats, seats, goods), FEW, "goods to be brought", _bargains(seats, goods), 4),
    )  # fmt: skip


def _hand(title: Title, seats: int) -> Iterable[Field[CrayonView]]:
    deck = len(title.board.deck)
    money = title.rules.bank + title.rules.start_money * seats

    def own(read: Callable[[Hand], Iterable[int]]) -> Read:
        return lambda v: read(_own(v))

    return (
        Field("money", (1,), money, "own money", own(lambda h: [h.cash]), 50),
        Field("hand", (deck,), 1, "own cards, in the order of `under`", own(lambda h: marked(h.cards, deck))),
        Field(
            "returned", (deck,), 1, "cards that this seat knows to lie under the pile",
            own(lambda h: marked([card for _, card in h.returned], deck)),
        ),
        Field(
            "seen", (seats, deck), 1, "cards that this seat knows another to hold",
            lambda v: [
                n for seat in around(_me(v), seats)
                for n in marked([card for other, card in _own(v).seen if other == seat], deck)
            ],
        ),
    )  # fmt: skip


def hints(title: Title, seats: int) -> tuple[Field[CrayonView], ...]:
    """What follows from the view and takes some searching: which cities a network joins."""
    board = title.board
    return (
        Field(
            "joined", (seats, board.cities), 1, "cities that hang together with the start city, this seat first",
            lambda v: [
                n for seat in around(_me(v), seats)
                for n in marked(linked(board, v.public, seat), board.cities)
            ],
        ),
    )  # fmt: skip


def _me(view: CrayonView) -> Seat:
    if view.seat is None:
        raise ValueError("only a seat's view is told in numbers, not a spectator's")
    return view.seat


def _own(view: CrayonView) -> Hand:
    assert view.hand is not None, "every seat has a hand"
    return view.hand


def _at(number: int, size: int) -> list[int]:
    return marked(() if number == NOWHERE else (number,), size)


def _who(seats: int, read: Callable[[Public], Iterable[Seat]]) -> Read:
    return lambda v: marked([(seat - _me(v)) % seats for seat in read(v.public)], seats)


def _lying(title: Title, kept: bool) -> Read:
    goods, places = len(title.board.goods), title.board.cities * len(title.board.goods)

    def read(view: CrayonView) -> list[int]:
        whose = _me(view) if kept else None
        there = [lying for lying in view.public.lying if lying.reserved == whose]
        return marked([lying.city * goods + lying.good for lying in there], places)

    return read


def _owed(public: Public, seat: Seat, owner: Seat) -> int:
    return sum(debt.sum for debt in public.debts if (debt.seat, debt.owner) == (seat, owner))


def _free_rounds(public: Public, seat: Seat, owner: Seat) -> int:
    return sum(
        max(0, tariff.until - public.round + 1)
        for tariff in public.tariffs
        if (tariff.seat, tariff.owner) == (seat, owner)
    )


def _bargains(seats: int, goods: int) -> Read:
    def read(view: CrayonView) -> list[int]:
        me = _me(view)
        return marked(
            [
                ((deal.supplier - me) % seats * seats + (deal.partner - me) % seats) * goods + deal.good
                for deal in view.public.bargains
            ],
            seats * seats * goods,
        )

    return read


# ---- what the stage holds; where it holds nothing of the kind, what an empty one would


def _stage_number(view: CrayonView) -> list[int]:
    return marked([STAGES[type(view.public.stage)]], len(STAGES))


def _staged(read: Callable[[Stage], Iterable[int]]) -> Read:
    return lambda view: read(view.public.stage)


def _pending(public: Public) -> tuple[Seat, ...]:
    stage = public.stage
    return stage.pending if isinstance(stage, at.Opening | at.Losing) else ()


STILL: Final = at.Moving(fresh=False)
IDLE: Final = at.Building(fresh=False)


def _moving(stage: Stage) -> at.Moving:
    match stage:
        case at.Moving():
            return stage
        case at.Answering(then=then) | at.Proposing(then=then) | at.Weighing(then=then):
            return then
        case at.Drawing(then=at.Moving() as then):
            return then
        case _:
            return STILL


def _moves(moving: at.Moving) -> tuple[bool, ...]:
    return moving.half, moving.crossed, moving.stuck, moving.fresh


def _building(stage: Stage) -> at.Building:
    return stage if isinstance(stage, at.Building) else IDLE


def _deal(stage: Stage) -> tuple[tuple[Seat, ...], int, tuple[int, ...], tuple[int, ...]]:
    """An offer: to whom, the sum, the good, the city."""
    match stage:
        case at.Answering(to, total):
            return (to,), total, (), ()
        case at.Proposing(to, good, city=city):
            return (to,), 0, (good,), () if city == NOWHERE else (city,)
        case at.Weighing(to, bargain):
            return (to,), bargain.sum, (bargain.good,), (bargain.city,)
        case _:
            return (), 0, (), ()
