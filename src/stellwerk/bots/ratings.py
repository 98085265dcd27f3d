"""How strong our bots were measured to be, for whoever chooses one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("ratings.json")  # written by docs/make_ratings.py


def rating(title: str, bot: str) -> int | None:
    """Against the second level's 1000: who has 400 more wins ten games of eleven. None: never measured."""
    return _measured().get(title, {}).get(bot)


@cache
def _measured() -> dict[str, dict[str, int]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, int]])
