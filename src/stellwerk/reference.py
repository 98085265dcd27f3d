"""What a designer may write, from the Structs that read it: a JSON Schema for editors, and the pages of the
reference (`python -m stellwerk.reference DIR`). The words are the comments beside the fields."""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import types
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from stellwerk import games
from stellwerk.core.codec import Json
from stellwerk.family import AnyFamily, Written

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


# ---- a schema


def schema(written: Written) -> Json:
    """The JSON Schema of a file; fields have their descriptions, so that an editor shows them."""
    kinds = list(structs_in(written.shape, *written.within.values()))
    refs, parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}", schema_hook=lambda kind: {"title": "anything"}
    )
    named = {kind: ref["$ref"].rpartition("/")[2] for kind, ref in zip(kinds, refs, strict=True)}
    for kind, name in named.items():
        fields = parts[name].get("properties", {})
        for field, text in notes_of(kind).items():
            if field in fields:
                fields[field] = {**fields[field], "description": text}
    root = parts[named[written.shape]]
    for field, kind in written.within.items():
        root["properties"][field] = {"$ref": f"#/$defs/{named[kind]}"}
    return {"$schema": DIALECT, **root, "$defs": parts}


def structs_in(*kinds: Any) -> Iterator[Any]:
    """These Structs and all inside them, each once, outermost first."""
    seen: list[Any] = []

    def visit(kind: Any) -> None:
        origin = get_origin(kind) or kind
        if isinstance(origin, type) and issubclass(origin, Struct):
            if kind not in seen:
                seen.append(kind)
                for field in msgspec.structs.fields(kind):
                    visit(field.type)
            return
        for part in get_args(kind):
            visit(part)

    for kind in kinds:
        visit(kind)
    yield from seen


@cache
def notes_of(kind: Any) -> dict[str, str]:
    """The comment beside each field, in this class or in one it comes from."""
    found: dict[str, str] = {}
    for origin in reversed((get_origin(kind) or kind).__mro__):
        if not (isinstance(origin, type) and issubclass(origin, Struct)) or origin is Struct:
            continue
        text = textwrap.dedent(inspect.getsource(origin))
        lines = text.splitlines()
        for node in ast.parse(text).body[0].body:  # type: ignore[attr-defined]  # a class
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                end = (node.end_lineno or node.lineno) - 1
                if "  # " in lines[end]:
                    found[node.target.id] = lines[end].partition("  # ")[2].removesuffix("# fmt: skip").strip()
    return found


# ---- pages


def page(heading: str, about: str, written: Written) -> str:
    """Every table of a file with its fields: what may stand there, what stands there otherwise, what it means."""
    parts = [f"# {heading}\n\n{about}\n"]
    for kind in structs_in(written.shape, *written.within.values()):
        origin = get_origin(kind) or kind
        config = origin.__struct_config__
        tag = f' (`{config.tag_field} = "{config.tag}"`)' if config.tag else ""
        doc = inspect.cleandoc(origin.__doc__ or "").replace("\n", " ")
        parts.append(f"\n## {origin.__name__}{tag}\n\n{doc}\n\n")
        parts.append("| field | takes | default | meaning |\n|---|---|---|---|\n")
        notes = notes_of(kind)
        for field in msgspec.structs.fields(kind):
            within = written.within.get(field.name) if kind is written.shape else None
            takes = _takes(within or field.type)
            parts.append(
                f"| `{field.encode_name}` | {takes} | {_default(field)} | {notes.get(field.name, '')} |\n"
            )
    return "".join(parts)


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    plain = msgspec.to_builtins(value)
    return "none" if plain in (None, "", [], {}, ()) else f"`{json.dumps(plain, ensure_ascii=False)}`"


def _takes(kind: Any, bounds: Meta | None = None) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _takes(parts[0], next(each for each in parts[1:] if isinstance(each, Meta)))
    if origin is Literal:
        return "one of " + ", ".join(f"`{each}`" for each in parts)
    if origin in (Union, types.UnionType):
        return " or ".join(_takes(part) for part in parts if part is not type(None))
    if origin is tuple and parts[-1] is ...:
        return f"list of {_takes(parts[0])}{_span(bounds, length=True)}"
    if origin is tuple:
        return f"[{', '.join(_takes(part) for part in parts)}]"
    if origin is dict:
        return f"table of {_takes(parts[1])}"
    bare = origin or kind
    if isinstance(bare, type) and issubclass(bare, Struct):
        return f"[{bare.__name__}](#{bare.__name__.lower()})"
    if isinstance(bare, type) and issubclass(bare, Enum):
        return "one of " + ", ".join(f"`{each.value}`" for each in bare)
    names = {int: "whole number", float: "number", str: "text", bool: "true or false"}
    return names.get(bare, "anything") + _span(bounds, length=bare is str)


def _span(bounds: Meta | None, *, length: bool) -> str:
    if bounds is None:
        return ""
    low, high = (bounds.min_length, bounds.max_length) if length else (bounds.ge, bounds.le)
    if low is None and high is None:
        return f" above {bounds.gt}" if bounds.gt is not None else ""
    told = (
        f"{low}–{high}"
        if low is not None and high is not None
        else f"up to {high}"
        if low is None
        else f"from {low}"
    )
    return f" ({told})" if length else f" {told}"


def pages() -> dict[str, str]:
    """Every page by the name of its file: `ticket-board-files.md`."""
    return {
        f"{family.name}-{name}-files.md": page(_heading(family, name), _about(family, name, written), written)
        for family in games.families().values()
        for name, written in family.written.items()
    }


def _heading(family: AnyFamily, name: str) -> str:
    return f"{name.capitalize()} files of the {family.name} family"


def _about(family: AnyFamily, name: str, written: Written) -> str:
    check = "`stellwerk check-board FILE`" if name != "recipe" else "`stellwerk generate`"
    return (
        f"{written.about} {check} names whatever does not fit, with line and field.\n"
        f"`stellwerk schema {name} --family {family.name}` writes a JSON Schema: with it editors complete.\n"
        "Made from the sources by `make reference`. Ids like T-28 are rules: `stellwerk rules T-28` tells them."
    )


if __name__ == "__main__":
    for file, text in pages().items():
        (Path(sys.argv[1]) / file).write_text(text, encoding="utf-8")
