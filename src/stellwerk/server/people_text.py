"""What people type, as others may be shown it: names and lines of chat."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Blanks that Unicode counts as letters, marks or signs: fillers, and what chooses the shape of a letter.
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0000-\U000e0fff]"
)
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})  # kinds of signs, as Unicode sorts them


def plain(text: str, longest: int) -> str:
    """Text only: nothing that cannot be seen or turns the direction of writing, no needless space."""
    seen = "".join(sign for sign in _BLANK.sub("", text) if unicodedata.category(sign) not in _UNSEEN)
    return " ".join(seen.split())[:longest].strip()
