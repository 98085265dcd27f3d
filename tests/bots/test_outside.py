"""Bots and families of other packages: by entry point, as the page on bots says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
MODULE = """
from stellwerk.ticket.family import TICKET
from msgspec.structs import replace

def make_claimer(game):
    if game.family != "ticket":
        return None
    return lambda turn: turn.legal[int(turn.chance * len(turn.legal))]

FAMILY = replace(TICKET, name="branch")
"""
ENTRIES = """
[stellwerk.bots]
claimer = my_package:make_claimer

[stellwerk.families]
branch = my_package:FAMILY
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder as an installed package looks."""
    (tmp_path / "my_package.py").write_text(MODULE, encoding="utf-8")
    facts = tmp_path / "my_package-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return tmp_path


def _run(package: Path, code: str) -> str:

    place = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package), *sys.path])}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=place, timeout=60)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_bot_of_another_package_plays_and_says_which_games(package: Path) -> None:
    told = _run(
        package,
        "import json, stellwerk\n"
        "from stellwerk import bots\n"
        "table = stellwerk.play('first-journey', ['claimer', 'greedy'], seed=1)\n"
        "known = [list(bots.names(stellwerk.make(name))) for name in ('europe', 'denmark')]\n"
        "print(json.dumps([table.over, *known]))",
    )
    over, europe, denmark = json.loads(told)
    assert over and "claimer" in europe and "claimer" not in denmark


def test_a_bot_of_another_package_is_known_on_the_command_line(package: Path) -> None:
    told = _run(
        package,
        "from stellwerk.cli import main\n"
        "game = ['simulate', 'first-journey', '--players', '2', '--games', '2']\n"
        "main([*game, '--bots', 'claimer,greedy', '--json'])",
    )
    assert json.loads(told)["wins"]["bots"].keys() == {"claimer", "greedy"}


def test_a_family_of_another_package_is_in_the_registry(package: Path) -> None:
    told = _run(package, "from stellwerk import games\nprint(list(games.families()))")
    assert "'branch'" in told


def test_the_page_on_bots_holds() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= 4
    space: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, PAGE.name, "exec"), space)
