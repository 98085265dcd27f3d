"""TOML as a program writes it: a value to a line, what is nested within it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(fields: Mapping[str, object]) -> str:
    """A whole file. Tables of the first level get a heading of their own, deeper ones stand in braces."""
    plain = [f"{_key(key)} = {_value(value)}" for key, value in fields.items() if not isinstance(value, Mapping)]
    parts = ["\n".join(plain)]
    for key, table in fields.items():
        if isinstance(table, Mapping):
            lines = [f"{_key(name)} = {_value(value)}" for name, value in table.items()]
            parts.append("\n".join([f"[{_key(key)}]", *lines]))
    return "\n\n".join(parts) + "\n"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    match value:
        case str():
            return _text(value)
        case Mapping():
            inside = ", ".join(f"{_key(str(key))} = {_value(each)}" for key, each in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return json.dumps(value, default=str)  # dates, which nothing of ours has


def _text(text: str) -> str:
    """JSON's quotes and escapes are TOML's, but for one character that JSON does not mind."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")
