"""The documentation as a site: `make docs`. The rules become pages of it while it is built, from the catalogue."""

from __future__ import annotations

from pathlib import Path

import stellwerk
from stellwerk import games, telling
from stellwerk.words import ENGLISH
from stellwerk.words.rules import Part, Rule

project = "Stellwerk"
author = "the Stellwerk developers"
project_copyright = "MIT licence"
release = stellwerk.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Stellwerk"
html_favicon = "pictures/icon.svg"
html_copy_source = False
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
nitpicky = False
suppress_warnings = ["myst.xref_missing"]  # links to files of the repository that are no pages

RULES = Path(__file__).parent / "rules"


def write_rules() -> None:
    """A page for each part of the catalogue."""
    RULES.mkdir(exist_ok=True)
    for number, part in enumerate(telling.rule_parts(ENGLISH)):
        (RULES / f"{number}.md").write_text(_page(part), encoding="utf-8")


def _page(part: Part) -> str:
    lines = [f"# {part.title}", ""]
    pictured = (name for name in games.titles() if part.title.startswith(_called(name)))
    lines += [f"![The board](../pictures/{name}-light.png)" for name in pictured]
    for section in part.sections:
        lines += ["", f"## {section.heading}", ""]
        lines += [_told(rule) for rule in section.rules]
    return "\n".join(lines) + "\n"


def _called(name: str) -> str:
    return telling.called(games.make(name), ENGLISH)


def _told(rule: Rule) -> str:
    why = f" *Our ruling, because: {rule.why}*" if rule.why else ""
    return f"- **{rule.id}** {rule.text}{why}"


write_rules()
