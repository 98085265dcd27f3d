"""Whoever has the data files and the pages on records can make the digest of a header without this program."""

from __future__ import annotations

from pathlib import Path

import pytest

from records.digest import crayon_digest, ticket_digest

FOLDER = Path(__file__).parent
FAMILIES = FOLDER.parents[1] / "src" / "stellwerk"


def title_file(game: str) -> Path:
    """The title file of a game: in a folder of its name, or beside the tests."""
    found = [*FAMILIES.glob(f"*/titles/{game}/title.toml"), *(FOLDER.parent / "titles").glob(f"{game}.toml")]
    return found[0]


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_the_digest_of_a_stored_record_can_be_made_from_the_data_files(path: Path) -> None:
    header = path.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()[1:]
    lines = dict(line.split(" ", 1) for line in header if not line.startswith("option "))
    options = dict(line.split(" ")[1:] for line in header if line.startswith("option "))
    title = title_file(lines["game"])
    make = crayon_digest if "crayon" in title.parts else ticket_digest
    assert make(title, options) == lines["digest"]
