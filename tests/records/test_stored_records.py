"""Stored records re-run: same states, same result, and they still show what they were kept for."""

from __future__ import annotations

import pytest

from records.stored import FOLDER, STORED, Stored
from stellwerk.core import record


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: stored.name)
def test_a_stored_record_replays_to_its_result(stored: Stored) -> None:
    text = stored.path.read_text(encoding="utf-8")
    game, kept = stored.make_game(), record.read(text)
    record.check(game, kept)
    assert stored.shows(kept, list(record.replay(game, kept)))
    assert record.write(kept) == text


def test_every_file_is_declared() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {stored.path.name for stored in STORED}
