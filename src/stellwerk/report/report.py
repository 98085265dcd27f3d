"""The whole report as one value."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from stellwerk import telling
from stellwerk.core.game import AnyGame
from stellwerk.report.common import claims, length_chapter, order_chapter, styles_chapter
from stellwerk.report.fingerprint import Fingerprint, fingerprint, nearest, stored
from stellwerk.report.study import study_of
from stellwerk.report.verdict import Verdict, judged
from stellwerk.study.chapter import Chapter
from stellwerk.study.notes import Notes


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


def make_report(game: AnyGame, lang: str, notes: Notes, seed: int, engine: str) -> Report:
    """Everything that these games say, in words of this language."""
    words = telling.words_for(game, lang)
    own = study_of(game).findings(game, words, notes)
    length = length_chapter(words, notes, telling.narrator(game, lang).ending)
    made = fingerprint(game, notes, seed)
    styles = [styles_chapter(words, made, nearest(made, stored()))] if made else []
    asked = [*claims(words, notes), *own.claims]
    holes = {hole: int(seen.sum()) for hole, seen in sorted(notes.holes.items()) if seen.any()}
    return Report(
        title=telling.called(game, lang),
        name=game.name,
        options=game.options,
        bots=notes.bots,
        seed=seed,
        engine=engine,
        games={players: int((notes.players == players).sum()) for players in notes.counts},
        verdicts=tuple(judged(claim, len(notes)) for claim in asked),
        chapters=(order_chapter(words, notes), *styles, length, *own.chapters),
        holes=tuple(
            Hole(hole, words.say(f"report-hole-{hole}"), count, f"hole-{hole}.txt")
            for hole, count in holes.items()
        ),
        fingerprint=made,
    )
