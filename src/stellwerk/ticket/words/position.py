"""A position of the Ticket family in plain lines, for eyes and screen readers alike."""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import Seat
from stellwerk.core.pile import size
from stellwerk.ticket.legal import actors, station_cost
from stellwerk.ticket.offers import bounds, offer_now
from stellwerk.ticket.rules import LastLap, OpenHand, Race
from stellwerk.ticket.state import (
    FREE,
    GAP,
    Blind,
    Boarding,
    Choose,
    DealCards,
    DealFirst,
    DealOpening,
    DealPassengers,
    DealTickets,
    EndTurn,
    Opening,
    Over,
    PayRoute,
    PayStation,
    Player,
    Public,
    Refill,
    Reveal,
    Second,
    Surcharge,
    TicketView,
    Turn,
)
from stellwerk.ticket.words.names import Names
from stellwerk.words.narrator import Counter, PlayerFacts


def position(names: Names, view: TicketView) -> list[str]:
    """The table, every player, and what the seat itself holds."""
    lines = [*_supply(names, view.public), *_last_lap(names, view.public)]
    lines += [_player(names, view, seat) for seat in range(len(view.public.players))]
    return [*lines, *hand(names, view), *tickets(names, view)]


def task(names: Names, view: TicketView) -> str:
    """What the seat is asked for, in one sentence; for anybody else, what all wait for."""
    public, say = view.public, names.words.say
    stage = public.stage
    if stage.luck or isinstance(stage, EndTurn):
        return say("task-luck")
    if view.seat not in actors(public) and not isinstance(stage, Over):
        return say("task-others", seats=names.words.listed(names.seat(seat) for seat in actors(public)))
    assert view.seat is not None or isinstance(stage, Over)
    match stage:
        case Turn():
            return say("task-turn")
        case Second():
            return say("task-second")
        case PayRoute(route):
            return say("task-pay", what=names.route(route), facts=names.facts(route))
        case PayStation(city):
            cost = station_cost(names.title, public, view.seat or 0)
            return say("task-station", city=names.city(city), n=cost)
        case Surcharge(route, colour, _, _, extra):
            return say("task-surcharge", route=names.route(route), n=extra, card=names.kind(colour))
        case Opening() | Choose():
            return _choice(names, view)
        case Boarding(ends):
            waiting = names.guests(public.waiting[ends[0]])
            return say("task-boarding", place=names.within(ends[0]), waiting=waiting)
        case Over(how):
            return say("event-ended", how=names.words.name("ending", how))
        case (
            Blind()
            | Refill()
            | Reveal()
            | DealFirst()
            | DealCards()
            | DealPassengers()
            | DealOpening()
            | DealTickets()
            | EndTurn()
        ):
            return say("task-luck")
        case other:
            assert_never(other)


def prompt(names: Names, view: TicketView) -> str:
    """What the seat is asked for, in a few words; for anybody else, whom all wait for."""
    public, say = view.public, names.words.say
    stage, waited = public.stage, actors(public)
    if view.seat is not None and view.seat in waited:
        match stage:
            case Second():
                return say("prompt-second")
            case PayRoute(route):
                return say("prompt-pay", route=names.route(route))
            case PayStation():
                return say("prompt-pay-station")
            case Surcharge():
                return say("prompt-surcharge")
            case Opening() | Choose():
                return say("prompt-keep" if view.hand and view.hand.offer else "prompt-mix")
            case Boarding():
                return say("prompt-boarding")
            case _:
                return say("prompt-last" if public.last is not None else "prompt-turn")
    if isinstance(stage, Over):
        return say("prompt-over")
    people = [names.seat(seat) for seat in waited if seat >= 0]
    return say("prompt-wait", n=len(people), seats=names.words.listed(people)) if people else say("prompt-luck")


def counters(names: Names) -> tuple[Counter, ...]:
    """What is counted of every player, as far as this title has it."""
    rules, say = names.title.rules, names.words.say
    found = [Counter("train-count", say("fact-trains")), Counter("cards", say("fact-cards"))]
    if not isinstance(rules.tickets, OpenHand):
        found.append(Counter("ticket", say("fact-tickets")))
    if rules.stations:
        found.append(Counter("station", say("fact-stations")))
    if rules.passengers:
        found.append(Counter("passenger", say("fact-passengers")))
    return tuple(found)


def facts_of(names: Names, public: Public) -> tuple[PlayerFacts, ...]:
    """The numbers beside every player's name, in the order of the counters."""
    rules = names.title.rules
    race = isinstance(rules.tickets, OpenHand)
    few = rules.ending.trains if isinstance(rules.ending, LastLap) and public.last is not None else -1

    def of(player: Player) -> PlayerFacts:
        numbers = [player.trains, player.cards]
        if not race:
            numbers.append(player.tickets)
        if rules.stations:
            numbers.append(player.stations)
        if rules.passengers:
            numbers.append(sum(player.passengers))
        score = len(player.done) + player.bonus if race else player.score
        return PlayerFacts(score, tuple(numbers), player.trains <= few)

    return tuple(of(player) for player in public.players)


def _choice(names: Names, view: TicketView) -> str:
    offer, held, say = offer_now(names.title, view.public.stage), view.hand, names.words.say
    assert offer is not None and held is not None
    if not held.offer:
        return say("task-mix")
    least, most = bounds(offer, held)
    if most < len(held.offer):
        return say("task-keep-most", most=most)
    return say("task-keep", least=least)


# ---- pages


def hand(names: Names, view: TicketView) -> list[str]:
    if view.hand is None:
        return []
    return [names.words.say("hand", cards=names.cards(view.hand.cards))]


def tickets(names: Names, view: TicketView) -> list[str]:
    """Own tickets with their state, and those on offer."""
    if view.hand is None or view.seat is None:
        return []
    say, held = names.words.say, view.hand
    done = names.completed(view.public, view.seat, held.tickets)
    lines = [
        say("ticket-done" if ticket in done else "ticket-open", ticket=names.ticket(ticket))
        for ticket in held.tickets
    ]
    if not held.tickets and not held.offer:
        lines.append(say("no-tickets"))
    lines += [say("ticket-offered", ticket=names.ticket(ticket)) for ticket in held.offer]
    doubtful = [ticket for ticket in (*held.tickets, *held.offer) if not names.board.tickets[ticket].verified]
    return [*lines, say("tickets-unverified", n=len(doubtful))] if doubtful else lines


def players(names: Names, view: TicketView) -> list[str]:
    """What everybody knows, or could have noted down, of every player."""
    lines: list[str] = []
    for seat, player in enumerate(view.public.players):
        lines.append(_player(names, view, seat))
        if any(player.known):
            lines.append(names.words.say("player-known", cards=names.cards(player.known)))
        if player.done:
            lines.append(names.words.say("player-done", tickets=names.tickets(player.done)))
        if any(player.passengers):
            lines.append(names.words.say("player-guests", guests=names.guests(player.passengers)))
    return lines


def _supply(names: Names, public: Public) -> list[str]:
    say, rules = names.words.say, names.title.rules
    lines = []
    if rules.row:
        shown = [kind for kind in public.row if kind != GAP]
        lines.append(say("row", cards=names.row(shown)))
    lines.append(say("deck", deck=public.deck, discard=sum(public.discard)))
    sizes = [size(depths) for depths in public.piles]
    return [*lines, say("piles", piles=names.from_piles(sizes) if len(sizes) > 1 else str(sizes[0]))]


def _last_lap(names: Names, public: Public) -> list[str]:
    return [] if public.last is None else [names.words.say("last-lap", n=public.last)]


def _player(names: Names, view: TicketView, seat: Seat) -> str:
    say, rules, player = names.words.say, names.title.rules, view.public.players[seat]
    facts = []
    if names.title.points:
        facts.append(say("points", n=player.score))
    if isinstance(rules.tickets, OpenHand) and isinstance(rules.ending, Race):
        facts.append(say("player-race", n=len(player.done) + player.bonus, of=rules.ending.tickets))
    facts.append(say("player-trains", n=player.trains))
    if rules.stations:
        facts.append(say("player-stations", n=player.stations))
    facts.append(say("player-cards", n=player.cards))
    facts.append(say("tickets", n=player.tickets + sum(player.offered)))
    if rules.passengers:
        facts.append(say("player-passengers", n=sum(player.passengers)))
    you = "yes" if seat == view.seat else "no"
    return say("player", seat=names.seat(seat), you=you, facts=", ".join(facts))


# ---- the map


def board(names: Names, view: TicketView, about: str) -> list[str]:
    """Whose the routes are; or, about one city, all that ends there."""
    if about:
        found = names.find_city(about)
        if len(found) == 1:
            return _city(names, view, found[0])
        if found:
            return [names.words.say("city-several", cities=", ".join(names.city(city) for city in found))]
        return [names.words.say("city-none", name=about)]
    public, say = view.public, names.words.say
    lines = []
    for seat in range(len(public.players)):
        owned = [names.route(route) for route, holder in enumerate(public.owner) if holder == seat]
        built = [names.city(city) for city, holder in enumerate(public.stations) if holder == seat]
        if owned:
            lines.append(say("board-routes", seat=names.seat(seat), n=len(owned), routes=", ".join(owned)))
        if built:
            lines.append(say("board-stations", seat=names.seat(seat), cities=", ".join(built)))
    lines.append(say("board-free", n=public.owner.count(FREE)))
    waiting = [
        say("board-waiting", place=names.within(city), guests=names.guests(guests))
        for city, guests in enumerate(public.waiting)
        if any(guests)
    ]
    return [*lines, *waiting, say("board-hint")]


def _city(names: Names, view: TicketView, city: int) -> list[str]:
    public, say = view.public, names.words.say
    lines = [names.city(city)]
    if public.stations[city] != FREE:
        lines.append(say("city-station", seat=names.seat(public.stations[city])))
    if any(public.waiting[city]):
        lines.append(say("city-waiting", guests=names.guests(public.waiting[city])))
    for route in names.title.routes_from[city]:
        there = names.toward(names.board.routes[route].other(city))
        state = _route_state(names, view, route)
        text = names.board.routes[route].id
        lines.append(say("city-route", there=there, facts=names.facts(route), state=state, text=text))
    return lines


def _route_state(names: Names, view: TicketView, route: int) -> str:
    public, say = view.public, names.words.say
    holder = public.owner[route]
    if holder != FREE:
        return say("route-owned", seat=names.seat(holder))
    beside = [public.owner[other] for other in names.board.parallel[route]]
    few = names.title.few(len(public.players)) and any(owner != FREE for owner in beside)
    return say("route-closed" if few or view.seat in beside else "route-free")
