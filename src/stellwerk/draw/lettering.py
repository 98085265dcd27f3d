"""How wide a text is in the map's narrow grotesque; other fonts are squeezed or stretched to that."""

from __future__ import annotations

import unicodedata
from typing import Final

# Archivo Narrow SemiBold, thousandths of the font size, from the space to the tilde
_ADVANCE: Final = (
    228, 258, 355, 456, 456, 729, 577, 182, 273, 273, 319, 479, 228, 273, 228, 228, 456, 456, 456, 456, 456, 456,
    456, 456, 456, 456, 258, 258, 479, 479, 479, 486, 811, 577, 577, 592, 592, 547, 501, 638, 592, 228, 440, 577,
    486, 683, 592, 638, 547, 638, 592, 547, 501, 592, 547, 774, 547, 547, 501, 258, 228, 258, 447, 456, 0, 456,
    486, 440, 486, 456, 258, 486, 486, 228, 212, 440, 212, 713, 486, 486, 486, 486, 303, 440, 258, 486, 440, 622,
    440, 440, 410, 304, 224, 304, 479,
)  # fmt: skip
_OTHERS: Final = {"ß": 501, "æ": 729, "ø": 486, "œ": 774, "Æ": 820, "Ø": 638, "–": 456, "—": 820, "ł": 228}
SERIF: Final = 1.16  # the serif of seas and titles is so much wider on the whole


def text_width(text: str, size: float, tracking: float = 0) -> float:
    """The width in the map's own face; accents add nothing."""
    plain = [ch for ch in unicodedata.normalize("NFD", text) if not unicodedata.combining(ch)]
    advances = (_ADVANCE[ord(ch) - 32] if " " <= ch <= "~" else _OTHERS.get(ch, 560) for ch in plain)
    return sum(advances) * size / 1000 + tracking * size * len(plain)


def sea_width(text: str, size: float) -> float:
    """A sea's name, in wide-set italics."""
    return text_width(text, size, 0.08) * SERIF


def country_width(text: str, size: float) -> float:
    """A country's name, in wide-set capitals."""
    return text_width(text.upper(), size, 0.12)
