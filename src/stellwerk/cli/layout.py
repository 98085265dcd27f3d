"""`stellwerk layout`: room for every route of a designer's board, and what still collides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stellwerk.cli.numbers import seconds, whole
from stellwerk.cli.screen import Screen

if TYPE_CHECKING:
    from stellwerk.draw.solver.solve import Step

PATIENCE: Final = 300.0  # seconds: the boards of the house need a tenth of it


def layout(
    ctx: typer.Context,
    board: Annotated[Path, typer.Argument(metavar="BOARD.json", help="help-layout-board", show_default=False)],
    starts: Annotated[
        int, typer.Option("--starts", metavar="N", parser=whole("--starts", 1), help="help-starts")
    ] = 4,
    limit: Annotated[
        float, typer.Option("--seconds", metavar="S", parser=seconds("--seconds", 1), help="help-layout-seconds")
    ] = PATIENCE,
) -> None:
    from stellwerk.draw.plan import lay_out  # loads numpy, which a plain install lacks

    screen: Screen = ctx.obj
    with _steps(screen) as tell:
        target, collisions = lay_out(board, starts, tell, limit)
    for collision in collisions:
        screen.complain(str(collision))
    screen.say("layout-written", file=str(target), n=len(collisions))
    if collisions:
        raise typer.Exit(1)


@contextmanager
def _steps(screen: Screen) -> Iterator[Callable[[Step], None]]:
    """A bar on a terminal; elsewhere a line for every start."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen.err, disable=not screen.err.is_terminal, transient=True) as progress:
        bar = progress.add_task("", total=1)

        def tell(step: Step) -> None:
            words = screen.words
            told = words.say("layout-start", start=step.start, starts=step.starts)
            done = (step.start - 1 + step.round / step.rounds) / step.starts
            progress.update(bar, description=told, completed=done)
            if step.faults is not None and step.untrue is not None:
                figures = {"faults": words.number(step.faults, 1), "degrees": words.number(step.untrue, 1)}
                screen.err.print(words.say("layout-start-done", start=step.start, starts=step.starts, **figures))

        yield tell
