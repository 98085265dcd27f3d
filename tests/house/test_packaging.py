"""The wheel is whole or is not made; a plain install needs little; every extra is told when it is missing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_a_wheel_without_the_client_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(hatch_build.NoClientError, match="Run `make web` first"):
        hatch_build.build_client(tmp_path)


def test_the_wheel_holds_titles_words_boards_and_the_client(tmp_path: Path) -> None:
    assert (ROOT / hatch_build.CLIENT).is_file(), "make web comes before the tests"
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(tmp_path), str(ROOT)], check=True, timeout=120)
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    kept = [
        path.relative_to(source).as_posix()
        for path in (source / "stellwerk").rglob("*")
        if path.suffix in (".py", ".toml", ".json", ".ftl", ".css", ".svg", ".ttf", ".html")
    ]
    assert [path for path in kept if path not in inside] == []


HEAVY = (
    "numpy",
    "fastapi",
    "sqlalchemy",
    "uvicorn",
    "platformdirs",
    "limits",
    "PIL",
    "resvg_py",
    "openskill",
    "ray",
    "numba",
    "pyarrow",
    "onnxruntime",
    "gymnasium",
    "pettingzoo",
    "pyspiel",
)


def test_a_plain_install_plays_without_the_extras() -> None:
    """Rules, bots, records and words load no library of an extra."""
    code = (
        "import sys, stellwerk\n"
        "table = stellwerk.play('first-journey', ['greedy', 'random'], seed=1)\n"
        "stellwerk.check(stellwerk.read(str(table.record())))\n"
        "print(str(table)[:5])\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_the_command_line_of_a_plain_install_works_and_says_what_to_install(tmp_path: Path) -> None:
    small = ROOT / "tests" / "titles"
    record = tmp_path / "made" / "first-journey-0-0.txt"
    plain = [
        ["games"],
        ["rules", "germany"],
        ["simulate", "first-journey", "--games", "1", "--records", str(record.parent)],
        ["replay", str(record)],
        ["check", str(record)],
        ["check-board", str(small / "small.toml")],
        ["schema", "title"],
        ["show", "germany", "--out", str(tmp_path / "board.svg")],
        ["tournament", "first-journey", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path / "cup")],
    ]
    wanting = {
        "draw": ["layout", str(small / "small.json")],
        "server": ["serve", "--data", str(tmp_path)],
        "report": ["report", "first-journey", "--games", "2", "--out", str(tmp_path / "report")],
        "turbo": ["lockstep", "europe"],
        "onnx": ["simulate", "first-journey", "--bots", "learner.onnx"],
    }
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({HEAVY}))\n"  # as if they were not installed
        "from stellwerk.cli import run\n"
        f"print([run(['--lang', 'en', *command]) for command in {[*plain, *wanting.values()]}])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == str([0] * len(plain) + [2] * len(wanting))
    told = [line for line in ran.stderr.splitlines() if "stellwerk[" in line]
    assert [extra for extra, line in zip(wanting, told, strict=True) if f"stellwerk[{extra}]" not in line] == []


def test_extras_build_on_each_other() -> None:
    extras = PROJECT["optional-dependencies"]
    named = {
        "draw",
        "png",
        "server",
        "postgres",
        "push",
        "arena",
        "ray",
        "turbo",
        "report",
        "rl",
        "onnx",
        "docs",
        "all",
        "test",
    }
    assert named == set(extras)
    assert "stellwerk[png,postgres,push,arena,report,onnx]" in extras["all"]
    assert len(PROJECT["dependencies"]) <= 5
