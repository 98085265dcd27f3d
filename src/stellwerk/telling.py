"""Games in words: the narrator of a game in a language, its name, the languages there are, its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.core.title import START, titles_in
from stellwerk.family import AnyFamily
from stellwerk.words import Words, languages
from stellwerk.words.narrator import Narrator
from stellwerk.words.rules import Part, Rule, Section, part_in

WORDS: Final = "words"  # the folder of a title's own words, beside its file


def all_languages() -> tuple[str, ...]:
    """Every language in which anything is said: the program's, a family's, or a single title's."""
    places = [family.locale for family in games.families().values()]
    return languages(*places, *(path.parent / WORDS for path in games.titles().values()))


def words_for(game: AnyGame, lang: str) -> Words:
    """The words of the program, of the game's family and of its title. What the language lacks is English."""
    family = games.family_of(game)
    source = family.source(game)
    return _words(lang, family, None if source is None else source.parent / WORDS)


def words_of_title(name: str | Path, lang: str) -> Words:
    """As `words_for`, before any options are chosen."""
    path = games.title_file(name)
    return _words(lang, games.reader(path), path.parent / WORDS)


def _words(lang: str, family: AnyFamily, own: Path | None) -> Words:
    folders = (family.locale,) if own is None else (family.locale, own)
    return _spoken(lang, *folders)


@lru_cache(256)  # designers try many titles
def _spoken(lang: str, *folders: Path) -> Words:
    return Words(lang, *folders)


def narrator(game: AnyGame, lang: str, people: Sequence[str] = ()) -> Narrator:
    """The words for a game; people without a name are called by their seat."""
    return games.family_of(game).narrator(game, words_for(game, lang), people)


def unverified(name: str | Path, lang: str) -> list[str]:
    """What players must know about a game's data: entries that we reconstructed or could not check."""
    path = games.title_file(name)
    return games.reader(path).unverified(path, words_of_title(name, lang))


def rule_parts(lang: str, name: str | Path | None = None) -> tuple[Part, ...]:
    """The rules of a title: its family's and its own; of all titles for None. A designer's own title may use any
    mechanism of its family: it has the rules of those that it uses, with its own numbers."""
    if name is None:
        found = [_parts(family, lang, titles_in(family.titles)) for family in games.families().values()]
        return tuple(part for parts in found for part in parts)
    path = games.title_file(name)
    family = games.reader(path)
    ours = titles_in(family.titles)
    if path in ours.values():
        return tuple(_parts(family, lang, {key: place for key, place in ours.items() if place == path}))
    game = family.load(path, {})
    own = part_in(path.stem, path.parent / WORDS, lang)
    said = {rule.id for rule in own.rules()} if own else set()
    adapted, title = family.adapted(game, words_for(game, lang)), called(game, lang)

    def has(rule: Rule) -> Rule | None:
        return None if rule.id in said else adapted(rule)

    shared = (_adapted(part, title, has) for part in _parts(family, lang, ours))
    return tuple(part for part in (*shared, own) if part is not None and part.sections)


def _adapted(part: Part, title: str, has: Callable[[Rule], Rule | None]) -> Part:
    """What a designer's own title has of a part of the catalogue."""
    found = []
    for section in part.sections:
        if rules := tuple(rule for each in section.rules if (rule := has(each)) is not None):
            found.append(Section(section.heading, rules))
    return Part(part.part, title, tuple(found))


def _parts(family: AnyFamily, lang: str, paths: Mapping[str, Path]) -> list[Part]:
    own = [part_in(name, path.parent / WORDS, lang) for name, path in paths.items()]
    return [part for part in (part_in(family.name, family.locale, lang), *own) if part is not None]


def called(game: AnyGame, lang: str) -> str:
    """What a game is called in a language; a designer's without words goes by its board, or else by its id."""
    words = words_for(game, lang)
    if words.has("title"):
        return words.say("title")
    return games.family_of(game).called(game, words) or game.name


def options_told(words: Words, game: AnyGame) -> str:
    """The chosen values that are not the usual ones, in words; empty where everything is as usual."""
    source = games.family_of(game).source(game)
    told = []
    for option in () if source is None else games.options_of(source):
        chosen = game.options[option.name]
        if chosen != option.default:
            told += [value_told(words, option.name, value) for value in chosen.split(",")]
    return ", ".join(told)


def value_told(words: Words, option: str, value: str) -> str:
    """What a value of an option is called beside the title: `Big Cities`, `tickets of 1912`; without words,
    `four_cards: no`."""
    key = f"option-{option}-{value}"
    if words.has_form(key, "told"):
        return words.form(key, "told")
    if words.has(key):
        return value_label(words, option, value)
    return f"{words.name('option', option)}: {value_label(words, option, value)}"


def value_label(words: Words, option: str, value: str) -> str:
    """The same under the heading of its option: `no`. Who begins is a seat, which people count from 1."""
    if option == START and value.isdecimal():
        return words.seat(int(value))
    key = f"option-{option}-{value}"
    return words.say(key) if words.has(key) else words.name("value", value)
