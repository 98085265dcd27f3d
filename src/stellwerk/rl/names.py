"""Names of environments: every title has one, `first-journey` is `first_journey_v0`."""

from __future__ import annotations

from typing import Final

from stellwerk import games

VERSION: Final = 0  # rises when observations, codes or rewards of existing titles change


def id_of(title: str) -> str:
    return f"{title.replace('-', '_')}_v{VERSION}"


def ids() -> dict[str, str]:
    """Every environment with its title: ours, and the titles of a folder that was offered."""
    return {id_of(title): title for title in games.titles()}
