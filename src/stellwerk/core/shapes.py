"""The form of data against the Struct that reads it: every fault at once, in plain words."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator
from difflib import get_close_matches
from enum import Enum
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar, Union, get_args, get_origin
from unicodedata import category

import msgspec

from stellwerk.core.faults import Place, Reason, because, one_of

T = TypeVar("T")
Fault: TypeAlias = tuple[Place, Reason]

_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_BOUND: Final = re.compile(r"Expected `\w+`( of length)? (>=|<=|>|<) (-?[\d.e+]+)")
_LENGTH: Final = re.compile(r"Expected `array` of (?:at least )?length (\d+)")
_WRONG: Final = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_KINDS: Final = {
    "int": because("kind-int", "a whole number"),
    "float": because("kind-float", "a number"),
    "str": because("kind-str", "a text"),
    "bool": because("kind-bool", "true or false"),
    "array": because("kind-array", "a list"),
    "object": because("kind-object", "a table"),
    "null": because("kind-null", "nothing"),
}
_UNPRINTED: Final = frozenset(("Cc", "Cs"))  # control characters, halves of characters
_TURNING: Final = frozenset(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)  # would turn a line of text round
# Patterns as people say them.
_SPELLINGS: dict[str, Reason] = {}


def spelt(pattern: str, told: Reason) -> str:
    """A pattern for fields, with what people are told when a text does not follow it."""
    _SPELLINGS[pattern] = told
    return pattern


def faults(data: object, kind: Any, place: Place = ()) -> Iterator[Fault]:
    """Everything in `data` that does not fit `kind`, field by field."""
    yield from _unprinted(data, place)
    yield from _misshapen(data, kind, place)


def _unprinted(data: object, place: Place) -> Iterator[Fault]:
    match data:
        case str() if bad := next((c for c in data if category(c) in _UNPRINTED or c in _TURNING), None):
            if bad != "\n":
                yield place, because("unprinted", "U+{code} is no character to print", code=f"{ord(bad):04X}")
        case dict():
            for key, value in data.items():
                named = "".join(c if category(c) not in _UNPRINTED else "?" for c in str(key))
                yield from _unprinted(key, (*place, named))
                yield from _unprinted(value, (*place, named))
        case list():
            for number, value in enumerate(data):
                yield from _unprinted(value, (*place, number))


def _misshapen(data: object, kind: Any, place: Place) -> Iterator[Fault]:
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$")
        inner = list(_inside(data, _bare(kind, data), place))
        steps = tuple(name or int(number) for name, number in _STEP.findall(where.rstrip("`")))
        yield from inner or [((*place, *steps), _reason(message, kind, data))]
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
            yield (
                (*place, name),
                because("unknown-meant", "there is no such field; did you mean {name}?", name=near[0]),
            )
        else:
            yield (
                (*place, name),
                because("unknown-field", "there is no such field; there are {names}", names=one_of([*known])),
            )
    for name, each in known.items():
        if name in data:
            yield from _misshapen(data[name], each.type, (*place, name))
        elif each.required and name not in meant:
            yield place, because("missing-field", "the field {name} is missing", name=name)


def _reason(message: str, kind: Any, data: object) -> Reason:
    """msgspec says "Expected `int`, got `str`"; people are told that a whole number is wanted."""
    if found := _WRONG.match(message):
        wanted, got = (found[n].split(" | ") for n in (1, 2))
        return because("kind", "wanted is {wanted}, not {got}", wanted=_either(wanted), got=_either(got))
    if found := _BOUND.match(message):
        of, sign, bound = found[1], found[2], found[3].removesuffix(".0")
        if of and isinstance(data, list):
            if sign == ">=":
                return because("few", "{n} entries are too few; at least {bound}", n=len(data), bound=bound)
            return because("many", "{n} entries are too many; at most {bound}", n=len(data), bound=bound)
        if of:
            if sign == ">=":
                return because("short", "the text is too short; at least {bound} characters", bound=bound)
            return because("long", "the text is too long; at most {bound} characters", bound=bound)
        match sign:
            case ">=":
                return because("least", "{value} is too little; at least {bound}", value=_shown(data), bound=bound)
            case "<=":
                return because("most", "{value} is too much; at most {bound}", value=_shown(data), bound=bound)
            case _:
                return because(
                    "beyond", "{value} is not {sign} {bound}", value=_shown(data), sign=sign, bound=bound
                )
    if found := _LENGTH.match(message):
        count = len(data) if isinstance(data, list) else 0
        return because("length", "wanted are {n} entries, not {got}", n=found[1], got=count)
    if "regex" in message:
        for pattern, told in _SPELLINGS.items():
            if repr(pattern)[1:-1] in message or pattern in message:
                return because("spelling", "{value} is not {wanted}", value=_shown(data), wanted=told)
    if values := _choices(kind, data):
        return because(
            "choose", "{value} is not possible; choose {values}", value=_shown(_chosen(kind, data)), values=values
        )
    if message.startswith("Object missing required field"):
        return because("missing-field", "the field {name} is missing", name=message.split("`")[1])
    return because("shape", "{value} does not fit here", value=_shown(data))


def _either(kinds: list[str]) -> Reason:
    first, *rest = (_KINDS.get(kind, because("kind-other", "something else")) for kind in kinds)
    for other in rest:
        first = because("either", "{one} or {other}", one=first, other=other)
    return first


def _choices(kind: Any, data: object) -> str:
    if get_origin(kind) is Annotated:
        return _choices(get_args(kind)[0], data)
    if get_origin(kind) is Literal:
        return one_of([str(each) for each in get_args(kind)])
    if isinstance(kind, type) and issubclass(kind, Enum):
        return one_of([str(each.value) for each in kind])
    if get_origin(kind) in (Union, types.UnionType):
        tags = [each.__struct_config__.tag for each in get_args(kind) if hasattr(each, "__struct_config__")]
        if any(tags):
            field = next(
                each.__struct_config__.tag_field for each in get_args(kind) if hasattr(each, "__struct_config__")
            )
            return f"{field} = {one_of([str(tag) for tag in tags])}"
        return next(filter(None, (_choices(each, data) for each in get_args(kind))), "")
    return ""


def _chosen(kind: Any, data: object) -> object:
    """Of a table with a tag, what its tag says."""
    if not isinstance(data, dict):
        return data
    for each in get_args(kind):
        if config := getattr(each, "__struct_config__", None):
            return data.get(config.tag_field, "")
    return data


def _shown(value: object) -> str:
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"
