"""Piles: layers of multisets that lose nothing and tell no order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core import pile as layers
from stellwerk.core.pile import Depth, Depths, Pile


def agrees(pile: Pile, depths: Depths) -> bool:
    return [(layer.number, len(layer.items)) for layer in pile] == [(d.number, d.size) for d in depths]


def test_a_drawn_item_leaves_the_top_layer_and_is_counted() -> None:
    pile, depths = layers.pile_of(0, [3, 1, 2])
    pile, depths = layers.draw(pile, depths, 2)
    assert pile[0].items == (1, 3)
    assert depths == (Depth(0, 2, 1),)
    assert not depths[0].whole


def test_what_is_put_under_comes_last() -> None:
    pile, depths = layers.pile_of(0, [1])
    pile, depths = layers.put_under(pile, depths, 1, [5, 4])
    with pytest.raises(ValueError):
        layers.draw(pile, depths, 4)
    pile, depths = layers.draw(pile, depths, 1)
    assert pile[0].items == (4, 5)
    assert depths[0].whole


def test_items_with_the_same_layer_number_lie_together() -> None:
    pile, depths = layers.pile_of(0, [1])
    pile, depths = layers.put_under(pile, depths, 1, [5])
    pile, depths = layers.put_under(pile, depths, 1, [2, 5])
    assert pile[1].items == (2, 5, 5)
    assert depths[1] == Depth(1, 3)


def test_nothing_put_under_changes_nothing() -> None:
    pile, depths = layers.pile_of(0, [1])
    assert layers.put_under(pile, depths, 1, []) == (pile, depths)


def test_an_empty_pile_gives_nothing() -> None:
    assert layers.pile_of(0, []) == ((), ())
    with pytest.raises(ValueError, match="empty"):
        layers.draw((), (), 1)


def test_shuffling_makes_one_new_layer() -> None:
    pile, depths = layers.pile_of(0, [1, 2])
    pile, depths = layers.put_under(pile, depths, 1, [3])
    pile, depths = layers.shuffle(pile, 2)
    assert pile == (layers.Layer(2, (1, 2, 3)),)
    assert depths == (Depth(2, 3),)


moves = st.lists(st.tuples(st.sampled_from(("draw", "under", "shuffle")), st.integers(0, 9)), max_size=40)


@given(st.lists(st.integers(0, 9), max_size=20), moves)
def test_items_are_conserved_whatever_happens(items: list[int], moves: list[tuple[str, int]]) -> None:
    pile, depths = layers.pile_of(0, items)
    outside: list[int] = []
    for number, (move, value) in enumerate(moves, 1):
        if move == "draw" and pile and value in pile[0].items:
            pile, depths = layers.draw(pile, depths, value)
            outside.append(value)
        elif move == "under" and outside:
            pile, depths = layers.put_under(pile, depths, number, [outside.pop()])
        elif move == "shuffle":
            pile, depths = layers.shuffle(pile, number)
        assert agrees(pile, depths)
        assert layers.size(depths) + len(outside) == len(items)
        assert sorted([*outside, *(item for layer in pile for item in layer.items)]) == sorted(items)
        assert all(layer.items == tuple(sorted(layer.items)) for layer in pile)
