"""What does not fit, in plain words: msgspec speaks to programmers."""

from __future__ import annotations

import re
import types
from enum import Enum
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from stellwerk.core.faults import Reason, because, one_of

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
# Patterns as people say them.
_SPELLINGS: dict[str, Reason] = {}


def spelt(pattern: str, told: Reason) -> str:
    """A pattern for fields, with what people are told when a text does not follow it."""
    _SPELLINGS[pattern] = told
    return pattern


def misfit(message: str, kind: Any, data: object) -> Reason:
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
