"""The messages as TypeScript, made from the Structs that send them: `python -m stellwerk.server.typescript DIR`.

A type of the client that is not here does not exist; a stage or an event that the client does not know is an error
of its compiler.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import inspect

from stellwerk import games
from stellwerk.server import wire
from stellwerk.server.answers import said
from stellwerk.server.routes import routers

HEAD: Final = "// Made from the server's messages by `python -m stellwerk.server.typescript`; not to be edited.\n"


class Writer:
    """Collects the types that others mention, each once."""

    def __init__(self, sending: bool = False) -> None:
        self.sending = sending  # who sends a message may leave out what has a usual value
        self.written: dict[str, str] = {}
        self._kinds: dict[str, type] = {}

    def struct(self, info: inspect.StructType) -> str:
        """The name of a Struct; its fields are written when it is first met."""
        name = info.cls.__name__
        if self._kinds.setdefault(name, info.cls) is not info.cls:
            raise TypeError(f"two types are called {name}")
        if name not in self.written:
            self.written[name] = ""  # it may hold itself
            lines = [f"  {info.tag_field}: '{info.tag}';\n"] if info.tag_field else []
            lines += [f"  {self.field(info, field)};\n" for field in info.fields]
            self.written[name] = f"export interface {name} {{\n" + "".join(lines) + "}\n"
        return name

    def field(self, info: inspect.StructType, field: inspect.Field) -> str:
        may_lack = self.sending or info.cls.__struct_config__.omit_defaults
        optional = "?" if may_lack and not field.required else ""
        return f"{field.encode_name}{optional}: {self.type(field.type)}"

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType():
                return self.struct(info)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(each) for each in types))
            case inspect.StrType() | inspect.BytesType():
                return "string"  # bytes are base 64
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(item) for item in items)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self.many(item)
            case inspect.CollectionType(item_type=item):
                return self.many(item)
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case inspect.RawType() | inspect.AnyType() | inspect.CustomType():
                return "unknown"  # a family's own
            case _:
                raise TypeError(f"no TypeScript for {info}")

    def many(self, item: inspect.Type) -> str:
        one = self.type(item)
        return f"({one})[]" if "|" in one else f"{one}[]"

    def union(self, name: str, kinds: object) -> None:
        """A union under a name of its own."""
        self.written[name] = f"export type {name} = {self.type(inspect.type_info(kinds))};\n"

    def text(self) -> str:
        return "\n".join(self.written.values())


def messages() -> str:
    """What every client needs, whatever is played."""
    sender, writer = Writer(sending=True), Writer()
    sender.union("Incoming", wire.Incoming)
    writer.union("Outgoing", wire.Outgoing)
    tuple(routers())  # every route says what it answers
    for kind in said():
        writer.type(inspect.type_info(kind))
    return "\n".join((HEAD, sender.text(), writer.text()))


def family_types(name: str) -> str:
    """What a table of one family shows: views, news, names and help, and what can be asked there."""
    family, prefix = games.families()[name], name.capitalize()
    shapes = family.shapes
    writer = Writer()
    for kind in (shapes.public, shapes.hand, shapes.names, shapes.help):
        writer.type(inspect.type_info(kind))
    writer.union(f"{prefix}Event", shapes.event)
    sender = Writer(sending=True)
    lines = []
    for question, it in family.questions.items():
        ask, answer = sender.type(inspect.type_info(it.asks)), writer.type(inspect.type_info(it.answers))
        lines.append(f"  {question}: {{ about: {ask}; answer: {answer} }};")
    if lines:
        writer.written[""] = f"export interface {prefix}Questions {{\n" + "\n".join(lines) + "\n}\n"
    for kind in family.workshop().shapes if family.workshop else ():
        writer.type(inspect.type_info(kind))
    if family.chronicle is not None:
        writer.type(inspect.type_info(family.chronicle.shape))
    return "\n".join(filter(None, (HEAD, sender.text(), writer.text())))


def files() -> Iterable[tuple[str, str]]:
    """Every file by its name."""
    yield "messages.ts", messages()
    for name in games.families():
        yield f"{name}.ts", family_types(name)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
