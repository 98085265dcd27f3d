"""The only door to Numba: `compiled`, `inlined` and `entry` mark the functions of the flat engine."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from types import FunctionType, ModuleType
from typing import Any, Final, TypeVar

from stellwerk.core.game import StellwerkError

F = TypeVar("F", bound=Callable[..., Any])

PREFIX: Final = "compiled-"
HERE: Final = Path(__file__).parent
MARKS: Final = (b"\n@compiled", b"\n@inlined", b"\n@entry")
COPIED: Final = ("book", "closing", "columns", "entering", "waiting")  # of `ticket/study`: see `copies`


class TurboError(StellwerkError):
    """What the flat engine cannot do here, and why."""


def numba() -> Any:
    """The library, or one sentence that says what is missing."""
    try:
        import numba
    except ImportError as error:
        raise TurboError(
            "compiled play needs Numba: pip install 'stellwerk[turbo]' (everything else works without it)"
        ) from error
    return numba


def compiled(function: F) -> F:
    """For functions that compiled functions call: without a door for Python they are made in half the time."""
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def inlined(function: F) -> F:
    """For small or single steps of the innermost loop: a call would cost more than they do."""
    return _compile(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True)


def entry(function: F) -> F:
    """For those that Python calls too. Made when first called, and kept for the next program."""
    return _compile(function, no_cfunc_wrapper=True)


def copies(*modules: ModuleType) -> Callable[[F], F]:
    """Functions that Python runs as they stand, once more as compiled ones: gives for each of them its copy. They
    call each other by name, so all copies look for names in one place, where those of all modules are."""
    world: dict[str, Any] = {name: value for module in modules for name, value in vars(module).items()}
    homes = {module.__name__ for module in modules}
    for name, value in list(world.items()):
        if isinstance(value, FunctionType) and value.__module__ in homes:
            copy = FunctionType(value.__code__, world, name)
            copy.__module__ = value.__module__
            world[name] = compiled(copy)

    def copied(function: F) -> F:
        made: F = world[function.__name__]
        return made

    return copied


def _compile(function: F, **options: bool) -> F:
    """Numba looks only at the file of a function to tell whether its cache is fresh, but our functions call those
    of other files: so the cache lies in a folder named after all of them."""
    library = numba()
    before, library.config.CACHE_DIR = library.config.CACHE_DIR, str(cache_folder())
    try:
        made: F = library.njit(cache=True, nogil=True, error_model="numpy", _nrt=False, **options)(function)
    finally:
        library.config.CACHE_DIR = before
    return made


@cache
def cache_folder() -> Path:
    """Where the environment says, else beside the sources, else in a temporary folder."""
    facts = hashlib.sha256(f"{numba().__version__} {sys.version}".encode())
    for file in sorted(HERE.glob("*.py")):
        text = file.read_bytes()
        if file.name in ("jit.py", "layout.py", "weights.py") or any(mark in text for mark in MARKS):
            facts.update(text)
    for name in COPIED:
        facts.update((HERE.parent / "ticket" / "study" / f"{name}.py").read_bytes())
    name = PREFIX + facts.hexdigest()[:16]
    told = os.environ.get("STELLWERK_TURBO_CACHE")
    for parent in (Path(told) if told else HERE / "__pycache__", Path(gettempdir()) / "stellwerk"):
        with suppress(OSError):
            (parent / name).mkdir(parents=True, exist_ok=True)
            for old in parent.glob(f"{PREFIX}*"):
                if old.name != name:
                    shutil.rmtree(old, ignore_errors=True)
            return parent / name
    return Path(gettempdir())


def is_compiled(function: str = "") -> bool:
    """Whether an earlier program has left its work for this one: any of it, or this `module.function`."""
    return bool(numba().config.DISABLE_JIT) or any(cache_folder().rglob(f"{function}*.nbi"))
