"""Agreements to bring a good for another (DK-27R)."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.board import Board
from stellwerk.crayon.rules import BARGAIN_SUM, Ruleset


def no_bargains() -> IllegalAction:
    return IllegalAction("DK-27R", "bargains are not agreed at this table", "dk-no-tariffs")


def nobody(to: Seat) -> IllegalAction:
    return IllegalAction("DK-27R", f"seat {to} is nobody to bargain with", "dk-offer-nobody", seat=to)


def again(to: Seat) -> IllegalAction:
    return IllegalAction("DK-27R", f"seat {to} was made an offer this turn", "dk-offer-again", seat=to)


def supplied_there(board: Board, city: int, good: int) -> IllegalAction:
    name, town = board.goods[good], board.places[city]
    reason = f"{town.name} supplies {name} itself"
    return IllegalAction("DK-27R", reason, "dk-bargain-supplied", place=town.id, good=name)


def town_first() -> IllegalAction:
    return IllegalAction("DK-27R", "first the town of the bargain is to be named", "dk-town-first")


def terms_first() -> IllegalAction:
    return IllegalAction("DK-27R", "the town has been named; the terms are missing", "dk-terms-first")


def rounds(rules: Ruleset, made: do.Terms) -> IllegalAction:
    reason = f"{made.rounds} rounds; possible is 1 to {rules.offer_rounds}"
    return IllegalAction("DK-27R", reason, "dk-offer-rounds", most=rules.offer_rounds)


def money(made: do.Terms) -> IllegalAction:
    reason = f"{made.sum} for bringing a good; possible is 0 to {BARGAIN_SUM}"
    return IllegalAction("DK-27R", reason, "dk-bargain-sum", most=BARGAIN_SUM)


def reserved(board: Board, good: int, city: int, seat: Seat) -> IllegalAction:
    name, town = board.goods[good], board.places[city]
    reason = f"{name} in {town.name} is reserved for seat {seat}"
    return IllegalAction("DK-27R", reason, "dk-reserved", good=name, place=town.id, seat=seat)
