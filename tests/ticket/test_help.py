"""Help goes on from the help before it, and is what it would be without."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Struct

from stellwerk import games
from stellwerk.core.game import AnyGame, AnyView
from stellwerk.core.luck import SeededLuck
from stellwerk.core.session import Session


def positions(game: AnyGame, seed: int) -> list[Session]:
    """A game of random moves, some of them taken back."""
    rng, luck = Random(seed), SeededLuck(seed)
    session = Session.begin(game, 3).settle(luck)
    found = [session]
    while not session.over:
        seat = rng.choice(session.actors)
        session = session.act(seat, rng.choice(session.legal(seat)))
        back = session.undo(seat) if rng.random() < 0.3 else None
        session = session.settle(luck) if back is None else back
        found.append(session)
    return found


@pytest.mark.parametrize("title", ["europe", "germany", "first-journey"])
@pytest.mark.parametrize("seed", range(3))
def test_help_made_from_the_last_one_is_the_same(title: str, seed: int) -> None:
    game = games.make(title)
    help_of = games.family_of(game).help
    last: dict[int, tuple[AnyView, Struct]] = {}
    for session in positions(game, seed):
        for seat in range(3):
            view = session.view(seat)
            given = help_of(game, view, last.get(seat))
            assert given == help_of(game, view, None)
            last[seat] = view, given


def test_a_card_drawn_changes_nobodys_help() -> None:
    game = games.make("europe")
    help_of, luck = games.family_of(game).help, SeededLuck(4)
    session = Session.begin(game, 2).settle(luck)
    draw = game.read("draw blind")
    while draw not in session.legal(session.actors[0]):
        seat = session.actors[0]
        session = session.act(seat, session.legal(seat)[0]).settle(luck)
    before = [(session.view(seat), help_of(game, session.view(seat), None)) for seat in range(2)]
    after = session.act(session.actors[0], draw).settle(luck)
    assert all(help_of(game, after.view(seat), before[seat]) is before[seat][1] for seat in range(2))
