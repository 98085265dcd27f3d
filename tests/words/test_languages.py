"""Both languages say the same things, everything the program says exists, and nothing lies around unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

import stellwerk
from stellwerk import games
from stellwerk.telling import WORDS, all_languages, words_for
from stellwerk.words import LOCALE, MissingWordsError, Words, language
from words.messages import messages

HOUSE = Path(stellwerk.__file__).parent
SPEAKING = ("words", "cli", "ticket", "crayon")
# Where words are: the program's, each family's, each title's.
_FAMILIES = [LOCALE, *(family.locale for family in games.families().values())]
PLACES = [*_FAMILIES, *(path.parent / WORDS for path in games.titles().values())]
# Things of data files, which only their title can have other words for.
FAULTS = "files.ftl"
NAMES_OF_DATA = {"city-", "good-", "train-", "event-text-"}


def _files(lang: str, places: Sequence[Path] = PLACES) -> list[Path]:
    return [path for place in places for path in sorted((place / lang).glob("*.ftl"))]


def _all(lang: str, places: Sequence[Path] = PLACES) -> dict[str, set[str]]:
    apart = ("rules.ftl", "web.ftl")
    files = (path for path in _files(lang, places) if path.name not in apart)
    return {key: values for path in files for key, values in messages(path).items()}


def _said(lang: str) -> set[str]:
    """The messages of the program and of the families, without their other forms."""
    return {key.partition(".")[0] for key in _all(lang, _FAMILIES)}


def _texts() -> tuple[set[str], set[str]]:
    """Texts in the sources, and the fixed beginnings of texts that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "name" and node.args:
                begun |= {str(each.value) + "-" for each in node.args[:1] if isinstance(each, ast.Constant)}
    return whole, begun


@pytest.mark.parametrize("path", _files("en"), ids=lambda path: str(path.relative_to(HOUSE)))
def test_all_languages_have_the_same_messages_with_the_same_values(path: Path) -> None:
    english = messages(path)
    for lang in all_languages():
        other = messages(path.parents[1] / lang / path.name)
        assert list(english) == list(other)
        assert english == other


def test_a_percent_sign_never_leaves_its_number() -> None:
    """In German a space stands before it, one that no line breaks at; in English none. (60% is what one types.)"""
    apart = {"de": re.compile(r"[}\d] %|}%"), "en": re.compile(r"[}\d]\s%")}
    for lang, wrong in apart.items():
        for path in _files(lang):
            assert not wrong.search(path.read_text(encoding="utf-8")), path


def test_no_language_has_a_file_that_english_lacks() -> None:
    for lang in all_languages():
        assert len([path for path in _files(lang) if path.name != FAULTS]) == len(_files("en"))


def _reasons() -> dict[str, set[str]]:
    """Every `because("key", "English", value=…)` of the sources, as a message with its values."""
    found: dict[str, set[str]] = {}
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because" and len(node.args) == 2:
                key = ast.literal_eval(node.args[0])
                found[f"file-{key}"] = {str(word.arg) for word in node.keywords}
    return found


def test_what_is_wrong_with_a_file_is_said_in_every_language() -> None:
    """English stands in the sources, so that it is said once."""
    reasons = _reasons()
    for lang in set(all_languages()) - {"en"}:
        files = [place / lang / FAULTS for place in PLACES if (place / lang / FAULTS).exists()]
        assert {key: values for path in files for key, values in messages(path).items()} == reasons


def test_every_message_that_the_program_says_exists() -> None:
    """Keys are recognised by the call they stand in: say("…"), InputError("…"), help="…"."""
    known = _all("en")
    missing = []
    for path in (path for room in SPEAKING for path in (HOUSE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            told = node.args[:1] if called in ("say", "InputError") else []
            told += [word.value for word in node.keywords if word.arg == "help"]
            inside = (inner for each in told for inner in ast.walk(each))
            keys = [str(inner.value) for inner in inside if isinstance(inner, ast.Constant) and inner.value]
            if told and not any(isinstance(each, ast.JoinedStr | ast.Subscript) for each in told):
                missing += [f"{path.name}:{node.lineno} {key}" for key in keys if key not in known]
    assert missing == []


def test_no_message_is_unused() -> None:
    """Of the program and the families; that titles say nothing needless is tested below and with their options."""
    whole, begun = _texts()
    prefixes = tuple(text for text in begun - NAMES_OF_DATA if text.endswith("-") and len(text) > 3)
    unused = [key for key in _said("en") if key not in whole and not key.startswith(prefixes)]
    assert unused == []


@pytest.mark.parametrize("name", games.titles())
def test_a_title_says_only_what_is_its_own_or_known_to_its_family(name: str) -> None:
    """Its name, options and doubts, the names of its things, and other words for what the family says too."""
    own = ("title", "option-", "unverified-", *NAMES_OF_DATA)
    said = messages(games.titles()[name].parent / WORDS / "en" / "title.ftl")
    assert [key for key in said if not key.startswith(own) and key not in _all("en", _FAMILIES)] == []


def test_a_message_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="no message 'no-such-words'"):
        Words("de").say("no-such-words")


def test_a_thing_is_called_by_its_own_name_in_the_language_else_in_english_else_by_its_only_one() -> None:
    everywhere = SimpleNamespace(name="København", de="Kopenhagen", en="Copenhagen")
    assert [Words(lang).own(everywhere) for lang in ("de", "en")] == ["Kopenhagen", "Copenhagen"]
    assert Words("de").own(SimpleNamespace(name="København", de="", en="Copenhagen")) == "Copenhagen"
    assert Words("de").own(SimpleNamespace(name="København")) == "København"


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingWordsError, match="seat"):
        Words("en").say("seat")


@pytest.mark.parametrize(
    ("flag", "environment", "expected"),
    [
        ("de", {"LANG": "en_GB.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "en_GB"}, "de"),
        (None, {"LC_MESSAGES": "de_DE", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "", "LANG": "de_CH"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_CH"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_flag_then_the_locale_then_english(
    flag: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(flag, ("en", "de"), environment) == expected


def test_numbers_and_lists_follow_the_language() -> None:
    english, german = Words("en"), Words("de")
    assert (english.number(1234.5, 1), german.number(1234.5, 1)) == ("1,234.5", "1.234,5")
    assert (english.percent(0.625, 1), german.percent(0.625, 1)) == ("62.5%", "62,5\N{NO-BREAK SPACE}%")
    assert (english.listed("abc"), german.listed("ab"), german.listed([])) == ("a, b and c", "a und b", "nichts")


def test_things_of_a_designer_keep_the_name_in_the_file() -> None:
    words = words_for(games.make("europe"), "de")
    assert words.name("colour", "red", "card") == "rote"
    assert words.name("colour", "turquoise", "card") == "turquoise"
