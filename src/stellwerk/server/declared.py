"""The declaration of the settings, read: every key with its type, what is allowed there and what it is for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from stellwerk.server.settings import Settings


class Allowed(Struct, frozen=True):
    """What may stand there: a message `allowed-…` and the smallest number."""

    name: str
    least: int = 0


class Setting(Struct, frozen=True):
    """One thing that can be decided, such as `limits.sockets`."""

    key: str
    kind: Any  # a type as typing writes it
    default: object
    about: str
    allowed: Allowed
    test: Callable[[Any], object] = bool

    def fits(self, value: object) -> bool:
        try:
            self.test(msgspec.convert(value, self.kind))
        except ValueError:  # also msgspec's own
            return False
        return True


@cache
def declared() -> Mapping[str, Setting]:
    """Every setting by its key, in the order of the declaration."""
    return {each.key: each for each in _settings(Settings, "")}


def rooms() -> tuple[type[Struct], ...]:
    """The structs of the declaration: the settings themselves first, then each group."""
    hints = get_type_hints(Settings)
    return (Settings, *(kind for kind in hints.values() if isinstance(kind, type) and issubclass(kind, Struct)))


def _settings(kind: type[Struct], room: str) -> Iterator[Setting]:
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        if get_origin(hint) is Annotated:
            yield _setting(room + field.name, hint, field.default)
        else:
            yield from _settings(hint, f"{field.name}.")


def _setting(key: str, hint: Any, default: object) -> Setting:
    plain, *metas = get_args(hint)
    told: list[Meta] = [meta for meta in metas if isinstance(meta, Meta)]
    extra = {name: value for meta in told for name, value in (meta.extra or {}).items()}
    least = next((int(meta.ge) for meta in told if meta.ge is not None), 0)
    name = extra.get("allowed") or {bool: "flag", int: "whole", float: "number"}.get(plain, "text")
    about = next(meta.description for meta in told if meta.description)
    return Setting(key, hint, default, about, Allowed(name, least), extra.get("test", bool))
