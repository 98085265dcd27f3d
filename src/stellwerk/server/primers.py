"""The rules of a title on one pictured page: chapters in a file beside the title, their words among its words."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

from msgspec import Struct

from stellwerk import games, telling
from stellwerk.core.faults import FileError
from stellwerk.core.textfile import read_toml
from stellwerk.core.title import PRIMER
from stellwerk.server.answers import Chapter, Primer
from stellwerk.server.errors import NotFoundError
from stellwerk.server.making import asked


class ChapterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules`: those that the chapter explains. `picture`: what the family draws for it."""

    id: str
    rules: tuple[str, ...]
    picture: dict[str, object] = {}


class PrimerFile(Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[ChapterFile, ...]


def primer_of(name: str, lang: str) -> Primer:
    """A title's page; one without a file has no chapters, and its rules in full all the same."""
    words = telling.words_of_title(name, lang)
    told = [
        Chapter(
            each.id,
            words.say(f"primer-{each.id}"),
            words.form(f"primer-{each.id}", "text"),
            each.rules,
            bool(each.picture),
        )
        for each in _chapters(games.known()[name])
    ]
    return Primer(telling.called(asked(name, {}), lang), tuple(told))


def picture_of(title: Path, chapter: str) -> dict[str, object]:
    """What the picture of a chapter shows."""
    found = next((each.picture for each in _chapters(title) if each.id == chapter), {})
    if not found:
        raise NotFoundError("nothing-there")
    return found


def _chapters(title: Path) -> tuple[ChapterFile, ...]:
    path = title.parent / PRIMER
    with suppress(FileError):
        return _read(path).chapters if path.is_file() else ()
    return ()


@cache
def _read(path: Path) -> PrimerFile:
    return read_toml(path, PrimerFile)
