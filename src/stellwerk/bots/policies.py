"""Policies by name: `learner.onnx` is a file, and a host's folder of such files is a row of names."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stellwerk.core.faults import FileError, Finding, because
from stellwerk.core.game import AnyGame

if TYPE_CHECKING:  # load numpy and onnxruntime, which need not be there
    from stellwerk.bots.label import Label
    from stellwerk.bots.policy import Policy

ENDING: Final = ".onnx"
NAME: Final = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


class Offered(Struct, frozen=True):
    path: Path
    label: Label


_offered: dict[str, Offered] = {}


def is_policy(name: str) -> bool:
    """Whether this is the path of a policy's file."""
    return name.endswith(ENDING)


def loaded(path: Path, game: AnyGame) -> Policy:
    """The bot in a file; FileError if it is none for this game."""
    policy: Policy = _runtime(path).Policy(path, game)
    return policy


def offer(folder: Path, taken: frozenset[str]) -> list[Finding]:
    """From now on the policies of a host's folder are bots by the names of their files. What cannot be offered is
    told, and why; `taken` are names of other bots."""
    if not folder.is_dir():
        raise FileError(folder, because("policy-folder", "is no folder of policies"))
    found: list[Finding] = []
    for path in sorted(folder.resolve().glob(f"*{ENDING}")):
        try:
            _offered[_name(path, taken)] = Offered(path, _runtime(path).checked(path))
        except FileError as error:
            found += error.findings
    return found


def names(game: AnyGame) -> tuple[str, ...]:
    """The offered policies that play this game."""
    return tuple(name for name, each in _offered.items() if _runtime(each.path).plays(each.label, game))


def place(name: str) -> Path | None:
    """The file of an offered policy; None: there is none of that name."""
    return None if (found := _offered.get(name)) is None else found.path


def seats(name: str, game: AnyGame) -> tuple[int, ...] | None:
    """The numbers of seats that a policy plays with; None: it is none."""
    if is_policy(name):
        return (loaded(Path(name), game).seats,)
    return None if (found := _offered.get(name)) is None else (found.label.seats,)


def _name(path: Path, taken: frozenset[str]) -> str:
    if not NAME.fullmatch(path.stem):
        told = "must be called by lower-case letters and digits, with hyphens between words"
        raise FileError(path, because("policy-name", told))
    if path.stem in taken:
        raise FileError(path, because("policy-taken", "there is already a bot called {name!r}", name=path.stem))
    return path.stem


def _runtime(path: Path) -> ModuleType:
    try:
        from stellwerk.bots import policy
    except ImportError as error:
        told = "is played by onnxruntime, which is not installed: pip install 'stellwerk[onnx]'"
        raise FileError(path, because("policy-runtime", told)) from error
    return policy
