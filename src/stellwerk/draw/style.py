"""The style sheet inside every picture: variables for both themes, so that a client switches by a class."""

from __future__ import annotations

import re
from functools import cache

from stellwerk.draw.tokens import Theme, tokens

_USED = (
    "surface", "surface-2", "line", "line-strong", "text", "text-2", "accent", "on-accent", "brass", "sea", "sea-line",
    "sea-text", "land", "land-edge", "abroad", "river", "grat", "casing", "grey", "outline", "select", "shade",
)  # fmt: skip

_MAP_RULES = """
.stellwerk text{font-family:var(--narrow);font-weight:600;fill:var(--text)}
.sea{fill:var(--sea)}.land{fill:var(--land);stroke:var(--land-edge);stroke-width:1.3;stroke-linejoin:round}
.abroad{fill:var(--abroad)}.border{fill:none;stroke:var(--land-edge);stroke-width:1.3;stroke-dasharray:7 4 1.5 4}
.home{fill:var(--land);stroke:var(--line-strong);stroke-width:1.8;stroke-linejoin:round}
.river{fill:none;stroke:var(--river);stroke-width:1.6;stroke-linecap:round}
.wave{fill:none;stroke:var(--sea-line);stroke-linejoin:round}.lull{fill:none;stroke:var(--sea);stroke-linejoin:round}
.grat{fill:none;stroke:var(--grat);stroke-width:.8;opacity:.45}
.stellwerk .sea-name{font-family:var(--display);font-style:italic;font-weight:400;fill:var(--sea-text)}
.stellwerk .country-name{fill:var(--text-2)}
.stellwerk .city-name{stroke:var(--land);stroke-width:4;stroke-linejoin:round;stroke-opacity:.86;paint-order:stroke}
.frame{fill:none;stroke:var(--line-strong);stroke-width:1.6}.track{fill:var(--surface)}
.cell{fill:var(--surface);stroke:var(--line)}.cell.tens{fill:var(--surface-2);stroke:var(--line-strong)}
.stellwerk .cell-n{font-size:13px;fill:var(--text-2);text-anchor:middle}
"""
_LINE_RULES = """
.bed{fill:none;stroke:var(--line-strong);stroke-width:2.4;opacity:.6}
.bed.ferry{stroke:var(--sea-text);stroke-dasharray:.1 6;stroke-linecap:round;stroke-width:3;opacity:1}
.slot{stroke:var(--casing);stroke-width:1.5}.grey .slot{fill:var(--grey)}
.wall{fill:var(--casing)}.teeth{fill:none;stroke:var(--land);stroke-width:2.4;stroke-dasharray:4.2 3.6}
.need{fill:var(--surface);stroke:var(--loco);stroke-width:1}.wheel{color:var(--loco)}
.disc{fill:var(--surface);stroke:var(--text)}.dot{fill:var(--text)}.big .disc{stroke:var(--brass)}.big .dot{fill:var(--brass)}
.sign{fill:var(--text);stroke:var(--surface);stroke-width:1.5}.stellwerk .sign-n{fill:var(--surface);text-anchor:middle}
.wagon{stroke:var(--outline);stroke-width:2.2}.roof{fill:#fff;opacity:.34}
.hut{stroke:var(--outline);stroke-width:1.4}.plate{fill:var(--surface)}.house{color:var(--text)}.lap{fill:var(--surface);stroke:var(--outline)}
.figure{stroke:var(--outline);stroke-width:1.1;stroke-linejoin:round}.ring{fill:none;stroke:var(--brass);stroke-width:2.6;stroke-dasharray:4 2.4}
.stand{fill:none;stroke:var(--line-strong);stroke-width:1}.veil{fill:var(--land);opacity:.72}.strike{stroke:var(--text-2);stroke-width:1.6}
"""
_EXTRA = {
    "light": {"abroad": "#ECE5D3", "river": "#A9C9D3", "outline": "#14120E", "shade": "#9B2C1F"},
    "dark": {"abroad": "#232C33", "river": "#3A5568", "outline": "#F3EEE2", "shade": "#F2917F"},
}


@cache
def variables(theme: str) -> dict[str, str]:
    """All variables of a theme by name."""
    known = tokens()
    values = {name: (known.colour[theme] | _EXTRA[theme])[name] for name in _USED}
    values["loco"] = known.route["locomotive"].fill if theme == "light" else "#C79AE0"
    values["pattern-ink"] = "#fff"
    # a font of the house first, then narrow ones that people have
    narrow = "'Archivo Narrow','Arial Narrow','Liberation Sans Narrow','Roboto Condensed',Arial,sans-serif"
    return values | {"narrow": narrow, "display": "'Old Standard TT','Bodoni MT',Didot,Georgia,serif"}


@cache
def sheet(theme: Theme, extra: str = "", lines: bool = True) -> str:
    """The whole style sheet. Printing always takes the light theme."""

    def block(name: str) -> str:
        return "".join(f"--{key}:{value};" for key, value in variables(name).items())

    def difference() -> str:
        light = variables("light")
        return "".join(f"--{key}:{value};" for key, value in variables("dark").items() if light[key] != value)

    dark = ".stellwerk.dark{" + difference() + "}"
    auto = "@media (prefers-color-scheme:dark){.stellwerk.auto{" + difference() + "}}"
    printed = "@media print{.stellwerk.stellwerk{" + block("light") + "}}"
    slots = "".join(
        f".{name} .slot{{fill:{look.fill}}}.{name} .mark{{color:{look.mark_ink}}}"
        for name, look in tokens().route.items() if name not in ("grey", "locomotive")
    )  # fmt: skip
    rules = _MAP_RULES + (_LINE_RULES + slots if lines else "") + extra
    return ".stellwerk{" + block("light") + "}" + dark + (auto if theme == "auto" else "") + printed + rules.strip()


def flatten(svg: str, theme: str) -> str:
    """The picture with all variables filled in, for programs that know none."""
    values = variables(theme)
    svg = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}", "", svg)
    svg = re.sub(r"\.stellwerk(?:\.dark)?\{--[^{}]*\}", "", svg)
    return re.sub(r"var\(--([a-z0-9-]+)(?:,[^()]*)?\)", lambda m: values.get(m[1], "none"), svg)
