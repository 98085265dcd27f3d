"""HTTP: every draw of a finished game, so that a page can compute luck again by itself."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from fastapi.responses import Response

from stellwerk.core.game import LUCK, AnyGame, Seat
from stellwerk.core.record import Record, replay
from stellwerk.server.access import TheTable
from stellwerk.server.answers import Draw, Draws, answer, says
from stellwerk.server.records import record_of

router = APIRouter(prefix="/api", tags=["play"])


@router.get("/tables/{table}/draws", responses=says(Draws))
async def draws(table: TheTable) -> Response:
    """Seed, nonces and every draw in order, once the game is over."""
    record = await record_of(table)
    return answer(Draws(record.proof, await asyncio.to_thread(_draws, table.game, record)))


def _draws(game: AnyGame, record: Record) -> tuple[Draw, ...]:
    state, found = game.start(record.header.seats), []
    for moment in replay(game, record):
        seat: Seat = moment.entry.seat
        if seat == LUCK:
            outcomes = game.luck(state)
            index = next(number for number, (action, _) in enumerate(outcomes) if action == moment.action)
            found.append(Draw(tuple(weight for _, weight in outcomes), index))
        state = moment.state
    return tuple(found)
