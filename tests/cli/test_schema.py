"""`stellwerk schema` and the pages of the reference: what may stand in a file, from what reads it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator, ValidationError

from cli.running import Run
from stellwerk import games
from stellwerk.crayon import generator
from stellwerk.reference import notes_of, pages, structs_in

DOCS = Path(__file__).parents[2] / "docs"
RECIPE = Path(generator.__file__).parent / "recipes" / "doggerland.toml"
WRITTEN = [(family, name) for family in games.families().values() for name in family.written]


def read(path: Path) -> Any:
    text = path.read_text(encoding="utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)


def good(family: str, what: str) -> list[Path]:
    titles = [path for path in games.titles().values() if games.reader(path).name == family]
    if what == "recipe":
        return [RECIPE]
    return titles if what == "title" else [path.parent / read(path)["board"] for path in titles]


@pytest.mark.parametrize(("family", "what"), [(family.name, name) for family, name in WRITTEN])
def test_the_schema_accepts_our_files_and_refuses_a_wrong_field(run: Run, family: str, what: str) -> None:
    schema = run("schema", what, "--family", family).json
    Draft202012Validator.check_schema(schema)
    for path in good(family, what):
        Draft202012Validator(schema).validate(read(path))
    with pytest.raises(ValidationError):
        Draft202012Validator(schema).validate({**read(path), "hats": 3})


def test_an_unknown_schema_is_told(run: Run) -> None:
    result = run("schema", "hat")
    assert result.code == 2 and "There is no schema “hat”; there are title --family ticket" in result.err


def test_the_pages_are_those_that_the_sources_make() -> None:
    """`make reference` makes them anew."""
    for name, text in pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run `make reference`"


@pytest.mark.parametrize(("family", "what"), [(family.name, name) for family, name in WRITTEN])
def test_every_field_is_explained(family: str, what: str) -> None:
    written = games.families()[family].written[what]
    silent = [
        f"{kind.__name__}.{field}"
        for kind in structs_in(written.shape, *written.within.values())
        for field in (each.name for each in msgspec.structs.fields(kind))
        if field not in notes_of(kind)
    ]
    assert silent == []
