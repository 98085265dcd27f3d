"""Work that anybody may ask for and that takes a while: values that travel to a worker process and run there."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

import msgspec
from msgspec import Struct

from stellwerk import games, telling
from stellwerk.core import record as records
from stellwerk.core.codec import digest
from stellwerk.core.game import AnyView, IllegalAction, InvalidAction, Seat
from stellwerk.core.record import Record
from stellwerk.server.errors import BadRequestError
from stellwerk.server.making import made

if TYPE_CHECKING:
    from stellwerk.draw.tokens import Theme
    from stellwerk.server.store import Logged


class Errand(Protocol):
    """`run` happens in the worker; a BadRequestError of it is raised again where it was sent from."""

    def run(self) -> bytes: ...


@runtime_checkable
class LongErrand(Protocol):
    """One that takes so long that it tells how far it is, from 0 to 1."""

    def run_telling(self, tell: Callable[[float], None]) -> bytes: ...


class Page(Struct, frozen=True):
    """What is answered again and again: ready to be sent, with and without compression, and its tag."""

    tag: str
    body: bytes
    zipped: bytes


class Choice(Struct, frozen=True):
    """A title's file, which a worker can read without knowing what the server offers, and all of its options."""

    title: Path
    options: tuple[tuple[str, str], ...]


class Draw(Struct, frozen=True):
    """The empty board, as a page."""

    choice: Choice
    theme: Theme
    lang: str

    def run(self) -> bytes:
        from stellwerk.pictures import board_svg

        game = made(self.choice.title, self.choice.options)
        return _page(board_svg(game, self.theme, self.lang, live=True).encode())


class Name(Struct, frozen=True):
    """Names for the numbers in views and news, as a page."""

    choice: Choice
    lang: str

    def run(self) -> bytes:
        from stellwerk.server.answers import NamesInfo

        game = made(self.choice.title, self.choice.options)
        narrator, family = telling.narrator(game, self.lang), games.family_of(game)
        info = NamesInfo(
            game=game.name,
            family=game.family,
            options=game.options,
            rules=game.version,
            digest=game.digest,
            lang=narrator.words.lang,
            counters=narrator.counters(),
            names=msgspec.Raw(msgspec.json.encode(family.names(game, narrator.words))),
        )
        return _page(msgspec.json.encode(info))


class Illustrate(Struct, frozen=True):
    """The picture of a chapter of the rules, as a page."""

    choice: Choice
    chapter: str
    theme: Theme
    lang: str

    def run(self) -> bytes:
        from stellwerk.pictures import example_svg
        from stellwerk.server.primers import picture_of

        game = made(self.choice.title, self.choice.options)
        shown = picture_of(self.choice.title, self.chapter)
        return _page(example_svg(game, shown, self.theme, self.lang).encode())


Paged: TypeAlias = Draw | Name | Illustrate


class Scope(Struct, frozen=True):
    """Which part of a replay, for whom and in which language."""

    seat: Seat | None
    first: int
    count: int
    lang: str
    people: tuple[str, ...] = ()


class Replay(Struct, frozen=True):
    """A record that a table gave, moment by moment."""

    choice: Choice
    record: Record
    scope: Scope

    def run(self) -> bytes:
        from stellwerk.server.records import replay

        game = made(self.choice.title, self.choice.options)
        return msgspec.json.encode(replay(game, self.record, self.scope))


class ReplaySent(Struct, frozen=True):
    """A record that somebody sent; `offered` are the titles it may be of."""

    text: str
    offered: dict[str, Path]
    scope: Scope

    def run(self) -> bytes:
        from stellwerk.server.records import read_record, replay

        game, record = read_record(self.text, self.offered)
        return msgspec.json.encode(replay(game, record, self.scope))


class TakeUp(Struct, frozen=True):
    """The entries of a sent record that a new game of this choice shall go on from."""

    choice: Choice
    text: str
    count: int
    seats: int
    offered: dict[str, Path]

    def run(self) -> bytes:
        from stellwerk.server.records import past, read_record

        _, record = read_record(self.text, self.offered)
        game = made(self.choice.title, self.choice.options)
        return msgspec.json.encode(past(game, record, self.count, self.seats))


class ListDraws(Struct, frozen=True):
    """Every draw of a finished game."""

    choice: Choice
    record: Record

    def run(self) -> bytes:
        from stellwerk.server.answers import Draws
        from stellwerk.server.records import draws

        game = made(self.choice.title, self.choice.options)
        return msgspec.json.encode(Draws(self.record.proof, draws(game, self.record)))


class TellHistory(Struct, frozen=True):
    """Everything that happened at a table, as a seat may know it."""

    choice: Choice
    logged: tuple[Logged, ...]
    seat: Seat | None
    lang: str
    people: tuple[str, ...]

    def run(self) -> bytes:
        from stellwerk.server.records import history

        game = made(self.choice.title, self.choice.options)
        narrator = telling.narrator(game, self.lang, self.people)
        return msgspec.json.encode(history(narrator, game, self.logged, self.seat))


class WriteRecord(Struct, frozen=True):
    """The record of a game that is over, from the log of its table."""

    choice: Choice
    logged: tuple[Logged, ...]

    def run(self) -> bytes:
        from stellwerk.server.fold import fold
        from stellwerk.server.records import recorded

        game, entries = made(self.choice.title, self.choice.options), [each.entry for each in self.logged]
        try:
            *_, last = fold(game, entries)
        except (IllegalAction, InvalidAction, LookupError) as error:
            raise BadRequestError("bad-record", text=str(error)) from error
        return records.write(recorded(game, last.course, entries)).encode()


class Answer(Struct, frozen=True):
    """To a question about a position. The view is all there is: no state of a running game leaves the table."""

    choice: Choice
    view: AnyView
    question: str
    about: Struct
    lang: str
    people: tuple[str, ...]

    def run(self) -> bytes:
        game = made(self.choice.title, self.choice.options)
        question = games.family_of(game).questions[self.question]
        names = telling.narrator(game, self.lang, self.people).names
        try:
            return msgspec.json.encode(question.answer(names, self.view, self.about))
        except InvalidAction as error:
            raise BadRequestError("not-a-question", text=str(error)) from error


class TellChronicle(Struct, frozen=True):
    """A finished game in the family's own numbers."""

    choice: Choice
    record: Record
    lang: str
    people: tuple[str, ...]

    def run(self) -> bytes:
        from stellwerk.server.records import chronicle

        game = made(self.choice.title, self.choice.options)
        return msgspec.json.encode(chronicle(telling.narrator(game, self.lang, self.people), game, self.record))


def _page(body: bytes) -> bytes:
    return msgspec.msgpack.encode(Page(f'"{digest(body)[7:23]}"', body, gzip.compress(body, 6, mtime=0)))
