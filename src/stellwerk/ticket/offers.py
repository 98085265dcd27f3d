"""Offers of tickets: which mixes may be asked for, which choices may be kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from stellwerk.core.pile import size
from stellwerk.ticket import state as at
from stellwerk.ticket.rules import Offer, Offers, OpenHand
from stellwerk.ticket.state import Counts, Hand, Public, Stage
from stellwerk.ticket.title import Title


def offer_now(title: Title, stage: Stage) -> Offer | None:
    """The offer that this stage is about."""
    tickets = title.rules.tickets
    if not isinstance(tickets, Offers):
        return None
    if isinstance(stage, at.Opening):
        return tickets.opening[stage.round]
    return tickets.play if isinstance(stage, at.Choose) else None


def most_offered(tickets: Offers | OpenHand) -> int:
    """How many tickets an offer can show; none where there are no offers."""
    offers = (*tickets.opening, tickets.play) if isinstance(tickets, Offers) else ()
    return max((offer.draw if isinstance(offer.draw, int) else sum(offer.draw) for offer in offers), default=0)


def mixes(offer: Offer, public: Public) -> tuple[Counts, ...]:
    """The tickets one may ask for: fewer when the piles hold fewer (T-34, DE-06); none when they are empty."""
    return _mixes(offer.draw, tuple([size(depths) for depths in public.piles]))


@lru_cache(1024)
def _mixes(draw: Counts | int, held: Counts) -> tuple[Counts, ...]:
    if not isinstance(draw, int):
        mix = tuple(min(want, there) for want, there in zip(draw, held, strict=True))
        return (mix,) if any(mix) else ()
    total = min(draw, sum(held))
    return tuple(_splits(total, held)) if total else ()


@cache
def every_mix(total: int, piles: int) -> tuple[Counts, ...]:
    """All ways to make up `total` tickets of so many piles, in the order in which `mixes` lists them."""
    return tuple(_splits(total, (total,) * piles))


def _splits(total: int, held: Counts) -> Iterator[Counts]:
    """All ways to take `total` from the piles, fewest of the first pile first."""
    if len(held) == 1:
        if total <= held[0]:
            yield (total,)
        return
    for first in range(min(total, held[0]) + 1):
        for rest in _splits(total - first, held[1:]):
            yield (first, *rest)


def bounds(offer: Offer, hand: Hand) -> tuple[int, int]:
    """At least and at most so many of the offered tickets are kept."""
    most = len(hand.offer) if offer.most is None else min(offer.most, len(hand.offer))
    return min(most, max(offer.keep, offer.hold - len(hand.tickets))), most


def chosen(offered: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The tickets of an offer that a mask names: bit 0 is the first."""
    return tuple(ticket for bit, ticket in enumerate(offered) if mask >> bit & 1)


def keep_masks(offer: Offer, hand: Hand) -> list[int]:
    """Every allowed choice, ascending."""
    least, most = bounds(offer, hand)
    return [mask for mask in range(1 << len(hand.offer)) if least <= mask.bit_count() <= most]
