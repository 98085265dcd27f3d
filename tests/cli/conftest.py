"""The command line inside the test process: arguments in, exit code and both streams out."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cli.running import Result, Run
from stellwerk.cli import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """In English unless told otherwise, and not at a terminal."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def command(*args: object, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Result(ended.value.code, out, err)

    return command


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A short finished game."""
    run("simulate", "first-journey", "--games", 1, "--seed", 3, "--records", tmp_path / "made")
    (path,) = (tmp_path / "made").iterdir()
    return path
