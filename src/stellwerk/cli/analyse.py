"""`stellwerk analyse`: a recorded game looked back on: what luck did, what the players, and what cost most."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from stellwerk import telling, turbo
from stellwerk.cli.check import OwnTitle
from stellwerk.cli.errors import InputError, refusals_told
from stellwerk.cli.files import read_record
from stellwerk.cli.numbers import whole
from stellwerk.cli.progress import bar
from stellwerk.cli.screen import Screen
from stellwerk.core import record
from stellwerk.core.game import AnyGame, SomeAction
from stellwerk.core.record import Record
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator

if TYPE_CHECKING:
    from stellwerk.turbo.analysis import Analysis, Balance


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record-file", show_default=False)],
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", parser=whole("--depth", 2), help="help-depth")
    ] = 96,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    game: OwnTitle = None,
) -> None:
    screen: Screen = ctx.obj
    title, told = read_record(file, game)
    if not turbo.plays(title):
        raise InputError("error-no-analysis", game=title.name)
    narrator = telling.narrator(title, screen.lang)
    with refusals_told(narrator, told), bar(screen, "progress-positions") as heard:
        found = turbo.analyse(title, told, depth, heard)
    if as_json:
        screen.json(msgspec.to_builtins(found))
    else:
        _tell(screen, narrator, title, told, found)


def _tell(screen: Screen, narrator: Narrator, game: AnyGame, told: Record, found: Analysis) -> None:
    words = screen.words
    screen.say("analyse-head", n=found.depth, positions=len(found.chances))
    heads = ("seat", "prior", "luck", "skill", "others", "result")
    rows = [[words.say(f"analyse-{head}") for head in heads]]
    rows += [[words.seat(seat), *_row(words, each)] for seat, each in enumerate(found.balances)]
    screen.table(rows, numbers=len(heads) - 1)
    screen.tell(words.say("analyse-sum"))
    happened = _happened(narrator, game, told)
    screen.head(words.say("analyse-costly"))
    for blunder in found.costly:
        done, better = (game.read(text) for text in (told.entries[blunder.entry].text, blunder.better))
        screen.say(
            "analyse-blunder",
            entry=blunder.entry + 1,
            seat=words.seat(blunder.seat),
            done=_named(narrator, done),
            better=_named(narrator, better),
            chance=_percent(words, blunder.chance),
            could=_percent(words, blunder.could),
        )
    if not found.costly:
        screen.say("analyse-nothing")
    for key, draws in (("analyse-lucky", found.lucky), ("analyse-unlucky", found.unlucky)):
        screen.head(words.say(key))
        for draw in draws:
            swing = _signed(words, draw.swing)
            where, text = draw.entry + 1, happened[draw.entry]
            screen.say("analyse-draw", seat=words.seat(draw.seat), swing=swing, entry=where, text=text)
        if not draws:
            screen.say("analyse-nothing")


def _row(words: Words, balance: Balance) -> list[str]:
    moved = [_signed(words, each) for each in (balance.luck, balance.skill, balance.others)]
    return [_percent(words, balance.prior), *moved, _percent(words, balance.result)]


def _happened(narrator: Narrator, game: AnyGame, told: Record) -> list[str]:
    """What came of every entry, in sentences."""
    return [
        " ".join(sentence.text for sentence in narrator.story(moment.events, None))
        for moment in record.replay(game, told)
    ]


def _named(narrator: Narrator, action: SomeAction) -> str:
    """A decision under its heading, in one line."""
    return f"{narrator.heading(narrator.group(action))}: {narrator.action(action)}"


def _percent(words: Words, chance: float) -> str:
    return words.say("analyse-percent", n=words.number(100 * min(1.0, max(0.0, chance))))


def _signed(words: Words, swing: float) -> str:
    """With its sign, so that one sees how they add up."""
    sign = "−" if swing < 0 else "+"
    return sign + words.number(abs(100 * swing), 1)
