"""Settings from a file, from the environment and from flags: what is said later counts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

from stellwerk.core.game import StellwerkError
from stellwerk.core.textfile import load_toml
from stellwerk.server.declared import Allowed, declared
from stellwerk.server.settings import Settings

VARIABLE: Final = "STELLWERK_SETTINGS"  # names a settings file where no flag does
PLACES: Final = ("data", "database")  # whoever names the one does not want the other


class SettingError(StellwerkError):
    """A setting that there is not, or a value that cannot stand there; `source` says where it was found."""

    def __init__(self, source: str, key: str, allowed: Allowed | None = None) -> None:
        super().__init__(f"{source}: {key}")
        self.source = source
        self.key = key
        self.allowed = allowed  # None: there is no such setting

    @property
    def known(self) -> str:
        """The names that there are where this one was looked for."""
        room = self.key.rpartition(".")[0]
        here = [key for key in declared() if key.rpartition(".")[0] == room]
        if room and here:
            return ", ".join(here)
        rooms = dict.fromkeys(f"[{key.partition('.')[0]}]" for key in declared() if "." in key)
        return ", ".join([*(key for key in declared() if "." not in key), *rooms])


class Layer(Struct, frozen=True):
    """What was said in one place: values by the keys of the declaration."""

    source: str
    values: Mapping[str, object]


def file_layer(path: Path) -> Layer:
    """A settings file; FileError if it is no TOML."""
    values: dict[str, object] = {}
    for name, value in load_toml(path).items():
        inner = value if isinstance(value, dict) and name not in declared() else None
        values.update({name: value} if inner is None else {f"{name}.{key}": each for key, each in inner.items()})
    return Layer(path.name, values)


def said_layer(source: str, words: Iterable[str]) -> Layer:
    """`limits.sockets=50`, once or several times; a list has commas."""
    values: dict[str, object] = {}
    for word in words:
        key, _, text = word.partition("=")
        values[key] = _read(key, text)
    return Layer(source, values)


def chosen(layers: Iterable[Layer]) -> Settings:
    """All layers on top of each other, each checked; SettingError names the first thing that cannot stand."""
    merged: dict[str, object] = {}
    for layer in layers:
        for key, value in layer.values.items():
            setting = declared().get(key)
            if setting is None:
                raise SettingError(layer.source, key)
            if not setting.fits(value):
                raise SettingError(layer.source, key, setting.allowed)
        if any(key in layer.values for key in PLACES):
            merged = {key: value for key, value in merged.items() if key not in PLACES}
        merged.update(layer.values)
    return msgspec.convert(_nested(merged), Settings)


def shown(settings: Settings) -> str:
    """What is in force, as a settings file; passwords in it are not told."""
    plain = msgspec.to_builtins(settings)
    plain["database"], plain["calls"]["smtp"] = _discreet(settings.database), _discreet(settings.calls.smtp)
    lines, room = list[str](), ""
    for key in declared():
        group, _, name = key.rpartition(".")
        if group != room:
            lines += ["", f"[{group}]"]
            room = group
        value = plain[group][name] if group else plain[name]
        lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines)


def _discreet(address: str) -> str:
    return make_url(address).render_as_string(hide_password=True) if "://" in address else address


def _read(key: str, text: str) -> object:
    """A word of the command line as a settings file would have it; what is no number is refused later on."""
    match declared()[key].default if key in declared() else "":
        case tuple():
            return [each.strip() for each in text.split(",") if each.strip()]
        case int() | float():
            try:
                return json.loads(text)
            except ValueError:
                return text
        case _:
            return text


def _nested(values: Mapping[str, object]) -> dict[str, object]:
    nested: dict[str, dict[str, object]] = {"": {}}
    for key, value in values.items():
        group, _, name = key.rpartition(".")
        nested.setdefault(group, {})[name] = value
    return {**nested.pop(""), **nested}
