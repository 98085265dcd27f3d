"""What a server has acknowledged, held against what its database says after its death."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from stellwerk.server.entries import Entry, Moved, Opened, Rematched, Sat
from stellwerk.server.fold import fold
from stellwerk.server.making import game_of
from stellwerk.server.store import Logged, Store

GUEST: Final = "'s guest"  # after the host's name: what whoever joins is called


class Promise(Struct, frozen=True):
    """One of these kinds of entries stands in the log of a table: at this version, or anywhere if it is None.
    `text`: the action, the name or the table that the entry must hold."""

    table: str
    kinds: tuple[type, ...]
    text: str = ""
    version: int | None = None


class Spoken(Struct, frozen=True):
    """A line of chat that was passed on; no two are alike."""

    table: str
    text: str


class Verdict(Struct, frozen=True):
    """Each must be 0: promises not kept, lines and tables that stand there twice, logs that do not fold."""

    lost: int = 0
    doubled: int = 0
    broken: int = 0

    def __add__(self, other: Verdict) -> Verdict:
        return Verdict(self.lost + other.lost, self.doubled + other.doubled, self.broken + other.broken)


async def judge(store: Store, promises: Iterable[Promise], chat: Iterable[Spoken]) -> Verdict:
    """The logs of all tables that something was promised about."""
    made, said = list(promises), list(chat)
    verdict = Verdict()
    for table in {each.table for each in made} | {each.table for each in said}:
        logged = await store.log(table)
        mine = [each for each in made if each.table == table]
        verdict += Verdict(lost=sum(not _kept(each, logged) for each in mine), broken=not _whole(logged))
        lines = Counter(line.text for line in await store.said(table, most=1_000_000))
        mute = [each for each in said if each.table == table and not lines[each.text]]
        verdict += Verdict(lost=len(mute), doubled=sum(count > 1 for count in lines.values()))
    return verdict


async def strays(store: Store) -> int:
    """Tables that nobody asked for: of those that go back to the same host's opening, all but the first are the
    rematch of another."""
    opened, rematches = Counter[str](), Counter[str]()
    for row in await store.all_tables():
        logged = await store.log(row.id)
        first = logged[0].entry
        assert isinstance(first, Opened)
        host = next(chair.name for chair in first.chairs if chair.guest).removesuffix(GUEST)
        opened[host] += 1
        rematches[host] += sum(isinstance(each.entry, Rematched) for each in logged)
    return sum(count - 1 - rematches[host] for host, count in opened.items())


def _kept(promise: Promise, logged: Sequence[Logged]) -> bool:
    return any(
        isinstance(each.entry, promise.kinds)
        and promise.version in (None, each.version)
        and promise.text in ("", _text(each.entry))
        for each in logged
    )


def _text(entry: Entry) -> str:
    match entry:
        case Moved(action=text) | Sat(name=text) | Rematched(table=text):
            return text
        case _:
            return ""


def _whole(logged: Sequence[Logged]) -> bool:
    """No version is missing, and the rules still say yes to every move."""
    entries = [each.entry for each in logged]
    if not entries or [each.version for each in logged] != list(range(1, len(logged) + 1)):
        return False
    first = entries[0]
    try:
        return isinstance(first, Opened) and sum(1 for _ in fold(game_of(first.setup), entries)) == len(entries)
    except (ValueError, LookupError, AssertionError):
        return False
