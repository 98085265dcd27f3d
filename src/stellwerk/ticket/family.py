"""The Ticket family as one value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from stellwerk.core.faults import Finding, Place, because
from stellwerk.core.play import Bot
from stellwerk.core.shapes import faults
from stellwerk.core.textfile import line_in, load_toml, read_text
from stellwerk.core.title import TitleFile
from stellwerk.draw.layout import Plan
from stellwerk.family import (
    Ahead,
    AnyWorkshop,
    Family,
    Learning,
    Pictures,
    Shapes,
    Study,
    Telling,
    Written,
    learnt,
    worked,
)
from stellwerk.ticket import learning
from stellwerk.ticket import words as narration
from stellwerk.ticket.actions import First
from stellwerk.ticket.boardfile import BoardFile, read_board
from stellwerk.ticket.bots.greedy import TicketGreedy
from stellwerk.ticket.bots.planner import TicketPlanner
from stellwerk.ticket.bots.style import CHARACTERS, Style
from stellwerk.ticket.clients import TicketHelp, TicketNames, help_for, names_for
from stellwerk.ticket.codes import Codes
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.findings import check_file
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.loading import LOCALE, TITLES, TicketChoice, load_board, options_of, read_file
from stellwerk.ticket.questions.ahead import alarms, imagined, told
from stellwerk.ticket.questions.plan import QUESTIONS
from stellwerk.ticket.rules import Cites, Ruleset
from stellwerk.ticket.state import Hand, Public, TicketState, TicketView
from stellwerk.ticket.words.adapted import adapted
from stellwerk.words import ENGLISH, Words
from stellwerk.words.narrator import Narrator
from stellwerk.words.rules import part_in

WORDS: Final = "words"  # beside a title file
UNSURE: Final = "NOT verified"  # how a line of a board's provenance begins that players must know of


def _reads(path: Path) -> bool:
    """A board with routes, or a title whose rules speak of tickets, piles and ties."""
    if path.suffix == ".json":
        return '"routes"' in read_text(path)
    rules = load_toml(path).get("rules") if path.suffix == ".toml" else None
    return isinstance(rules, dict) and bool(rules.keys() & {"piles", "tickets", "ranking"})


def _check(path: Path) -> list[Finding]:
    """Everything that is wrong with a board or a title, also citations and wishes for its looks."""
    found = check_file(path)
    if any(not finding.harmless for finding in found):
        return found
    more = [*_unknown_rules(path)] if path.suffix == ".toml" else []
    place = read_file(path).board_beside(path) if path.suffix == ".toml" else path
    for where, reason in faults(read_board(place).layout, Plan, ("layout",)):
        more.append(Finding(place.name, reason, where, line_in(place, where)))
    return [*more, *found]


def _unknown_rules(path: Path) -> Iterator[Finding]:
    """Rules that a title cites and that no catalogue has, ours or its own."""
    parts = [part_in(place.name, place / WORDS, ENGLISH) for place in (*TITLES.iterdir(), path.parent)]
    known = {rule.id for part in (*parts, part_in("", LOCALE, ENGLISH)) if part for rule in part.rules()}
    file = read_file(path)
    cited: list[tuple[Place, Mapping[str, str]]] = [(("cites",), file.cites)]
    for name, option in file.options.items():
        cited += [
            (("options", name, "choices", value, "cites"), each.cites) for value, each in option.choices.items()
        ]
    for place, cites in cited:
        for what, rule in cites.items():
            if rule not in known:
                reason = because("no-rule", "there is no rule {rule!r}", rule=rule)
                yield Finding(path.name, reason, (*place, what), line_in(path, (*place, what)))


def _load(path: Path, options: Mapping[str, str]) -> TicketGame:
    return TicketGame.load(path, options)


def _unverified(path: Path, words: Words) -> list[str]:
    """Our own boards have these lines in every language; a designer's board speaks for itself."""
    board = load_board(path)
    lines = [line for line in board.provenance if line.startswith(UNSURE)]
    if words.has("unverified-1"):
        lines = [words.say(f"unverified-{number}") for number in range(1, len(lines) + 1)]
    city = {each.id: each.name for each in board.cities}
    tickets = [f"{city[each.a]}–{city[each.b]}" for each in board.tickets if not each.verified]
    if 0 < len(tickets) < len(board.tickets):
        lines.append(words.say("unverified-tickets", n=len(tickets), tickets=", ".join(tickets)))
    return lines


def _narrator(game: TicketGame, words: Words, people: Sequence[str]) -> Narrator:
    return narration.narrator(game.title, words, people)


def _names(game: TicketGame, words: Words) -> TicketNames:
    from stellwerk.ticket.pictures import shown

    return names_for(game.title, words, shown(game, words))


def _pictures() -> Pictures[TicketGame, TicketState, TicketView, Public]:
    from stellwerk.ticket.pictures import PICTURES

    return PICTURES


def _study() -> Study[TicketGame]:
    from stellwerk.ticket.study.value import STUDY

    return STUDY


def _workshop() -> AnyWorkshop:
    from stellwerk.ticket.workshop import WORKSHOP

    return worked(WORKSHOP)


def _character(style: Style) -> Callable[[TicketGame], Bot]:
    return lambda game: cast(Bot, TicketPlanner(game.title, style))


TICKET: Final = Family[TicketGame, TicketState, TicketView, Public](
    name="ticket",
    titles=TITLES,
    locale=LOCALE,
    reads=_reads,
    load=_load,
    options=options_of,
    check=_check,
    source=lambda game: game.title.source,
    unverified=_unverified,
    bots={
        "greedy": lambda game: cast(Bot, TicketGreedy(game.title)),
        "planner": lambda game: cast(Bot, TicketPlanner(game.title)),
    },
    characters={name: _character(style) for name, style in CHARACTERS.items()},
    starts=lambda action: action.seat if isinstance(action, First) else None,
    narrator=_narrator,
    pictures=_pictures,
    names=_names,
    help=lambda game, view, last: help_for(game.title, view, last),
    shapes=Shapes(public=Public, hand=Hand, event=TicketEvent, names=TicketNames, help=TicketHelp),
    questions=QUESTIONS,
    ahead=Ahead(lambda game, view: imagined(game.title, view), alarms, cast(Telling, told)),
    written={
        "title": Written(
            "A title is a TOML file: rules, options, and the name of its board.",
            TitleFile[TicketChoice],
            {"rules": Ruleset, "cites": Cites},
        ),
        "board": Written("A board is a JSON file: cities, routes and tickets.", BoardFile, {"layout": Plan}),
    },
    study=_study,
    workshop=_workshop,
    adapted=lambda game, words: adapted(game.title, words),
    learning=learnt(
        Learning(
            codes=lambda game: Codes(game.title),
            outcomes=lambda game: learning.outcomes(game.title),
            fields=lambda game, seats: learning.fields(game.title, seats),
            hints=lambda game, seats: learning.hints(game.title, seats),
        )
    ),
    browser=True,
)
