"""Boards that somebody designs in a browser: checked, laid out, tried and bound. Each is an errand on files in a
folder that is gone afterwards."""

from __future__ import annotations

import io
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from stellwerk import games, telling
from stellwerk.arena.match import Match, Setting, Task, play_match
from stellwerk.core.faults import FileError, Finding
from stellwerk.core.game import StellwerkError
from stellwerk.core.play import EndlessGameError
from stellwerk.family import AnyWorkshop
from stellwerk.report.verdict import Light, Verdict
from stellwerk.server.designs import Files, name_of, written
from stellwerk.server.errors import BadRequestError
from stellwerk.study.watched import Game
from stellwerk.words import Words
from stellwerk.words.faults import said

MOST_FILES: Final = 12  # that are read together
MOST_BYTES: Final = 4 * 1024 * 1024  # of them, unpacked
GAMES: Final = 300  # of a report, for every number of players
SEED: Final = 0
BOT: Final = "greedy"
LONGEST: Final = 800  # decisions; games of ours have a few hundred
S = TypeVar("S", bound=Struct)


class Remark(Struct, frozen=True):
    """Something about a design: where it is, as in its file, and what. `harmless`: only worth knowing."""

    file: str
    place: tuple[str | int, ...]
    text: str
    harmless: bool


class Checked(Struct, frozen=True):
    """All findings; `proposed` is what the page may fill in by itself."""

    findings: tuple[Remark, ...]
    playable: bool
    proposed: Raw


class LaidOut(Struct, frozen=True):
    """The layout's file, the board as it looks now, and what still overlaps."""

    layout: str
    picture: str
    overlaps: tuple[str, ...]


class Judged(Struct, frozen=True):
    light: Light
    text: str
    value: str
    needed: int | None


class Reported(Struct, frozen=True):
    """What some games say about a board; `page` is all of it, as a file to keep. `endless`: that many more were
    given up."""

    games: int
    endless: int
    verdicts: tuple[Judged, ...]
    page: str


class Bound(Struct, frozen=True):
    """A design whose title can be played: under which name, and its files."""

    name: str
    files: Files


def workshop_of(family: str) -> AnyWorkshop:
    """Where designs of a family are made, of one that has such a place."""
    opened = games.families()[family].workshop
    assert opened is not None
    return opened()


class Given(Struct, frozen=True):
    """Files by their names, or an archive of them."""

    files: Files = {}
    archive: bytes = b""


def _decoded(text: str, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequestError("no-design", text=str(error)[:200]) from error


class Begin(Struct, frozen=True):
    """What there is to begin with."""

    family: str
    lang: str

    def run(self) -> bytes:
        return msgspec.json.encode(workshop_of(self.family).start(Words(self.lang)))


class ShowChart(Struct, frozen=True):
    """A coast of ours."""

    family: str
    name: str

    def run(self) -> bytes:
        try:
            return msgspec.json.encode(workshop_of(self.family).chart(self.name))
        except FileError as error:
            raise BadRequestError("no-design", text=str(error)) from error


class CopyTitle(Struct, frozen=True):
    """A title as the beginning of another."""

    family: str
    title: Path

    def run(self) -> bytes:
        return msgspec.json.encode(workshop_of(self.family).copied(self.title))


class OpenFiles(Struct, frozen=True):
    """Files of a designer, or an archive of them, as a design."""

    family: str
    text: str
    lang: str

    def run(self) -> bytes:
        given = _decoded(self.text, Given)
        with _told(self.lang):
            files = unpacked(given.archive) if given.archive else given.files
            return msgspec.json.encode(workshop_of(self.family).opened(files))


class PackFiles(Struct, frozen=True):
    """A design as an archive: the folder that the command line plays."""

    family: str
    text: str
    lang: str

    def run(self) -> bytes:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in _files(self.family, self.text, self.lang).items():
                archive.writestr(name, text)
        return packed.getvalue()


class Check(Struct, frozen=True):
    """The same findings as on the command line."""

    family: str
    text: str
    lang: str

    def run(self) -> bytes:
        workshop = workshop_of(self.family)
        design = _decoded(self.text, workshop.design)
        with _told(self.lang):
            try:
                with _folder(workshop.files(design, "")) as title:
                    found = games.check_file(title)
            except FileError as error:
                found = list(error.findings)
        words = Words(self.lang, games.families()[self.family].locale)
        told = tuple(Remark(each.file, each.place, said(words, each.reason), each.harmless) for each in found)
        playable = all(each.harmless for each in found)
        return msgspec.json.encode(Checked(told, playable, Raw(msgspec.json.encode(workshop.proposed(design)))))


class LayOut(Struct, frozen=True):
    """Room for everything on the board."""

    family: str
    text: str
    lang: str
    seconds: float

    def run_telling(self, tell: Callable[[float], None]) -> bytes:
        workshop, words = workshop_of(self.family), Words(self.lang)
        with _told(self.lang), _folder(_files(self.family, self.text, self.lang)) as title:
            _require_sound(title, self.lang)
            overlaps = workshop.lay_out(title, tell, self.seconds, words)
            files = {path.name: path for path in title.parent.glob("*.layout.json")}
            layout = next(iter(files.values())).read_text(encoding="utf-8")
            return msgspec.json.encode(LaidOut(layout, _drawn(title, self.lang), tuple(overlaps)))


class DrawDesign(Struct, frozen=True):
    """The board as it looks with the layout that its design has."""

    family: str
    text: str
    lang: str

    def run(self) -> bytes:
        with _told(self.lang), _folder(_files(self.family, self.text, self.lang)) as title:
            _require_sound(title, self.lang)
            return _drawn(title, self.lang).encode()


class Try(Struct, frozen=True):
    """Games of bots, as many as there is time for, and what they say."""

    family: str
    text: str
    lang: str
    seconds: float

    def run_telling(self, tell: Callable[[float], None]) -> bytes:
        from stellwerk.report.page import page
        from stellwerk.report.playing import in_order, matches
        from stellwerk.report.report import make_report
        from stellwerk.report.study import study_of
        from stellwerk.study.notes import gathered

        with _told(self.lang), _folder(_files(self.family, self.text, self.lang)) as title:
            _require_sound(title, self.lang)
            game = games.make(title)
            due = _mixed(matches([BOT], list(game.seats), GAMES), len(game.seats))
            setting = replace(Setting.of(str(title), game, SEED, self.seconds), most=LONGEST)
            found, endless = _played(setting, due, self.seconds, tell)
            if not found:
                raise BadRequestError("endless-board", most=LONGEST)
            study, words = study_of(game), telling.words_for(game, self.lang)
            notes = gathered(in_order(found, due), study.columns)
            made = make_report(game, self.lang, notes, SEED, "reference")
            layers = [layer for chapter in made.chapters for layer in chapter.layers]
            heat = study.heat(game, words, layers)
            judged = tuple(_judged(words, each) for each in made.verdicts)
            return msgspec.json.encode(Reported(len(found), endless, judged, page(words, made, notes, heat)))


class Bind(Struct, frozen=True):
    """A title of this server: what cannot be played or seen is refused."""

    family: str
    text: str
    lang: str

    def run(self) -> bytes:
        workshop = workshop_of(self.family)
        design = _decoded(self.text, workshop.design)
        with _told(self.lang):
            name = name_of(workshop.files(design, ""))
            files = workshop.files(design, name)
            with _folder(files) as title:
                _require_sound(title, self.lang)
                _drawn(title, self.lang)
                for lang in telling.all_languages():
                    telling.rule_parts(lang, title)
        return msgspec.json.encode(Bound(name, files))


def unpacked(archive: bytes) -> Files:
    """The texts in an archive; neither more nor larger than ours are."""
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as packed:
            inside = [each for each in packed.infolist() if not each.is_dir()]
            if len(inside) > MOST_FILES or sum(each.file_size for each in inside) > MOST_BYTES:
                raise BadRequestError("too-much-packed")
            return {each.filename: packed.read(each).decode("utf-8") for each in inside}
    # Broken, locked by a password, or packed in a way that Python does not read.
    except (zipfile.BadZipFile, ValueError, NotImplementedError, RuntimeError, EOFError, zlib.error) as error:
        raise BadRequestError("no-archive") from error


def _played(
    setting: Setting, due: Sequence[Match], seconds: float, tell: Callable[[float], None]
) -> tuple[list[Game], int]:
    """Games while there is time, and how many of them did not come to an end."""
    begun, found, endless = time.monotonic(), list[Game](), 0
    for number, match in enumerate(due):
        passed = (time.monotonic() - begun) / seconds
        if passed > 1:
            break
        tell(max(number / len(due), passed))
        try:
            one = play_match(Task(setting, match, recorded=False, watched=True))
        except EndlessGameError:
            endless += 1
        else:
            found += [] if one.game is None else [one.game]
    return found, endless


def _mixed(due: list[Match], kinds: int) -> list[Match]:
    """The numbers of players in turn, so that a report that runs out of time knows something of each."""
    each = len(due) // kinds
    return [match for deal in range(each) for match in islice(due, deal, None, each)]


def _judged(words: Words, verdict: Verdict) -> Judged:
    value = words.percent(verdict.claim.value.value, 1)
    return Judged(verdict.light, verdict.claim.told, value, verdict.needed)


def _files(family: str, text: str, lang: str) -> Files:
    workshop = workshop_of(family)
    design = _decoded(text, workshop.design)
    with _told(lang):
        return workshop.files(design, "")


@contextmanager
def _folder(files: Mapping[str, str]) -> Iterator[Path]:
    """The files for as long as somebody works on them; the path of the title."""
    with TemporaryDirectory(prefix="stellwerk-") as folder:
        yield written(Path(folder), files)


def _drawn(title: Path, lang: str) -> str:
    """The board; a layout of another board, or one that nobody has found, is refused in a sentence."""
    from stellwerk.pictures import board_svg

    game = games.make(title)
    try:
        games.family_of(game).names(game, telling.words_for(game, lang))
        return board_svg(game, "light", lang)
    except (StellwerkError, LookupError, ValueError, ArithmeticError) as error:
        raise BadRequestError("no-layout") from error


def _require_sound(title: Path, lang: str) -> None:
    for finding in games.check_file(title):
        if not finding.harmless:
            raise _refused(finding, lang)


@contextmanager
def _told(lang: str) -> Iterator[None]:
    """What cannot be used is the sender's affair, and must not cost us a process."""
    try:
        yield
    except BadRequestError:
        raise
    except FileError as error:
        raise _refused(error.findings[0], lang) from error
    except (
        TypeError,
        ValueError,
        LookupError,
        AttributeError,
        RecursionError,
    ) as error:  # a design can be anything
        raise BadRequestError("no-design", text=type(error).__name__) from error


def _refused(finding: Finding, lang: str) -> BadRequestError:
    families = [family.locale for family in games.families().values()]
    return BadRequestError("design-faulty", text=said(Words(lang, *families), finding.reason))
