"""Learned policies in ONNX files: they play wherever bots do, and what is none is told in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import stellwerk
from bots.models import write_policy
from stellwerk import bots, contract, games
from stellwerk.bots import policies, policy
from stellwerk.bots.label import label
from stellwerk.core.faults import FileError
from stellwerk.encoder import learning_of

GAME = games.make("first-journey")
CODES = learning_of(GAME).codes(GAME)
RISING = [float(code * 1_000) for code in range(CODES.size)]  # always the last of what is legal


@pytest.fixture
def learner(tmp_path: Path) -> Path:
    return write_policy(tmp_path / "learner.onnx", GAME)


def test_a_policy_is_a_bot(learner: Path) -> None:
    contract.check_bot(GAME, "learner", policy.Policy(learner, GAME), seats=2, seed="0")
    assert stellwerk.play("first-journey", [str(learner), "greedy"], seed=1).over


def test_it_plays_what_it_scores_highest(tmp_path: Path) -> None:
    """And one that likes everything the same plays as `random` does."""
    rising = write_policy(tmp_path / "rising.onnx", GAME, scores=RISING)
    table = stellwerk.Table(GAME, seats=2, seed=1)
    assert table.ask(str(rising), chance=0.0) == table.ask(str(rising), chance=0.99) == table.legal()[-1]
    plain = write_policy(tmp_path / "plain.onnx", GAME)
    assert [table.ask(str(plain), chance=at / 10) for at in range(10)] == [
        table.ask(bots.RANDOM, chance=at / 10) for at in range(10)
    ]


@pytest.mark.parametrize("title", ["europe", "germany", "denmark"])
def test_every_title_can_be_learned(tmp_path: Path, title: str) -> None:
    game = games.make(title)
    table = stellwerk.Table(game, seats=2, seed=1)
    assert table.ask(str(write_policy(tmp_path / "any.onnx", game))) in table.legal()


def test_a_file_that_is_too_large_is_not_loaded(learner: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "MOST", 0)
    with pytest.raises(FileError, match="larger than 0 MiB"):
        policy.Policy(learner, GAME)


def test_without_onnxruntime_one_sentence_says_what_to_install(
    learner: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(bots, "policy")
    monkeypatch.setitem(sys.modules, "stellwerk.bots.policy", None)
    with pytest.raises(FileError, match=r"onnxruntime, which is not installed: pip install 'stellwerk\[onnx\]'"):
        bots.find(str(learner), GAME)


def test_scores_that_are_no_numbers_are_no_decision(tmp_path: Path) -> None:
    lost = write_policy(tmp_path / "lost.onnx", GAME, scores=[float("nan")] * CODES.size)
    with pytest.raises(ValueError, match="no numbers"):
        stellwerk.Table(GAME, seats=2, seed=1).ask(str(lost))


def test_who_writes_a_file_anew_means_the_new_one(learner: Path) -> None:
    table = stellwerk.Table(GAME, seats=2, seed=1)
    assert table.ask(str(learner), chance=0.0) == table.legal()[0]
    write_policy(learner, GAME, scores=RISING)
    assert table.ask(str(learner), chance=0.0) == table.legal()[-1]


def test_a_host_offers_a_folder(learner: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "_offered", {})
    folder = learner.parent
    for name in ("greedy", "Big Brain"):
        write_policy(folder / f"{name}.onnx", GAME)
    write_policy(
        folder / "far.onnx", GAME, metadata={"stellwerk": label(GAME, 2)["stellwerk"].replace("_v0", "_v9")}
    )
    assert [finding.text for finding in bots.offer(folder)] == [
        "Big Brain.onnx: must be called by lower-case letters and digits, with hyphens between words",
        "far.onnx: plays first_journey_v9; here are europe_v0, germany_v0, first_journey_v0, denmark_v0",
        "greedy.onnx: there is already a bot called 'greedy'",
    ]
    assert bots.names(GAME)[-1] == "learner" and "learner" not in bots.names(games.make("europe"))
    assert bots.seats("learner", GAME) == (2,) and bots.seats("greedy", GAME) == (2, 3, 4)
    assert stellwerk.play(GAME, ["learner", "random"], seed=1).over
    with pytest.raises(FileError, match="no folder of policies"):
        bots.offer(folder / "nowhere")
