"""What a tariff that somebody offers is worth (DK-22R)."""

from __future__ import annotations

from math import ceil
from typing import Final

from stellwerk.core.game import Seat
from stellwerk.core.play import Decision
from stellwerk.crayon.actions import Action, Answer
from stellwerk.crayon.bots.choice import because
from stellwerk.crayon.search import RUN, Search, Terms
from stellwerk.crayon.state import Answering, CrayonView, Public
from stellwerk.crayon.title import Title

ALONE: Final = Terms(RUN.point, foreign=False, build=False)


def answer(title: Title, view: CrayonView, memory: object) -> Decision[Action]:
    """Yes to at least the rent that is to be expected."""
    stage = view.public.stage
    assert isinstance(stage, Answering)
    rent = ceil(expected_rent(title, view.public, view.public.turn, stage.rounds))
    yes = stage.sum >= rent
    return Decision(Answer(yes), memory, because("offer-yes" if yes else "offer-no", sum=stage.sum, rent=rent))


def expected_rent(title: Title, public: Public, guest: Seat, rounds: int) -> float:
    """The rent of these rounds, for the share of cities that the guest reaches only over foreign track."""
    cities = range(title.board.cities)
    post = (public.players[guest].post,)
    everywhere, alone = (Search(title, public, guest, post, terms) for terms in (RUN, ALONE))
    reached = sum(everywhere.to_city(city) is not None for city in cities)
    by_itself = sum(alone.to_city(city) is not None for city in cities)
    return title.rules.rent * rounds * (1 - by_itself / reached) if reached else 0.0
