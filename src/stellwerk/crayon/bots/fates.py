"""Cards that may come: what luck and the others could do, drawn at random to fit what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec import Struct

from stellwerk.crayon.guess import guess
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title

CARD: Final = 0.88  # chance that a rival leaves a public card for a turn: so planners do
ORDER: Final = 0.93  # the same for an order, of which a part is saved when it goes: the trip ends sooner
OWN: Final = 8  # cards of a fate that are for the own hand; those after them are for the table


class Fate(Struct, frozen=True):
    """Order cards in the order they come, and for each public one how easily it goes."""

    cards: tuple[int, ...]
    risks: tuple[float, ...]

    def hand(self, kept: Iterable[int], limit: int) -> tuple[int, ...]:
        """The hand when it has been filled up (DK-33)."""
        held = tuple(kept)
        return tuple(sorted((*held, *self.cards[: min(OWN, limit - len(held))])))

    def orders(self, lay: tuple[int, ...], served: frozenset[int], stays: float, most: int) -> tuple[int, ...]:
        """The public cards some turns later: some were served by others, some by the seat itself (DK-34)."""
        left = [card for card, risk in zip(lay, self.risks, strict=False) if card not in served and risk < stays]
        return tuple(sorted((*left, *self.cards[OWN : OWN + most - len(left)])))


def order_stays(view: CrayonView) -> float:
    """The chance that a public order is still there a turn later, with all these rivals."""
    stays: float = ORDER ** (len(view.public.players) - 1)
    return stays


def fate(title: Title, view: CrayonView, rng: Random) -> Fate:
    """One of those that fit the view; when the pile is used up, the discard comes again (DK-36)."""
    coming: list[int] = []
    for items in (*(layer.items for layer in guess(title, view, rng).hidden.pile), view.public.discard):
        shuffled = list(items)
        rng.shuffle(shuffled)
        coming += shuffled
    cards = tuple([card for card in coming if not title.board.is_event(card)])
    return Fate(cards, tuple([rng.random() for _ in range(title.rules.public_cards)]))
