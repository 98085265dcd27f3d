"""The client's types are those of the messages that are sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from stellwerk.server import typescript

FOLDER = Path(__file__).parents[2] / "web/src/wire"
FILES = dict(typescript.files())


@pytest.mark.parametrize("name", FILES)
def test_the_committed_types_are_what_the_messages_make(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run `make web-types`"


def test_there_is_no_other_file() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
