"""Why an action is not allowed now: the rule and the reason in words. Only asked when something is refused."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.ticket.actions import Pay
from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.state import FREE
from stellwerk.ticket.title import Title


def refuse_claim(title: Title, draft: Draft, seat: Seat, index: int) -> IllegalAction:
    board = title.board
    if not 0 <= index < len(board.routes):
        return IllegalAction("T-20", f"there is no route number {index}")
    route, holder = board.routes[index], draft.owner[index]
    if holder != FREE:
        return IllegalAction("T-20", f"{route.id} already belongs to seat {holder}")
    beside = [draft.owner[other] for other in board.parallel[index]]
    if seat in beside:
        return IllegalAction(title.cites.parallel, f"seat {seat} already owns a route parallel to {route.id}")
    if title.few(len(draft.players)) and any(owner != FREE for owner in beside):
        return IllegalAction("T-27", f"{route.id} is closed: with few players one parallel route is all there is")
    trains = draft.players[seat].trains
    if route.length > trains:
        return IllegalAction("T-23", f"{route.id} needs {route.length} trains, seat {seat} has {trains}")
    if draft.hands[seat].cards[-1] < route.locos:
        return IllegalAction("EU-10", f"{route.id} is a ferry and needs {route.locos} locomotives")
    return IllegalAction("T-21", f"seat {seat} lacks the cards for {route.id}: {wanted(title, route)}")


def refuse_pay(title: Title, paid: Pay, cards: tuple[int, ...], route: Route) -> IllegalAction:
    kinds = title.board.kinds
    if paid.cards + paid.locos != route.length:
        return IllegalAction(
            "T-21", f"{paid.cards + paid.locos} cards for {route.id}, which takes exactly {route.length}"
        )
    if not 0 <= paid.colour < len(kinds) or paid.cards < 0 or paid.locos < 0:
        return IllegalAction("T-21", f"{paid} is not a set of cards")
    if paid.colour != title.loco and route.colour not in (GREY, paid.colour):
        return IllegalAction("T-22", f"{kinds[paid.colour]} on {route.id}, which is {kinds[route.colour]}")
    if paid.locos < route.locos:
        return IllegalAction("EU-10", f"{paid.locos} locomotives on {route.id}, which needs {route.locos}")
    return IllegalAction(
        "T-21", f"the hand does not hold {describe(title, paid)}: it has {hand_text(title, cards)}"
    )


def wanted(title: Title, route: Route) -> str:
    colour = "of one colour" if route.colour == GREY else title.board.kinds[route.colour]
    return f"{route.length} {colour} with locomotives as jokers"


def describe(title: Title, paid: Pay) -> str:
    kinds = title.board.kinds
    terms = [(paid.cards, kinds[paid.colour]), (paid.locos, kinds[-1])]
    return " + ".join(f"{count} {name}" for count, name in terms if count)


def hand_text(title: Title, cards: tuple[int, ...]) -> str:
    held = [f"{count} {name}" for count, name in zip(cards, title.board.kinds, strict=True) if count]
    return ", ".join(held) or "nothing"
