"""Which family a game belongs to: the one place where its words are chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stellwerk import games
from stellwerk.core.game import AnyGame
from stellwerk.core.textfile import read_json, read_text
from stellwerk.denmark import game as crayon
from stellwerk.denmark.schema import BoardFile
from stellwerk.ticket import loading as ticket_files
from stellwerk.ticket.game import TicketGame
from stellwerk.words import Words, denmark, ticket
from stellwerk.words.telling import Telling

UNSURE: Final = "NOT verified"  # how a line of a board's provenance begins that players must know of


def telling(game: AnyGame, words: Words) -> Telling:
    """The words for a game."""
    if isinstance(game, TicketGame):
        return ticket.telling(game.title, words)
    if isinstance(game, crayon.DenmarkGame):
        return denmark.telling(game.title, words)
    raise TypeError(f"no words for {type(game).__name__}")


def unverified(name: str, words: Words) -> list[str]:
    """What players must know about a game's data: entries that we reconstructed or could not check.

    Our own boards have these lines in every language; a designer's board speaks for itself.
    """
    if name == crayon.NAME:
        return [words.say("unverified-denmark-1")]
    if name.endswith(".json"):
        path = Path(name)
        told = read_json(path, read_text(path), BoardFile).provenance
        return [told] if told else []
    if name not in games.TICKET_FILES and not name.endswith(".toml"):
        return []
    path = games.TICKET_FILES.get(name, Path(name))
    board = ticket_files.load_board(path, ticket_files.read_title(path))
    lines = [line for line in board.provenance if line.startswith(UNSURE)]
    if name in games.TICKET_FILES:
        lines = [words.say(f"unverified-{name}-{number}") for number in range(1, len(lines) + 1)]
    city = {each.id: each.name for each in board.cities}
    tickets = [f"{city[each.a]}–{city[each.b]}" for each in board.tickets if not each.verified]
    if 0 < len(tickets) < len(board.tickets):
        lines.append(words.say("unverified-tickets", n=len(tickets), tickets=", ".join(tickets)))
    return lines
