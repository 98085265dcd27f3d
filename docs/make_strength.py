"""Draw how strong the strategist is with how much time, from tournaments against the planner.

python docs/make_strength.py FOLDER... [--out docs/pictures/strength.svg] (folders of `stellwerk tournament`)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from stellwerk import games, telling
from stellwerk.arena.charts import Scale, Series, chart
from stellwerk.arena.journal import FILE, Head
from stellwerk.arena.match import Result
from stellwerk.bots.budget import budgeted, has_budget
from stellwerk.core.statistics import Estimate, mean, share

RIVAL = "planner"
MARKS = (0.1, 0.3, 1.0, 3.0)


class Found(msgspec.Struct, frozen=True):
    """One budget in one game against the planner: wins, points, and seconds that a decision really took."""

    game: str
    players: int
    seconds: float
    games: int
    wins: Estimate
    score: Estimate
    other: Estimate
    used: float


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folders", nargs="+", type=Path)
    ask.add_argument("--out", type=Path, default=Path(__file__).parent / "pictures" / "strength.svg")
    told = ask.parse_args()
    found = sorted(
        (each for folder in told.folders for each in read(folder)),
        key=lambda each: (each.game, each.players, each.seconds),
    )
    print("| game | players | seconds | games | wins | interval | mean result | seconds really taken |")
    print("|---|---|---|---|---|---|---|---|")
    for each in found:
        wins = [round(100 * part) for part in (each.wins.value, each.wins.low, each.wins.high)]
        print(
            f"| {each.game} | {each.players} | {each.seconds:g} | {each.games} | {wins[0]} % |"
            f" {wins[1]}–{wins[2]} | {each.score.value:.1f} : {each.other.value:.1f} | {each.used:.2f} |"
        )
    told.out.write_text(drawn([each for each in found if each.players == 2]), encoding="utf-8")


def read(folder: Path) -> Iterable[Found]:
    """Every budget that met the planner there; at tables of several planners each of them is a rival."""
    head, *lines = (folder / FILE).read_bytes().splitlines()
    setting = msgspec.json.decode(head, type=Head)
    results = [msgspec.json.decode(line, type=Result) for line in lines]
    title = telling.called(games.make_with(setting.setting.title, dict(setting.setting.options)), "en")
    for bot in filter(has_budget, setting.bots):
        seats = [
            (result, seat)
            for result in results
            if RIVAL in result.bots
            for seat, name in enumerate(result.bots)
            if name == bot
        ]
        if seats:
            times = [result.times[seat] for result, seat in seats]
            yield Found(
                title,
                setting.players,
                budgeted(bot)[1],
                len(seats),
                share(sum(result.wins[seat] for result, seat in seats), len(seats)),
                mean([result.scores[seat] for result, seat in seats]),
                mean([score for result, _ in seats for score in rivals(result)]),
                sum(time.mean * time.decisions for time in times) / sum(time.decisions for time in times),
            )


def rivals(result: Result) -> list[int]:
    return [score for name, score in zip(result.bots, result.scores, strict=True) if name == RIVAL]


def drawn(found: Sequence[Found]) -> str:
    series = [
        Series(title, tuple((each.seconds, each.wins) for each in found if each.game == title))
        for title in dict.fromkeys(each.game for each in found)
    ]
    low = min([0.4, *(each.wins.low for each in found)])
    return chart(
        "Wins against the planner by time to think",
        Scale("seconds for a decision, at most", MARKS, 0.08, 4.0, even=True),
        Scale("wins against the planner", tuple(each / 10 for each in range(int(10 * low), 11)), low, 1.0),
        series,
        lambda _: 0.5,
    )


if __name__ == "__main__":
    main()
