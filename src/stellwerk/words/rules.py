"""The catalogue of rules: parts, sections, ids, texts and the reasons of rulings, from the rules files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from stellwerk.words import LOCALE

PARTS: Final = ("ticket", "europe", "germany", "first-journey", "denmark")
OF_GAME: Final = {
    "europe": ("ticket", "europe"),
    "germany": ("ticket", "germany"),
    "first-journey": ("ticket", "first-journey"),
    "denmark": ("denmark",),
}
# A designer's own title may use any mechanism of the Ticket family.
OF_OWN_TITLE: Final = ("ticket", "europe", "germany", "first-journey")


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


def parts_of(game: str | None) -> tuple[str, ...]:
    """The parts that tell how to play a game; all of them for None."""
    return PARTS if game is None else OF_GAME.get(game, OF_OWN_TITLE)


@cache
def read_part(lang: str, part: str) -> Part:
    path = LOCALE / lang / f"rules-{part}.ftl"
    title, sections = "", list[tuple[str, list[Rule]]]()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        match entry:
            case ast.ResourceComment(content=content):
                title = content or ""
            case ast.GroupComment(content=content):
                sections.append((content or "", []))
            case ast.Message(id=name, value=value, attributes=attributes):
                why = next((_text(each.value) for each in attributes if each.id.name == "why"), None)
                sections[-1][1].append(Rule(name.name, _text(value), why))
    return Part(part, title, tuple(Section(heading, tuple(rules)) for heading, rules in sections))


def catalogue(lang: str, game: str | None = None) -> tuple[Part, ...]:
    """Everything there is to know about a game, or about all."""
    return tuple(read_part(lang, part) for part in parts_of(game))


def find(lang: str, rule: str) -> Rule | None:
    """The rule of this id, however it is spelt: `t-26` is `T-26`."""
    wanted = rule.upper()
    return next((each for part in catalogue(lang) for each in part.rules() if each.id == wanted), None)


def _text(pattern: Any) -> str:
    """Rules are plain text: whatever else a Fluent pattern may hold is refused."""
    text = ""
    for element in pattern.elements:
        if not isinstance(element, ast.TextElement):
            raise ValueError(f"a rule is plain text, not {type(element).__name__}")
        text += element.value
    return text
