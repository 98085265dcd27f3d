"""Tuning a board: play, turn what is surely off a little, play again. Every step is a title of its own; the old
files are only read."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from stellwerk import games as catalogue
from stellwerk.arena.match import Match, Setting
from stellwerk.arena.runner import Runner
from stellwerk.core.statistics import Estimate
from stellwerk.core.textfile import load_toml, put, read_text
from stellwerk.draw.layout import layout_path
from stellwerk.report.common import first_edge
from stellwerk.report.playing import in_order, played
from stellwerk.report.study import study_of
from stellwerk.study.dials import Turned, Wish
from stellwerk.study.notes import gathered


class Step(Struct, frozen=True):
    """What the games of one step said, and the title made of it; None: nothing is left to turn."""

    number: int
    turned: Turned
    first: Estimate  # how many times as often as fair whoever begins wins: it is shown, no number turns it
    made: Path | None


def tuned(
    title: Path,
    options: dict[str, str],
    wishes: Sequence[Wish],
    bounds: tuple[int, int],
    steps: int,
    due: Sequence[Match],
    runner: Runner,
    seed: int,
    limit: float,
    out: Path,
) -> Iterator[Step]:
    """Each step as it is done; the same deals every time, so that what changes is the board's doing. Without
    wishes towards what is fair."""
    here = title
    for number in range(1, steps + 1):
        game = catalogue.make_with(here, options)
        setting = Setting.of(str(here), game, seed, limit)
        study = study_of(game)
        found = gathered(in_order(list(played(setting, due, runner)), due), study.columns)
        first = first_edge(found)
        turned = study.wished(game, found, wishes, bounds) if wishes else study.dial(game, found, bounds)
        if not turned.changes:
            yield Step(number, turned, first, None)
            return
        here = _written(here, out / f"step-{number}", turned)
        yield Step(number, turned, first, here)


def _written(title: Path, folder: Path, turned: Turned) -> Path:
    """The title and all beside it once more, with the changed numbers in its board; a layout that shows what was
    changed stays behind."""
    folder.mkdir(parents=True)
    board = title if title.suffix == ".json" else title.parent / str(load_toml(title)["board"])
    stale = layout_path(board) if any(change.drawn for change in turned.changes) else None
    for path in title.parent.iterdir():
        if path != stale and (path.suffix in (".json", ".toml", ".geojson") or path.name == "words"):
            (shutil.copytree if path.is_dir() else shutil.copy)(path, folder / path.name)
    text = read_text(board)
    for change in turned.changes:
        text = put(text, change.place, change.new)
    (folder / board.name).write_text(text, encoding="utf-8", newline="")
    return folder / title.name
