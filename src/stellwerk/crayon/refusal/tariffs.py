"""Offers for running over another's network (DK-22R)."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon.rules import Ruleset


def no_tariffs() -> IllegalAction:
    return IllegalAction("DK-22R", "tariffs are not agreed at this table", "dk-no-tariffs")


def offer_nobody(to: Seat) -> IllegalAction:
    return IllegalAction("DK-22R", f"seat {to} is nobody to make an offer to", "dk-offer-nobody", seat=to)


def offer_again(to: Seat) -> IllegalAction:
    return IllegalAction("DK-22R", f"seat {to} was made an offer this turn", "dk-offer-again", seat=to)


def offer_rounds(rules: Ruleset, made: do.Offer) -> IllegalAction:
    reason = f"{made.rounds} rounds; possible is 1 to {rules.offer_rounds}"
    return IllegalAction("DK-22R", reason, "dk-offer-rounds", most=rules.offer_rounds)


def offer_sum(rules: Ruleset, made: do.Offer) -> IllegalAction:
    reason = f"{made.sum} for {made.rounds} rounds; at most {rules.rent} each"
    return IllegalAction("DK-22R", reason, "dk-offer-sum", most=rules.rent)


def offer_cash(seat: Seat, made: do.Offer, cash: int) -> IllegalAction:
    reason = f"an offer of {made.sum}, seat {seat} has {cash}"
    return IllegalAction("DK-22R", reason, "dk-cash", need=made.sum, have=cash)
