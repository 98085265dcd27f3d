"""`stellwerk schema`: a JSON Schema of the files that designers write, for editors."""

from __future__ import annotations

from typing import Annotated

import typer

from stellwerk.cli.errors import InputError
from stellwerk.cli.screen import Screen
from stellwerk.games import families
from stellwerk.reference import schema


def tell_schema(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="WHAT", help="help-schema-what", show_default=False)],
    family: Annotated[
        str | None, typer.Option("--family", metavar="NAME", help="help-schema-family", show_default=False)
    ] = None,
) -> None:
    """Of several families that have such a file the first is meant."""
    screen: Screen = ctx.obj
    known = {(each.name, name): written for each in families().values() for name, written in each.written.items()}
    found = [written for (whose, name), written in known.items() if name == what and family in (None, whose)]
    if not found:
        there = ", ".join(f"{name} --family {whose}" for whose, name in known)
        raise InputError("error-schema", what=what if family is None else f"{what} --family {family}", there=there)
    screen.json(schema(found[0]))
