"""What a learned policy was made for, as the metadata of its file say it."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from stellwerk.core.game import AnyGame
from stellwerk.encoder import id_of

KEY: Final = "stellwerk"  # of the metadata


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What a policy was made for: `env` counts observations and codes, `digest` is of rules and board."""

    env: str
    options: dict[str, str]
    digest: str
    seats: int
    hints: bool = False


def label(game: AnyGame, seats: int, *, hints: bool = False) -> dict[str, str]:
    """The metadata of a policy for this game, for whoever writes an ONNX file."""
    made_for = Label(id_of(game.name), game.options, game.digest, seats, hints)
    return {KEY: msgspec.json.encode(made_for).decode()}


def plays(made_for: Label, game: AnyGame) -> bool:
    return (made_for.env, made_for.digest) == (id_of(game.name), game.digest)
