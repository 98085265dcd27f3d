"""`stellwerk verify`: was luck fair? Every draw of a record, recomputed from what its proof reveals."""

from __future__ import annotations

from pathlib import Path

import typer

from stellwerk.cli.check import OwnTitle, RecordFiles, each_of
from stellwerk.cli.files import read_record
from stellwerk.cli.screen import Screen
from stellwerk.core.proof import verify as recompute


def verify(ctx: typer.Context, files: RecordFiles, game: OwnTitle = None) -> None:
    screen: Screen = ctx.obj
    each_of(files, screen, lambda path: fair(screen, path, game))


def fair(screen: Screen, path: Path, own: Path | None) -> str:
    """The line of a record whose luck was fair."""
    game, told = read_record(path, own)
    lines = [screen.words.say("verify-passed", file=str(path), n=recompute(game, told))]
    if told.proof is not None and told.proof.takebacks:
        lines.append(screen.words.say("verify-takebacks", file=str(path), takebacks=told.proof.takebacks))
    if told.proof is not None and told.proof.taken:
        lines.append(screen.words.say("verify-taken", file=str(path), taken=told.proof.taken))
    return "\n".join(lines)
