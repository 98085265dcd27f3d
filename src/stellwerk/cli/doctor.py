"""`stellwerk doctor`: what is wrong with the place where tables are kept, and what can be mended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from stellwerk.cli.screen import Screen
from stellwerk.cli.serve import Database, place


def doctor(
    ctx: typer.Context,
    data: Annotated[Path | None, typer.Argument(metavar="DATA", help="help-data", show_default=False)] = None,
    database: Database = None,
    mend: Annotated[bool, typer.Option("--mend", help="help-mend")] = False,
) -> None:
    """Exit code 1 if something is left that is wrong."""
    from stellwerk.cli.tables import reasons_told

    screen: Screen = ctx.obj
    with reasons_told():
        left = asyncio.run(_examine(screen, place(data, database), mend))
    if left:
        raise typer.Exit(1)


async def _examine(screen: Screen, database: str, mend: bool) -> int:
    """Tell every finding; how many are left."""
    from stellwerk.server.doctor import examine

    found = left = 0
    async for finding in examine(database):
        found += 1
        told = screen.words.say(finding.key, **finding.facts)
        if finding.cure is not None and mend:
            await finding.cure()
            screen.say("doctor-mended", text=told)
        else:
            left += 1
            screen.say("doctor-mendable" if finding.cure is not None else "doctor-found", text=told)
    if not found:
        screen.say("doctor-well")
    return left
