"""Better weights for the quick player: `python -m stellwerk.turbo.tuning GAME` lets it play against itself with
one weight changed, in both seatings with the same luck, and keeps what wins twice.

Thousands of games take seconds. What is found goes into `weights.py`, and must still be held against other bots.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np
from msgspec.structs import replace

from stellwerk import games
from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.core.statistics import Estimate, mean
from stellwerk.ticket.game import TicketGame
from stellwerk.turbo.jit import TurboError
from stellwerk.turbo.rollouts import Rollouts, shares
from stellwerk.turbo.weights import Weights, weights_of

FACTORS: Final = (0.6, 0.8, 1.25, 1.6)


def duel(game: TicketGame, one: Weights, other: Weights, number: int, seed: int) -> Estimate:
    """How often the one wins against the other, deal by deal: a deal is played in both seatings."""
    wins = np.zeros(number)
    for seat, pair in enumerate(((one, other), (other, one))):
        rollouts = Rollouts(game, 2, pair)
        starts = np.repeat(rollouts.record(game.start(2)), number, axis=0)
        _, ranks = rollouts.roll(starts, 0, [-1], seed)
        wins += shares(ranks)[0, :, seat] / 2
    return mean(wins.tolist())


def improved(
    game: TicketGame, weights: Weights, names: Iterable[str], number: int, seed: int
) -> Iterator[Weights]:
    """One weight after the other: whatever wins beyond doubt, and again with other luck."""
    best, fresh = weights, iter(range(seed, 1 << 62))
    for name in names:
        value = getattr(weights, name)
        tries = [
            replace(best, **{name: changed}) for factor in FACTORS if (changed := round(factor * value)) != value
        ]
        found = [(duel(game, each, best, number, next(fresh)), each) for each in tries]
        wins, champion = max(found, key=lambda each: each[0].value, default=(None, best))
        if wins and wins.low > 0.5 and duel(game, champion, best, number, next(fresh)).low > 0.5:
            best = champion
            yield best


def known(game: AnyGame) -> TicketGame:
    if not isinstance(game, TicketGame) or 2 not in game.seats:
        raise TurboError(f"{game.name}: there is no quick player for two to tune")
    return game


def main() -> int:
    names = Weights.__struct_fields__
    parser = argparse.ArgumentParser(prog="python -m stellwerk.turbo.tuning", description=__doc__)
    parser.add_argument("game", nargs="?", default=games.usual())
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--weights", nargs="+", default=names, choices=names, metavar="NAME")
    parser.add_argument("--games", type=int, default=2000, help="deals for every duel")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    options = dict(option.partition("=")[::2] for option in asked.option)
    try:
        game = known(games.make_with(asked.game, options))
    except StellwerkError as error:
        print(error, file=sys.stderr)
        return 2
    before = best = weights_of(game.title)
    for best in improved(game, before, asked.weights, asked.games, asked.seed):
        print(best)
    wins = duel(game, best, before, asked.games, asked.seed - 1)
    print(f"against those before: {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
