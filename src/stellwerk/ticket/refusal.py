"""Why an action is not allowed now: the rule, the reason, and the facts to tell it by in any language.

Only asked when something is refused. A refusal without a key is misuse by a program (a number that names nothing):
people, who write names, never meet it.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.game import LUCK, IllegalAction, Seat
from stellwerk.core.pile import size
from stellwerk.ticket import actions as do
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.board import GREY, Route
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.offers import mixes
from stellwerk.ticket.payment import most_alike
from stellwerk.ticket.rules import Offer
from stellwerk.ticket.state import FREE, Counts, Public
from stellwerk.ticket.title import Title

# ---- whose turn it is, and what comes first


def not_your_turn(title: Title, public: Public, seat: Seat, expected: tuple[Seat, ...]) -> IllegalAction:
    if isinstance(public.stage, at.Over):
        return IllegalAction(title.cites.over, "the game is over", "game-over")
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


def _due_first(title: Title, draft: Draft, seat: Seat, rule: str, reason: str) -> IllegalAction:
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


def draw_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    return _due_first(title, draft, seat, "T-03", "cards are drawn at the beginning of a turn, two at most")


def claim_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    return _due_first(title, draft, seat, "T-20", "a route is claimed at the beginning of a turn")


def station_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    reason = "a station is built at the beginning of a turn, one per turn"
    return _due_first(title, draft, seat, "EU-40", reason)


def ask_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    reason = "tickets are asked for at the beginning of a turn"
    return _due_first(title, draft, seat, title.cites.offer, reason)


def keep_later(title: Title, draft: Draft, seat: Seat, rule: str) -> IllegalAction:
    return _due_first(title, draft, seat, rule, "no tickets are on offer yet")


def swap_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    return _due_first(title, draft, seat, title.cites.swap, "tickets are swapped instead of a turn")


def pass_later(title: Title, draft: Draft, seat: Seat) -> IllegalAction:
    return _due_first(title, draft, seat, "T-14R", _NEEDLESS)


def pass_needless() -> IllegalAction:
    return IllegalAction("T-14R", _NEEDLESS, "pass-needless")


_NEEDLESS: Final = "passing is only for a player who can do nothing else"


# ---- luck


def luck_only_deals(action: Action) -> IllegalAction:
    reason = f"luck deals, it does not {type(action).__name__.lower()}"
    return IllegalAction("T-51", reason, "luck-only-deals")


def only_luck_deals() -> IllegalAction:
    return IllegalAction("T-51", "only luck deals", "only-luck-deals")


def not_due(rule: str) -> IllegalAction:
    return IllegalAction(rule, "luck has nothing of that kind to give now", "not-due")


def no_such_seat(seat: Seat) -> IllegalAction:
    return IllegalAction("T-50R", f"there is no seat {seat}", "no-such-seat", seat=seat)


def dealt_card(title: Title, kind: int) -> IllegalAction:
    if not 0 <= kind < title.kinds:
        return IllegalAction("T-01", f"there is no card of kind {kind}")
    name = title.board.kinds[kind]
    return IllegalAction("T-01", f"the deck holds no {name}", "not-in-deck", card=name)


def dealt_ticket(title: Title, ticket: int) -> IllegalAction:
    rule = title.cites.offer
    if not 0 <= ticket < len(title.board.tickets):
        return IllegalAction(rule, f"there is no ticket number {ticket}")
    name = title.board.tickets[ticket].id
    return IllegalAction(rule, f"{name} is not on top of the pile", "not-on-top", ticket=name)


def placed_passenger(title: Title, colour: int) -> IllegalAction:
    if not 0 <= colour < len(title.board.guests):
        return IllegalAction("DE-01", f"there is no passenger of colour {colour}")
    guest = title.board.guests[colour]
    return IllegalAction("DE-01", f"the bag holds no {guest} passenger", "not-in-bag", passenger=guest)


# ---- cards and tickets


def deck_empty() -> IllegalAction:
    return IllegalAction("T-11", "deck and discard are empty", "deck-empty")


def second_loco() -> IllegalAction:
    return IllegalAction("T-06", "a face-up locomotive cannot be the second card", "second-loco")


def card(title: Title, kind: int) -> IllegalAction:
    rule = title.cites.row
    if not 0 <= kind < title.kinds:
        return IllegalAction(rule, f"there is no card of kind {kind}")
    name = title.board.kinds[kind]
    if title.rules.row is None:
        return IllegalAction(rule, f"no {name} lies face up: there is no row", "no-row")
    return IllegalAction(rule, f"no {name} lies face up", "not-in-row", card=name)


def tickets_come(title: Title) -> IllegalAction:
    return IllegalAction(title.cites.offer, "tickets come by themselves in this game", "tickets-come")


def mix(title: Title, public: Public, offer: Offer, asked: Counts, rule: str) -> IllegalAction:
    possible, piles = mixes(offer, public), title.board.piles
    if not possible:
        return IllegalAction("T-34", "no tickets are left", "no-tickets-left")
    several = " or ".join(_sum(each) for each in possible)
    reason = f"{_sum(asked)} tickets from {' and '.join(piles)}: possible are {several}"
    need = sum(possible[0])
    if not isinstance(offer.draw, int):
        return IllegalAction(rule, reason, "draw-these", need=need, mix=_sum(possible[0]))
    if sum(asked) != need:
        return IllegalAction(rule, reason, "draw-so-many", need=need)
    for pile, wish, depths in zip(piles, asked, public.piles, strict=False):
        if wish > size(depths):
            return IllegalAction(rule, reason, "pile-short", pile=pile, have=size(depths))
    return IllegalAction(rule, reason)


def no_offer(rule: str) -> IllegalAction:
    return IllegalAction(rule, "no tickets are on offer", "no-offer")


def keep(title: Title, offered: Counts, tickets: Counts, rule: str) -> IllegalAction:
    reason = "only offered tickets can be kept, each once, in board order"
    for ticket in tickets:
        if ticket not in offered and 0 <= ticket < len(title.board.tickets):
            return IllegalAction(rule, reason, "not-offered", ticket=title.board.tickets[ticket].id)
    return IllegalAction(rule, reason)


def keep_more(tickets: Counts, least: int, rule: str) -> IllegalAction:
    reason = f"{len(tickets)} tickets kept, at least {least} must be"
    return IllegalAction(rule, reason, "keep-more", need=least)


def keep_fewer(tickets: Counts, most: int, rule: str) -> IllegalAction:
    return IllegalAction(rule, f"{len(tickets)} tickets kept, at most {most} may be", "keep-fewer", most=most)


def tickets_kept(title: Title) -> IllegalAction:
    return IllegalAction(title.cites.swap, "kept tickets cannot be given back", "tickets-kept")


def nothing_to_swap(seat: Seat) -> IllegalAction:
    return IllegalAction("FJ-07", f"seat {seat} holds no tickets to swap", "nothing-to-swap")


# ---- routes and stations


def claim(title: Title, draft: Draft, seat: Seat, index: int) -> IllegalAction:
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
    reason = f"seat {seat} lacks the cards for {name}: {_wanted(title, route)}"
    if route.colour == GREY:
        return IllegalAction("T-21", reason, "lack-alike", route=name, need=need, lack=need - most_alike(cards))
    lack, colour = need - cards[route.colour] - cards[-1], board.kinds[route.colour]
    return IllegalAction("T-21", reason, "lack-cards", route=name, lack=lack, colour=colour)


def no_stations(title: Title) -> IllegalAction:
    return IllegalAction(title.cites.stations, f"there are no stations in {title.name}", "no-stations")


def station(title: Title, draft: Draft, seat: Seat, city: int) -> IllegalAction:
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


def nothing_to_pay() -> IllegalAction:
    return IllegalAction("T-21", "there is nothing to pay", "nothing-to-pay")


def pay(title: Title, paid: do.Pay, cards: Counts, route: Route) -> IllegalAction:
    name, need, number = route.id, route.length, paid.cards + paid.locos
    if not _is_set(title, paid):
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
    return _not_in_hand(title, paid, cards, "T-21")


def station_pay(title: Title, paid: do.Pay, cards: Counts, city: int, cost: int) -> IllegalAction:
    if not _is_set(title, paid):
        return IllegalAction("EU-41", f"{paid} is not a set of cards")
    if paid.cards + paid.locos != cost:
        reason = f"{_describe(title, paid)}: this station costs {cost} of one colour"
        return IllegalAction("EU-41", reason, "pay-station", city=title.board.cities[city].id, need=cost)
    return _not_in_hand(title, paid, cards, "EU-41")


def nothing_to_give_up(title: Title) -> IllegalAction:
    reason = "there is nothing to give up: no surcharge is due"
    return IllegalAction(title.cites.tunnels, reason, "nothing-to-give-up")


def surcharge(title: Title, paid: do.Pay, cards: Counts, colour: int, extra: int) -> IllegalAction:
    rule, kind = "EU-22" if colour == title.loco else "EU-21", title.board.kinds[colour]
    if not _is_set(title, paid):
        return IllegalAction(rule, f"{paid} is not a set of cards")
    if paid.cards + paid.locos == extra and paid.colour in (colour, title.loco):
        return _not_in_hand(title, paid, cards, rule)
    reason = f"{_describe(title, paid)}: due are {extra} {kind} or locomotives"
    if colour == title.loco:
        return IllegalAction(rule, reason, "pay-surcharge-locos", need=extra)
    return IllegalAction(rule, reason, "pay-surcharge", need=extra, colour=kind)


def _not_in_hand(title: Title, paid: do.Pay, cards: Counts, rule: str) -> IllegalAction:
    """The set would do, but these cards are missing."""
    reason = f"the hand does not hold {_describe(title, paid)}: it has {_hand_text(title, cards)}"
    colour, locos = title.board.kinds[paid.colour], max(0, paid.locos - cards[-1])
    lack = max(0, paid.cards - cards[paid.colour])
    if lack and locos:
        return IllegalAction(rule, reason, "hand-lacks-both", lack=lack, colour=colour, locos=locos)
    if lack:
        return IllegalAction(rule, reason, "hand-lacks-cards", lack=lack, colour=colour)
    return IllegalAction(rule, reason, "hand-lacks-locos", locos=locos)


def _is_set(title: Title, paid: do.Pay) -> bool:
    """Cards of one colour with jokers, or jokers alone, as the notation writes them."""
    if not 0 <= paid.colour < title.kinds or paid.locos < 0:
        return False
    return paid.cards == 0 if paid.colour == title.loco else paid.cards > 0


# ---- passengers


def no_passengers(title: Title) -> IllegalAction:
    return IllegalAction(title.cites.passengers, f"there are no passengers in {title.name}", "no-passengers")


def passengers_later(title: Title) -> IllegalAction:
    reason = "passengers board when a route has been claimed"
    return IllegalAction(title.cites.passengers, reason, "passengers-later")


def passengers_elsewhere(title: Title, city: int) -> IllegalAction:
    name = title.board.cities[city].id
    return IllegalAction("DE-08", f"passengers board in {name} now", "passengers-elsewhere", city=name)


def passenger(title: Title, city: int, colour: int) -> IllegalAction:
    board = title.board
    if not 0 <= colour < len(board.guests):
        return IllegalAction("DE-08", f"there is no passenger of colour {colour}")
    place, guest = board.cities[city].id, board.guests[colour]
    reason = f"no {guest} passenger waits in {place}"
    return IllegalAction("DE-08", reason, "no-such-passenger", city=place, passenger=guest)


# ---- in English


def _wanted(title: Title, route: Route) -> str:
    colour = "of one colour" if route.colour == GREY else title.board.kinds[route.colour]
    return f"{route.length} {colour} with locomotives as jokers"


def _describe(title: Title, paid: do.Pay) -> str:
    kinds = title.board.kinds
    terms = [(paid.cards, kinds[paid.colour]), (paid.locos, kinds[-1])]
    return " + ".join(f"{count} {name}" for count, name in terms if count)


def _hand_text(title: Title, cards: Counts) -> str:
    held = [f"{count} {name}" for count, name in zip(cards, title.board.kinds, strict=True) if count]
    return ", ".join(held) or "nothing"


def _sum(mix: Counts) -> str:
    return "+".join(map(str, mix))
