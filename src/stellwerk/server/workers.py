"""The pool of worker processes: bots think there, within time and memory, and never block a table."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from pathlib import Path

import msgspec

import stellwerk
from stellwerk.server.settings import Bots
from stellwerk.server.worker import Advice, Question

_log = logging.getLogger(__name__)


class BotFailedError(RuntimeError):
    """The bot took too long, used too much, or broke."""


class Workers:
    """At most `workers` processes; one that does not answer in time is ended and another is started."""

    def __init__(self, settings: Bots) -> None:
        self._settings = settings
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._slots = asyncio.Semaphore(settings.workers)
        self.failures = 0

    async def ask(self, question: Question) -> Advice:
        """What the bot advises; BotFailedError within the time limit if it cannot."""
        async with self._slots:
            process = self._free.pop() if self._free else await self._start()
            answered = False
            try:
                async with asyncio.timeout(self._settings.seconds):
                    advice = await _exchange(process, question)
                answered = True
                return advice
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                self.failures += 1
                fields = {"bot": question.bot, "cause": type(error).__name__}
                _log.warning("bot failed", extra={"fields": fields})
                raise BotFailedError(question.bot) from error
            finally:
                if answered:
                    self._free.append(process)
                else:  # it may still be thinking, and must not answer the next question with this one's advice
                    self._end(process)

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)

    async def _start(self) -> asyncio.subprocess.Process:
        source = str(Path(stellwerk.__file__).parent.parent)
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stellwerk.server.worker",
            str(self._settings.megabytes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback would quote the view
            env={**os.environ, "PYTHONPATH": path},
        )
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        task = asyncio.create_task(process.wait())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Advice:
    assert process.stdin is not None and process.stdout is not None
    data = pickle.dumps(question)
    process.stdin.write(len(data).to_bytes(4, "big") + data)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the worker has ended")
    return msgspec.json.decode(line, type=Advice)
