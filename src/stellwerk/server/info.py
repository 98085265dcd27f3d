"""Who sits at a table and what was agreed there, for everybody who may look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk import telling
from stellwerk.core.game import Seat
from stellwerk.server import wire
from stellwerk.server.analysing import possible

if TYPE_CHECKING:
    from stellwerk.server.table import Table


def table_info(table: Table, you: Seat | None, lang: str) -> wire.TableInfo:
    """Whole, in the language of whoever is told; `you` is the seat it is told to."""
    sheet, setup = table.course.sheet, table.course.sheet.setup
    wish, words = sheet.takeback, telling.words_for(table.game, lang)
    return wire.TableInfo(
        id=table.id,
        code=table.code,
        version=sheet.version,
        status=sheet.status,
        game=setup.game,
        family=table.game.family,
        title=telling.called(table.game, lang),
        options=setup.options,
        told=telling.options_told(words, table.game),
        rules=setup.rules,
        digest=setup.digest,
        seats=tuple(
            wire.SeatInfo(
                kind="open" if chair.open else "person" if chair.guest else "bot",
                name=chair.name,
                bot=chair.bot,
                here=table.here(seat),
                host=chair.guest is not None and chair.guest == sheet.host,
                muted=seat in sheet.muted,
                votes=sheet.votes.get(seat, ()),
                needed=sheet.majority(seat),
            )
            for seat, chair in enumerate(sheet.chairs)
        ),
        clock=setup.clock,
        hints=setup.hints,
        chat=sheet.chat,
        commitment=sheet.commitment,
        nonces=tuple(chair.nonce for chair in sheet.chairs),
        takeback=None if wish is None else wire.TakebackInfo(wish.seat, wish.agreed),
        rematch=sheet.rematch,
        watching=sum(connection.seat is None for connection in table.connections),
        you=you,
        analysis=sheet.status == "over" and table.frozen is None and possible(table.game),
    )
