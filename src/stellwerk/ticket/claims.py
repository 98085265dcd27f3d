"""Claiming a route, building a station, paying; tunnels; passengers who board."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.ticket import actions as do
from stellwerk.ticket import events as news
from stellwerk.ticket import refusal
from stellwerk.ticket import state as at
from stellwerk.ticket.board import GREY
from stellwerk.ticket.draft import Draft, plus
from stellwerk.ticket.open_hand import show_completed
from stellwerk.ticket.payment import covers, most_alike
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.settle import END
from stellwerk.ticket.state import FREE, Player
from stellwerk.ticket.title import Title


def claim_route(title: Title, draft: Draft, seat: Seat, route: int) -> None:
    """T-20 to T-27; what is paid is the next decision."""
    if type(draft.stage) is not at.Turn:
        raise refusal.claim_later(title, draft, seat)
    tables = title.tables
    if 0 <= route < tables.count:
        few = len(draft.players) < title.rules.parallel_from
        mask = tables.open_routes(draft.owner, seat, few)
        mask &= tables.affordable(draft.hands[seat].cards, draft.players[seat].trains)
        if mask >> 8 * route & 1:
            draft.idle = 0
            draft.stage = at.PayRoute(route)
            return
    raise refusal.claim(title, draft, seat, route)


def build_station(title: Title, draft: Draft, seat: Seat, city: int) -> None:
    """EU-40, EU-41"""
    if title.rules.stations is None:
        raise refusal.no_stations(title)
    if type(draft.stage) is not at.Turn:
        raise refusal.station_later(title, draft, seat)
    left = draft.players[seat].stations
    free = 0 <= city < len(draft.stations) and draft.stations[city] == FREE
    if not free or not left or most_alike(draft.hands[seat].cards) < title.has_stations - left + 1:
        raise refusal.station(title, draft, seat, city)
    draft.idle = 0
    draft.stage = at.PayStation(city)


def pay(title: Title, draft: Draft, seat: Seat, paid: do.Pay) -> None:
    stage, cards = draft.stage, draft.hands[seat].cards
    match stage:
        case at.PayRoute(index):
            route = title.board.routes[index]
            if not covers(paid, cards, route.colour, route.length, route.locos):
                raise refusal.pay(title, paid, cards, route)
            lay(draft, seat, paid)
            if route.tunnel:
                reveal(title, draft, at.Reveal(index, paid.colour, paid.locos, ()))
            else:
                draft.throw(paid)
                own(title, draft, seat, index)
        case at.PayStation(city):
            left = draft.players[seat].stations
            cost = title.has_stations - left + 1
            if not covers(paid, cards, GREY, cost):
                raise refusal.station_pay(title, paid, cards, city, cost)
            lay(draft, seat, paid)
            draft.throw(paid)
            draft.players[seat] = replace(draft.players[seat], stations=left - 1)
            draft.stations = draft.stations[:city] + bytes((seat,)) + draft.stations[city + 1 :]
            draft.events.append(news.Built(seat, city))
            draft.stage = END
        case at.Surcharge(index, colour, _, _, extra):
            if not covers(paid, cards, colour, extra):
                raise refusal.surcharge(title, paid, cards, colour, extra)
            lay(draft, seat, paid)
            draft.throw(paid)
            put_away(draft, stage)
            draft.throw(laid_set(title, stage))
            own(title, draft, seat, index)
        case _:
            raise refusal.nothing_to_pay()


def lay(draft: Draft, seat: Seat, paid: do.Pay) -> None:
    draft.lay(seat, paid)
    draft.events.append(news.Laid(seat, paid.colour, paid.cards, paid.locos))


def own(title: Title, draft: Draft, seat: Seat, index: int) -> None:
    """The route is the player's: trains, points, passengers, completed tickets."""
    route, player = title.board.routes[index], draft.players[seat]
    points = title.points.get(route.length, 0)
    draft.players[seat] = Player(
        player.trains - route.length,
        player.stations,
        player.score + points,
        player.cards,
        player.known,
        player.tickets,
        player.from_pile,
        player.offered,
        player.reached,
        player.done,
        player.bonus,
        player.passengers,
    )
    draft.owner = draft.owner[:index] + bytes((seat,)) + draft.owner[index + 1 :]
    draft.events.append(news.Claimed(seat, index, points))
    draft.stage = END
    if title.bag:
        ends = tuple(city for city in (route.a, route.b) if any(draft.waiting[city]))
        if ends:
            draft.stage = at.Boarding(ends)
    if isinstance(title.rules.tickets, OpenHand):
        show_completed(title, draft, seat)


# ---- tunnels


def reveal(title: Title, draft: Draft, stage: at.Reveal) -> None:
    """Another card is turned over, or it is clear what the tunnel costs (EU-20 to EU-25)."""
    if len(stage.seen) < title.rules.tunnel_cards and (draft.deck or any(draft.discard)):
        draft.stage = stage
        return
    extra = stage.seen.count(title.loco)
    if stage.colour != title.loco:
        extra += stage.seen.count(stage.colour)
    if extra:
        draft.stage = at.Surcharge(stage.route, stage.colour, stage.locos, stage.seen, extra)
        draft.events.append(news.Due(draft.turn, extra))
        return
    put_away(draft, stage)  # EU-22R: nothing is due, the tunnel is claimed
    draft.throw(laid_set(title, stage))
    own(title, draft, draft.turn, stage.route)


def give_up(title: Title, draft: Draft, seat: Seat) -> None:
    """EU-23"""
    stage = draft.stage
    if not isinstance(stage, at.Surcharge):
        raise refusal.nothing_to_give_up(title)
    put_away(draft, stage)
    draft.take_back(seat, laid_set(title, stage))
    draft.events.append(news.GaveUp(seat, stage.route))
    draft.stage = END


def laid_set(title: Title, stage: at.Reveal | at.Surcharge) -> do.Pay:
    length = title.board.routes[stage.route].length
    return do.Pay(stage.colour, length - stage.locos, stage.locos)


def put_away(draft: Draft, stage: at.Reveal | at.Surcharge) -> None:
    """The revealed cards go to the discard (EU-24)."""
    discard = list(draft.discard)
    for kind in stage.seen:
        discard[kind] += 1
    draft.discard = tuple(discard)


# ---- passengers


def take_passenger(title: Title, draft: Draft, seat: Seat, city: int, colour: int) -> None:
    """DE-08"""
    stage = draft.stage
    if not title.bag:
        raise refusal.no_passengers(title)
    if not isinstance(stage, at.Boarding):
        raise refusal.passengers_later(title)
    if city != stage.ends[0]:
        raise refusal.passengers_elsewhere(title, stage.ends[0])
    if colour != do.NOBODY:
        waiting = draft.waiting[city]
        if not 0 <= colour < len(waiting) or not waiting[colour]:
            raise refusal.passenger(title, city, colour)
        draft.waiting = draft.waiting[:city] + (plus(waiting, colour, -1),) + draft.waiting[city + 1 :]
        player = draft.players[seat]
        draft.players[seat] = replace(player, passengers=plus(player.passengers, colour))
        draft.events.append(news.Boarded(seat, city, colour))
    ends = stage.ends[1:]
    draft.stage = at.Boarding(ends) if ends else END
