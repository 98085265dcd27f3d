"""The crayon family as one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from stellwerk.core.play import Bot
from stellwerk.core.textfile import load_toml, read_text
from stellwerk.core.title import Choice, TitleFile
from stellwerk.crayon import learning
from stellwerk.crayon import words as narration
from stellwerk.crayon.actions import First
from stellwerk.crayon.boardfile import BoardFile
from stellwerk.crayon.bots.greedy import CrayonGreedy
from stellwerk.crayon.bots.planner import CrayonPlanner
from stellwerk.crayon.bots.strategist import SECONDS, CrayonStrategist
from stellwerk.crayon.clients import CrayonHelp, CrayonNames, help_for, names_for
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.figures import figures
from stellwerk.crayon.findings import check_file
from stellwerk.crayon.game import CrayonGame
from stellwerk.crayon.generator.country import generate_file
from stellwerk.crayon.generator.recipe import Recipe
from stellwerk.crayon.generator.summary import summary
from stellwerk.crayon.loading import LOCALE, TITLES, load_board, options_of, usual_rules
from stellwerk.crayon.questions.catalogue import CHRONICLE, QUESTIONS
from stellwerk.crayon.rules import Ruleset
from stellwerk.crayon.state import CrayonState, CrayonView, Hand, Public
from stellwerk.crayon.words.adapted import adapted
from stellwerk.family import Family, Learning, Pictures, Shapes, Study, Written, learnt
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator


def _reads(path: Path) -> bool:
    """A board with mileposts, or a title whose rules speak of money."""
    if path.suffix == ".json":
        return '"posts"' in read_text(path)
    rules = load_toml(path).get("rules") if path.suffix == ".toml" else None
    return isinstance(rules, dict) and bool(rules.keys() & {"build_limit", "start_money", "win_sum"})


def _load(path: Path, options: Mapping[str, str]) -> CrayonGame:
    return CrayonGame.load(path, options)


def _unverified(path: Path, words: Words) -> list[str]:
    """Our own boards have these lines in every language; a designer's board speaks for itself."""
    if words.has("unverified-1"):
        return [words.say("unverified-1")]
    told = load_board(path, usual_rules()).provenance
    return [told] if told else []


def _narrator(game: CrayonGame, words: Words, people: Sequence[str]) -> Narrator:
    return narration.narrator(game.title, words, people)


def _pictures() -> Pictures[CrayonGame, CrayonState, CrayonView, Public]:
    from stellwerk.crayon.pictures import PICTURES

    return PICTURES


def _make_board(recipe: Path, out: Path) -> str:
    return summary(generate_file(recipe, out))


def _study() -> Study[CrayonGame]:
    from stellwerk.crayon.study.value import STUDY

    return STUDY


CRAYON: Final = Family[CrayonGame, CrayonState, CrayonView, Public](
    name="crayon",
    titles=TITLES,
    locale=LOCALE,
    reads=_reads,
    load=_load,
    options=options_of,
    check=check_file,
    source=lambda game: game.title.source,
    unverified=_unverified,
    bots={
        "greedy": lambda game: cast(Bot, CrayonGreedy(game.title)),
        "planner": lambda game: cast(Bot, CrayonPlanner(game.title)),
    },
    searcher=lambda game, seconds: cast(
        Bot, CrayonStrategist(game.title, SECONDS if seconds is None else seconds)
    ),
    starts=lambda action: action.seat if isinstance(action, First) else None,
    narrator=_narrator,
    pictures=_pictures,
    names=lambda game, words: names_for(game.title, words),
    help=lambda game, view, last: help_for(game.title, view, last),
    shapes=Shapes(public=Public, hand=Hand, event=CrayonEvent, names=CrayonNames, help=CrayonHelp),
    questions=QUESTIONS,
    chronicle=CHRONICLE,
    learning=learnt(
        Learning(
            codes=lambda game: game.title.codes,
            outcomes=lambda game: learning.outcomes(game.title),
            fields=lambda game, seats: learning.fields(game.title, seats),
            hints=lambda game, seats: learning.hints(game.title, seats),
        )
    ),
    make_board=_make_board,
    written={
        "title": Written(
            "A title is a TOML file: rules, options, and the name of its board.",
            TitleFile[Choice],
            {"rules": Ruleset},
        ),
        "board": Written(
            "A board is a JSON file: mileposts, cities, orders and events. A recipe makes it.", BoardFile
        ),
        "recipe": Written("A recipe is a TOML file, beside it a coast: a country is made of them.", Recipe),
    },
    study=_study,
    called=lambda game, words: words.own(game.title.board.file),
    adapted=lambda game, words: adapted(game.title, words),
    browser=True,
    boards_alone=True,
    figures=figures,
)
