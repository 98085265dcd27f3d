"""What a command does not need it does not load: that is what makes a program start at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import stellwerk

HEAVY = ("numpy", "numba", "PIL", "resvg_py", "fastapi", "sqlalchemy", "uvicorn", "ray", "openskill", "polars")


def test_commands_that_draw_and_compute_nothing_load_no_library_for_it(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(
        str(stellwerk.play("first-journey", ["random", "random"], seed=1).record()), encoding="utf-8"
    )
    commands = [
        ["games"],
        ["rules", "europe"],
        ["simulate", "first-journey", "--games", "1", "--jobs", "1"],
        ["play", "--help"],
        ["replay", str(record)],
        ["check", str(record)],
        ["schema", "title"],
    ]
    code = (
        "import sys; from stellwerk.cli import run\n"
        f"codes = [run(command) for command in {commands}]\n"
        f"print(codes, [name for name in {HEAVY} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.splitlines()[-1] == f"{[0] * len(commands)} []"
