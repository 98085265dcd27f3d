"""What may come of a choice: the position after it, and from there the best trip with the cards that came."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.crayon.bots.errands import errands
from stellwerk.crayon.bots.fates import CARD, Fate, order_stays
from stellwerk.crayon.bots.goal import Joining
from stellwerk.crayon.bots.legs import Legs
from stellwerk.crayon.bots.pace import pace, turns_for
from stellwerk.crayon.bots.rehearsal import Outcome, Rehearsal
from stellwerk.crayon.bots.thinking import cost
from stellwerk.crayon.bots.trips import KEEPS, Beam, Purse, Trips
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.title import Title

NARROW: Final = Beam(width=12, most=8, deliveries=3)
SWAP: Final = 2.0  # turns that are lost, against what is usual, where no trip is better than a new hand (DK-11)


class Later(Struct, frozen=True):
    """A position to come, but for its cards.

    So many `whole` turns have ended by then, and `turns` with the used part of the last one. The view holds the
    cards that are kept, and the public ones as they lie now; those `served` are gone.
    """

    view: CrayonView
    whole: int
    turns: float
    served: frozenset[int] = frozenset()
    track: float = 0.0  # money spent until then that later trips profit from


class Foresight:
    """Looks on from a position to come."""

    def __init__(self, title: Title, later: Later, legs: Legs, joining: Joining) -> None:
        assert later.view.seat is not None and later.view.hand is not None
        self.title, self.later, self.legs, self.joining = title, later, legs, joining
        self.hand, self.public = later.view.hand, later.view.public
        self.player = self.public.players[later.view.seat]

    def soonest(self, fate: Fate) -> float:
        """Turns from now until the win, if these cards come."""
        title, rules, kind = self.title, self.title.rules, self.player.kind
        view, train = self._dealt(fate), rules.trains[kind]
        need = rules.win_sum - self.hand.cash + cost(self.joining)
        need -= KEEPS * self.later.track * self._ahead(need)
        purse = Purse(self.hand.cash, train.speed, train.holds, rules.build_limit, self.worth)
        if need <= 0:
            return self.later.turns
        rehearsal = Rehearsal(title, view)
        best = SWAP + turns_for(title, kind, need)
        for trip in Trips(self.legs, errands(title, view, order_stays(view)), purse, NARROW).find(
            self.player.goods
        ):
            if (found := rehearsal.play(trip)) is not None:
                best = min(best, found.turns + turns_for(title, kind, need - self._gain(found, need)))
        return self.later.whole + best

    @cached_property
    def worth(self) -> float:
        """What a turn is worth: so much the train brings that is bought in the end."""
        return max(pace(self.title, kind) for kind in range(len(self.title.rules.trains)))

    def _dealt(self, fate: Fate) -> CrayonView:
        rules, later, public = self.title.rules, self.later, self.public
        cards = fate.hand(self.hand.cards, self.title.hand_limit(self.player))
        orders = public.orders
        if public.round >= rules.public_round:  # DK-06
            stays: float = CARD ** (later.turns * (len(public.players) - 1))
            orders = fate.orders(orders, later.served, stays, rules.public_cards)
        return replace(later.view, public=replace(public, orders=orders), hand=replace(self.hand, cards=cards))

    def _gain(self, found: Outcome, need: float) -> float:
        """What a trip brings, with what its track is worth to later ones."""
        joined = sum([self.joining.builds.get(build, 0) for build in found.built])
        kept = KEEPS * max(0, found.building - joined) * self._ahead(need)
        return found.cash - self.hand.cash + joined + kept

    def _ahead(self, need: float) -> float:
        """How much of the game is still to come."""
        return min(1.0, max(0.0, need) / self.title.rules.win_sum)
