"""The pool of worker processes, off the event loop and within time and memory: bots think there, errands run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import stellwerk
from stellwerk.server.errands import Errand, LongErrand
from stellwerk.server.errors import BadRequestError
from stellwerk.server.turns import Turns
from stellwerk.server.worker import DONE, NICE, UNDER_WAY

Heard: TypeAlias = Callable[[float], None]
_log = logging.getLogger(__name__)


class NoAnswerError(RuntimeError):
    """The work took too long, used too much, or broke."""


class Workers:
    """At most so many processes; one that does not answer in time is ended and another is started."""

    def __init__(self, processes: int, seconds: float, megabytes: int, nice: int = NICE) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._nice = nice
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._starting = asyncio.Lock()
        self._closed = False
        self.turns = Turns(processes)  # a turn is to be waited for before `run`
        self.failures = 0

    async def run(self, errand: Errand | LongErrand, heard: Heard = lambda _: None) -> bytes:
        """The answer of a free process; NoAnswerError within the time limit if it has none. `heard` is told how
        far a long errand is."""
        process = self._free.pop() if self._free else await self._start()
        answered = False
        try:
            async with asyncio.timeout(self._seconds):
                answer = await _exchange(process, errand, heard)
            answered = True
        except (TimeoutError, OSError, EOFError) as error:
            self.failures += 1
            fields = {"errand": type(errand).__name__, "cause": type(error).__name__}
            _log.warning("no answer", extra={"fields": fields})
            raise NoAnswerError(type(errand).__name__) from error
        finally:
            if answered:
                self._free.append(process)
            else:  # it may still be at work, and must not answer the next errand with this one's answer
                self._end(process)
        if not answer.startswith(DONE):
            raise BadRequestError.unpacked(answer[1:])
        return answer[1:]

    async def close(self) -> None:
        """No process is left, nor a task that waits for one: the loop may be closed afterwards."""
        async with self._starting:
            self._closed = True
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)

    async def _start(self) -> asyncio.subprocess.Process:
        source = str(Path(stellwerk.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
        async with self._starting:
            if self._closed:
                raise NoAnswerError("the workers were sent home")
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "stellwerk.server.worker",
                str(self._megabytes),
                str(self._nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback would quote the view
                env={**os.environ, "PYTHONPATH": path},
            )
            self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        if process not in self._all:  # ended by `close` while somebody waited for its answer
            return
        self._all.remove(process)
        if process.returncode is None:
            process.kill()
        task = asyncio.create_task(_gone(process))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


async def _gone(process: asyncio.subprocess.Process) -> None:
    """Until a process has ended and its pipes are closed: what is left of them would be missed by the loop."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    await process.wait()
    with contextlib.suppress(RuntimeError):  # somebody still waits for its answer, and hears of the end too
        await process.stdout.read()


async def _exchange(process: asyncio.subprocess.Process, errand: Errand | LongErrand, heard: Heard) -> bytes:
    assert process.stdin is not None and process.stdout is not None
    data = pickle.dumps(errand)
    process.stdin.write(len(data).to_bytes(4, "big") + data)
    await process.stdin.drain()
    while True:
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        answer = await process.stdout.readexactly(size)
        if not answer.startswith(UNDER_WAY):
            return answer
        heard(float(answer[1:]))
