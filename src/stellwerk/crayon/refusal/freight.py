"""Loading, dropping and delivering goods."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon.board import Board, Place


def no_city(board: Board, post: int) -> IllegalAction:
    reason = f"the train stands at {board.post_name(post)}, which is no city"
    return IllegalAction("DK-30", reason, "dk-no-city", here=board.posts[post])


def no_handling(city: Place) -> IllegalAction:
    reason = f"nothing is loaded or unloaded in {city.name} this round"
    return IllegalAction("DK-42", reason, "dk-no-handling", place=city.id)


def holds_full(board: Board, good: int, holds: int) -> IllegalAction:
    name = board.goods[good]
    reason = f"all {holds} holds are full, no room for {name}"
    return IllegalAction("DK-30", reason, "dk-holds-full", good=name, most=holds)


def not_supplied(board: Board, city: int, good: int) -> IllegalAction:
    name, town = board.goods[good], board.places[city]
    reason = f"{town.name} does not supply {name}"
    return IllegalAction("DK-30", reason, "dk-not-supplied", place=town.id, good=name)


def all_under_way(board: Board, good: int) -> IllegalAction:
    name = board.goods[good]
    reason = f"all {board.chips[good]} chips of {name} are under way"
    return IllegalAction("DK-31", reason, "dk-all-under-way", good=name)


def drop_outside(board: Board, good: int) -> IllegalAction:
    name = board.goods[good]
    return IllegalAction("DK-32R", f"{name} cannot be dropped outside a city", "dk-drop-outside", good=name)


def not_your_card(board: Board, card: int) -> IllegalAction:
    number = board.file.cards[card].id
    reason = f"card {number} is neither in the hand nor public"
    return IllegalAction("DK-33", reason, "dk-not-your-card", card=number)


def not_asked(board: Board, card: int, good: int, city: int) -> IllegalAction:
    number, name, town = board.file.cards[card].id, board.goods[good], board.places[city]
    reason = f"card {number} does not ask for {name} in {town.name}"
    return IllegalAction("DK-33", reason, "dk-not-asked", card=number, good=name, place=town.id)


def not_on_train(board: Board, seat: Seat, good: int, rule: str) -> IllegalAction:
    name = board.goods[good]
    return IllegalAction(rule, f"{name} is not on the train of seat {seat}", "dk-not-on-train", good=name)
