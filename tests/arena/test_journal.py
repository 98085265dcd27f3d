"""Whatever interrupts a tournament, no game is lost and none is played twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.playing import GAME, setting
from stellwerk import games
from stellwerk.arena.journal import FILE, Head, OtherTournamentError, opened
from stellwerk.arena.match import Match, Played, Task, play_match
from stellwerk.arena.processes import Processes
from stellwerk.arena.seatings import schedule
from stellwerk.arena.tournament import go_on, results_of

BOTS = ("greedy", "random")
MATCHES = list(schedule(BOTS, 2, 6))
SLOW = ("arena.strangers:slow", "random")


def _head(bots: tuple[str, ...] = BOTS) -> Head:
    return Head.of(setting(), games.make(GAME), bots, 2)


class Here:
    """Plays in this process, and can be interrupted after some games."""

    def __init__(self, most: int = 99) -> None:
        self.most, self.played = most, list[Match]()

    def play(self, tasks: Iterator[Task]) -> Iterator[Played]:
        for task in tasks:
            if len(self.played) == self.most:
                raise KeyboardInterrupt
            self.played.append(task.match)
            yield play_match(task)


def _run(folder: Path, runner: Here) -> None:
    with opened(folder, _head()) as journal:
        for _ in go_on(journal, _head(), MATCHES, runner):
            pass


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    first, second = Here(most=2), Here()
    with pytest.raises(KeyboardInterrupt):
        _run(tmp_path, first)
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"deal":2,"bots":["gre')  # ended in the middle of a line
    _run(tmp_path, second)
    assert first.played + second.played == MATCHES
    assert len((tmp_path / FILE).read_bytes().splitlines()) == 1 + len(MATCHES)
    assert len(list((tmp_path / "records").iterdir())) == len(MATCHES)
    with opened(tmp_path, _head()) as journal:
        assert [result.match for result in results_of(journal, MATCHES)] == MATCHES


def test_more_games_can_be_added(tmp_path: Path) -> None:
    _run(tmp_path, Here())
    more, added = list(schedule(BOTS, 2, 8)), Here()
    with opened(tmp_path, _head()) as journal:
        assert len(list(go_on(journal, _head(), more, added))) == 2
    assert added.played == more[-2:]


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    _run(tmp_path, Here())
    with pytest.raises(OtherTournamentError, match="holds another tournament"), opened(tmp_path, _head(SLOW)):
        pass


def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("dear diary\n")
    with pytest.raises(OtherTournamentError, match="is no journal"), opened(tmp_path, _head()):
        pass
    assert (tmp_path / FILE).read_text() == "dear diary\n"


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    with (
        opened(tmp_path, _head()),
        pytest.raises(OtherTournamentError, match="by another run"),
        opened(tmp_path, _head()),
    ):
        pass


def test_a_killed_program_is_taken_up_again(tmp_path: Path) -> None:
    """The program itself, two processes, ended without warning in the middle of its games."""
    command = [sys.executable, "-m", "stellwerk.cli", "tournament", GAME, "--bots", ",".join(SLOW)]
    command += ["--games", "4", "--jobs", "2", "--out", str(tmp_path)]
    place = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C"}
    begun = subprocess.Popen(command, env=place, stdout=subprocess.DEVNULL)
    journal = tmp_path / FILE
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
        assert begun.poll() is None
        time.sleep(0.02)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    before = journal.read_bytes().rpartition(b"\n")[0].splitlines()
    assert len(before) < 5
    again = subprocess.run(command, env=place, capture_output=True, text=True, timeout=120)
    assert again.returncode == 0, again.stderr
    assert f"{len(before) - 1} of 4 games are played already" in again.stdout
    lines = journal.read_bytes().splitlines()
    assert lines[: len(before)] == before and len(lines) == 5


def test_a_process_that_dies_costs_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.arena.processes.PATIENCE", -1.0)
    monkeypatch.setenv("STELLWERK_TEST_MARK", str(tmp_path / "died"))
    matches = [Match(0, BOTS), *schedule(("random", "arena.strangers:mortal"), 2, 2)]
    tasks = (Task(setting(), match) for match in matches)
    found = [done.result.match for done in Processes(2).play(tasks)]
    assert (tmp_path / "died").exists()
    assert sorted(found, key=repr) == sorted(matches, key=repr)
