"""Whoever has the data files and the pages on records can make the digest of a header without this program."""

from __future__ import annotations

from pathlib import Path

import pytest

from records.digest import PACKAGE, denmark_digest, ticket_digest

FOLDER = Path(__file__).parent
TITLES = {
    "europe": PACKAGE / "ticket" / "data" / "europe.toml",
    "germany": PACKAGE / "ticket" / "data" / "germany.toml",
    "first-journey": PACKAGE / "ticket" / "data" / "first_journey.toml",
    "small": FOLDER.parent / "titles" / "small.toml",
}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_digest_of_a_stored_record_can_be_made_from_the_data_files(path: Path) -> None:
    header = path.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()[1:]
    lines = dict(line.split(" ", 1) for line in header if not line.startswith("option "))
    options = dict(line.split(" ")[1:] for line in header if line.startswith("option "))
    game = lines["game"]
    made = denmark_digest(options) if game == "denmark" else ticket_digest(TITLES[game], options)
    assert made == lines["digest"]
