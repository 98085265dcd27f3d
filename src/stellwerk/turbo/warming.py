"""`python -m stellwerk.turbo.warming`: compiles what a search needs, for whoever searches next."""

from __future__ import annotations

from stellwerk import games
from stellwerk.ticket.game import TicketGame
from stellwerk.turbo.ready import note_warm
from stellwerk.turbo.rollouts import Rollouts

if __name__ == "__main__":
    # Compiled code is the same for all titles.
    game: object = next(game for game in map(games.make, games.titles()) if isinstance(game, TicketGame))
    assert isinstance(game, TicketGame)
    rollouts = Rollouts.of(game, game.seats[0])
    state = game.start(game.seats[0])
    rollouts.roll(rollouts.records([state]), 0, [-1], seed=0)
    note_warm()
