"""Games in words: the narrator of a game in a language, its name, the languages there are, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.core.title import titles_in
from stellwerk.family import AnyFamily
from stellwerk.words import Words, languages
from stellwerk.words.narrator import Narrator
from stellwerk.words.rules import Part, part_in

WORDS: Final = "words"  # the folder of a title's own words, beside its file


@cache
def all_languages() -> tuple[str, ...]:
    """Every language in which anything is said: the program's, a family's, or a single title's."""
    places = [family.locale for family in games.families().values()]
    return languages(*places, *(path.parent / WORDS for path in games.titles().values()))


def words_for(game: AnyGame, lang: str) -> Words:
    """The words of the program, of the game's family and of its title. What the language lacks is English."""
    family = games.family_of(game)
    home = family.home(game)
    return _words(lang, family, None if home is None else home / WORDS)


def words_of_title(name: str | Path, lang: str) -> Words:
    """As `words_for`, before any options are chosen."""
    path = games.title_file(name)
    return _words(lang, games.reader(path), path.parent / WORDS)


def _words(lang: str, family: AnyFamily, own: Path | None) -> Words:
    folders = (family.locale,) if own is None else (family.locale, own)
    return Words(lang if lang in languages(*folders) else Words().lang, *folders)


def narrator(game: AnyGame, lang: str, people: Sequence[str] = ()) -> Narrator:
    """The words for a game; people without a name are called by their seat."""
    return games.family_of(game).narrator(game, words_for(game, lang), people)


def unverified(name: str | Path, lang: str) -> list[str]:
    """What players must know about a game's data: entries that we reconstructed or could not check."""
    path = games.title_file(name)
    return games.reader(path).unverified(path, words_of_title(name, lang))


def rule_parts(lang: str, name: str | Path | None = None) -> tuple[Part, ...]:
    """The rules of a title: its family's and its own; of all titles for None. A designer's own title may use any
    mechanism of its family, and so the rules of every title of it."""
    parts: list[Part | None] = []
    if name is None:
        for family in games.families().values():
            parts += _parts(family, lang, titles_in(family.titles))
    else:
        path = games.title_file(name)
        family = games.reader(path)
        ours = titles_in(family.titles)
        named = {key: place for key, place in ours.items() if place == path} or {**ours, path.stem: path}
        parts += _parts(family, lang, named)
    return tuple(part for part in parts if part is not None)


def _parts(family: AnyFamily, lang: str, paths: Mapping[str, Path]) -> list[Part | None]:
    own = [part_in(name, path.parent / WORDS, lang) for name, path in paths.items()]
    return [part_in(family.name, family.locale, lang), *own]


def called(game: AnyGame, lang: str) -> str:
    """What a game is called in a language."""
    return title_of(words_for(game, lang), game.name)


def title_of(words: Words, name: str) -> str:
    """What a game calls itself; a designer's without words goes by its id."""
    return words.say("title") if words.has("title") else name
