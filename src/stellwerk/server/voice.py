"""Who is to be answered, and in which language."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.words import ENGLISH


class Voice(Struct, frozen=True):
    """The mark that the question bore, and the language in which it was asked."""

    ident: str = ""
    lang: str = ENGLISH


NOBODY: Final = Voice()
