"""The style sheet inside every picture: variables for both themes, so that a client switches by a class."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from stellwerk.draw import coats
from stellwerk.draw.tokens import Theme, tokens

# what pictures use of the tokens
_USED: Final = (
    *("surface", "surface-2", "line", "line-strong", "text", "text-2", "accent", "brass", "select", "sea"),
    *("sea-line", "sea-text", "land", "land-edge", "grat", "casing", "grey"),
)
# tones of the printed map that the interface does not know
_PRINTED: Final = {
    "light": {
        "abroad": "#ECE5D3", "river": "#A9C9D3", "stream": "#5E9DB8", "outline": "#14120E", "shade": "#9B2C1F"
    },
    "dark": {
        "abroad": "#232C33", "river": "#3A5568", "stream": "#4F86A8", "outline": "#F3EEE2", "shade": "#F2917F"
    },
}  # fmt: skip
# parts of stamps are only seen through <use>, where no `.stellwerk` is above them.
_ALONE: Final = (".stellwerk", ".need", ".wheel")


@cache
def variables(theme: str) -> dict[str, str]:
    """All variables of a theme by name."""
    known = tokens()
    values = {name: known.colour[theme][name] for name in _USED} | _PRINTED[theme]
    values["loco"] = known.route["locomotive"].fill if theme == "light" else "#C79AE0"
    values["pattern-ink"] = "#fff"
    # a font of the house first, then narrow ones that people have
    narrow = "'Archivo Narrow','Arial Narrow','Liberation Sans Narrow','Roboto Condensed',Arial,sans-serif"
    return values | {"narrow": narrow, "display": "'Old Standard TT','Bodoni MT',Didot,Georgia,serif"}


@cache
def sheet(theme: Theme, *parts: str) -> str:
    """The style sheet made of these files. Printing always takes the light theme."""
    light, dark = variables("light"), variables("dark")
    day = _block(light)
    night = _block({key: value for key, value in dark.items() if light[key] != value})
    auto = f"@media (prefers-color-scheme:dark){{.stellwerk.auto{{{night}}}}}" if theme == "auto" else ""
    rules = "".join(_rules(part) for part in parts)
    themes = f".stellwerk{{{day}}}.stellwerk.dark{{{night}}}{auto}"
    return f"{themes}@media print{{.stellwerk.stellwerk{{{day}}}}}{rules}"


def _block(values: dict[str, str]) -> str:
    return "".join(f"--{key}:{value};" for key, value in values.items())


@cache
def _rules(part: str) -> str:
    """A style file without comments and blanks, each rule for pictures only: they may stand in a page of others.

    The colours of routes and players come from the tokens.
    """
    text = (resources.files("stellwerk.draw") / "data" / "style" / f"{part}.css").read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"\s*([{};:,])\s*", r"\1", text).replace(";}", "}").strip()
    if part == "lines":
        for name, look in tokens().route.items():
            if name not in ("grey", "locomotive"):
                text += f".{name} .slot{{fill:{look.fill}}}.{name} .mark{{color:{look.mark_ink}}}"
    if part == "pieces":
        text += coats.rules()
    rules = [rule for rule in text.split("}") if rule]
    return "".join(f"{'' if rule.startswith(_ALONE) else '.stellwerk '}{rule}}}" for rule in rules)


def flatten(svg: str, theme: str) -> str:
    """The picture with all variables filled in, for programs that know none."""
    values = variables(theme)
    svg = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}", "", svg)
    svg = re.sub(r"\.stellwerk(?:\.dark)?\{--[^{}]*\}", "", svg)
    return re.sub(r"var\(--([a-z0-9-]+)(?:,[^()]*)?\)", lambda m: values.get(m[1], "none"), svg)
