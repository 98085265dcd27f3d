"""The Ticket family as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from stellwerk.core.play import Bot
from stellwerk.core.textfile import load_toml, read_text
from stellwerk.family import Ahead, Family, Pictures, Shapes, Telling
from stellwerk.ticket import words as narration
from stellwerk.ticket.actions import First
from stellwerk.ticket.bots.greedy import TicketGreedy
from stellwerk.ticket.bots.planner import TicketPlanner
from stellwerk.ticket.bots.style import CHARACTERS, Style
from stellwerk.ticket.clients import TicketHelp, TicketNames, help_for, names_for
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.findings import check_file
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.loading import LOCALE, TITLES, load_board, options_of
from stellwerk.ticket.questions.ahead import alarms, imagined, told
from stellwerk.ticket.questions.plan import QUESTIONS
from stellwerk.ticket.state import Hand, Public, TicketState, TicketView
from stellwerk.words import Words
from stellwerk.words.narrator import Narrator

UNSURE: Final = "NOT verified"  # how a line of a board's provenance begins that players must know of


def _reads(path: Path) -> bool:
    """A board with routes, or a title with ticket piles."""
    if path.suffix == ".json":
        return '"routes"' in read_text(path)
    rules = load_toml(path).get("rules") if path.suffix == ".toml" else None
    return isinstance(rules, dict) and "piles" in rules


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


def _character(style: Style) -> Callable[[TicketGame], Bot]:
    return lambda game: cast(Bot, TicketPlanner(game.title, style))


TICKET: Final = Family[TicketGame, TicketState, TicketView, Public](
    name="ticket",
    titles=TITLES,
    locale=LOCALE,
    reads=_reads,
    load=_load,
    options=options_of,
    check=check_file,
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
    browser=True,
)
