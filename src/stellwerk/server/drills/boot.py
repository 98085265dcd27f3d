"""Boot: SIGKILL while a server makes its database for the first time; the next start must find its way."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from stellwerk.server.drills.node import Node, NotStartedError

WINDOW: Final = 0.3  # seconds after the file is there in which the tables are made


class BootResult(Struct, frozen=True):
    kills: int
    shut: int  # data folders that never opened again: must be 0


def run(folder: Path, kills: int = 20, seed: int = 1, say: Callable[[str], None] = print) -> BootResult:
    """Each time in a folder of its own."""
    rng, shut = random.Random(seed), 0
    for number in range(kills):
        file = folder / f"first{number}" / "boot.db"
        file.parent.mkdir()
        node = Node(str(file), file.with_suffix(".log"))
        try:
            node.launch()
            while not file.exists() and node.running:
                time.sleep(0.001)
            time.sleep(rng.random() * WINDOW)
            node.kill()
            node.start()
        except NotStartedError:
            shut += 1
        finally:
            node.stop()
        say(f"{number + 1} kills, {shut} shut")
    return BootResult(kills, shut)
