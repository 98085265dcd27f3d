"""`stellwerk analyse`"""

from __future__ import annotations

from pathlib import Path

from cli.running import Run


def test_luck_and_skill_are_told_and_add_up(run: Run, tmp_path: Path) -> None:
    run("simulate", "first-journey", "--bots", "greedy,random", "--games", 1, "--seed", 3, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    told = run("analyse", file, "--depth", 4)
    assert told.code == 0 and "own moves" in told.out and "Decisions that cost most" in told.out
    assert "eigene Züge" in run("analyse", file, "--depth", 4, "--lang", "de").out
    found = run("analyse", file, "--depth", 4, "--json").json
    for each in found["balances"]:
        total = each["prior"] + each["luck"] + each["skill"] + each["others"]
        assert abs(total - each["result"]) < 1e-9


def test_a_family_without_a_flat_engine_is_told(run: Run, tmp_path: Path) -> None:
    run("simulate", "denmark", "--bots", "random", "--games", 1, "--seed", 3, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    told = run("analyse", file)
    assert told.code == 2 and "No analysis for denmark" in told.err
