"""What a host offers beside ours: titles and learned bots in folders that the settings name."""

from __future__ import annotations

from pathlib import Path

from stellwerk import bots, games
from stellwerk.core.faults import Finding
from stellwerk.server.settings import Settings


def offer(settings: Settings) -> list[Finding]:
    """Titles first: a learned bot may play one of them. What cannot be offered is told, and why."""
    titles = [finding for folder in settings.titles for finding in games.offer(Path(folder))]
    return titles + [finding for folder in settings.bots.policies for finding in bots.offer(Path(folder))]
