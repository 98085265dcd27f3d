"""A table's game as a record with its proof, and replays of records moment by moment."""

from __future__ import annotations

from msgspec import Raw

from stellwerk import games, telling
from stellwerk.core import codec
from stellwerk.core import record as records
from stellwerk.core.game import LUCK, AnyGame, Seat, news_for, view_of
from stellwerk.core.notation import SEVERAL
from stellwerk.core.proof import verify
from stellwerk.core.record import Noted, Proof, Record, RecordError
from stellwerk.server.answers import MomentInfo, Replay
from stellwerk.server.broadcast import log_of, result_of
from stellwerk.server.entries import Begun
from stellwerk.server.errors import BadRequestError, NotPossibleError
from stellwerk.server.fold import draws_taken_back, in_force
from stellwerk.server.table import Table
from stellwerk.words.narrator import Narrator


async def record_of(table: Table) -> Record:
    """The record of a game that is over: it names every card, so not before."""
    sheet, state = table.course.sheet, table.course.state
    if state is None or sheet.status not in ("over", "abandoned"):
        raise NotPossibleError("record-later")
    if table.frozen is not None:
        raise NotPossibleError("old-rules", rules=table.frozen)
    noted: list[Noted] = []
    entries = [logged.entry for logged in await table.service.store.log(table.id)]
    for _, entry in in_force(entries):
        if not isinstance(entry, Begun):
            noted += [Noted(entry.seat, text) for text in entry.action.split(SEVERAL)]
        noted += [Noted(LUCK, text) for text in entry.luck]
    ending = table.game.ending(state.public)
    return Record(
        header=records.header_of(table.game, len(sheet.chairs)),
        entries=tuple(noted),
        ending=ending,
        result=table.game.standings(state) if ending else None,
        proof=Proof(
            sheet.commitment, tuple(chair.nonce for chair in sheet.chairs), sheet.seed, draws_taken_back(entries)
        ),
    )


def read_record(text: str) -> tuple[AnyGame, Record]:
    """A record that somebody sent, with its game; BadRequestError says what is wrong with it."""
    try:
        record = records.read(text)
        game = games.of_record(record.header)
        records.require_same_game(game, record.header)
    except ValueError as error:
        raise BadRequestError("bad-record", text=str(error)) from error
    return game, record


def replay(narrator: Narrator, game: AnyGame, record: Record, seat: Seat | None, first: int, count: int) -> Replay:
    """Entries `first` to `first + count` as a seat saw them, None as a spectator; told with the people's names."""
    if seat is not None and seat >= record.header.seats:
        raise BadRequestError("no-seat", seat=seat)
    moments: list[MomentInfo] = []
    help_for = games.family_of(game).help
    try:
        for number, moment in enumerate(records.replay(game, record)):
            if first <= number < first + count:
                news, view = news_for(seat, moment.events), view_of(moment.state, seat)
                moments.append(
                    MomentInfo(
                        number=number,
                        seat=moment.entry.seat,
                        text=moment.entry.text,
                        log=log_of(narrator, news, seat),
                        players=narrator.players(moment.state.public),
                        view=Raw(codec.encode(view)),
                        news=news,
                        help=Raw(codec.encode(help_for(game, view))),
                    )
                )
        verified = verify(game, record) if record.proof else None
    except RecordError as error:
        raise BadRequestError("bad-record", text=str(error)) from error
    return Replay(
        game=game.name,
        family=game.family,
        title=telling.title_of(narrator.words, game.name),
        options=game.options,
        seats=record.header.seats,
        total=len(record.entries),
        ending=record.ending,
        result=result_of(narrator, record.ending, record.result) if record.result else None,
        proof=record.proof,
        verified=verified,
        moments=tuple(moments),
    )
