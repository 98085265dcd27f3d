"""An analysis in words, for whoever reads it: in a terminal or in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stellwerk.core import record as records
from stellwerk.core.game import AnyGame, Seat, SomeAction
from stellwerk.core.record import Record
from stellwerk.turbo.lookback import Analysis, Balance, Blunder, Draw
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator

HEADS: Final = ("prior", "luck", "skill", "others", "result")


class BalanceRow(Struct, frozen=True):
    """A seat's figures under their heads; as they stand there they add up."""

    seat: Seat
    figures: tuple[str, ...]


class Looked(Struct, frozen=True):
    """An entry worth a look: whom it concerned, what it brought or cost in points of a hundred, what happened;
    what would have been better, and why, as the seat would have been told."""

    entry: int
    seat: Seat
    swing: str
    text: str
    better: str = ""
    advice: str = ""


class Highlights(Struct, frozen=True):
    """Some entries under a heading, and how they were judged; `nothing` says so where there are none."""

    head: str
    looked: tuple[Looked, ...]
    about: str = ""
    nothing: str = ""


class Lookback(Struct, frozen=True):
    """A finished game looked back on: the chances of all seats at the start and after each entry, and what came of
    each entry in words."""

    head: str
    chances: tuple[tuple[float, ...], ...]
    told: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[BalanceRow, ...]
    sum: str
    costly: Highlights
    lucky: Highlights
    unlucky: Highlights


def retold(narrator: Narrator, game: AnyGame, record: Record, found: Analysis) -> Lookback:
    words = narrator.words
    told = _happened(narrator, game, record)
    return Lookback(
        head=words.say("analyse-head", n=found.depth, positions=len(found.chances)),
        chances=tuple(tuple(round(each, 4) for each in row) for row in found.chances),
        told=told,
        heads=tuple(words.say(f"analyse-{head}") for head in HEADS),
        rows=tuple(BalanceRow(seat, _figures(words, each)) for seat, each in enumerate(found.balances)),
        sum=words.say("analyse-sum"),
        costly=_under(words, "costly", [_blunder(narrator, game, record, each) for each in found.costly]),
        lucky=_under(words, "lucky", [_draw(words, told, each) for each in found.lucky]),
        unlucky=_under(words, "unlucky", [_draw(words, told, each) for each in found.unlucky]),
    )


def _under(words: Words, head: str, looked: Sequence[Looked]) -> Highlights:
    if not looked:
        return Highlights(words.say(f"analyse-{head}"), (), nothing=words.say("analyse-nothing"))
    about = words.say(f"analyse-{head}-about") if words.has(f"analyse-{head}-about") else ""
    return Highlights(words.say(f"analyse-{head}"), tuple(looked), about)


def _happened(narrator: Narrator, game: AnyGame, record: Record) -> tuple[str, ...]:
    """What came of every entry, in sentences."""
    return tuple(
        " ".join(sentence.text for sentence in narrator.story(moment.events, None))
        for moment in records.replay(game, record)
    )


def _blunder(narrator: Narrator, game: AnyGame, record: Record, blunder: Blunder) -> Looked:
    words, swing = narrator.words, _signed(narrator.words, _tenths(-blunder.cost))
    done, better = (
        words.say(key, action=_named(narrator, game.read(text)), chance=_percent(words, chance))
        for key, text, chance in (
            ("analyse-done", record.entries[blunder.entry].text, blunder.chance),
            ("analyse-better", blunder.better, blunder.could),
        )
    )
    advice = narrator.why(blunder.why) if blunder.why else ""
    return Looked(blunder.entry, blunder.seat, swing, done, better, advice)


def _draw(words: Words, told: tuple[str, ...], draw: Draw) -> Looked:
    return Looked(draw.entry, draw.seat, _signed(words, _tenths(draw.swing)), told[draw.entry])


def _named(narrator: Narrator, action: SomeAction) -> str:
    """A decision under its heading, in one line."""
    return f"{narrator.heading(narrator.group(action))}: {narrator.action(action)}"


def _figures(words: Words, balance: Balance) -> tuple[str, ...]:
    """What is lost by rounding is put where it shows least: with everybody else's moves."""
    prior, luck, skill, result = map(_tenths, (balance.prior, balance.luck, balance.skill, balance.result))
    moved = (luck, skill, result - prior - luck - skill)
    return _share(words, prior), *(_signed(words, each) for each in moved), _share(words, result)


def _tenths(chance: float) -> int:
    return round(1000 * chance)


def _share(words: Words, tenths: int) -> str:
    return words.percent(tenths / 1000, 1)


def _percent(words: Words, chance: float) -> str:
    return words.percent(min(1.0, max(0.0, chance)))


def _signed(words: Words, tenths: int) -> str:
    """With its sign, so that one sees how they add up."""
    sign = "−" if tenths < 0 else "+" if tenths else ""
    return sign + words.number(abs(tenths) / 10, 1)
