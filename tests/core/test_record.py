"""Records: they read back, they replay, and a damaged one is refused with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stellwerk import games
from stellwerk.core import record
from stellwerk.core.options import OptionError
from stellwerk.core.record import MAGIC, RecordError

GOOD = (Path(__file__).parent.parent / "records" / "europe-tunnel-refused.txt").read_text(encoding="utf-8")
LINES = GOOD.splitlines()
FIRST_ENTRY = LINES.index("") + 1
END = next(number for number, line in enumerate(LINES) if line.startswith("end "))


def checked(text: str) -> None:
    kept = record.read(text)
    record.check(games.of_record(kept.header), kept)


def changed(line: int, text: str) -> str:
    return "\n".join([*LINES[:line], text, *LINES[line + 1 :]]) + "\n"


def test_a_good_record_is_good() -> None:
    checked(GOOD)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not the head of a record"),
        ("hello\n", "not the head of a record"),
        (f"{MAGIC} 99\n", "newer than this program"),
        (f"{MAGIC} 0\n", "unknown"),
        (f"{MAGIC} 1\n", "lacks 'game'"),
        (changed(1, "game atlantis"), "unknown here"),
        (changed(1, "planet mars"), "not part of a header"),
        (changed(2, "version one"), "not a number"),
        (changed(2, "version 7"), "of version 7"),
        (changed(2, LINES[1]), "given twice"),
        (changed(2, "version"), "lacks its value"),
        (changed(LINES.index("option way classic"), "option way sideways"), "not possible"),
        (changed(3, "option hats on"), "does not exist"),
        (changed(LINES.index("seats 3"), "seats 4"), "no total for seat 3"),
        ("\n".join(LINES[:FIRST_ENTRY]).replace("seats 3", "seats 9") + "\n", "9 seats: europe is for 2 to 5"),
        (changed(FIRST_ENTRY - 2, "digest sha256:0"), "digest"),
        (changed(FIRST_ENTRY, "* purple"), "'purple' is not an action"),
        (changed(FIRST_ENTRY, "* start 8"), "no seat 8"),
        (changed(FIRST_ENTRY, "red"), "not an entry"),
        (changed(FIRST_ENTRY, "x start 0"), "not an entry"),
        (changed(FIRST_ENTRY, "7 draw blind"), "seat 7 does not exist"),
        (changed(FIRST_ENTRY, "0 draw blind"), "not to act now"),
        (changed(END - 1, "0 draw blind"), "empty line"),
        (changed(END, "end by-magic"), "ended by 'by-magic'"),
        (changed(END, "finish"), "head of a result"),
        (changed(END + 1, "0 routes +999 x1"), "told '0 routes +999 x1'"),
        (changed(END + 1, "0 nonsense"), "not a line of the result"),
        (changed(END + 1, "9 routes +1"), "not a line of the result"),
        (changed(len(LINES) - 1, "2 total 1 rank 1"), "counted total"),
        ("\n".join(LINES[:-1]) + "\n", "cut off: no total for seat 2"),
        ("\n".join(LINES[: END - 1]) + "\n", "result is missing"),
        ("\n".join(LINES[: END - 20]) + "\n", "not over after"),
    ],
    ids=lambda value: value[:25].replace("\n", " ") if len(value) < 60 else "",
)
def test_a_damaged_record_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises((RecordError, OptionError)) as refusal:
        checked(text)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_an_entry_after_the_end_is_refused() -> None:
    text = "\n".join([*LINES[: END - 1], "0 draw blind", *LINES[END - 1 :]]) + "\n"
    with pytest.raises(RecordError, match=f"line {END}: .*the game is over") as refusal:
        checked(text)
    assert refusal.value.line == END


def test_the_line_of_an_illegal_action_is_named() -> None:
    line = next(n for n, text in enumerate(LINES) if " claim " in text)
    seat = LINES[line].split()[0]
    with pytest.raises(RecordError, match=f"line {line + 1}: 'give up'.*EU-22R"):
        checked(changed(line, f"{seat} give up"))


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    kept = record.read("\n".join(LINES[: FIRST_ENTRY + 30]) + "\n")
    assert kept.result is None
    moments = list(record.replay(games.of_record(kept.header), kept))
    assert len(moments) == 30


def test_an_older_format_is_rewritten_step_by_step() -> None:
    old = [f"{MAGIC} 0", "title europe"]
    steps = {
        0: lambda lines: [f"{MAGIC} 1", *(line.replace("title", "game") for line in lines[1:])],
        1: lambda lines: [f"{MAGIC} 2", *lines[1:], "version 1"],
    }
    assert record.migrate(old, steps, to=2) == [f"{MAGIC} 2", "game europe", "version 1"]


def test_a_designers_record_needs_its_title_file() -> None:
    folder = Path(__file__).parent.parent
    kept = record.read((folder / "records" / "small-all-pass.txt").read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match="name its title file"):
        games.of_record(kept.header)
    record.check(games.of_record(kept.header, folder / "titles" / "small.toml"), kept)
