"""Figures for whoever runs the server, as Prometheus reads them. No name, no action, no card.

Workers keep theirs in a folder that they share, so that each of them tells the figures of all.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

TOGETHER: Final = "PROMETHEUS_MULTIPROC_DIR"  # the library's name for the folder
registry: Final = CollectorRegistry()

answers: Final = Counter(
    "stellwerk_answers", "Actions and undos by how they were answered", ["how"], registry=registry
)
act_seconds: Final = Histogram(
    "stellwerk_act_seconds",
    "From receiving an action to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=registry,
)
requests: Final = Counter("stellwerk_requests", "HTTP requests by status", ["status"], registry=registry)
sockets: Final = Gauge("stellwerk_sockets", "Open websockets", registry=registry, multiprocess_mode="livesum")
tables: Final = Gauge(
    "stellwerk_tables_in_memory", "Tables in memory", registry=registry, multiprocess_mode="livesum"
)
games: Final = Gauge(
    "stellwerk_tables",
    "Tables in the database by status",
    ["status"],
    registry=registry,
    multiprocess_mode="mostrecent",
)
bot_failures: Final = Gauge(
    "stellwerk_bot_failures", "Bots that took too long or broke", registry=registry, multiprocess_mode="sum"
)
dropped: Final = Counter("stellwerk_dropped", "Connections let go of by reason", ["why"], registry=registry)

calls: Final = Counter(
    "stellwerk_calls",
    "People called to their turn, by how and what came of it",
    ["how", "what"],
    registry=registry,
)
unreadable: Final = Counter(
    "stellwerk_unreadable", "Tables and snapshots that could not be read", ["what"], registry=registry
)


def text() -> bytes:
    if TOGETHER not in os.environ:
        return generate_latest(registry)
    of_all = CollectorRegistry()
    MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]  # the library ships only some types
    return generate_latest(of_all)


def bury(process: int, folder: str) -> None:
    """What a worker had open is not open any more; what it counted still counts."""
    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]  # as above
