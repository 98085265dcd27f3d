"""What a bargain that somebody proposes is worth (DK-27R): what the best trip brings more with it than without."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stellwerk.core.play import Decision
from stellwerk.crayon.actions import Action, Answer
from stellwerk.crayon.bots.choice import because
from stellwerk.crayon.bots.thinking import Judged, Thinking
from stellwerk.crayon.search import FAR
from stellwerk.crayon.state import Bargain, CrayonView, Lying, Weighing
from stellwerk.crayon.title import Title

TRUST: Final = 0.7  # in a good that another is to bring: it may come late, or never


def weigh(title: Title, view: CrayonView, memory: object) -> Decision[Action]:
    """Yes to what is worth more than it costs, both ways being rehearsed."""
    stage = view.public.stage
    assert isinstance(stage, Weighing)
    deal = stage.bargain
    if deal.supplier == view.seat:
        worth = bringing(title, view, deal)
        yes, reason = worth > 0, "bring-yes" if worth > 0 else "bring-no"
    else:
        worth = TRUST * (value(title, supplied(title, view, deal)) - value(title, view))
        yes, reason = worth > deal.sum, "get-yes" if worth > deal.sum else "get-no"
    return Decision(Answer(yes), memory, because(reason, sum=deal.sum, worth=max(0, round(worth))))


def bringing(title: Title, view: CrayonView, deal: Bargain) -> float:
    """What a trip for it alone is worth, or what it adds to the best trip without it."""
    card = -1 - len(view.public.bargains)
    agreed = replace(view.public, bargains=(*view.public.bargains, deal))
    thinking = Thinking(title, replace(view, public=agreed))
    alone, among, without = list[float](), list[float](), [-thinking.pace]
    for found in thinking.judged:
        cards = {stop.errand.card for stop in found.outcome.trip.stops}
        into = without if card not in cards else alone if cards == {card} else among
        into.append(surplus(thinking, found))
    return max([*alone, *(trip - max(without) for trip in among)], default=-FAR)


def value(title: Title, view: CrayonView) -> float:
    """What the best trip is worth; a turn is lost when there is none."""
    thinking = Thinking(title, view)
    return max((surplus(thinking, found) for found in thinking.judged), default=-thinking.pace)


def surplus(thinking: Thinking, found: Judged) -> float:
    """The money that a trip brings more than its turns usually do."""
    return found.gain - thinking.pace * found.outcome.turns


def supplied(title: Title, view: CrayonView, deal: Bargain) -> CrayonView:
    """As if the good had been brought."""
    lying = Lying(deal.city, deal.good, deal.supplier, deal.until + title.rules.lie_rounds, deal.partner)
    return replace(view, public=replace(view.public, lying=(*view.public.lying, lying)))
