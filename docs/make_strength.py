"""Tell and draw how strong the strategist is with how much time, from tournaments against the planner.

python docs/make_strength.py [FOLDER...] (folders of `stellwerk tournament`; docs/strength.json keeps every run)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

import msgspec

from stellwerk import games, telling
from stellwerk.arena.charts import Scale, Series, chart
from stellwerk.arena.journal import FILE, Head
from stellwerk.arena.match import Result
from stellwerk.bots.budget import budgeted, has_budget
from stellwerk.core.statistics import share

RIVAL = "planner"
MARKS = (0.1, 0.3, 1.0, 3.0)
KEPT = Path(__file__).with_name("strength.json")
PICTURE = Path(__file__).parent / "pictures" / "strength.svg"


Key: TypeAlias = tuple[str, int, float, int]


class Run(msgspec.Struct, frozen=True, order=True):
    """One budget in one tournament against the planner; `used`: seconds that a decision really took."""

    game: str
    players: int
    seconds: float
    seed: int
    games: int
    wins: float
    score: float
    other: float
    used: float


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folders", nargs="*", type=Path)
    runs = kept() | {key(run): run for folder in ask.parse_args().folders for run in read(folder)}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(sorted(runs.values()))) + b"\n")
    found = of_a_kind(runs.values())
    print("| game | players | seconds | games | wins | interval | mean result | seconds really taken |")
    print("|---|---|---|---|---|---|---|---|")
    for each in found:
        wins = share(each.wins, each.games)
        print(
            f"| {each.game} | {each.players} | {each.seconds:g} | {each.games} | {100 * wins.value:.1f} % |"
            f" {100 * wins.low:.0f}–{100 * wins.high:.0f} | {each.score:.1f} : {each.other:.1f} |"
            f" {each.used:.2f} |"
        )
    PICTURE.write_text(drawn([each for each in found if each.players == 2]), encoding="utf-8")


def kept() -> dict[Key, Run]:
    return {key(run): run for run in msgspec.json.decode(KEPT.read_bytes(), type=list[Run])}


def of_a_kind(runs: Iterable[Run]) -> list[Run]:
    """Tournaments of the same game, with so many players and that budget, as one."""
    return [together(list(some)) for _, some in groupby(sorted(runs), lambda run: key(run)[:-1])]


def key(run: Run) -> Key:
    return run.game, run.players, run.seconds, run.seed


def together(runs: Sequence[Run]) -> Run:
    """Several tournaments of the same kind as one; the seed is that of the first."""
    number = sum(run.games for run in runs)
    score, other, used = (
        sum(run.games * part for run, part in zip(runs, parts, strict=True)) / number
        for parts in zip(*((run.score, run.other, run.used) for run in runs), strict=True)
    )
    wins = sum(run.wins for run in runs)
    return msgspec.structs.replace(runs[0], games=number, wins=wins, score=score, other=other, used=used)


def read(folder: Path) -> Iterable[Run]:
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
            others = [score for result, _ in seats for score in rivals(result)]
            yield Run(
                title,
                setting.players,
                budgeted(bot)[1],
                setting.setting.seed,
                len(seats),
                sum(result.wins[seat] for result, seat in seats),
                sum(result.scores[seat] for result, seat in seats) / len(seats),
                sum(others) / len(others),
                sum(time.mean * time.decisions for time in times) / sum(time.decisions for time in times),
            )


def rivals(result: Result) -> list[int]:
    return [score for name, score in zip(result.bots, result.scores, strict=True) if name == RIVAL]


def drawn(found: Sequence[Run]) -> str:
    series = [
        Series(title, tuple((each.seconds, share(each.wins, each.games)) for each in found if each.game == title))
        for title in dict.fromkeys(each.game for each in found)
    ]
    low = min([0.4, *(share(each.wins, each.games).low for each in found)])
    return chart(
        "Wins against the planner by time to think",
        Scale("seconds for a decision, at most", MARKS, 0.08, 4.0, even=True),
        Scale("wins against the planner", tuple(each / 10 for each in range(int(10 * low), 11)), low, 1.0),
        series,
        lambda _: 0.5,
    )


if __name__ == "__main__":
    main()
