"""How often Python looks for circles of objects: games are values and make none, and looking costs."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def collect_seldom() -> None:
    """For a program that plays as long as it runs: young garbage is looked through now and then, old seldom, and
    what is there already never."""
    gc.set_threshold(20_000, 20, 10)
    gc.freeze()


@contextmanager
def seldom_collected() -> Iterator[None]:
    """The same for a loop of many games, and afterwards as before."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
