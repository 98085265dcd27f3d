"""The catalogue of rules: parts, sections, ids, texts and the reasons of rulings, from the files of rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from stellwerk.words import ENGLISH

FILE: Final = "rules.ftl"  # among the words of a family or a title


class Rule(Struct, frozen=True):
    """One entry; `why` is given where the printed rules are silent and we had to decide."""

    id: str
    text: str
    why: str | None = None


class Section(Struct, frozen=True):
    heading: str
    rules: tuple[Rule, ...]


class Part(Struct, frozen=True):
    """What one rules file holds, in its order."""

    part: str
    title: str
    sections: tuple[Section, ...]

    def rules(self) -> Iterator[Rule]:
        for section in self.sections:
            yield from section.rules


@cache
def read_part(name: str, path: Path) -> Part:
    title, sections = "", list[tuple[str, list[Rule]]]()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        match entry:
            case ast.ResourceComment(content=content):
                title = content or ""
            case ast.GroupComment(content=content):
                sections.append((content or "", []))
            case ast.Message(id=ident, value=value, attributes=attributes):
                why = next((_text(each.value) for each in attributes if each.id.name == "why"), None)
                sections[-1][1].append(Rule(ident.name, _text(value), why))
    return Part(name, title, tuple(Section(heading, tuple(rules)) for heading, rules in sections))


def part_in(name: str, folder: Path, lang: str) -> Part | None:
    """The rules that a folder of words holds, in English where the language has none; None: it has no rules."""
    for each in (lang, ENGLISH):
        if (path := folder / each / FILE).exists():
            return read_part(name, path)
    return None


def find(parts: Iterable[Part], rule: str) -> Rule | None:
    """The rule of this id, however it is spelt: `t-26` is `T-26`."""
    wanted = rule.upper()
    return next((each for part in parts for each in part.rules() if each.id == wanted), None)


def _text(pattern: ast.Pattern | None) -> str:
    """Rules are plain text: whatever else a Fluent pattern may hold is refused."""
    text = ""
    for element in pattern.elements if pattern else ():
        if not isinstance(element, ast.TextElement):
            raise ValueError(f"a rule is plain text, not {type(element).__name__}")
        text += element.value
    return text
