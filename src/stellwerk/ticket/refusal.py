"""Why an action is not allowed now: the rule, the reason, and the facts to tell it by in any language.

Only asked when something is refused. A refusal without a key is misuse by a program (a number that names nothing):
people, who write names, never meet it.
"""

from __future__ import annotations

from stellwerk.core.game import LUCK, IllegalAction, Seat
from stellwerk.core.pile import size
from stellwerk.ticket import actions as do
from stellwerk.ticket import state as at
from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.legal import actors
from stellwerk.ticket.offers import mixes
from stellwerk.ticket.payment import most_alike
from stellwerk.ticket.rules import Offer
from stellwerk.ticket.state import FREE, Counts, Public
from stellwerk.ticket.title import Title

# ---- whose turn it is, and what comes first


def not_your_turn(title: Title, public: Public, seat: Seat) -> IllegalAction:
    if isinstance(public.stage, at.Over):
        return IllegalAction(title.cites.over, "the game is over", "game-over")
    expected = actors(public)
    seats = " ".join(map(str, expected))
    who = " or ".join("luck" if actor == LUCK else f"seat {actor}" for actor in expected)
    reason = f"{'luck' if seat == LUCK else f'seat {seat}'} is not to act now, but {who}"
    if seat == LUCK:
        return IllegalAction("T-51", reason, "luck-waits", seats=seats)
    if expected == (LUCK,):
        return IllegalAction("T-51", reason, "dealing")
    if isinstance(public.stage, at.Opening):
        return IllegalAction("T-51", reason, "already-chosen", seats=seats)
    return IllegalAction("T-51", reason, "not-your-turn", seats=seats)


def due_first(title: Title, draft: Draft, seat: Seat, rule: str, reason: str) -> IllegalAction:
    """The seat is to act, but something else must be decided before."""
    board, stage = title.board, draft.stage
    match stage:
        case at.Second():
            return IllegalAction(rule, reason, "second-card-first")
        case at.PayRoute(index):
            return IllegalAction(rule, reason, "pay-route-first", route=board.routes[index].id)
        case at.PayStation(city):
            return IllegalAction(rule, reason, "pay-station-first", city=board.cities[city].id)
        case at.Surcharge(route=index):
            return IllegalAction(rule, reason, "surcharge-first", route=board.routes[index].id)
        case at.Boarding(ends):
            return IllegalAction(rule, reason, "passengers-first", city=board.cities[ends[0]].id)
        case at.Opening() | at.Choose():
            if draft.hands[seat].offer:
                return IllegalAction(rule, reason, "keep-first")
            return IllegalAction(rule, reason, "ask-first")
        case other:
            raise AssertionError(f"nobody decides in {other}")


# ---- cards and tickets


def refuse_card(title: Title, card: int) -> IllegalAction:
    rule = title.cites.row
    if not 0 <= card < title.kinds:
        return IllegalAction(rule, f"there is no card of kind {card}")
    kind = title.board.kinds[card]
    if title.rules.row is None:
        return IllegalAction(rule, f"no {kind} lies face up: there is no row", "no-row")
    return IllegalAction(rule, f"no {kind} lies face up", "not-in-row", card=kind)


def refuse_mix(title: Title, public: Public, offer: Offer, mix: Counts, rule: str) -> IllegalAction:
    possible, piles = mixes(offer, public), title.board.piles
    if not possible:
        return IllegalAction("T-34", "no tickets are left", "no-tickets-left")
    several = " or ".join(_sum(each) for each in possible)
    reason = f"{_sum(mix)} tickets from {' and '.join(piles)}: possible are {several}"
    need = sum(possible[0])
    if not isinstance(offer.draw, int):
        return IllegalAction(rule, reason, "draw-these", need=need, mix=_sum(possible[0]))
    if sum(mix) != need:
        return IllegalAction(rule, reason, "draw-so-many", need=need)
    for pile, asked, depths in zip(piles, mix, public.piles, strict=False):
        if asked > size(depths):
            return IllegalAction(rule, reason, "pile-short", pile=pile, have=size(depths))
    return IllegalAction(rule, reason)


def refuse_keep(title: Title, offered: Counts, tickets: Counts, rule: str) -> IllegalAction:
    reason = "only offered tickets can be kept, each once, in board order"
    for ticket in tickets:
        if ticket not in offered and 0 <= ticket < len(title.board.tickets):
            return IllegalAction(rule, reason, "not-offered", ticket=title.board.tickets[ticket].id)
    return IllegalAction(rule, reason)


# ---- routes and stations


def refuse_claim(title: Title, draft: Draft, seat: Seat, index: int) -> IllegalAction:
    board = title.board
    if not 0 <= index < len(board.routes):
        return IllegalAction("T-20", f"there is no route number {index}")
    route, holder, seats = board.routes[index], draft.owner[index], len(draft.players)
    name, need, cards, trains = route.id, route.length, draft.hands[seat].cards, draft.players[seat].trains
    if holder == seat:
        return IllegalAction("T-20", f"{name} already belongs to seat {seat}", "route-yours", route=name)
    if holder != FREE:
        reason = f"{name} already belongs to seat {holder}"
        return IllegalAction("T-20", reason, "route-taken", route=name, seat=holder)
    beside = [draft.owner[other] for other in board.parallel[index]]
    if seat in beside:
        reason = f"seat {seat} already owns a route parallel to {name}"
        return IllegalAction(title.cites.parallel, reason, "parallel-yours", route=name)
    if title.few(seats) and any(owner != FREE for owner in beside):
        reason = f"{name} is closed: with few players one parallel route is all there is"
        return IllegalAction("T-27", reason, "route-closed", route=name, players=seats)
    if need > trains:
        reason = f"{name} needs {need} trains, seat {seat} has {trains}"
        return IllegalAction("T-23", reason, "lack-trains", route=name, need=need, have=trains)
    if cards[-1] < route.locos:
        reason = f"{name} is a ferry and needs {route.locos} locomotives, seat {seat} has {cards[-1]}"
        return IllegalAction("EU-10", reason, "ferry-locos", route=name, need=route.locos, have=cards[-1])
    reason = f"seat {seat} lacks the cards for {name}: {wanted(title, route)}"
    if route.colour == GREY:
        return IllegalAction("T-21", reason, "lack-alike", route=name, need=need, lack=need - most_alike(cards))
    lack, colour = need - cards[route.colour] - cards[-1], board.kinds[route.colour]
    return IllegalAction("T-21", reason, "lack-cards", route=name, lack=lack, colour=colour)


def refuse_station(title: Title, draft: Draft, seat: Seat, city: int) -> IllegalAction:
    if not 0 <= city < len(draft.stations):
        return IllegalAction("EU-40", f"there is no city number {city}")
    name, holder, left = title.board.cities[city].id, draft.stations[city], draft.players[seat].stations
    if holder == seat:
        return IllegalAction("EU-40", f"{name} already has a station of seat {seat}", "station-yours", city=name)
    if holder != FREE:
        reason = f"{name} already has a station of seat {holder}"
        return IllegalAction("EU-40", reason, "station-taken", city=name, seat=holder)
    if not left:
        return IllegalAction("EU-40", f"seat {seat} has built all its stations", "stations-built")
    cost = title.has_stations - left + 1
    lack = cost - most_alike(draft.hands[seat].cards)
    reason = f"a station in {name} costs seat {seat} {cost} cards of one colour"
    return IllegalAction("EU-41", reason, "lack-station", city=name, need=cost, lack=lack)


# ---- payments


def refuse_pay(title: Title, paid: do.Pay, cards: Counts, route: Route) -> IllegalAction:
    name, need, number = route.id, route.length, paid.cards + paid.locos
    if not is_set(title, paid):
        return IllegalAction("T-21", f"{paid} is not a set of cards")
    if number != need:
        reason = f"{number} cards for {name}, which takes exactly {need}"
        return IllegalAction("T-21", reason, "pay-number", route=name, need=need)
    if paid.colour != title.loco and route.colour not in (GREY, paid.colour):
        colour = title.board.kinds[route.colour]
        reason = f"{title.board.kinds[paid.colour]} on {name}, which is {colour}"
        return IllegalAction("T-22", reason, "pay-colour", route=name, colour=colour)
    if paid.locos < route.locos:
        reason = f"{paid.locos} locomotives on {name}, which needs {route.locos}"
        return IllegalAction("EU-10", reason, "pay-ferry", route=name, need=route.locos)
    return not_in_hand(title, paid, cards, "T-21")


def refuse_station_pay(title: Title, paid: do.Pay, cards: Counts, city: int, cost: int) -> IllegalAction:
    if not is_set(title, paid):
        return IllegalAction("EU-41", f"{paid} is not a set of cards")
    if paid.cards + paid.locos != cost:
        reason = f"{describe(title, paid)}: this station costs {cost} of one colour"
        return IllegalAction("EU-41", reason, "pay-station", city=title.board.cities[city].id, need=cost)
    return not_in_hand(title, paid, cards, "EU-41")


def refuse_surcharge(title: Title, paid: do.Pay, cards: Counts, colour: int, extra: int) -> IllegalAction:
    rule, kind = "EU-22" if colour == title.loco else "EU-21", title.board.kinds[colour]
    if not is_set(title, paid):
        return IllegalAction(rule, f"{paid} is not a set of cards")
    if paid.cards + paid.locos == extra and paid.colour in (colour, title.loco):
        return not_in_hand(title, paid, cards, rule)
    reason = f"{describe(title, paid)}: due are {extra} {kind} or locomotives"
    if colour == title.loco:
        return IllegalAction(rule, reason, "pay-surcharge-locos", need=extra)
    return IllegalAction(rule, reason, "pay-surcharge", need=extra, colour=kind)


def not_in_hand(title: Title, paid: do.Pay, cards: Counts, rule: str) -> IllegalAction:
    """The set would do, but these cards are missing."""
    reason = f"the hand does not hold {describe(title, paid)}: it has {hand_text(title, cards)}"
    colour, locos = title.board.kinds[paid.colour], max(0, paid.locos - cards[-1])
    lack = max(0, paid.cards - cards[paid.colour])
    if lack and locos:
        return IllegalAction(rule, reason, "hand-lacks-both", lack=lack, colour=colour, locos=locos)
    if lack:
        return IllegalAction(rule, reason, "hand-lacks-cards", lack=lack, colour=colour)
    return IllegalAction(rule, reason, "hand-lacks-locos", locos=locos)


def is_set(title: Title, paid: do.Pay) -> bool:
    """Cards of one colour with jokers, or jokers alone, as the notation writes them."""
    if not 0 <= paid.colour < title.kinds or paid.locos < 0:
        return False
    return paid.cards == 0 if paid.colour == title.loco else paid.cards > 0


# ---- in English


def wanted(title: Title, route: Route) -> str:
    colour = "of one colour" if route.colour == GREY else title.board.kinds[route.colour]
    return f"{route.length} {colour} with locomotives as jokers"


def describe(title: Title, paid: do.Pay) -> str:
    kinds = title.board.kinds
    terms = [(paid.cards, kinds[paid.colour]), (paid.locos, kinds[-1])]
    return " + ".join(f"{count} {name}" for count, name in terms if count)


def hand_text(title: Title, cards: Counts) -> str:
    held = [f"{count} {name}" for count, name in zip(cards, title.board.kinds, strict=True) if count]
    return ", ".join(held) or "nothing"


def _sum(mix: Counts) -> str:
    return "+".join(map(str, mix))
