"""The order cards: who asks for what, what it pays, and which three orders share a card."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from stellwerk.core.faults import because
from stellwerk.crayon.boardfile import PER_CARD, OrderCard, OrderEntry
from stellwerk.crayon.generator.recipe import Orders, Recipe, RecipeError, Town

DEALS: Final = 50  # fresh starts before the generator gives up
SWAPS: Final = 4000  # repairs of one deal
_CITIES: Final = because("cities", "cities")
_GOODS: Final = because("goods", "goods")
Wish: TypeAlias = tuple[str, str]  # city, good


def make_cards(
    recipe: Recipe, steps: dict[str, dict[str, float]], region: dict[str, str]
) -> tuple[OrderCard, ...]:
    """Three orders a card, one of the cheapest third, one of the middle, one of the dearest.

    `steps`: distances between cities; `region`: where each city lies.
    """
    rng = Random(recipe.seed)
    away = {
        (city.id, good.id): min(steps[source][city.id] for source in recipe.sources(good.id))
        for city in recipe.cities
        for good in recipe.goods
    }
    orders = [
        OrderEntry(city, good, _pay(recipe, away[city, good], good, region[city], rng))
        for city, good in _wishes(recipe, away, rng)
    ]
    rank = {good.id: number for number, good in enumerate(recipe.goods)}
    orders.sort(key=lambda order: (order.pay, order.city, rank[order.good]))
    count = recipe.orders.cards
    thirds = [orders[n * count : (n + 1) * count] for n in range(PER_CARD)]
    hands = _share_out(thirds, rng)
    cards = tuple(OrderCard(number, tuple(hand)) for number, hand in enumerate(hands, start=1))
    return _balanced(recipe, cards)


def _balanced(recipe: Recipe, cards: tuple[OrderCard, ...]) -> tuple[OrderCard, ...]:
    """What play has shown to be worth too little or too much, put right: the sums alone."""
    city = {each.id: each.pays for each in recipe.cities}
    good = {each.id: each.pays for each in recipe.goods}

    def pay(order: OrderEntry) -> int:
        return max(recipe.payout.least, round(order.pay * city[order.city] * good[order.good]))

    return tuple(
        OrderCard(card.id, tuple(replace(order, pay=pay(order)) for order in card.orders)) for card in cards
    )


def _pay(recipe: Recipe, steps: float, good: str, region: str, rng: Random) -> int:
    payout = recipe.payout
    pay = (payout.base + payout.step * steps) * rng.uniform(*payout.spread)
    if len(recipe.sources(good)) == 1:
        pay += payout.single
    return max(payout.least, round(pay * payout.regions.get(region, 1.0)))


def apportion(total: int, weights: dict[str, float]) -> dict[str, int]:
    """Whole numbers in proportion to the weights; what is left over goes to the largest fractions."""
    whole = sum(weights.values())
    exact = {name: total * weight / whole for name, weight in weights.items()}
    found = {name: math.floor(share) for name, share in exact.items()}
    names = list(weights)[::-1]  # of equal fractions the one named last is served first
    names.sort(key=lambda name: round(found[name] - exact[name], 9))
    for name in names[: total - sum(found.values())]:
        found[name] += 1
    return found


def city_weight(city: Town, orders: Orders) -> float:
    if city.weight is not None:
        return city.weight
    by_size = {"small": orders.weights.small, "medium": orders.weights.medium, "metro": orders.weights.metro}
    return orders.weights.big if city.big and city.size != "metro" else by_size[city.size]


def _wishes(recipe: Recipe, away: dict[Wish, float], rng: Random) -> list[Wish]:
    """Goods dealt onto the cities' orders, with clashes repaired by swapping."""
    orders = recipe.orders
    total = orders.cards * PER_CARD
    cities = apportion(total, {city.id: city_weight(city, orders) for city in recipe.cities})
    chips = {good.id: float(good.chips) if good.weight is None else good.weight for good in recipe.goods}
    goods = apportion(total, chips)

    def far(wish: Wish) -> bool:
        return orders.nearest <= away[wish] < math.inf

    for kind, other, quota, at in (("cities", _GOODS, cities, 0), ("goods", _CITIES, goods, 1)):
        room = Counter(wish[at] for wish in away if far(wish))
        for number, (name, count) in enumerate(quota.items()):
            if count > orders.repeats * room[name]:
                told = (
                    "{name!r} has {count} orders, but only {room} {other} are orders.nearest = {steps} steps away;"
                    " give it less weight or raise orders.repeats"
                )
                steps = f"{orders.nearest:g}"
                reason = because("near", told, name=name, count=count, room=room[name], other=other, steps=steps)
                raise RecipeError(f"{kind}[{number}]", reason)
    to = [city for city, count in cities.items() for _ in range(count)]
    for _ in range(DEALS):
        dealt = [good for good, count in goods.items() for _ in range(count)]
        rng.shuffle(dealt)
        if _repair(to, dealt, far, orders.repeats, rng):
            return list(zip(to, dealt, strict=True))
    told = "no {total} orders were found that keep orders.nearest = {steps} and orders.repeats = {repeats}"
    steps = f"{orders.nearest:g}"
    raise RecipeError("orders", because("no-orders", told, total=total, steps=steps, repeats=orders.repeats))


def _repair(to: list[str], dealt: list[str], far: Callable[[Wish], bool], repeats: int, rng: Random) -> bool:
    """Swaps goods in `dealt` until every city may ask for its goods; False if that takes too long."""
    for _ in range(SWAPS):
        wishes = list(zip(to, dealt, strict=True))
        count: Counter[Wish] = Counter()
        bad: list[int] = []
        for number, wish in enumerate(wishes):
            if not far(wish) or count[wish] >= repeats:
                bad.append(number)
            count[wish] += 1
        if not bad:
            return True
        i, j = rng.choice(bad), rng.randrange(len(to))
        one, two = (to[i], dealt[j]), (to[j], dealt[i])
        if far(one) and far(two) and count[one] < repeats and count[two] < repeats:
            dealt[i], dealt[j] = dealt[j], dealt[i]
    return False


def _share_out(thirds: list[list[OrderEntry]], rng: Random) -> list[list[OrderEntry]]:
    """One order of each third per card: three cities, three goods."""

    def clash(hand: list[OrderEntry]) -> bool:
        return len({order.city for order in hand}) < PER_CARD or len({order.good for order in hand}) < PER_CARD

    for _ in range(DEALS):
        for third in thirds:
            rng.shuffle(third)
        hands = [list(hand) for hand in zip(*thirds, strict=True)]
        for _ in range(SWAPS):
            bad = [number for number, hand in enumerate(hands) if clash(hand)]
            if not bad:
                return hands
            i, j, which = rng.choice(bad), rng.randrange(len(hands)), rng.randrange(PER_CARD)
            hands[i][which], hands[j][which] = hands[j][which], hands[i][which]
    told = "no way was found to put three cities and three goods on every card"
    raise RecipeError("orders", because("no-cards", told))
