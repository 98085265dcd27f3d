"""Many random games of every variant, invariants all along, every record checked: `make soak`.

What was lost stays lost, so a look at every eighth step and at the end finds it; the contract tests look always.

    python -m contract.soak [GAMES] [PROCESSES]
"""

from __future__ import annotations

import sys
import time
from multiprocessing import Pool

from contract.conservation import conserved
from contract.variants import VARIANTS, Variant
from contract.walking import walk
from stellwerk.core import record


def soak(task: tuple[Variant, int]) -> tuple[str, int, int, dict[str, int]]:
    """(variant, games, steps, endings); an AssertionError or RecordError ends everything."""
    variant, games = task
    game = variant.game()
    steps = 0
    endings: dict[str, int] = {}
    for number in range(games):
        now = None
        for now in walk(game, variant.seats, f"soak {number}"):
            if steps % 8 == 0:
                conserved(game, now.state)
            steps += 1
        assert now is not None
        conserved(game, now.state)
        kept = record.Record.of(game, variant.seats, now.entries, now.state)
        assert record.check(game, record.read(record.write(kept))) == now.state
        endings[kept.ending] = endings.get(kept.ending, 0) + 1
    return str(variant), games, steps, endings


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    began = time.monotonic()
    total = 0
    with Pool(processes) as pool:
        for name, played, steps, endings in pool.imap_unordered(soak, [(v, games) for v in VARIANTS]):
            total += played
            told = ", ".join(f"{how} {count}" for how, count in sorted(endings.items()))
            print(f"{name}: {played} games, {steps} steps, {told}", flush=True)
    print(f"{total} games, all invariants held, every record checked; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
