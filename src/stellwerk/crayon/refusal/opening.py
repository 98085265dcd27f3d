"""Cards of the first hand, and start cities."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon.board import Board, Place


def cards_chosen(seat: Seat) -> IllegalAction:
    return IllegalAction("DK-03", f"seat {seat} has chosen its cards already", "dk-cards-chosen")


def cards_first(seat: Seat) -> IllegalAction:
    return IllegalAction("DK-03", f"seat {seat} has to choose its cards before its city", "dk-cards-first")


def under_number(cards: tuple[int, ...], need: int) -> IllegalAction:
    reason = f"{len(set(cards))} cards go under the pile, it must be {need}"
    return IllegalAction("DK-03", reason, "dk-under-number", need=need)


def not_in_hand(board: Board, seat: Seat, card: int) -> IllegalAction:
    if not 0 <= card < board.orders:
        return IllegalAction("DK-03", f"there is no order card of index {card}")
    number = board.file.cards[card].id
    reason = f"card {number} is not in the hand of seat {seat}"
    return IllegalAction("DK-03", reason, "dk-not-in-hand", card=number)


def no_start_city(place: Place) -> IllegalAction:
    return IllegalAction("DK-04", f"{place.name} is no start city", "dk-no-start-city", place=place.id)


def start_taken(place: Place) -> IllegalAction:
    reason = f"{place.name} is taken; {place.start} may start there"
    return IllegalAction("DK-04", reason, "dk-start-taken", place=place.id)
