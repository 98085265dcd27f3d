"""Matches on a Ray cluster; its machines need this package and the bots' modules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from socket import create_connection
from typing import Any, Final

from stellwerk.arena.match import Played, Task, play_match
from stellwerk.arena.runner import LostMatchError
from stellwerk.core.game import StellwerkError

AHEAD: Final = 2  # matches handed out for every core
PATIENCE: Final = 5.0  # seconds for a cluster to answer
TRIES: Final = 5  # how often a match is begun anew when its worker dies


class NoClusterError(StellwerkError):
    """Ray is not installed, or nobody answers at the address."""


class Cluster:
    """As processes of this machine, only elsewhere."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise NoClusterError("Ray is not installed; install stellwerk[ray]") from None
        if not ray.is_initialized():
            _require_somebody(address)
            try:
                ray.init(address=address, logging_level="ERROR", log_to_driver=False)
            except Exception as error:  # it has many of its own
                told = str(error).strip().partition("\n")[0]
                raise NoClusterError(f"no Ray cluster answers at {address!r}: {told}") from error
        self._ray: Any = ray
        self._play: Any = ray.remote(num_cpus=1, max_retries=TRIES)(play_match)

    def play(self, tasks: Iterator[Task]) -> Iterator[Played]:
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        flying: dict[Any, Task] = {self._play.remote(task): task for task in islice(tasks, AHEAD * cores)}
        while flying:
            (done, *_), _ = self._ray.wait(list(flying), num_returns=1)
            task = flying.pop(done)
            try:
                yield self._ray.get(done)
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from error
            except self._ray.exceptions.RayError as error:
                raise LostMatchError(task.match) from error
            flying |= {self._play.remote(task): task for task in islice(tasks, 1)}


def _require_somebody(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoClusterError(f"no Ray cluster answers at {address!r}: {error}") from error
