"""A record checked in one line, whatever game it is of."""

from __future__ import annotations

from pathlib import Path

from stellwerk import games
from stellwerk.core import record as records
from stellwerk.core.game import AnyState
from stellwerk.core.record import Record


def check(record: Record | str, own: str | Path | None = None) -> AnyState:
    """The last position of a record, once everything was replayed and the result recounted; RecordError otherwise.

    `own` is the file of a designer's title, if the record is of one.
    """
    told = records.read(record) if isinstance(record, str) else record
    return records.check(games.of_record(told.header, own), told)
