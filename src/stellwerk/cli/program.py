"""All commands: one small file each, one place where errors are told."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import requires
from typing import Annotated, Any, Final

import typer

import stellwerk
from stellwerk.cli.errors import TOLD, InputError, complaint
from stellwerk.cli.screen import Screen
from stellwerk.telling import all_languages
from stellwerk.words import Words, language

PROGRAM = "stellwerk"
BAD_INPUT = 2
INTERRUPTED = 130  # as shells count a program that was stopped by Ctrl-C

# Every command with its module beside this one and its function there; `help-NAME` is the key of its help text.
COMMANDS: Final = {
    "games": ("games", "list_games"),
    "play": ("play", "play"),
    "simulate": ("simulate", "simulate"),
    "tournament": ("tournament", "tournament"),
    "report": ("report", "report"),
    "tune": ("tune", "tune"),
    "replay": ("replay", "replay"),
    "analyse": ("analyse", "analyse"),
    "check": ("check", "check"),
    "check-board": ("check_board", "check_board"),
    "layout": ("layout", "layout"),
    "generate": ("generate", "generate"),
    "schema": ("schema", "tell_schema"),
    "show": ("pictures", "show"),
    "film": ("pictures", "film"),
    "rules": ("rules", "tell_rules"),
    "bench": ("bench", "bench"),
    "lockstep": ("lockstep", "lockstep"),
    "verify": ("verify", "verify"),
    "serve": ("serve", "serve"),
    "tables": ("tables", "app"),
    "backup": ("tables", "backup"),
    "restore": ("tables", "restore"),
    "doctor": ("doctor", "doctor"),
    "drill": ("drill", "app"),
}


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


def app_for(args: Sequence[str]) -> typer.Typer:
    """The program with the one command that is asked for: others may load libraries that this one does not need.
    Where none is named, all of them, for help."""
    app = typer.Typer(
        help="help-program", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    app.callback(invoke_without_command=True)(program)
    for name in args[:1] if args and args[0] in COMMANDS else COMMANDS:
        module, function = COMMANDS[name]
        command = getattr(import_module(f"stellwerk.cli.{module}"), function)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name, help=f"help-{name}")(command)
    return app


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
        command: Any = typer.main.get_command(app_for(rest))
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
