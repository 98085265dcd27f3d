"""The study of a game's family, and what it needs."""

from __future__ import annotations

from typing import Any, cast

from stellwerk import games as catalogue
from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.family import Study


class NoStudyError(StellwerkError):
    """A family whose games nobody notes."""


class NoParquetError(StellwerkError):
    """pyarrow is not installed."""


def study_of(game: AnyGame) -> Study[Any]:
    study = catalogue.family_of(game).study
    if study is None:
        raise NoStudyError(f"the family of {game.name!r} has no report")
    return cast("Study[Any]", study())


def require_parquet() -> None:
    """Before hours of games: whatever writes the tables must be there."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise NoParquetError("pyarrow is not installed; install stellwerk[report]") from None
