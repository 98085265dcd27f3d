"""What `bench` measures: whole games, and the single things they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, cycle
from time import process_time
from typing import Any, Final

from msgspec import structs

from stellwerk import games
from stellwerk.cli.seating import make_bots
from stellwerk.core.game import LUCK, AnyGame, Seat, State, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Played, play
from stellwerk.core.trail import Edge, longest_trail
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.orders import order_value
from stellwerk.crayon.paths import cheapest_build, fastest_run

CALIBRATION: Final = "calibration"
STEPS: Final = 1_000_000  # simple operations in one calibration loop
SIDE: Final = 4  # cities along one side of the network whose longest trail is sought
TRAINS: Final = 45


class Figure:
    """Something that can be done often: `work` does some of it and returns how much of each `what`."""

    def __init__(
        self, what: Sequence[str], work: Callable[[], tuple[int, ...]], game: str = "", seats: int = 0
    ) -> None:
        self.what = tuple(what)
        self.work = work
        self.game = game
        self.seats = seats
        self.rates: list[list[float]] = [[] for _ in what]

    def measure(self, seconds: float) -> None:
        """One slice of CPU time: what other programs do meanwhile does not count."""
        begun = process_time()
        done = self.work()
        while (spent := process_time() - begun) < seconds:
            done = tuple(a + b for a, b in zip(done, self.work(), strict=True))
        for rates, number in zip(self.rates, done, strict=True):
            rates.append(number / max(spent, 1e-9))


def all_figures() -> list[Figure]:
    figures = [Figure((CALIBRATION,), calibrate)]
    for name in games.NAMES:
        game = games.make(name)
        figures += [whole_games(game, seats) for seats in game.seats]
        figures += single_steps(game, game.seats[-1])
        if isinstance(game, CrayonGame):
            figures += ways(game)
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
        played = random_game(game, seats, next(numbers))
        played.standings()
        return played.decisions, 1

    return Figure(("decisions", "games"), one_game, game.name, seats)


def random_game(game: AnyGame, seats: int, number: int) -> Played:
    return play(game, make_bots(game, ("random",) * seats, str(number)), SeededLuck(number))


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
            structs.replace(state, public=structs.replace(state.public))
        return (len(steps),)

    def legal() -> tuple[int]:
        for view in turns:
            game.legal(view)
        return (len(turns),)

    return [
        Figure((what,), work, game.name, seats)
        for what, work in (("apply", apply), ("copy", copy), ("legal", legal))
    ]


def ways(game: CrayonGame) -> list[Figure]:
    """The path helpers that bots and clients share, between all the cities of a board that is being built on."""
    seats = game.seats[-1]
    steps = walk(game, random_game(game, seats, 0))
    state, title = steps[len(steps) // 2][0], game.title
    centres = [city.centre for city in title.board.places[: title.board.cities]]
    view = view_of(state, 0)
    orders = [(card, order) for card in state.hands[0].cards for order in title.board.cards[card]]

    def build() -> tuple[int]:
        for centre in centres:
            cheapest_build(title, state.public, 0, centres[:1], (centre,))
        return (len(centres),)

    def run() -> tuple[int]:
        for centre in centres:
            fastest_run(title, state.public, 0, (centre,))
        return (len(centres),)

    def value() -> tuple[int]:
        for card, order in orders:
            order_value(title, view, card, order)
        return (len(orders),)

    return [
        Figure((what,), work, game.name, seats)
        for what, work in (("build", build), ("run", run), ("order", value))
    ]


def walk(game: AnyGame, played: Played) -> list[tuple[State[Any, Any, Any], Seat, Any]]:
    """Every state of a game with what was done there."""
    state: State[Any, Any, Any] = game.start(len(played.state.hands))
    steps = []
    for seat, action in played.entries:
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
