"""`stellwerk lockstep`"""

from __future__ import annotations

from cli.running import Run


def test_what_was_compared_is_told(run: Run) -> None:
    told = run("lockstep", "first-journey", "--games", 2, "--players", 2)
    assert told.code == 0 and "first-journey with 2 players: 2 games" in told.out
    assert "zu 3: 1 Partie," in run("lockstep", "first-journey", "--games", 1, "--players", 3, "--lang", "de").out


def test_a_family_without_a_flat_engine_is_told(run: Run) -> None:
    told = run("lockstep", "denmark", "--games", 1)
    assert told.code == 2 and "no flat engine" in told.err
