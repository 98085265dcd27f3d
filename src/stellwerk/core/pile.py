"""A face-down pile as layers of multisets: nobody knows an order that nobody has seen.

Drawing asks luck for an item of the top layer; "under the pile" is a new lowest layer; shuffling makes one layer
of all. Every layer has a number that is never used again, so that a hand can remember what it put into which.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

Items: TypeAlias = tuple[int, ...]  # a multiset: ascending, may repeat


class Layer(Struct, frozen=True):
    """What lies in one layer: hidden from everybody."""

    number: int
    items: Items


class Depth(Struct, frozen=True):
    """What everybody sees of a layer: its number, how many are in it, how many have been drawn from it."""

    number: int
    size: int
    drawn: int = 0

    @property
    def whole(self) -> bool:
        return not self.drawn


Pile: TypeAlias = tuple[Layer, ...]  # top first; no layer is empty
Depths: TypeAlias = tuple[Depth, ...]


def pile_of(number: int, items: Iterable[int]) -> tuple[Pile, Depths]:
    """A freshly shuffled pile of one layer."""
    held = tuple(sorted(items))
    return ((Layer(number, held),), (Depth(number, len(held)),)) if held else ((), ())


def size(depths: Depths) -> int:
    return sum([depth.size for depth in depths])


def without(items: Items, item: int) -> Items:
    """One `item` fewer; ValueError if there is none."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def draw(pile: Pile, depths: Depths, item: int) -> tuple[Pile, Depths]:
    """`item` leaves the top layer; ValueError if it is not there."""
    if not pile:
        raise ValueError("the pile is empty")
    top, depth = pile[0], depths[0]
    left = without(top.items, item)
    if not left:
        return pile[1:], depths[1:]
    return (
        (Layer(top.number, left), *pile[1:]),
        (Depth(depth.number, depth.size - 1, depth.drawn + 1), *depths[1:]),
    )


def put_under(pile: Pile, depths: Depths, number: int, items: Iterable[int]) -> tuple[Pile, Depths]:
    """`items` become, or join, the lowest layer with this number."""
    new = tuple(items)
    if not new:
        return pile, depths
    if pile and pile[-1].number == number:
        low, depth = pile[-1], depths[-1]
        return (
            (*pile[:-1], Layer(number, tuple(sorted(low.items + new)))),
            (*depths[:-1], Depth(number, depth.size + len(new), depth.drawn)),
        )
    return (*pile, Layer(number, tuple(sorted(new)))), (*depths, Depth(number, len(new)))


def shuffle(pile: Pile, number: int) -> tuple[Pile, Depths]:
    """All layers become one with a new number."""
    return pile_of(number, [item for layer in pile for item in layer.items])
