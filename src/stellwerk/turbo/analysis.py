"""A finished game looked back on: who was how likely to win after every entry, what luck did and what the players.

Every position is played on again and again by the quick player, each time with the same streams of luck, so that
what two positions have in common they show alike. Luck and decisions are both entries, so each change of the
chances is somebody's: together they make the whole way from the first chance to the result.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stellwerk.core import record as records
from stellwerk.core.game import LUCK, AnyGame, Seat, view_of
from stellwerk.core.record import Record
from stellwerk.ticket.actions import Action
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState
from stellwerk.turbo.doubting import chances, doubt
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.lookback import Analysis, Balance, Blunder, Draw
from stellwerk.turbo.rollouts import Rollouts, warm
from stellwerk.turbo.search import Strategist
from stellwerk.turbo.smoothing import smoothed

DEPTH: Final = 96  # games played on from every position
DEEPER: Final = 16  # times as many from the first one
JUDGED: Final = 12  # decisions that are looked at more closely
COSTLY: Final = 5
DRAWS: Final = 5
CLOSER: Final = 8  # times as many games for one of those
PORTION: Final = 8  # positions that a thread takes at a time
NEARLY: Final = 0.95
LEAST: Final = 0.01  # a chance of winning below which nothing is worth telling


Heard = Callable[[int, int], None]  # how much of how much is done, counted in positions


def analyse(
    game: AnyGame,
    record: Record,
    depth: int = DEPTH,
    heard: Heard = lambda done, of: None,
    judged: int = JUDGED,
) -> Analysis:
    """Of a game of the Ticket family, the same every time; RecordError if it cannot be replayed to its end.
    `judged`: how many decisions are looked at more closely; with none there are chances and balances alone."""
    known: object = game
    if not isinstance(known, TicketGame):
        raise TurboError(f"{game.name} is not compiled: its family has no flat engine")
    return _analysed(known, record, depth, heard, judged)


def _analysed(game: TicketGame, record: Record, depth: int, heard: Heard, judged: int) -> Analysis:
    records.check(game, record)
    warm(game)
    seats = record.header.seats
    moments = list(records.replay(game, record))
    states = [game.start(seats), *(moment.state for moment in moments)]
    actors = [moment.entry.seat for moment in moments]
    actions = [moment.action for moment in moments]
    agreed = _agreed(game, seats, states, actors, actions)
    asked = sorted({0, *(number + 1 for number, same in enumerate(agreed) if not same), len(moments)})
    suspects = [number for number, seat in enumerate(actors) if seat != LUCK and not agreed[number]]
    usual = len(asked) + DEEPER
    work = usual + CLOSER * min(judged, len(suspects))
    seed = crc32(str(record).encode())
    curve = smoothed(*_samples(game, states, actors, asked, depth, seed, lambda done: heard(done, work)))
    swings = np.diff(curve, axis=0)
    suspects.sort(key=lambda number: float(swings[number, actors[number]]))
    costly = list[Blunder]()
    for done, number in enumerate(suspects[:judged], 1):
        costly += _judged(game, states[number], actors[number], actions[number], number, depth)
        heard(usual + CLOSER * done, work)
    costly.sort(key=lambda blunder: -blunder.cost)
    lucky = _draws(actors, swings)
    return Analysis(
        depth,
        tuple(tuple(float(each) for each in row) for row in curve),
        tuple(_balance(seat, curve, swings, actors) for seat in range(seats)),
        tuple(costly[:COSTLY]),
        tuple(draw for draw in lucky[:DRAWS] if draw.swing >= LEAST),
        tuple(draw for draw in lucky[::-1][:DRAWS] if draw.swing <= -LEAST),
    )


# ---- playing on


def _agreed(
    game: TicketGame,
    seats: int,
    states: Sequence[TicketState],
    actors: Sequence[Seat],
    actions: Sequence[Action],
) -> list[bool]:
    """Which decisions are what the quick player would do: they leave everything as it was."""
    first = Rollouts(game, seats)
    return [
        seat != LUCK and first.quick(state, seat) == first.codes.code(view_of(state, seat), action)
        for state, seat, action in zip(states, actors, actions, strict=False)
    ]


def _samples(
    game: TicketGame,
    states: Sequence[TicketState],
    actors: Sequence[Seat],
    asked: Sequence[int],
    depth: int,
    seed: int,
    heard: Callable[[int], None],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How likely each seat is to win, by position, game and seat; positions that are not asked for are as the one
    before. And the same of other games from the first position."""
    seats = len(states[0].public.players)
    luck = np.cumsum([0, *(seat == LUCK for seat in actors)]).tolist()
    played = np.zeros((len(states) + DEEPER, 2, depth, seats), dtype=np.int32)  # totals and ranks
    tasks = [*((number, 0, played[number]) for number in asked)]
    tasks += [(0, depth * number, part) for number, part in enumerate(played[len(states) :], 1)]

    def play(some: Sequence[tuple[int, int, NDArray[np.int32]]]) -> int:
        rollouts = Rollouts(game, seats)
        for number, begin, part in some:
            worlds = np.repeat(rollouts.record(states[number]), depth, axis=0)
            (part[0],), (part[1],) = rollouts.roll(worlds, 0, [-1], seed, first=begin, skip=luck[number])
        return len(some)

    portions = [tasks[begin : begin + PORTION] for begin in range(0, len(tasks), PORTION)]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        done = 0
        for number in pool.map(play, portions):
            done += number
            heard(done)
    totals, ranks = np.concatenate(played[len(states) :], axis=1)
    samples = np.zeros((len(states), depth, seats))
    for number in range(len(states)):
        if number in asked:
            left = sum(seat != LUCK for seat in actors[number:])
            samples[number] = chances(played[number, 0], played[number, 1], doubt(game.title, totals, left))
        else:
            samples[number] = samples[number - 1]
    return samples, chances(totals, ranks, doubt(game.title, totals, len(actors) - luck[-1]))


# ---- whose doing it was


def _balance(
    seat: Seat, chances: NDArray[np.float64], swings: NDArray[np.float64], actors: Sequence[Seat]
) -> Balance:
    who = np.array(actors)
    mine = swings[:, seat]
    return Balance(
        prior=float(chances[0, seat]),
        luck=float(mine[who == LUCK].sum()),
        skill=float(mine[who == seat].sum()),
        others=float(mine[(who != LUCK) & (who != seat)].sum()),
        result=float(chances[-1, seat]),
    )


def _draws(actors: Sequence[Seat], swings: NDArray[np.float64]) -> list[Draw]:
    """For each draw the seat that it did most for, or against; the luckiest first. Of several equals it is the
    one that drew, if it is one of them."""
    found, drew = [], LUCK
    for number, seat in enumerate(actors):
        if seat != LUCK:
            drew = seat
            continue
        sizes = np.abs(swings[number])
        most = np.flatnonzero(sizes >= NEARLY * sizes.max()).tolist()
        who = drew if drew in most else most[0]
        found.append(Draw(number, who, float(swings[number, who])))
    return sorted(found, key=lambda draw: -draw.swing)


def _judged(
    game: TicketGame, state: TicketState, seat: Seat, action: Action, number: int, depth: int
) -> Iterator[Blunder]:
    """A decision that seems to have cost much, judged anew: by what the seat could see, and by other games, so
    that none is blamed for the bad luck that made it seem so. Nothing if there was no better one."""
    view = view_of(state, seat)
    strategist = Strategist(game, rollouts=CLOSER * depth)
    judged = strategist.judge(view, game.legal(view), action, Random(number))
    if judged.could - judged.chance >= LEAST:
        yield Blunder(number, seat, game.write(judged.better), judged.chance, judged.could, judged.why)
