"""Actions of the Ticket family as entries of a menu."""

from __future__ import annotations

from typing import assert_never

from stellwerk.ticket import notation
from stellwerk.ticket.actions import (
    BLIND,
    NOBODY,
    Action,
    AskTickets,
    Build,
    Card,
    Claim,
    Draw,
    First,
    GiveUp,
    Guest,
    Keep,
    Pass,
    Pay,
    Slip,
    Swap,
    Take,
)
from stellwerk.ticket.state import TicketView
from stellwerk.ticket.words.names import Names
from stellwerk.words.narrator import Item


def group(action: Action) -> str:
    """The heading that the action stands under."""
    match action:
        case Draw():
            return "draw"
        case Claim():
            return "claim"
        case Build():
            return "build"
        case AskTickets() | Swap() | Keep():
            return "tickets"
        case Pay() | GiveUp():
            return "pay"
        case Take():
            return "passengers"
        case Pass():
            return "pass"
        case Card() | Slip() | Guest() | First():
            return "luck"
        case other:
            assert_never(other)


def heading(names: Names, group: str) -> str:
    return names.words.say(f"group-{group}")


def item(names: Names, action: Action, view: TicketView) -> Item:
    """As the browser offers it: routes, cities and tickets lie before everybody's eyes and need no label."""
    board, kind = names.board, group(action)
    match action:
        case Draw(card):
            if card == BLIND:
                return Item(kind, entry(names, action, view), "d", ("deck",))
            return Item(kind, entry(names, action, view), on=(f"card:{board.kinds[card]}",))
        case Claim(route):
            return Item(kind, on=(f"route:{board.routes[route].id}",))
        case Build(city):
            return Item(kind, on=(f"city:{board.cities[city].id}",))
        case AskTickets(mix):
            asked = [f"pile:{name}" for name, n in zip(board.piles, mix, strict=True) for _ in range(n)]
            return Item(kind, entry(names, action, view), "t", tuple(asked))
        case Keep(()):
            return Item(kind, entry(names, action, view))
        case Keep(tickets):
            return Item(kind, on=tuple(f"ticket:{board.tickets[ticket].id}" for ticket in tickets))
        case Pay(colour, cards, locos):
            laid = [f"card:{board.kinds[colour]}"] * cards + [f"card:{board.kinds[-1]}"] * locos
            return Item(kind, names.paid(colour, cards, locos), on=tuple(laid))
        case Take(city, colour):
            there = f"city:{board.cities[city].id}"
            if colour == NOBODY:
                return Item(kind, entry(names, action, view), on=(there,))
            return Item(kind, names.colour(board.guests[colour]), on=(there, f"guest:{board.guests[colour]}"))
        case Swap():
            return Item(kind, entry(names, action, view), "s")
        case Pass():
            return Item(kind, entry(names, action, view), "e")
        case GiveUp() | Card() | Slip() | Guest() | First():
            return Item(kind, entry(names, action, view))
        case other:
            assert_never(other)


def entry(names: Names, action: Action, view: TicketView | None) -> str:
    """The action itself; its heading says the rest. It is told alike in every position."""
    say, title = names.words.say, names.title
    match action:
        case Draw(card):
            return say("action-draw-blind") if card == BLIND else say("action-draw", card=names.the_card(card))
        case Claim(route):
            points = title.points.get(title.board.routes[route].length)
            key = "action-claim" if points is None else "action-claim-scored"
            return say(key, route=names.route(route), facts=names.facts(route), n=points or 0)
        case Build(city):
            return names.city(city)
        case AskTickets(mix):
            return say("action-ask", tickets=names.mix(mix))
        case Swap():
            return say("action-swap")
        case Keep(tickets):
            key = "action-keep" if tickets else "action-keep-none"
            return say(key, n=len(tickets), tickets=names.tickets(tickets))
        case Pay(colour, cards, locos):
            return say("action-pay", cards=names.paid(colour, cards, locos))
        case GiveUp():
            return say("action-give-up")
        case Take(city, colour):
            if colour == NOBODY:
                return say("action-leave", city=names.city(city))
            return say("action-take", city=names.city(city), colour=names.colour(names.board.guests[colour]))
        case Pass():
            return say("action-pass")
        case Card(kind):
            return say("luck-card", card=names.card(kind))
        case Slip(ticket):
            return say("luck-ticket", ticket=names.ticket(ticket))
        case Guest(colour):
            return say("luck-passenger", colour=names.colour(names.board.guests[colour]))
        case First(seat):
            return say("event-started", seat=names.seat(seat), you="no")
        case other:
            assert_never(other)


def vocabulary(names: Names) -> list[str]:
    """Every single thing one could draw, claim or build, whether or not the rules allow it now."""
    title, board = names.title, names.board
    actions: list[Action] = [Draw(kind) for kind in (*range(title.kinds), BLIND)]
    actions += [Claim(route) for route in range(len(board.routes))]
    actions += [Build(city) for city in range(len(board.cities))]
    actions += [Swap(), GiveUp(), Pass()]
    return [notation.write(title, action) for action in actions]
