"""What a stranger may do to a server, a file each: `attack` does it to a target until it is stopped."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("frames", "requests", "headers", "silence", "readers", "boards", "replays", "spectators", "bots")
