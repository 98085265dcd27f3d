"""The whole report as one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import Struct

from stellwerk import games as catalogue
from stellwerk import telling
from stellwerk.core.game import AnyGame, StellwerkError
from stellwerk.family import Study
from stellwerk.report.common import claims, length_chapter, order_chapter, styles_chapter
from stellwerk.report.fingerprint import Fingerprint, fingerprint, nearest, stored
from stellwerk.report.verdict import Verdict, judged
from stellwerk.study.chapter import Chapter
from stellwerk.study.watched import Game


class NoStudyError(StellwerkError):
    """A family whose games nobody notes."""


class Hole(Struct, frozen=True):
    """A state that printed rules do not cover: in how many games, and the record of one to watch."""

    id: str
    told: str
    games: int
    record: str  # the name of its file


class Report(Struct, frozen=True):
    title: str
    name: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int
    engine: str
    games: Mapping[int, int]  # by number of players
    verdicts: tuple[Verdict, ...]
    chapters: tuple[Chapter, ...]
    holes: tuple[Hole, ...]
    fingerprint: Fingerprint | None = None  # None: all who played are alike
    against: str = ""  # the title it is compared with


def study_of(game: AnyGame) -> Study[Any]:
    study = catalogue.family_of(game).study
    if study is None:
        raise NoStudyError(f"the family of {game.name!r} has no report")
    return cast("Study[Any]", study())


def make_report(game: AnyGame, lang: str, games: Sequence[Game], seed: int, engine: str) -> Report:
    """Everything that these games say, in words of this language."""
    words = telling.words_for(game, lang)
    own = study_of(game).findings(game, words, games)
    counts = {players: sum(each.players == players for each in games) for players in {g.players for g in games}}
    length = length_chapter(words, games, telling.narrator(game, lang).ending)
    made = fingerprint(game, games, seed)
    styles = [styles_chapter(words, made, nearest(made, stored()))] if made else []
    asked = [*claims(words, games), *own.claims]
    return Report(
        title=telling.called(game, lang),
        name=game.name,
        options=game.options,
        bots=tuple(sorted({bot for each in games for bot in each.bots})),
        seed=seed,
        engine=engine,
        games=dict(sorted(counts.items())),
        verdicts=tuple(judged(claim, len(games)) for claim in asked),
        chapters=(order_chapter(words, games), *styles, length, *own.chapters),
        holes=tuple(
            Hole(
                hole,
                words.say(f"report-hole-{hole}"),
                sum(hole in each.watched.holes for each in games),
                f"hole-{hole}.txt",
            )
            for hole in sorted({hole for each in games for hole in each.watched.holes})
        ),
        fingerprint=made,
    )
