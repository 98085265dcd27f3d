"""`stellwerk check` and `stellwerk replay`"""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Run

STORED = Path(__file__).parents[1] / "records"


def test_a_good_record_gets_one_line(run: Run, record: Path) -> None:
    result = run("check", record)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("\n") == 1 and "holds" in result.out and "wins" in result.out


def test_one_bad_record_among_good_ones_is_exit_2(run: Run, record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text().replace(" total ", " total 9", 1))
    result = run("check", record, broken, "--lang", "de")
    assert result.code == 2
    assert result.out.startswith(f"{record}: stimmt") and result.out.count("\n") == 1
    assert result.err.startswith(f"{broken}: Die Aufzeichnung ist nicht brauchbar: result of seat 0")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("keep", [0, 20, 400, -60])
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_truncated_record_is_told_in_one_line(run: Run, record: Path, command: str, keep: int) -> None:
    record.write_text(record.read_text()[:keep])
    result = run(command, record)
    assert result.code == 2 and result.out == ""
    assert result.err.count("\n") == 1 and "Record not usable" in result.err


def test_a_record_with_other_line_ends_is_refused_with_its_line(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"version 2\n", b"version 2\r\n"))
    result = run("check", record)
    assert result.code == 2
    assert r"line 3: 'version 2\r' has" in result.err and "expected 'version 2'" in result.err


def test_the_rule_is_named_where_one_applies(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if " draw blind" in line)
    lines[at] = lines[at].replace("draw blind", "pass")
    record.write_text("\n".join([*lines, ""]))
    err = run("check", record).err
    assert f"line {at + 1}" in err
    assert "Rule T-14R" in err
    err = run("replay", record, "--lang", "de").err
    assert err.startswith(f"Die Aufzeichnung ist nicht brauchbar: Zeile {at + 1}, „{lines[at]}“. Das geht nicht: ")
    assert "Du kannst noch etwas tun; passen darf nur" in err and " Regel T-14R: Wer gar keine" in err
    assert err.count("\n") == 1


def test_a_record_of_a_designers_board_needs_its_title(run: Run) -> None:
    record, title = STORED / "small-all-pass.txt", STORED.parent / "titles" / "small.toml"
    assert "game 'small' is unknown here" in run("check", record).err
    assert run("check", record, "--game", title).code == 0
    assert "Replayed and recounted" in run("replay", record, "--game", title).out


def test_the_story_in_both_languages(run: Run, record: Path) -> None:
    english, german = run("replay", record).out, run("replay", record, "--lang", "de").out
    assert english.startswith("First Journey with 2 players\n") and "is dealt" in english
    assert "Erste Reise mit 2 Plätzen" in german and "bekommt" in german and "Rang 1: Platz" in german
    assert english.count("\n") == german.count("\n")
    assert english.rstrip().endswith("Replayed and recounted: the record holds.")


@pytest.mark.parametrize("path", sorted(STORED.glob("*.txt")), ids=lambda path: path.stem)
def test_stored_records_can_be_told(run: Run, path: Path) -> None:
    own = ["--game", STORED.parent / "titles" / "small.toml"] if path.stem.startswith("small") else []
    result = run("replay", path, *own, "--lang", "de")
    assert (result.code, result.err) == (0, "")


def test_numbers_of_the_story_are_entries(run: Run, record: Path) -> None:
    first = next(line for line in run("replay", record).out.splitlines() if "claims" in line)
    number = int(first.split()[0])
    before, after = (run("replay", record, "--at", at).out for at in (number - 1, number))
    assert "owns 1 route" not in before and "owns 1 route" in after


def test_a_position_tells_every_hand(run: Run, record: Path) -> None:
    out = run("replay", record, "--at", 12, "--lang", "de").out
    assert out.startswith("Die Stellung nach 12 von")
    assert out.count("Handkarten:") == 2
    assert run("replay", record, "--at", 0).code == 0


@pytest.mark.parametrize("at", [-1, 99999])
def test_an_entry_that_does_not_exist(run: Run, record: Path, at: int) -> None:
    result = run("replay", record, "--at", at)
    assert result.code == 2 and f"Entry {at} does not exist; expected 0 to " in result.err


def test_an_unfinished_record_says_so(run: Run, record: Path) -> None:
    head, entries, _ = record.read_text().split("\n\n")
    record.write_text(f"{head}\n\n" + "".join(f"{line}\n" for line in entries.splitlines()[:20]))
    assert "ends here after 20 entries; the game is not over" in run("replay", record).out
    assert "cut off" in run("check", record).err
