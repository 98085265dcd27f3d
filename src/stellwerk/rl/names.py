"""Names of environments: every title has one, `first-journey` is `first_journey_v0`."""

from __future__ import annotations

from stellwerk import games
from stellwerk.encoder import id_of


def ids() -> dict[str, str]:
    """Every environment with its title: ours, and the titles of a folder that was offered."""
    return {id_of(title): title for title in games.titles()}
