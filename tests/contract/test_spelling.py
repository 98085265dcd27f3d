"""One spelling for every action and every record: whatever can be read is written the same way again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from contract.variants import Variant
from contract.walking import walk
from stellwerk import games
from stellwerk.core import record
from stellwerk.core.game import LUCK, InvalidAction, MisspeltAction, view_of
from stellwerk.core.record import RecordError

TITLES = {
    "europe": Variant("europe", (("way", "mega"),), 3),
    "germany": Variant("germany", (), 3),
    "first-journey": Variant("first-journey", (), 3),
    "denmark": Variant("denmark", (("tariffs", "yes"),), 3),
}
STORED = {
    "europe": "europe-mega",
    "germany": "germany-last-lap",
    "first-journey": "first-journey-stuck",
    "denmark": "denmark-tariff",
}
MOST_STEPS, MOST_TEXTS = 1500, 3000
_NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
_ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")

each = pytest.mark.parametrize("name", TITLES)


# ---- actions


@cache
def spoken(name: str) -> list[str]:
    """All that seats could do and luck could deal in a random game."""
    game = TITLES[name].game()
    texts: dict[str, None] = {}
    for now in islice(walk(game, TITLES[name].seats, "spelling"), MOST_STEPS):
        for seat in now.actors:
            actions = (
                [a for a, _ in game.luck(now.state)] if seat == LUCK else game.legal(view_of(now.state, seat))
            )
            texts |= dict.fromkeys(map(game.write, actions))
    return Random(name).sample(list(texts), min(len(texts), MOST_TEXTS))


def reordered(text: str) -> Iterator[str]:
    """The same said in another order: the terms of a sum, the tickets kept, the ends of a section."""
    verb, _, rest = text.partition(" ")
    if " + " in rest:
        yield f"{verb} {' + '.join(reversed(rest.split(' + ')))}"
    if verb == "keep" and " " in rest:
        yield f"{verb} {' '.join(reversed(rest.split(' ')))}"
    if verb == "lay":
        yield f"lay {'-'.join(reversed(rest.split('-')))}"


def disguised(text: str) -> Iterator[str]:
    """The same with other signs: spaces, line ends, capitals, zeros, digits of other scripts."""
    yield from (f"{text} ", f" {text}", f"{text}\r", f"{text}\n", f"{text}\f", f"{text}\u2028", text.upper())
    if " " in text:
        yield from (text.replace(" ", space, 1) for space in ("  ", "\t", "\u00a0", "_"))
    if _NUMBER.search(text):
        yield _NUMBER.sub(r"0\g<0>", text)
        yield _NUMBER.sub(r"+\g<0>", text)
        yield _NUMBER.sub(lambda number: number[0].translate(_ARABIC), text)


@each
def test_an_action_has_one_spelling(name: str) -> None:
    game = TITLES[name].game()
    for text in spoken(name):
        assert game.write(game.read(text)) == text
        for other in disguised(text):
            with pytest.raises(InvalidAction):
                game.read(other)
                pytest.fail(f"{other!r} is read as {text!r}")


@each
def test_what_is_said_in_another_order_is_refused_with_the_right_spelling(name: str) -> None:
    game, tried = TITLES[name].game(), 0
    for text in spoken(name):
        for other in reordered(text):
            with pytest.raises(MisspeltAction) as refusal:
                game.read(other)
            assert refusal.value.right == text and repr(text) in str(refusal.value)
            tried += 1
    assert tried


# ---- records


def stored(name: str) -> str:
    path = Path(__file__).parents[1] / "records" / f"{STORED[name]}.txt"
    return path.read_bytes().decode("utf-8")


def checked(text: str) -> None:
    kept = record.read(text)
    record.check(games.of_record(kept.header), kept)


def replaced(pattern: str, by: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, by, text, count=1, flags=re.MULTILINE)


FORBIDDEN = {
    "CR LF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "one CR LF": replaced(r"^(0 .*)$", "\\1\r"),
    "form feed for a line feed": replaced(r"^(0 .*)\n", "\\1\f"),
    "vertical tab": replaced(r"^(0 .*)$", "\\1\v"),
    "U+2028 for a line feed": replaced(r"^(0 .*)\n", "\\1\u2028"),
    "U+0085 for a line feed": replaced(r"^(0 .*)\n", "\\1\u0085"),
    "a byte order mark": lambda text: f"\ufeff{text}",
    "no line feed at the end": lambda text: text.removesuffix("\n"),
    "an empty line at the end": lambda text: f"{text}\n",
    "two empty lines": replaced(r"\n\n", "\n\n\n"),
    "an empty line at the beginning": lambda text: f"\n{text}",
    "a trailing space": replaced(r"^(0 .*)$", r"\1 "),
    "a trailing space in the header": replaced(r"^(game .*)$", r"\1 "),
    "a trailing space in the result": replaced(r"^(end .*)$", r"\1 "),
    "a leading space": replaced(r"^(0 .*)$", r" \1"),
    "two spaces": replaced(r"^0 ", "0  "),
    "a tab": replaced(r"^0 ", "0\t"),
    "a leading zero of a seat": replaced(r"^0 ", "00 "),
    "a sign of a seat": replaced(r"^0 ", "+0 "),
    "a digit of another script": replaced(r"^0 ", "٠ "),
    "a leading zero of the format": replaced(r"^stellwerk-record 1", "stellwerk-record 01"),
    "a leading zero of the version": replaced(r"^version ", "version 0"),
    "a leading zero of the seats": replaced(r"^seats ", "seats 0"),
    "a sign of the seats": replaced(r"^seats ", "seats +"),
    "the header in another order": replaced(r"^(game .*)\n(version .*)\n", "\\2\n\\1\n"),
    "options in another order": replaced(r"^((?:option .*\n)+)(seats .*\n)", r"\2\1"),
    "an option twice": replaced(r"^(option .*\n)", r"\1\1"),
    "a game twice": replaced(r"^(game .*\n)", r"\1\1"),
    "a digest in capitals": replaced(r"^digest sha256:(?=.*[a-f])", "digest SHA256:"),
    "a leading zero of points": replaced(r"^(0 [a-z-]+ [+-])(?=\d)", r"\g<1>0"),
    "points without a sign": replaced(r"^(0 [a-z-]+ )\+(?=\d)", r"\1"),
    "minus nothing": replaced(r"^(\d [a-z-]+ )\+0(?!\d)", r"\1-0"),
    "a sign of a total": replaced(r"^0 total ", "0 total +"),
    "a leading zero of a total": replaced(r"^0 total (?=\d)", "0 total 0"),
    "a leading zero of a rank": replaced(r" rank ", " rank 0"),
    "a seat's result after the next one's": replaced(r"^(0 total .*)\n((?:1 .*\n)+)", "\\2\\1\n"),
    "the result without its empty line": replaced(r"\n\nend ", "\nend "),
}


@each
@pytest.mark.parametrize("change", FORBIDDEN.values(), ids=FORBIDDEN)
def test_a_forbidden_spelling_is_refused(name: str, change: Callable[[str], str]) -> None:
    text = stored(name)
    assert change(text) != text
    with pytest.raises(RecordError) as refusal:
        checked(change(text))
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("1 draw blind", "01 draw blind"),
        ("pay 1 yellow + 1 loco", "pay 1 loco + 1 yellow"),
        ("ask 1 short + 3 long", "ask 3 long + 1 short"),
    ],
)
def test_the_refusal_names_line_and_spelling(right: str, wrong: str) -> None:
    text = stored("germany")
    assert right in text
    line = text[: text.index(right)].count("\n") + 1
    with pytest.raises(RecordError, match=rf"^line {line}: .*{re.escape(repr(wrong)[1:-1])}.*{re.escape(right)}"):
        checked(text.replace(right, wrong, 1))


@each
def test_whatever_is_read_is_written_the_same_way(name: str) -> None:
    """Small damage at random places, result included: refused, or kept letter by letter."""
    rng = Random(name)
    lines = stored(name).split("\n")
    first, end = lines.index(""), next(n for n, line in enumerate(lines) if line.startswith("end "))
    text = "\n".join([*lines[: first + 30], *lines[end - 1 :]])
    assert record.write(record.read(text)) == text
    signs = "0123456789 \n\r\t\f+-*x.abcdef,:\u2028\u00a0"
    accepted = 0
    for _ in range(600):
        at = rng.randrange(len(text))
        middle = rng.choice(("", text[at] * 2, rng.choice(signs), text[at] + rng.choice(signs), text[at].upper()))
        other = text[:at] + middle + text[at + 1 :]
        try:
            kept = record.read(other)
        except RecordError:
            continue
        assert record.write(kept) == other
        accepted += other != text
    assert accepted  # damage inside a word is for the rules to refuse
