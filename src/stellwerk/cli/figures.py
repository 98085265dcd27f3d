"""What `bench` measures: whole games, and the single things they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, cycle
from time import process_time
from typing import Final, cast

from msgspec import Struct, structs

from stellwerk import bots, games
from stellwerk.core.game import LUCK, AnyGame, AnyState, Seat, SomeAction, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.core.trail import Edge, longest_trail

CALIBRATION: Final = "calibration"
STEPS: Final = 1_000_000  # simple operations in one calibration loop
SIDE: Final = 4  # cities along one side of the network whose longest trail is sought
TRAINS: Final = 45


class Figure:
    """Something that can be done often: `work` does some of it and returns how much of each `what`."""

    def __init__(
        self,
        what: Sequence[str],
        work: Callable[[], tuple[int, ...]],
        game: str = "",
        seats: int = 0,
        clock: Callable[[], float] = process_time,
    ) -> None:
        self.what = tuple(what)
        self.work = work
        self.game = game
        self.seats = seats
        self.clock = clock
        self.rates: list[list[float]] = [[] for _ in what]

    def measure(self, seconds: float) -> None:
        """One slice of CPU time: what other programs do meanwhile does not count, unless the clock is another."""
        begun = self.clock()
        done = self.work()
        while (spent := self.clock() - begun) < seconds:
            done = tuple(a + b for a, b in zip(done, self.work(), strict=True))
        for rates, number in zip(self.rates, done, strict=True):
            rates.append(number / max(spent, 1e-9))


def all_figures() -> list[Figure]:
    figures = [Figure((CALIBRATION,), calibrate)]
    for name in games.titles():
        game = games.make(name)
        figures += [whole_games(game, seats) for seats in game.seats]
        figures += single_steps(game, game.seats[-1])
        figures += family_figures(game, game.seats[-1])
    edges = network()
    return [*figures, Figure(("trail",), lambda: (1 if longest_trail(edges) else 0,))]


def calibrate() -> tuple[int]:
    """The yardstick: plain Python that no change of ours makes faster."""
    total = 0
    for step in range(STEPS):
        total = total * 31 + step & 0xFFFF
    return (1,)


def whole_games(game: AnyGame, seats: int) -> Figure:
    """Games of random bots through the usual loop, scoring included."""
    numbers = count()

    def one_game() -> tuple[int, int]:
        session = random_game(game, seats, next(numbers))
        session.standings()
        return session.decisions, 1

    return Figure(("decisions", "games"), one_game, game.name, seats)


def random_game(game: AnyGame, seats: int, number: int) -> Session:
    return play(game, [bots.make(bots.RANDOM, game)] * seats, SeededLuck(number), number)


def single_steps(game: AnyGame, seats: int) -> list[Figure]:
    """Applying, copying and asking for legal actions, over and over along one game."""
    steps = walk(game, random_game(game, seats, 0))
    turns = [view_of(state, seat) for state, seat, _ in steps if seat != LUCK]

    def apply() -> tuple[int]:
        for state, seat, action in steps:
            game.apply(state, seat, action)
        return (len(steps),)

    def copy() -> tuple[int]:
        for state, _, _ in steps:
            structs.replace(state, public=structs.replace(cast(Struct, state.public)))
        return (len(steps),)

    def legal() -> tuple[int]:
        for view in turns:
            game.legal(view)
        return (len(turns),)

    return [
        Figure((what,), work, game.name, seats)
        for what, work in (("apply", apply), ("copy", copy), ("legal", legal))
    ]


def family_figures(game: AnyGame, seats: int) -> list[Figure]:
    """What the family of this game wants measured beside whole games."""

    def counted(work: Callable[[], int]) -> Callable[[], tuple[int]]:
        return lambda: (work(),)

    figures = games.family_of(game).figures(game)
    return [Figure((what,), counted(work), game.name, seats) for what, work in figures.items()]


def walk(game: AnyGame, session: Session) -> list[tuple[AnyState, Seat, SomeAction]]:
    """Every state of a game with what was done there."""
    state = game.start(len(session.state.hands))
    steps = []
    for seat, action in session.entries:
        steps.append((state, seat, action))
        state = game.apply(state, seat, action).state
    return steps


def network() -> list[Edge]:
    """A dense network as a good player builds one: a grid of short routes, until all trains are placed."""
    lengths, left, edges = cycle((1, 2, 3, 2)), TRAINS, list[Edge]()
    for city in range(SIDE * SIDE):
        for other, inside in ((city + 1, (city + 1) % SIDE), (city + SIDE, city + SIDE < SIDE * SIDE)):
            length = next(lengths)
            if inside and length <= left:
                edges.append((city, other, length))
                left -= length
    return edges
