"""Where a tournament stands, on disk: a line for every finished match, its record beside it.

A line is written when its record lies there, so whatever interrupts a run leaves whole matches or none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import quote

import msgspec
from msgspec import Struct

from stellwerk.arena.match import Match, Played, Result, Setting
from stellwerk.core.game import AnyGame, StellwerkError

FILE: Final = "journal.jsonl"
RECORDS: Final = "records"


class Head(Struct, frozen=True):
    """The first line: what is played. A folder holds one tournament; how many games it has may grow."""

    setting: Setting
    version: int
    digest: str
    bots: tuple[str, ...]
    players: int

    @staticmethod
    def of(setting: Setting, game: AnyGame, bots: tuple[str, ...], players: int) -> Head:
        return Head(setting, game.version, game.digest, bots, players)


class OtherTournamentError(StellwerkError):
    """The folder holds another tournament, is in use, or is no journal at all."""


class Journal:
    """The finished matches of a tournament."""

    def __init__(self, folder: Path, file: BinaryIO, results: dict[Match, Result]) -> None:
        self.results = results
        self._folder, self._file = folder, file

    def add(self, played: Played) -> None:
        """From now on this match counts, whatever happens."""
        (self._folder / record_name(played.result.match)).write_text(played.record, encoding="utf-8", newline="\n")
        self._file.write(msgspec.json.encode(played.result) + b"\n")
        self._file.flush()
        self.results[played.result.match] = played.result


def record_name(match: Match) -> str:
    """`records/00012-greedy+planner.txt`: the deal, and the bots as they sat; no two matches share one."""
    return f"{RECORDS}/{match.deal:05}-{'+'.join(quote(bot, safe='') for bot in match.bots)}.txt"


@contextmanager
def opened(folder: Path, head: Head) -> Iterator[Journal]:
    """The journal of this tournament, new or taken up again; nobody else can write to it meanwhile."""
    (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    with path.open("a+b") as file:
        _claim(file, path)
        file.seek(0)
        *lines, rest = file.read().split(b"\n")
        if rest:  # a run was ended in the middle of a line
            file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            file.write(msgspec.json.encode(head) + b"\n")
            file.flush()
        yield Journal(folder, file, _read(path, lines, head))


def _read(path: Path, lines: list[bytes], head: Head) -> dict[Match, Result]:
    try:
        if lines and msgspec.json.decode(lines[0], type=Head) != head:
            raise OtherTournamentError(
                f"{path.parent} holds another tournament; go on with its settings or elsewhere"
            )
        results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise OtherTournamentError(f"{path} is no journal of a tournament: {error}") from error
    return {result.match: result for result in results}


def _claim(file: BinaryIO, path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # this system has no such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise OtherTournamentError(f"{path.parent} is being played by another run") from None
