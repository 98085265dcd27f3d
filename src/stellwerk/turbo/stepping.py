"""The compiled loops of `VecGame`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from stellwerk.turbo.jit import compiled, entry
from stellwerk.turbo.layout import (
    NOBODY,
    OVER,
    RANK,
    SEATS,
    SHEET_SEAT,
    STAGE,
    SUM,
    WORDS,
    Masks,
    Numbers,
    Sheet,
    Tables,
    Work,
)
from stellwerk.turbo.legal import actor, choice, how_many, legal
from stellwerk.turbo.observing import observe
from stellwerk.turbo.playing import choose_and_step, set_up, shuffle_on
from stellwerk.turbo.scoring import score
from stellwerk.turbo.step import step
from stellwerk.turbo.stream import below, sow

Seats = NDArray[np.int64]


@compiled
def begin(
    t: Tables, start: Numbers, marks: Masks, seed: int, number: int, mine: int, n: Numbers, m: Masks, w: Work
) -> int:
    """A game from its start to the first decision of the caller; whose it is."""
    set_up(t, start, marks, n, m)
    sow(t, m, seed, number)
    shuffle_on(t, n, m, w)
    return let_others_play(t, n, m, w, mine)


@compiled
def let_others_play(t: Tables, n: Numbers, m: Masks, w: Work, mine: int) -> int:
    """Whoever is not `mine` decides at random; whose decision is next. If `mine` is nobody, nobody else is."""
    while mine != NOBODY and n[STAGE] != OVER and actor(n) != mine:
        choose_and_step(t, n, m, w, actor(n))
        shuffle_on(t, n, m, w)
    return actor(n)


@entry
def reset_all(
    t: Tables, start: Numbers, marks: Masks, seed: int, n: Numbers, m: Masks, w: Work, mine: Seats, actors: Seats
) -> None:
    """All games begin."""
    for game in range(n.shape[0]):
        actors[game] = begin(t, start, marks, seed, game, mine[game], n[game], m[game], w)


@entry
def step_all(
    t: Tables,
    start: Numbers,
    marks: Masks,
    seed: int,
    n: Numbers,
    m: Masks,
    w: Work,
    s: Sheet,
    codes: Seats,
    mine: Seats,
    shift: int,
    actors: Seats,
    played: Seats,
    ended: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    totals: NDArray[np.int32],
    ranks: NDArray[np.int32],
    finals: Numbers,
) -> int:
    """One decision in every game; the number of the first game whose code is not legal, or -1. In the next game
    `mine` is the seat `shift` places on."""
    games = n.shape[0]
    for game in range(games):
        legal(t, n[game], m[game], w, actors[game])
        code = codes[game]
        if code < 0 or code >> 5 >= t[WORDS] or w[code >> 5] >> (code & 31) & 1 == 0:
            return game
    for game in range(games):
        step(t, n[game], m[game], w, actors[game], codes[game])
        shuffle_on(t, n[game], m[game], w)
        decided = actors[game]
        actors[game] = let_others_play(t, n[game], m[game], w, mine[game])
        for seat in range(t[SEATS]):
            rewards[game, seat] = 0
        ended[game] = n[game, STAGE] == OVER
        if ended[game]:
            observe(t, n[game], m[game], decided, finals[game])
            score(t, n[game], m[game], w, s)
            reward(t, s, rewards[game], totals[game], ranks[game])
            played[game] += 1
            if mine[game] != NOBODY:
                mine[game] = (mine[game] + shift) % t[SEATS]
            number = game + played[game] * games
            actors[game] = begin(t, start, marks, seed, number, mine[game], n[game], m[game], w)
    return -1


@compiled
def reward(
    t: Tables, s: Sheet, rewards: NDArray[np.float32], totals: NDArray[np.int32], ranks: NDArray[np.int32]
) -> None:
    """The winners share one point."""
    winners = 0
    for seat in range(t[SEATS]):
        totals[seat] = s[seat * t[SHEET_SEAT] + SUM]
        ranks[seat] = s[seat * t[SHEET_SEAT] + RANK]
        winners += ranks[seat] == 1
    for seat in range(t[SEATS]):
        if ranks[seat] == 1:
            rewards[seat] = 1.0 / winners


@entry
def see_legal(t: Tables, n: Numbers, m: Masks, w: Work, actors: Seats, masks: NDArray[np.uint32]) -> None:
    """The packed legal codes of every acting seat."""
    for game in range(n.shape[0]):
        legal(t, n[game], m[game], w, actors[game])
        for word in range(t[WORDS]):
            masks[game, word] = w[word]


@entry
def choose_all(t: Tables, n: Numbers, m: Masks, w: Work, actors: Seats, codes: Seats) -> None:
    """Something legal in every game, at random."""
    for game in range(n.shape[0]):
        legal(t, n[game], m[game], w, actors[game])
        codes[game] = choice(t, w, below(t, m[game], how_many(t, w)))


@entry
def observe_all(t: Tables, n: Numbers, m: Masks, seats: Seats, out: Numbers) -> None:
    """What one seat of every game sees."""
    for game in range(n.shape[0]):
        observe(t, n[game], m[game], seats[game], out[game])
