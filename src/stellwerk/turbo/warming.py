"""`python -m stellwerk.turbo.warming`: compiles what a search needs, for whoever searches next."""

from __future__ import annotations

from stellwerk import games
from stellwerk.ticket.game import TicketGame
from stellwerk.turbo.rollouts import warm

if __name__ == "__main__":
    made: tuple[object, ...] = tuple(map(games.make, games.titles()))
    # Compiled code is the same for all titles.
    warm(next(game for game in made if isinstance(game, TicketGame)))
