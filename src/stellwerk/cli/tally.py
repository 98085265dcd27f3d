"""What many games of the same bots on the same seats add up to."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import stdev

from msgspec import to_builtins

from stellwerk.arena.match import Result
from stellwerk.arena.report import endings, places
from stellwerk.core.codec import Json
from stellwerk.core.statistics import mean, share


def tally(results: Sequence[Result]) -> Json:
    """All figures, in the shape that `--json` prints. Shared wins count in parts: half a win each for two."""
    bots = results[0].bots
    seats = range(len(bots))
    scores = [[result.scores[seat] for result in results] for seat in seats]
    wins = [sum(result.wins[seat] for result in results) for seat in seats]
    held = {name: [seat for seat in seats if bots[seat] == name] for name in bots}
    by_bot = {name: sum(wins[seat] for seat in own) for name, own in held.items()}
    return {
        "scores": {
            "all": spread([total for totals in scores for total in totals]),
            "seats": [spread(totals) for totals in scores],
            "bots": {
                name: spread([total for seat in own for total in scores[seat]]) for name, own in held.items()
            },
        },
        "wins": {
            "seats": [round(each, 6) for each in wins],
            "bots": {name: round(each, 6) for name, each in by_bot.items()},
            "shared_games": sum(result.ranks.count(1) > 1 for result in results),
        },
        "rates": {  # of a bot with several seats, that one of them wins
            "seats": [to_builtins(share(each, len(results))) for each in wins],
            "bots": {name: to_builtins(share(each, len(results))) for name, each in by_bot.items()},
        },
        "order": [to_builtins(place) for place in places(results)],
        "length": {
            "decisions": spread([result.decisions for result in results]),
            "turns": spread([result.turns for result in results]),
        },
        "endings": endings(results),
        "incidents": [to_builtins(incident) for result in results for incident in result.incidents],
    }


def spread(numbers: Sequence[int]) -> Json:
    """Mean with its 95 % interval, standard deviation of the sample, least and most."""
    middle = mean(numbers)
    return {
        "mean": round(middle.value, 3),
        "low": round(middle.low, 3),
        "high": round(middle.high, 3),
        "sd": round(stdev(numbers), 3) if len(numbers) > 1 else 0.0,
        "min": min(numbers),
        "max": max(numbers),
    }
