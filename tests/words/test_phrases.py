"""Messages are parsed one by one when they are said; none is lost by that."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast

import stellwerk
from stellwerk.words import Words
from stellwerk.words.phrases import entries

FILES = sorted(Path(stellwerk.__file__).parent.rglob("*.ftl"))


def names(text: str) -> list[str]:
    """Messages and terms as Fluent's own parser finds them."""
    found = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    terms = [(isinstance(entry, ast.Term), entry) for entry in found if isinstance(entry, ast.Message | ast.Term)]
    return ["-" * is_term + entry.id.name for is_term, entry in terms]


def test_every_entry_of_every_file_is_found() -> None:
    assert FILES
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        alone = [(name, *names(lines)) for name, lines in entries(text)]
        assert alone == [(name, name) for name in names(text)], path


def test_a_message_comes_with_all_that_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(
        "arrived = { $n ->\n    [one] { -train } is here\n   *[other] { $n } of { both }\n}\n"
        "    .short = { arrived-short }\n"
        "# said by nobody\narrived-short = here\nboth = { -train } and { -coach(case: 1) }\n"
        "-train = train\n-coach = coach\n"
    )
    words = Words("en", tmp_path)
    assert words.form("arrived", "short", n=1) == "here"
    assert words.say("arrived", n=1) == "train is here"
    assert words.say("arrived", n=2) == "2 of train and coach"
