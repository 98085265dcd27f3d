"""A table's game as a record with its proof; records, draws and logs told from the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Raw, Struct
from msgspec.structs import replace

from stellwerk import games, telling
from stellwerk.core import codec
from stellwerk.core import record as records
from stellwerk.core.game import LUCK, AnyGame, AnyView, Event, Seat, news_for, view_of
from stellwerk.core.notation import SEVERAL
from stellwerk.core.proof import verify
from stellwerk.core.record import Noted, Proof, Record, RecordError
from stellwerk.server.answers import ChronicleInfo, Draw, Happened, MomentInfo, Replay
from stellwerk.server.broadcast import Strand, log_of, result_of
from stellwerk.server.entries import Begun, Entry, Undone
from stellwerk.server.errands import Scope
from stellwerk.server.errors import BadRequestError, NotPossibleError
from stellwerk.server.fold import draws_taken_back, fold, in_force, noted_of, past_of
from stellwerk.server.sheet import Course
from stellwerk.server.store import Logged
from stellwerk.words.narrator import Narrator

if TYPE_CHECKING:
    from stellwerk.server.table import Table


async def record_of(table: Table) -> Record:
    """The record of a game that is over: it names every card, so not before."""
    if table.course.state is None or table.course.sheet.status not in ("over", "abandoned"):
        raise NotPossibleError("record-later")
    if table.frozen is not None:
        raise NotPossibleError("old-rules", rules=table.frozen)
    logged = await table.service.store.log(table.id)
    return recorded(table.game, table.course, [each.entry for each in logged])


def recorded(game: AnyGame, course: Course, entries: Sequence[Entry]) -> Record:
    """The record of what a log holds, where its course has come to."""
    sheet, state = course.sheet, course.state
    assert state is not None  # or nothing was played
    noted = [noted_of(line) for line in past_of(entries)]
    taken = len(noted)
    for _, entry in in_force(entries):
        if not isinstance(entry, Begun):
            noted += [Noted(entry.seat, text) for text in entry.action.split(SEVERAL)]
        noted += [Noted(LUCK, text) for text in entry.luck]
    ending = game.ending(state.public)
    return Record(
        header=records.header_of(game, len(sheet.chairs)),
        entries=tuple(noted),
        ending=ending,
        result=game.standings(state) if ending else None,
        proof=Proof(
            sheet.commitment,
            tuple(chair.nonce for chair in sheet.chairs),
            sheet.seed,
            draws_taken_back(entries),
            taken,
        ),
    )


def read_record(text: str, offered: Mapping[str, Path]) -> tuple[AnyGame, Record]:
    """A record that somebody sent, with its game; BadRequestError says what is wrong with it."""
    try:
        record = records.read(text)
        game = games.of_record(record.header, offered.get(record.header.game))
        records.require_same_game(game, record.header)
    except ValueError as error:
        raise BadRequestError("bad-record", text=str(error)) from error
    return game, record


def past(game: AnyGame, record: Record, count: int, seats: int) -> list[str]:
    """The first entries of a record, for a game that shall go on from there: legal, and not yet the end."""
    if record.header.seats != seats:
        raise BadRequestError("past-seats", count=record.header.seats)
    try:
        records.require_same_game(game, record.header)
        state = game.start(record.header.seats)
        for moment in records.replay(game, replace(record, entries=record.entries[:count])):
            state = moment.state
    except RecordError as error:
        raise BadRequestError("bad-record", text=str(error)) from error
    if game.ending(state.public):
        raise BadRequestError("past-over")
    return [f"{'*' if entry.seat == LUCK else entry.seat} {entry.text}" for entry in record.entries[:count]]


def replay(game: AnyGame, record: Record, scope: Scope) -> Replay:
    """Some entries as a seat saw them, None as a spectator; told with the people's names. What luck did is told
    together with the decision it followed from, at the last entry of both."""
    seat, first, count = scope.seat, scope.first, scope.count
    if seat is not None and seat >= record.header.seats:
        raise BadRequestError("no-seat", seat=seat)
    narrator = telling.narrator(game, scope.lang, scope.people)
    moments: list[MomentInfo] = []
    help_for = games.family_of(game).help
    last: tuple[AnyView, Struct] | None = None
    decided: list[Event] = []  # since somebody decided something
    try:
        for number, moment in enumerate(records.replay(game, record)):
            decided += moment.events
            told = tuple(decided) if _told_at(record, number) else ()
            if told:
                decided.clear()
            if first <= number < first + count:
                news, view = news_for(seat, moment.events), view_of(moment.state, seat)
                given = help_for(game, view, last)
                last = view, given
                moments.append(
                    MomentInfo(
                        number=number,
                        seat=moment.entry.seat,
                        text=moment.entry.text,
                        log=log_of(narrator, news_for(seat, told), seat),
                        players=narrator.players(moment.state.public),
                        view=Raw(codec.encode(view)),
                        news=news,
                        help=Raw(codec.encode(given)),
                    )
                )
        verified = verify(game, record) if record.proof else None
    except RecordError as error:
        raise BadRequestError("bad-record", text=str(error)) from error
    return Replay(
        game=game.name,
        family=game.family,
        title=telling.called(game, scope.lang),
        options=game.options,
        seats=record.header.seats,
        total=len(record.entries),
        ending=record.ending,
        result=result_of(narrator, record.ending, record.result) if record.result else None,
        proof=record.proof,
        verified=verified,
        moments=tuple(moments),
    )


def _told_at(record: Record, number: int) -> bool:
    """Whether luck has no more to say before the next decision."""
    return number + 1 == len(record.entries) or record.entries[number + 1].seat != LUCK


def history(narrator: Narrator, game: AnyGame, logged: Sequence[Logged], seat: Seat | None) -> list[Happened]:
    """Everything that a log holds and that was not taken back, as a seat may know it."""
    told: list[Happened] = []
    strand = Strand()
    for one, folded in zip(logged, fold(game, [each.entry for each in logged]), strict=True):
        if isinstance(one.entry, Undone):
            told = [each for each in told if each.version <= one.entry.to]
        if news := news_for(seat, folded.events):
            state = folded.course.state
            scores = () if state is None else narrator.scores(state.public)
            log = log_of(narrator, news, seat, news_for(seat, strand.before(one.entry)))
            told.append(Happened(one.version, one.at, news, log, scores))
        strand = strand.with_(one.entry, folded.events)
    return told


def chronicle(narrator: Narrator, game: AnyGame, record: Record) -> ChronicleInfo:
    """A finished game in the family's own numbers, where it keeps any."""
    kept = games.family_of(game).chronicle
    if kept is None:
        raise BadRequestError("no-chronicle")
    return ChronicleInfo(game.family, Raw(codec.encode(kept.tell(narrator.names, records.replay(game, record)))))


def draws(game: AnyGame, record: Record) -> tuple[Draw, ...]:
    """Every choice that luck had, with the one it made; not those of a game that this one goes on from."""
    state, found = game.start(record.header.seats), []
    taken = record.proof.taken if record.proof else 0
    for number, moment in enumerate(records.replay(game, record)):
        if moment.entry.seat == LUCK and number >= taken:
            outcomes = game.luck(state)
            index = next(place for place, (action, _) in enumerate(outcomes) if action == moment.action)
            found.append(Draw(tuple(weight for _, weight in outcomes), index))
        state = moment.state
    return tuple(found)
