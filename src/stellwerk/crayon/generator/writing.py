"""A board as the text of its file: one entry per line, so that people can read it and changes show."""

from __future__ import annotations

import json

import msgspec

from stellwerk.crayon.boardfile import BoardFile


def write_board(board: BoardFile) -> str:
    """The JSON of a board; fields that have their usual value are left out."""
    return _table({name: _lean(getattr(board, name)) for name in board.__struct_fields__}, "") + "\n"


def _table(fields: dict[str, object], indent: str) -> str:
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, dict):
            text = _table(value, indent + "  ")
        elif isinstance(value, list) and value:
            entries = ",\n".join(f"{indent}    {_line(entry)}" for entry in value)
            text = f"[\n{entries}\n{indent}  ]"
        else:
            text = _line(value)
        lines.append(f"{indent}  {_line(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n" + indent + "}"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lean(value: object) -> object:
    """Plain lists and dicts, without fields that have their default."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        tag = {kind.__struct_config__.tag_field: kind.__struct_config__.tag} if kind.__struct_config__.tag else {}
        fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
        return tag | {
            name: _lean(getattr(value, name)) for name, usual in fields.items() if getattr(value, name) != usual
        }
    return [_lean(entry) for entry in value] if isinstance(value, tuple) else value
