"""The program as a whole: language, version, help, streams; some of it in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import stellwerk
from cli.running import Run

SOURCES = Path(stellwerk.__file__).parents[1]


def _process(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCES), **environment}
    command = [sys.executable, "-m", "stellwerk.cli", *args]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, encoding="utf-8", check=False)


def test_without_a_command_there_is_help(run: Run) -> None:
    result = run()
    assert result.code == 0
    for command in ("games", "play", "simulate", "replay", "check", "check-board", "rules", "bench"):
        assert f"\n  {command} " in result.out


def test_help_speaks_the_language(run: Run) -> None:
    assert "Startwert" in run("simulate", "--help", "--lang", "de").out
    assert "same seed" in run("simulate", "--help").out


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("stellwerk ")


@pytest.mark.parametrize("args", [["--lang", "de", "games"], ["games", "--lang", "de"], ["games", "--lang=de"]])
def test_the_language_may_stand_anywhere(run: Run, args: list[str]) -> None:
    assert "Erste Reise" in run(*args).out


def test_the_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Erste Reise" in run("games").out


def test_a_process_tells_errors_in_one_line_and_exits_with_2() -> None:
    result = _process("play", "atlantis", LANG="de_DE.UTF-8")
    assert result.returncode == 2 and result.stdout == ""
    assert result.stderr == (
        "Unbekanntes Spiel: there is no game 'atlantis'; there are europe, germany, first-journey, denmark\n"
    )


def test_a_pipe_gets_plain_text() -> None:
    result = _process("rules", "T-26", TERM="xterm-256color")
    assert result.returncode == 0 and "\x1b" not in result.stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "stellwerk.cli", "rules"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.wait() in (0, 1)


def test_a_narrow_encoding_does_not_end_the_program() -> None:
    result = _process("rules", "EU-63", "--lang", "de", PYTHONIOENCODING="ascii")
    assert result.returncode == 0 and "Gro?st" in result.stdout


def test_any_language_of_any_title_may_be_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program says in English what it lacks; who asks for a language that nobody speaks is told so."""
    monkeypatch.setattr("stellwerk.cli.program.all_languages", lambda: ("en", "de", "da"))
    assert "europe: Europe, 2 to 5 players" in run("games", "--lang", "da").out
    assert "expected one of en, de, da" in run("games", "--lang", "sv").err
