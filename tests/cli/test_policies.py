"""Learned policies on the command line: they sit where bots sit, and what is none is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bots.models import write_policy
from cli.running import Run
from stellwerk import games
from stellwerk.bots.label import label

GAME = games.make("first-journey")


def _text(path: Path) -> None:
    path.write_text("no model", "utf-8")


BROKEN: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "text": (_text, "is no ONNX model that can be run here", "ist kein ONNX-Modell, das hier laufen kann"),
    "unlabelled": (
        lambda path: write_policy(path, GAME, metadata={}),
        "its metadata do not say under 'stellwerk' what it was made for",
        "In den Metadaten steht unter „stellwerk“ nicht, wofür es gemacht ist",
    ),
    "other-game": (
        lambda path: write_policy(path, games.make("germany")),
        "plays germany_v0, not first_journey_v0",
        "spielt germany_v0, nicht first_journey_v0",
    ),
    "other-rules": (
        lambda path: write_policy(path, GAME, metadata=_of_other_rules()),
        "was made for another board or other rules of first_journey_v0; options count too",
        "ist für einen anderen Plan oder andere Regeln von first_journey_v0 gemacht; auch Optionen zählen",
    ),
    "short": (
        lambda path: write_policy(path, GAME, size=7),
        "cannot be given an observation of 556 numbers",
        "lässt sich keine Beobachtung von 556 Zahlen geben",
    ),
    "few-codes": (
        lambda path: write_policy(path, GAME, scores=[0.0, 0.0]),
        "scores have the shape (1, 2); (1, 105) are wanted, one for every action",
        "Die Bewertungen haben die Form (1, 2); gewünscht ist (1, 105), eine für jede Aktion",
    ),
    "two-inputs": (
        lambda path: write_policy(path, GAME, inputs=["observation", "mask"]),
        "has 2 inputs; one is wanted",
        "hat 2 Eingaben; eine ist gewünscht",
    ),
}


def _of_other_rules() -> dict[str, str]:
    return {key: text.replace(GAME.digest, "sha256:0") for key, text in label(GAME, 2).items()}


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that_cannot_play_is_told_in_a_sentence(run: Run, tmp_path: Path, case: str) -> None:
    write, english, german = BROKEN[case]
    path = tmp_path / f"{case}.onnx"
    write(path)
    for lang, sentence in (("en", english), ("de", german)):
        done = run("--lang", lang, "simulate", "first-journey", "--games", "1", "--bots", f"{path},random")
        assert done.code == 2 and f"{case}.onnx: {sentence}" in done.err
        assert len(done.err.strip().splitlines()) == 1


def test_it_sits_in_the_arena_at_tables_of_its_size(run: Run, tmp_path: Path) -> None:
    learner = write_policy(tmp_path / "learner.onnx", GAME)
    wanted = ["tournament", "first-journey", "--bots", f"{learner},random", "--games", "2"]
    done = run(*wanted, "--jobs", "1", "--out", str(tmp_path / "cup"))
    assert done.code == 0 and "learner.onnx" in done.out
    assert "incident" not in (tmp_path / "cup" / "report.txt").read_text("utf-8")
    for lang, sentence in (("en", "plays at a table of 2, not of 3"), ("de", "mit 2 Plätzen, nicht mit 3")):
        done = run("--lang", lang, *wanted, "--players", "3", "--out", str(tmp_path / "other"))
        assert done.code == 2 and sentence in done.err
