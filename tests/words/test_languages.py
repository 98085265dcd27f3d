"""Both languages say the same things, everything the program says exists, and nothing lies around unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import stellwerk
from stellwerk.words import LANGUAGES, LOCALE, MissingWordsError, Words, files, language
from words.messages import messages

HOUSE = Path(stellwerk.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
# Families of messages whose names end with a word from data or from a list in the code.
FAMILIES = ("colour-", "pile-", "title-", "ending-")


def _all(lang: str) -> dict[str, set[str]]:
    return {key: values for path in files(lang) for key, values in messages(path).items()}


def _texts() -> tuple[set[str], set[str]]:
    """Texts in the sources, and the fixed beginnings of texts that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for room in ("words", "cli", "bots", "draw"):
        for path in (HOUSE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
                elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    begun.add(str(node.values[0].value))
    for path in (path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind)):
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"""['"`]([a-z0-9-]+)(?:\.[a-z]+)?['"`]""", source))
        begun |= set(re.findall(r"`([a-z0-9-]+-)\$\{", source))
    return whole, begun


def test_both_languages_have_the_same_files() -> None:
    names = [sorted(path.name for path in (LOCALE / lang).glob("*.ftl")) for lang in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize("name", sorted(path.name for path in (LOCALE / "en").glob("*.ftl")))
def test_both_languages_have_the_same_messages_with_the_same_values(name: str) -> None:
    english, german = (messages(LOCALE / lang / name) for lang in ("en", "de"))
    assert list(english) == list(german)
    assert english == german


def test_every_message_that_the_program_says_exists() -> None:
    """Keys are recognised by the call they stand in: say("…"), InputError("…"), help="…"."""
    known = _all("en")
    missing = []
    for room in ("words", "cli", "draw"):
        for path in (HOUSE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                told = node.args[:1] if called in ("say", "InputError") else []
                told += [word.value for word in node.keywords if word.arg == "help"]
                keys = [
                    str(inner.value)
                    for each in told
                    for inner in ast.walk(each)
                    if isinstance(inner, ast.Constant)
                ]
                if told and not any(isinstance(each, ast.JoinedStr | ast.Subscript) for each in told):
                    missing += [f"{path.name}:{node.lineno} {key}" for key in keys if key not in known]
    assert missing == []


def test_no_message_is_unused() -> None:
    whole, begun = _texts()
    prefixes = tuple(text for text in begun if text.endswith("-") and len(text) > 3) + FAMILIES
    unused = [key for key in _all("en") if "." not in key and key not in whole and not key.startswith(prefixes)]
    assert unused == []


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


def test_a_language_that_is_not_known_is_an_error() -> None:
    with pytest.raises(ValueError, match="'fr' is not known; there are en, de"):
        Words("fr")


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
    assert language(flag, environment) == expected


def test_numbers_and_lists_follow_the_language() -> None:
    english, german = Words("en"), Words("de")
    assert (english.number(1234.5, 1), german.number(1234.5, 1)) == ("1,234.5", "1.234,5")
    assert (english.listed("abc"), german.listed("ab"), german.listed([])) == ("a, b and c", "a und b", "nichts")


def test_things_of_a_designer_keep_the_name_in_the_file() -> None:
    assert Words("de").name("colour", "red", "card") == "rote"
    assert Words("de").name("colour", "turquoise", "card") == "turquoise"
