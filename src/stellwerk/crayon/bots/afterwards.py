"""The position after a trip, or after a new hand was drawn: what a strategist looks on from."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stellwerk.crayon.bots.foresight import Later
from stellwerk.crayon.bots.goal import with_built
from stellwerk.crayon.bots.rehearsal import Outcome
from stellwerk.crayon.bots.thinking import Thinking
from stellwerk.crayon.bots.trips import Stop
from stellwerk.crayon.state import Moving


def after_trip(position: Thinking, outcome: Outcome, kind: int) -> Later:
    """When all orders of the trip have been served, with this train."""
    seat, player, now, trip = position.seat, position.player, position.public, outcome.trip
    goods = aboard(player.goods, trip.stops, position.title.rules.trains[kind].holds)
    post = trip.hops[trip.stops[-1].after - 1].post if trip.stops[-1].after else player.post
    had, has = Counter(player.goods), Counter(goods)
    players = list(now.players)
    players[seat] = replace(player, kind=kind, post=post, goods=goods, derailed=False)
    public = replace(
        with_built(now, seat, outcome.built),
        players=tuple(players),
        supply=tuple([max(0, left + had[good] - has[good]) for good, left in enumerate(now.supply)]),
        stage=outcome.stage,
        round=now.round + outcome.whole,
        running=() if outcome.whole else now.running,
    )
    served = frozenset(stop.errand.card for stop in trip.stops if stop.brings)
    cards = tuple(card for card in position.hand.cards if card not in served)
    hand = replace(position.hand, cash=round(outcome.cash), cards=cards)
    return Later(
        replace(position.view, public=public, hand=hand), outcome.whole, outcome.turns, served, outcome.building
    )


def after_swap(position: Thinking) -> Later:
    """When the turn has gone by with drawing a new hand (DK-11)."""
    public = replace(position.public, stage=Moving(), round=position.public.round + 1, running=())
    return Later(replace(position.view, public=public, hand=replace(position.hand, cards=())), 1, 1.0)


def aboard(goods: tuple[int, ...], stops: tuple[Stop, ...], holds: int) -> tuple[int, ...]:
    """What is still on the train after these stops; what was there first makes room where it must."""
    left, fetched = Counter(goods), Counter[int]()
    for stop in stops:
        if not stop.brings:
            fetched[stop.good] += 1
        elif fetched[stop.good]:
            fetched[stop.good] -= 1
        else:
            left[stop.good] -= 1
    return tuple(sorted(left.elements()))[:holds]
