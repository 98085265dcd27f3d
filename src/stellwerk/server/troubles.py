"""What this node cannot read: each table fails alone, and loudly."""

from __future__ import annotations

import logging

from stellwerk.server import metrics
from stellwerk.server.logs import place

_log = logging.getLogger(__name__)


class Troubles:
    """The tables that cannot be opened now. A line in the log and a count in the metrics for each time."""

    def __init__(self) -> None:
        self.tables: set[str] = set()

    def unreadable(self, table: str, error: BaseException) -> None:
        """The table rests until its log can be read."""
        self.tables.add(table)
        _tell("table", table, error)

    def worthless(self, table: str, error: BaseException) -> None:
        """A snapshot cannot be used; the log is whole, and the table goes on."""
        _tell("snapshot", table, error)

    def readable(self, table: str) -> None:
        self.tables.discard(table)


def _tell(what: str, table: str, error: BaseException) -> None:
    metrics.unreadable.labels(what).inc()
    fields = {"what": what, "table": table, "cause": type(error).__name__, "where": place(error)}
    _log.error("unreadable", extra={"fields": fields})
