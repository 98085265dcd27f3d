"""Numbers as options: what is no number, or too small, is named together with what was expected."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from stellwerk.cli.errors import InputError


def whole(option: str, least: int | None = None) -> Callable[[str], int]:
    """Reads a whole number for this option."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise InputError("error-whole", option=option, value=str(text)) from None
        if least is not None and number < least:
            raise InputError("error-least", option=option, value=str(text), least=str(least))
        return number

    return read


def seconds(option: str, least: float) -> Callable[[str], float]:
    """Reads a length of time for this option."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise InputError("error-seconds", option=option, value=str(text)) from None
        if not isfinite(number) or number < least:
            raise InputError("error-least", option=option, value=str(text), least=str(least))
        return number

    return read
