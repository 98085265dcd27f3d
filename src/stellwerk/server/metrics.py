"""Figures for whoever runs the server, as Prometheus reads them. No name, no action, no card."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
sockets: Final = Gauge("stellwerk_sockets", "Open websockets", registry=registry)
tables: Final = Gauge("stellwerk_tables_in_memory", "Tables in memory", registry=registry)
games: Final = Gauge("stellwerk_tables", "Tables in the database by status", ["status"], registry=registry)
bot_failures: Final = Gauge("stellwerk_bot_failures", "Bots that took too long or broke", registry=registry)
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
    return generate_latest(registry)
