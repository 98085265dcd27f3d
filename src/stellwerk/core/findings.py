"""What is wrong with a designer's file, told alike in every family: file, line and field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from stellwerk.core.faults import FileError, Finding, Place, Reason
from stellwerk.core.options import NONE, Option, OptionError
from stellwerk.core.textfile import line_in


class Problem(Struct, frozen=True):
    """Something to mend, or (`harmless`) to know."""

    place: Place
    reason: Reason
    harmless: bool = False

    def finding(self, path: Path) -> Finding:
        return Finding(path.name, self.reason, self.place, line_in(path, self.place), self.harmless)


def refused(path: Path, problems: Iterable[Problem]) -> None:
    """FileError for the first of these that is not harmless."""
    if found := [problem.finding(path) for problem in problems if not problem.harmless]:
        first, *more = found
        raise FileError(path, first.reason, first.place, first.line, more)


def check(
    path: Path,
    board: Callable[[Path], tuple[Path, Iterable[Problem]]],
    options: Callable[[Path], Sequence[Option]],
    load: Callable[[Path, Mapping[str, str]], object],
) -> list[Finding]:
    """All that is wrong with a board (.json) or with a title (.toml) and its board, errors first.

    `board` finds the board of either and its problems; `options` and `load` are those of a title.
    """
    try:
        place, problems = board(path)
        found = [problem.finding(place) for problem in problems]
        sound = all(finding.harmless for finding in found)
        if sound and path.suffix == ".toml":  # a title cannot be judged on a broken board
            found += _ways(path, options(path), load)
    except FileError as error:  # so broken that nothing more can be said
        found = list(error.findings)
    return sorted(dict.fromkeys(found), key=lambda finding: finding.harmless)


def _ways(
    path: Path, options: Sequence[Option], load: Callable[[Path, Mapping[str, str]], object]
) -> Iterator[Finding]:
    """Every value of every option must make a game that can be played."""
    tried: list[dict[str, str]] = [{}]
    for option in options:
        tried += [{option.name: value} for value in (*option.values, *([NONE] if option.several else []))]
    for chosen in tried:
        try:
            load(path, chosen)
        except FileError as error:
            yield from error.findings
        except OptionError as error:
            place: Place = ("options", error.option, "default")
            yield Finding(path.name, error.reason, place, line_in(path, place))
