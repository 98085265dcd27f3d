"""The client's types are those of the messages, and the API's document knows everything that a route answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server import wire
from stellwerk.server.answers import said
from stellwerk.server.app import make_app
from stellwerk.server.settings import Settings
from stellwerk.server.typescript import files

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


@pytest.mark.parametrize(("name", "text"), list(files()), ids=dict(files()))
def test_the_clients_types_are_the_servers(name: str, text: str) -> None:
    made = "`python -m stellwerk.server.typescript web/src/wire` makes it anew"
    assert (WIRE / name).read_text(encoding="utf-8") == text, made


def test_there_is_no_other_type_of_the_wire() -> None:
    assert {path.name for path in WIRE.glob("*.ts")} == {name for name, _ in files()}


def test_every_answer_is_in_the_document_and_no_reference_leads_nowhere() -> None:
    document = make_app(Settings("")).openapi()
    schemas = document["components"]["schemas"]
    assert set(_references(document)) <= {f"#/components/schemas/{name}" for name in schemas}
    assert {kind.__name__ for kind in said()} <= set(schemas)
    assert {wire.Play, wire.Stale, wire.Refused} <= set(said())
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            answers = [answer for code, answer in operation["responses"].items() if code.startswith("2")]
            assert (answers and all("content" in each for each in answers)) or "204" in operation["responses"], (
                f"{method} {path} does not say what it answers"
            )


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from _references(each)
