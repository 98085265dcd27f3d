"""Data files: every complaint names line and field."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from stellwerk.core.faults import FileError
from stellwerk.core.textfile import line_of, put, read_json, read_text, read_toml
from stellwerk.core.tomlplaces import line_in_toml

TEXT = """{
 "name": "x",
 "items": [
  {"size": 1},
  {"size": 2, "more": {"deep": [1, 2]}}
 ]
}
"""


class Item(Struct, forbid_unknown_fields=True):
    size: int
    more: dict[str, list[int]] = {}


class Thing(Struct, forbid_unknown_fields=True):
    name: str
    items: list[Item]


HERE = Path("thing.json")


def test_a_good_text_is_read() -> None:
    assert read_json(HERE, TEXT, Thing).items[1].more == {"deep": [1, 2]}


@pytest.mark.parametrize(
    ("place", "line"),
    [(("name",), 2), (("items",), 3), (("items", 0), 4), (("items", 1, "more", "deep", 1), 5), (("items", 7), 3)],
)
def test_the_line_of_a_place_is_found(place: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, place) == line


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"size": 2', '"size": "two"', "thing.json, line 5: items[1].size: wanted is a whole number, not a text"),
        (
            '"size": 2',
            '"seize": 2',
            "thing.json, line 5: items[1].seize: there is no such field; did you mean size?",
        ),
        ('"name": "x",', "", "thing.json, line 1: the field name is missing"),
        ("{\n", "{{\n", "thing.json, line 1: not JSON"),
        ('"size": 2', '"size": NaN', "thing.json, line 5: NaN is not a number"),
        ("[1, 2]", "[" * 60 + "]" * 60, "thing.json: nested deeper than 40 levels"),
    ],
)
def test_a_bad_text_is_told_where(old: str, new: str, complaint: str) -> None:
    with pytest.raises(FileError) as refusal:
        read_json(HERE, TEXT.replace(old, new), Thing)
    assert str(refusal.value).startswith(complaint)


def test_a_missing_file_a_folder_and_no_text_are_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        read_text(tmp_path / "missing.json")
    with pytest.raises(FileError, match="cannot be read"):
        read_text(tmp_path)
    strange = tmp_path / "strange.json"
    strange.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="not UTF-8"):
        read_text(strange)


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(9 * 1024 * 1024)
    with pytest.raises(FileError, match="larger than 8 MB"):
        read_text(huge)


def test_toml_is_checked_too(tmp_path: Path) -> None:
    path = tmp_path / "thing.toml"
    path.write_text('name = "x"\nitems = [{ size = "two" }]\n')
    with pytest.raises(FileError, match=r"thing.toml, line 2: items\[0\].size: wanted is a whole number"):
        read_toml(path, Thing)
    path.write_text("name = \n")
    with pytest.raises(FileError, match=r"line 1: not TOML: a value is missing"):
        read_toml(path, Thing)


def test_a_value_is_put_in_its_place_and_nothing_else_moves() -> None:
    text = '{ "a": [ {"b": 1},\n   {"b": "x"} ] }\n'
    assert put(text, ("a", 1, "b"), 7) == '{ "a": [ {"b": 1},\n   {"b": 7} ] }\n'
    with pytest.raises(KeyError):
        put(text, ("a", 2), 7)


def test_lines_of_a_toml_text() -> None:
    text = 'a = 1\n[b]\nc = [\n  { d = 2 },\n  { d = """x\n[no]\n""" },\n]\n'
    text += '[[e]]\nf = 1\n[[e]]\n[e.g]\n"h i" = 3 # = 4\n'
    places = [
        ("a",),
        ("b",),
        ("b", "c", 0, "d"),
        ("b", "c", 1, "d"),
        ("e", 0, "f"),
        ("e", 1, "g", "h i"),
        ("e", 1, "z"),
    ]
    assert [line_in_toml(text, place) for place in places] == [1, 2, 4, 5, 10, 13, 11]
    assert line_in_toml(text, ("nothing",)) is None
