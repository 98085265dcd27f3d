"""Names as people type them: accents and case do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

# Letters of their own in Danish, which no decomposition turns into plain ones.
_LETTERS = str.maketrans({"ø": "o", "æ": "ae"})


def plain(name: str) -> str:
    """Without accents and case, for the question whether two spellings are one name."""
    folded = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def explained(name: str, own: str) -> str:
    """As the board spells it, with the reader's name where that helps: `Angora (Ankara)`."""
    return name if plain(name) in plain(own) else f"{name} ({own})"


def find(text: str, named: Iterable[Sequence[str]]) -> list[int]:
    """Numbers of the things with a name, in any spelling, that begins like this; an exact one stands alone."""
    wanted, found = plain(text), list[int]()
    for number, names in enumerate(named):
        spellings = {plain(name) for name in names}
        if wanted in spellings:
            return [number]
        if any(name.startswith(wanted) for name in spellings):
            found.append(number)
    return found
