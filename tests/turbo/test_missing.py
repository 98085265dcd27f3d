"""Without Numba everything else works, and compiled play says what it needs; the first wait is announced."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stellwerk.turbo import ready


def run(code: str) -> list[str]:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return ran.stdout.splitlines()


def test_nothing_loads_numba_before_it_is_needed() -> None:
    code = (
        "import sys, stellwerk, stellwerk.cli\nfrom stellwerk import turbo\n"
        "stellwerk.play('first-journey', ['random', 'random'], seed=1)\n"
        "print(turbo.available(), 'numba' in sys.modules)"
    )
    assert run(code) == ["True False"]


def test_without_numba_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys\nsys.modules['numba'] = None\n"
        "import stellwerk\nfrom stellwerk import turbo\nfrom stellwerk.turbo.jit import TurboError\n"
        "game = stellwerk.make('first-journey')\n"
        "stellwerk.play(game, ['random', 'random'], seed=1)\n"
        "try:\n    turbo.playouts(game, 2, 1)\nexcept TurboError as error:\n    print(error)"
    )
    (told,) = run(code)
    assert "pip install 'stellwerk[turbo]'" in told


def test_the_first_compilation_is_announced_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "is_compiled", lambda: False)
    monkeypatch.setattr(ready, "_said", [])
    ready.prepare()
    ready.prepare()
    assert capsys.readouterr().err == f"{ready.NOTICE}\n"
