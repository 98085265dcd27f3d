"""A corpus of broken boards, titles and recipes: each gives one sentence with file, line and field, in every
language, and no traceback. Most are made here, by one small change of a good file."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stellwerk.cli.errors import findings_told
from stellwerk.core.faults import FileError, Finding
from stellwerk.crayon import generator
from stellwerk.crayon.generator.country import generate, generate_file
from stellwerk.crayon.generator.recipe import read_recipe
from stellwerk.crayon.generator.writing import write_board
from stellwerk.games import check_file
from stellwerk.words import Words

TITLES = Path(__file__).parents[1] / "titles"
RECIPES = Path(generator.__file__).parent / "recipes"
BOARD, TITLE, RECIPE, COUNTRY = "small.json", "small.toml", "doggerland.toml", "country.json"
REMOVED = "(left out)"


class Broken(NamedTuple):
    """A good file with one change; `expected` is said of it in English."""

    file: str
    text: str
    what: str
    expected: str = ""


@cache
def good(name: str) -> str:
    if name == COUNTRY:
        return write_board(generate(*read_recipe(RECIPES / RECIPE)))
    return ((RECIPES if name == RECIPE else TITLES) / name).read_text(encoding="utf-8")


def replaced(file: str, *changes: tuple[str, str, str]) -> Iterator[Broken]:
    """Text for text, once."""
    for old, new, expected in changes:
        assert old in good(file), old
        yield Broken(file, good(file).replace(old, new, 1), f"{old} -> {new}", expected)


def altered(file: str, *places: tuple[tuple[str | int, ...], object]) -> Iterator[Broken]:
    """A value of a JSON file, removed or another."""
    for place, value in places:
        data = deepcopy(json.loads(good(file)))
        inner: Any = data
        for step in place[:-1]:
            inner = inner[step]
        if value is REMOVED:
            del inner[place[-1]]
        else:
            inner[place[-1]] = value
        yield Broken(file, json.dumps(data, indent=1), f"{place} = {value!r}"[:60])


def every_field(file: str, *things: tuple[str | int, ...]) -> Iterator[Broken]:
    """Each field of these tables: of the wrong kind, and misspelt."""
    for thing in things:
        inner: Any = json.loads(good(file))
        for step in thing:
            inner = inner[step]
        for key, value in inner.items():
            yield from altered(file, ((*thing, key), None if isinstance(value, list) else ["wrong"]))


def misspelt(file: str, names: str) -> Iterator[Broken]:
    for name in names.split():
        text, count = re.subn(rf"^{name} = ", f"{name}z = ", good(file), count=1, flags=re.M)
        assert count, name
        yield Broken(file, text, f"{name}z", f"did you mean {name}?")


def wrong_kind(file: str, names: str) -> Iterator[Broken]:
    for name in names.split():
        text, count = re.subn(rf"^{name} = .*$", f"{name} = 2020-01-01", good(file), count=1, flags=re.M)
        assert count, name
        yield Broken(file, text, f"{name} = a date")


def corpus() -> Iterator[Broken]:
    yield from every_field(BOARD, (), ("cities", 0), ("routes", 2), ("tickets", 0))
    yield from altered(
        BOARD,
        *(((name,), REMOVED) for name in ("format", "name", "provenance", "colours", "cities", "tickets")),
        *((("cities", 1, name), REMOVED) for name in ("id", "name", "de", "en", "lat", "lon")),
        *((("routes", 1, name), REMOVED) for name in ("id", "a", "b", "length", "colour")),
        *((("tickets", 1, name), REMOVED) for name in ("id", "a", "b", "deck", "kind")),
        (("routes", 0, "length"), 13),
        (("routes", 0, "locos"), 3),
        (("routes", 0, "locos"), 1),
        (("routes", 0, "b"), "east"),
        (("routes", 0, "group"), "alone"),
        (("routes", 0, "colour"), "green"),
        (("routes", 1, "id"), "east-north-1"),
        (("routes", 2, "length"), 2),
        (("routes",), []),
        (("cities", 0, "lat"), 99),
        (("cities", 0, "lon"), -200),
        (("cities", 0, "id"), "Nord Stadt"),
        (("cities", 0, "name"), "x" * 61),
        (("cities", 0, "name"), ""),
        (("cities", 0, "name"), "No\x07rth"),
        (("cities", 0, "name"), "No\ud800rth"),
        (("cities", 0, "name"), "No\u202erth"),
        (("cities", 0, "passengers"), 21),
        (("cities", 1), {**json.loads(good(BOARD))["cities"][0], "id": "east"}),
        (("cities", 3, "through"), "no"),
        (("colours",), ["red", "mauve"]),
        (("colours",), ["red", "red"]),
        (("colours",), ["red", "grey"]),
        (("tickets", 0, "points"), 100),
        (("tickets", 0, "b"), "north"),
        (("tickets", 0, "b"), "atlantis"),
        (("layout",), {"space": "wide"}),
        (("layout",), {"names": "klingon", "size": [1]}),
        (("layout",), {"colour": "red"}),
    )
    yield from replaced(
        BOARD,
        ('"format": 1', '"format": 1e999', ""),
        ('"format": 1', '"format": NaN', "NaN is not a number"),
        ('"format": 1,', '"format": 1', "a comma is missing"),
        ('"format": 1', '"format" 1', "a colon is missing"),
        ('"format": 1', '"format": ', "a value is missing"),
        ('"name": "small"', '"name": "small', "a text does not end"),
        ('"format": 1', "'format': 1", "not JSON"),
    )
    fields = (
        "fewest_seats most_seats trains cards locos opening_cards parallel_from ranking row points ending piles"
    )
    yield from misspelt(TITLE, f"{fields} version")
    yield from wrong_kind(TITLE, f"format version board {fields}")
    yield from replaced(
        TITLE,
        ("fewest_seats = 2", "fewest_seats = 3", "3 is more than most_seats 2"),
        ("cards = 6", "cards = 0", "0 is too little; at least 1"),
        ("flush_at = 2", "flush_at = 4", "4 locomotives never lie in a row of 3"),
        ("opening_cards = 1", "opening_cards = 9", "the opening needs 21 cards, the deck has 14"),
        ('ranking = ["points"]', 'ranking = ["longest-path"]', "nothing in these rules counts 'longest-path'"),
        ('ranking = ["points"]', 'ranking = ["luck"]', "choose points, tickets"),
        ("trains = 20", "trains = 20\npassengers = { red = 3 }", "no city of the board has places"),
        ("trains = 20", "trains = 20\ntrains = 21", "the same name stands here twice"),
        (
            "opening = [{ draw = [1], keep = 1",
            "opening = [{ draw = [1], keep = 2",
            "2 tickets are to be kept of 1",
        ),
        ("play = { draw = [1]", "play = { draw = [1, 1]", "does not name every pile"),
        ("play = { draw = [1], keep = 1", "play = { draw = [2], most = 1, keep = 2", "at most 1 may be kept"),
        ('rest = "under"', 'rest = "away"', "choose box, under"),
        ('way = "offers"', 'way = "gifts"', "choose way = offers, hand"),
        ('decks = ["small"]', 'decks = ["tall"]', "no ticket of the board fits pile"),
        ("3 = 4 }", "3 = 4, long = 9 }", "'long' is not a length"),
        (", 3 = 4 }", " }", "no points for a route of 3 spaces"),
        ('by = "last-lap"', 'by = "sunset"', "choose by = last-lap, race"),
        ('name = "small"', 'name = "europe"', "there is already a game called 'europe'"),
        ('name = "small"', 'name = "Small Town"', "words joined by hyphens"),
        ("[rules]", '[cites]\nturn = "T-99"\n[rules]', "there is no rule 'T-99'"),
        ("[rules]", "[rules", "not TOML"),
        ("format = 1", "format == 1", "not TOML"),
    )
    recipe = "format id name de en provenance coast seed"
    yield from misspelt(RECIPE, "name provenance coast seed spacing columns corner")
    yield from wrong_kind(
        RECIPE, f"{recipe} spacing columns rows corner size lon lat chips cost when effects cards"
    )
    yield from replaced(
        RECIPE,
        ("columns = 19", "columns = 999", "is not from 2 to 200"),
        ('goods = ["ale", "tools"]', 'goods = ["gold"]', "good 'gold' is not among the goods"),
        ('b = "seler"', 'b = "atlantis"', "'atlantis' is no city and no port"),
        ("lon = 2.30", "lon = 12.30", "away from the grid"),
        ('size = "metro"', 'size = "huge"', "choose small, medium, metro"),
        ('kind = "half-speed"', 'kind = "plague"', "'plague' is not possible"),
    )
    yield from every_field(COUNTRY, ("regions", 0), ("posts", 0), ("cities", 0), ("ferries", 0), ("goods", 0))
    yield from altered(
        COUNTRY,
        (("cities", 0, "goods"), ["gold"]),
        (("goods", 0, "chips"), 0),
        (("ferries", 0, "a"), "atlantis"),
        (("ferries", 0, "cost"), 99),
        (("cards", 0, "orders"), []),
        (("events", 0, "when"), "now"),
    )


CORPUS = list(corpus())
CAN_BE_WITHOUT_FIELD = ("not JSON", "not TOML", "is not a number", "the field ")


def findings(folder: Path, broken: Broken) -> list[Finding]:
    path = folder / broken.file
    for name in (TITLE, BOARD):
        shutil.copy(TITLES / name, folder / name)
    shutil.copy(RECIPES / "doggerland-coast.json", folder)
    path.write_text(broken.text, encoding="utf-8")
    if broken.file != RECIPE:
        return [finding for finding in check_file(path) if not finding.harmless]
    with pytest.raises(FileError) as error:
        generate_file(path, folder / "out.json")
    return list(error.value.findings)


def test_it_is_a_corpus() -> None:
    assert len(CORPUS) >= 150 and len({(each.file, each.text) for each in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("broken", CORPUS, ids=[f"{each.file}: {each.what}"[:70] for each in CORPUS])
def test_one_sentence_with_file_line_and_field_in_every_language(tmp_path: Path, broken: Broken) -> None:
    found = findings(tmp_path, broken)
    assert found
    english, german = ([text for _, text in findings_told(Words(lang), found)] for lang in ("en", "de"))
    assert any(broken.expected in text for text in english)
    for finding, said, gesagt in zip(found, english, german, strict=True):
        assert said == finding.text and re.match(rf"{broken.file}, line \d+: ", said)
        assert finding.place or any(each in said for each in CAN_BE_WITHOUT_FIELD)
        assert re.match(rf"{broken.file}, Zeile \d+: ", gesagt)
        reason, grund = (text.partition(": ")[2] for text in (said, gesagt))
        assert reason != grund and "`" not in said and "^" not in said and "\n" not in said


def test_all_faults_of_the_form_are_told_at_once(tmp_path: Path) -> None:
    text = good(TITLE).replace("trains = 20", 'trains = "many"').replace("cards = 6", "cards = 0")
    told = [finding.text for finding in findings(tmp_path, Broken(TITLE, text, "two"))]
    assert [line.split(":")[1] for line in told] == [" rules.trains", " rules.cards"]


def test_a_mark_before_the_text_is_no_fault(tmp_path: Path) -> None:
    for name in (BOARD, TITLE):
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + (TITLES / name).read_bytes())
    assert check_file(tmp_path / TITLE) == []


def test_parallel_routes_without_a_group_are_worth_knowing(tmp_path: Path) -> None:
    """Parallel routes that share no group are allowed, and told."""
    text = good(BOARD).replace(', "group": "south-west"', "")
    (tmp_path / BOARD).write_text(text, encoding="utf-8")
    (finding,) = check_file(tmp_path / BOARD)
    assert finding.harmless and finding.place == ("routes", 3, "id") and "'south-west-1'" in finding.text
