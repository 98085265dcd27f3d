"""The form of data against the Struct that reads it: every fault at once, in plain words."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Any, Final, TypeAlias, Union, get_args, get_origin
from unicodedata import category

import msgspec

from stellwerk.core.faults import Place, Reason, because, one_of
from stellwerk.core.misfits import misfit

Fault: TypeAlias = tuple[Place, Reason]

_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_UNPRINTED: Final = frozenset(("Cc", "Cs"))  # control characters, halves of characters
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # turn a line of text round


def faults(data: object, kind: Any, place: Place = ()) -> Iterator[Fault]:
    """Everything in `data` that does not fit `kind`, field by field."""
    yield from unprinted(data, place)
    yield from _misshapen(data, kind, place)


def unprinted(data: object, place: Place) -> Iterator[Fault]:
    """Signs in texts that nobody could see or that would turn a line round."""
    match data:
        case str() if not data.isprintable() and (bad := next(filter(_strange, data), None)):
            yield place, because("unprinted", "U+{code} is no character to print", code=f"{ord(bad):04X}")
        case dict():
            for key, value in data.items():
                named = "".join(c if category(c) not in _UNPRINTED else "?" for c in str(key))
                yield from unprinted(key, (*place, named))
                yield from unprinted(value, (*place, named))
        case list():
            for number, value in enumerate(data):
                yield from unprinted(value, (*place, number))


def _strange(sign: str) -> bool:
    return sign != "\n" and (category(sign) in _UNPRINTED or sign in _TURNING)


def _misshapen(data: object, kind: Any, place: Place) -> Iterator[Fault]:
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        inner = list(_inside(data, _bare(kind, data), place))
        steps = tuple(name or int(number) for name, number in _STEP.findall(where.rstrip("`")))
        yield from inner or [((*place, *steps), misfit(message, kind, data))]
    except RecursionError:
        yield place, because("nested", "nested too deeply")


def _bare(kind: Any, data: object) -> Any:
    """Without bounds, without the choice of leaving it out, and of several Structs the one that its tag names."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0], data)
    if get_origin(kind) in (Union, types.UnionType):
        for each in get_args(kind):
            bare = _bare(each, data)
            if isinstance(data, dict) and (config := getattr(bare, "__struct_config__", None)):
                if config.tag is None or data.get(config.tag_field) == config.tag:
                    return bare
            elif isinstance(data, list) and get_origin(bare) is tuple:
                return bare
    return kind


def _inside(data: object, kind: Any, place: Place) -> Iterator[Fault]:
    origin, parts = get_origin(kind) or kind, get_args(kind)
    match data:
        case dict() if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            yield from _fields(data, kind, origin, place)
        case dict() if origin is dict:
            for key, value in data.items():
                yield from (((*place, key), reason) for _, reason in _misshapen(key, parts[0], ()))
                yield from _misshapen(value, parts[1], (*place, key))
        case list() if origin is tuple and parts[-1:] == (...,):
            for number, value in enumerate(data):
                yield from _misshapen(value, parts[0], (*place, number))
        case list() if origin is list:
            for number, value in enumerate(data):
                yield from _misshapen(value, parts[0], (*place, number))
        case list() if origin is tuple and len(parts) == len(data):
            for number, (value, part) in enumerate(zip(data, parts, strict=True)):
                yield from _misshapen(value, part, (*place, number))


def _fields(data: dict[str, object], kind: Any, origin: type[msgspec.Struct], place: Place) -> Iterator[Fault]:
    known = {each.encode_name: each for each in msgspec.structs.fields(kind)}
    config = origin.__struct_config__
    meant: set[str] = set()
    for name in sorted(data.keys() - known.keys() - {config.tag_field}) if config.forbid_unknown_fields else ():
        near = get_close_matches(str(name), known.keys() - data.keys(), 1)
        meant.update(near)
        if near:
            reason = because("unknown-meant", "there is no such field; did you mean {name}?", name=near[0])
        else:
            names = one_of([*known])
            reason = because("unknown-field", "there is no such field; there are {names}", names=names)
        yield (*place, name), reason
    for name, each in known.items():
        if name in data:
            yield from _misshapen(data[name], each.type, (*place, name))
        elif each.required and name not in meant:
            yield place, because("missing-field", "the field {name} is missing", name=name)
