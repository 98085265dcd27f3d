"""Plays in lockstep with a rule of the flat engine broken on purpose, uncompiled: run with NUMBA_DISABLE_JIT=1.

The sources stay as they are: a mutation is a change of text while a module is loaded.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import NamedTuple

from stellwerk import games

PACKAGE = "stellwerk.turbo"
MOST_GAMES = 60


class Mutation(NamedTuple):
    rule: str
    module: str
    old: str
    new: str
    game: str
    seats: int


MUTATIONS = (
    Mutation("tunnel", "claims", "kind == t[KINDS] - 1 or kind == n[LAID]", "kind == n[LAID]", "europe", 2),
    Mutation("ferry", "legal", "max(symbols, length - held)", "max(0, length - held)", "europe", 2),
    Mutation("station", "step", "n[me + STATIONS] -= 1", "n[me + STATIONS] -= 0", "europe", 2),
    Mutation("flush", "cards", "if n[SHINY] < t[FLUSH_AT] or", "if n[SHINY] <= t[FLUSH_AT] or", "europe", 2),
    Mutation("parallel", "claims", "t[FEW] == 1 or other == seat", "other == seat", "europe", 3),
    Mutation("last lap", "settle", "n[LAST] = seats", "n[LAST] = seats - 1", "europe", 2),
    Mutation("longest path", "trail", "if odd <= 2:", "if odd <= 4:", "europe", 2),
    Mutation("passengers", "claims", "b if at_a and at_b else NOBODY", "NOBODY", "germany", 2),
    Mutation("ticket piles", "tickets", "shared = where != UNDER and", "shared =", "europe", 2),
    Mutation(
        "first journey", "claims", "n[me + DONE] + n[me + BONUS_TICKET] >=", "n[me + DONE] >=", "first-journey", 2
    ),
)


class _Loader(SourceFileLoader):
    mutation: Mutation | None = None

    def get_data(self, path: str) -> bytes:
        text = super().get_data(path)
        broken = self.mutation
        if broken is None or not path.endswith(f"turbo/{broken.module}.py"):
            return text
        assert text.count(broken.old.encode()) == 1, f"{broken.rule}: the text to change is not there once"
        return text.replace(broken.old.encode(), broken.new.encode())

    def get_code(self, fullname: str) -> CodeType | None:  # no byte code is read or written
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname.startswith(f"{PACKAGE}.") else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


def told(mutation: Mutation | None, game: str, seats: int, most: int) -> str:
    """The first field that differs; empty when nothing does."""
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]
    _Loader.mutation = mutation
    engine = import_module(f"{PACKAGE}.lockstep")
    for walked in engine.lockstep(games.make(game), seats, range(most)):
        if walked.difference is not None:
            assert "stellwerk-record" in str(walked.difference)
            return str(walked.difference.field)
    return ""


if __name__ == "__main__":
    sys.meta_path.insert(0, _Finder())
    found = {each.rule: told(each, each.game, each.seats, MOST_GAMES) for each in MUTATIONS}
    whole = {game: told(None, game, 2, 1) for game in sorted({each.game for each in MUTATIONS})}
    print(json.dumps({"broken": found, "whole": whole}))
