"""Bad input: one line that names the value and what was expected, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Run
from stellwerk import games
from stellwerk.cli.errors import refusal
from stellwerk.core.game import IllegalAction
from stellwerk.telling import narrator

COMMANDS = [
    ("games --lang fr", "Language “fr” is not known; expected one of en, de"),
    ("drill attack gossip", "There is no attack “gossip”; there are frames, requests, headers"),
    ("dance", "No such command 'dance'"),
    ("play", "Missing argument 'GAME'"),
    ("play atlantis", "there is no game 'atlantis'; there are europe, germany, first-journey"),
    ("play missing.toml", "missing.toml: cannot be read: No such file or directory"),
    ("play europe --players 9", "9 players: europe is for 2 to 5"),
    ("play europe --players 2 --people 3", "3 people for 2 seats; expected at most 2"),
    ("play europe --people 0", "--people “0” is not possible; expected at least 1"),
    (
        "play europe --bots deep-thought",
        "There is no bot “deep-thought” for europe; expected one of random, greedy",
    ),
    ("play europe --record .", "File “.” exists already"),
    ("play europe --record no/such/folder", "File “no/such/folder” cannot be written: No such file"),
    ("simulate europe -o way=scenic", "way='scenic' is not possible; choose classic, 1912, mega, big-cities"),
    ("simulate europe -o weather=rain", "option 'weather' does not exist; there are way, bonus, start"),
    ("simulate europe -o mega", "“mega” is not an option; expected key=value"),
    ("simulate europe -o way=mega -o way=1912", "Option “way” is given twice"),
    ("simulate europe --players two", "--players “two” is not a whole number"),
    ("simulate europe --games 0", "--games “0” is not possible; expected at least 1"),
    ("simulate europe --players 3 --bots random,greedy", "2 bots for 3 seats; expected one name for all"),
    ("simulate europe -o start=4 --players 3", "3 players: europe is for 5 to 5 with these options"),
    ("simulate europe --records taken", "Folder “taken” cannot be written: File exists"),
    ("simulate europe --jobs 0", "--jobs “0” is not possible; expected at least 1"),
    ("simulate europe --bots nowhere:Bot", "'nowhere:Bot' cannot be loaded: ModuleNotFoundError"),
    ("simulate europe --bots math:pi", "'math:pi' is no function of a turn"),
    ("tournament europe --bots greedy,random", "Missing option '--out'"),
    ("tournament europe --bots greedy --out o", "1 bot; a tournament needs at least two different ones"),
    ("tournament europe --bots greedy,deep --out o", "There is no bot “deep” for europe"),
    ("tournament europe --bots greedy,random --out taken", "taken/records: Not a directory"),
    ("tournament europe --bots greedy,random --out o --jobs 2 --ray auto", "--jobs and --ray exclude each other"),
    ("check", "Missing argument"),
    ("check missing.txt", "missing.txt: cannot be read: No such file or directory"),
    ("check taken", "'rubbish' is not the head of a record; expected 'stellwerk-record 1'"),
    ("check .", "cannot be read: Is a directory"),
    ("replay missing.txt", "missing.txt: cannot be read: No such file or directory"),
    ("replay taken --at first", "--at “first” is not a whole number"),
    ("rules atlantis", "there is no game 'atlantis'"),
    ("rules --coverage --tests nowhere", "There is no folder “nowhere” with tests"),
    ("bench --seconds nan", "--seconds “nan” is not possible; expected at least 0.001"),
    ("bench --seconds soon", "--seconds “soon” is not a number of seconds"),
    ("check-board missing.json", "missing.json: cannot be read: No such file or directory"),
]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("command", "expected"), COMMANDS, ids=[command for command, _ in COMMANDS])
def test_one_line_and_exit_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, expected: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("rubbish")
    language = [] if "--lang" in command else ["--lang", lang]
    result = run(*command.split(), *language)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1 and result.err.strip()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["taken"]
    if lang == "en":
        assert expected in result.err


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\x89PNG\xff")
    assert "not UTF-8 text" in run("check", path).err


def test_a_refusal_names_the_rule_and_speaks_the_language() -> None:
    german = narrator(games.make("europe"), "de")
    error = IllegalAction("T-26", "no", "parallel-yours", route="dieppe-paris-1")
    told = refusal(german, error)
    assert told.startswith("Das geht nicht: Neben Dieppe–Paris gehört dir schon eine Strecke. Regel T-26: Von")
    assert refusal(german, IllegalAction("", "no")) == "Das geht nicht: no."
