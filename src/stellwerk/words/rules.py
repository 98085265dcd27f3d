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
    """The rules that a folder of words holds; those that the language lacks are English. None: it has no rules."""
    found = [read_part(name, path) for each in (lang, ENGLISH) if (path := folder / each / FILE).exists()]
    return _completed(found[0], found[-1]) if found else None


def _completed(part: Part, english: Part) -> Part:
    """A whole translation as it is; half of one in the frame of the English text."""
    told = {rule.id: (section.heading, rule) for section in part.sections for rule in section.rules}
    if told.keys() >= {rule.id for rule in english.rules()}:
        return part

    def translated(section: Section) -> Section:
        heading = next((told[rule.id][0] for rule in section.rules if rule.id in told), section.heading)
        return Section(heading, tuple(told[rule.id][1] if rule.id in told else rule for rule in section.rules))

    return Part(part.part, part.title or english.title, tuple(map(translated, english.sections)))


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
