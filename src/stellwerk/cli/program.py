"""All commands: one small file each, one place where errors are told."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import requires
from typing import Annotated, Any

import typer

import stellwerk
from stellwerk.cli import (
    analyse,
    bench,
    check,
    check_board,
    doctor,
    drill,
    games,
    generate,
    layout,
    lockstep,
    pictures,
    play,
    replay,
    report,
    rules,
    schema,
    serve,
    simulate,
    tables,
    tournament,
    tune,
    verify,
)
from stellwerk.cli.errors import TOLD, InputError, complaint
from stellwerk.cli.screen import Screen
from stellwerk.telling import all_languages
from stellwerk.words import Words, language

PROGRAM = "stellwerk"
BAD_INPUT = 2
INTERRUPTED = 130  # as shells count a program that was stopped by Ctrl-C

# Help texts are keys of the Fluent files; `translate` puts them into words.
app = typer.Typer(help="help-program", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("games", help="help-games")(games.list_games)
app.command("play", help="help-play")(play.play)
app.command("simulate", help="help-simulate")(simulate.simulate)
app.command("tournament", help="help-tournament")(tournament.tournament)
app.command("report", help="help-report")(report.report)
app.command("tune", help="help-tune")(tune.tune)
app.command("replay", help="help-replay")(replay.replay)
app.command("analyse", help="help-analyse")(analyse.analyse)
app.command("check", help="help-check")(check.check)
app.command("check-board", help="help-check-board")(check_board.check_board)
app.command("layout", help="help-layout")(layout.layout)
app.command("generate", help="help-generate")(generate.generate)
app.command("schema", help="help-schema")(schema.tell_schema)
app.command("show", help="help-show")(pictures.show)
app.command("film", help="help-film")(pictures.film)
app.command("rules", help="help-rules")(rules.tell_rules)
app.command("bench", help="help-bench")(bench.bench)
app.command("lockstep", help="help-lockstep")(lockstep.lockstep)
app.command("verify", help="help-verify")(verify.verify)
app.command("serve", help="help-serve")(serve.serve)
app.add_typer(tables.app, name="tables")
app.command("backup", help="help-backup")(tables.backup)
app.command("restore", help="help-restore")(tables.restore)
app.command("doctor", help="help-doctor")(doctor.doctor)
app.add_typer(drill.app, name="drill")


@app.callback(invoke_without_command=True)
def program(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="CODE", help="help-lang")] = None,
    told_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    screen: Screen = ctx.obj
    if told_version:
        screen.tell(f"{PROGRAM} {stellwerk.__version__}")
    elif ctx.invoked_subcommand is None:
        screen.tell(ctx.get_help())


def main(args: Sequence[str]) -> None:
    """Run a command and end with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a strange terminal must not end a game
    sys.exit(run(args))


def run(args: Sequence[str]) -> int:
    screen = Screen(language(None, all_languages()))
    try:
        lang, rest = split_language(args)
        screen = Screen(language(lang, all_languages()))
        command: Any = typer.main.get_command(app)
        translate(command, screen.words)
        code = command.main(args=rest, prog_name=PROGRAM, standalone_mode=False, obj=screen)
        return int(code or 0)
    except BrokenPipeError:
        # Whoever read us has seen enough; Python must not complain about it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except TOLD as error:
        screen.complain(complaint(screen.words, error))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        module = str(error.name).partition(".")[0]
        if (extra := extra_with(module)) is None:
            raise
        screen.complain(screen.words.say("error-extra", module=module, extra=extra))
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def extra_with(module: str) -> str | None:
    """The smallest extra that brings this library; None: no extra does."""
    brings: dict[str, list[str]] = {}
    for wanted in requires(PROGRAM) or ():
        if found := re.match(r"""([\w-]+).*extra *== *['"](\w+)""", wanted):
            brings.setdefault(found[2], []).append(found[1].lower().replace("-", "_"))
    fitting = [extra for extra, libraries in brings.items() if module.lower() in libraries]
    return min(fitting, key=lambda extra: len(brings[extra]), default=None)


def split_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere, before or after the command; the last one counts."""
    lang, rest, left = None, list[str](), list(args)
    while left and left[0] != "--":
        word = left.pop(0)
        if word == "--lang" and left:
            lang = left.pop(0)
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if lang is not None and lang not in all_languages():
        raise InputError("error-lang", lang=lang, langs=", ".join(all_languages()))
    return lang, [*rest, *left]


def translate(command: Any, words: Words) -> None:  # commands and groups, which share no type
    """Help texts of a command, its options and its subcommands, from keys into words."""
    if command.help:
        command.help = words.say(command.help)
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = words.say(parameter.help)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, words)
