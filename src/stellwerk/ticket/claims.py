"""Claiming a route, building a station, paying; tunnels; passengers who board."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.ticket.actions import NOBODY, Pay
from stellwerk.ticket.board import GREY
from stellwerk.ticket.draft import Draft, plus
from stellwerk.ticket.events import Boarded, Built, Claimed, Due, GaveUp, Laid
from stellwerk.ticket.open_hand import show_completed
from stellwerk.ticket.payment import covers, most_alike
from stellwerk.ticket.refusal import describe, refuse_claim, refuse_pay
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.settle import END
from stellwerk.ticket.state import FREE, Boarding, PayRoute, PayStation, Player, Reveal, Surcharge, Turn
from stellwerk.ticket.title import Title


def claim_route(title: Title, draft: Draft, seat: Seat, route: int) -> None:
    """T-20 to T-27; what is paid is the next decision."""
    if type(draft.stage) is not Turn:
        raise IllegalAction("T-20", "a route is claimed at the beginning of a turn")
    tables = title.tables
    if 0 <= route < tables.count:
        few = len(draft.players) < title.rules.parallel_from
        mask = tables.open_routes(draft.owner, seat, few)
        mask &= tables.affordable(draft.hands[seat].cards, draft.players[seat].trains)
        if mask >> 8 * route & 1:
            draft.idle = 0
            draft.stage = PayRoute(route)
            return
    raise refuse_claim(title, draft, seat, route)


def build_station(title: Title, draft: Draft, seat: Seat, city: int) -> None:
    """EU-40, EU-41"""
    if title.rules.stations is None:
        raise IllegalAction(title.cites.stations, f"there are no stations in {title.name}")
    if type(draft.stage) is not Turn:
        raise IllegalAction("EU-40", "a station is built at the beginning of a turn, one per turn")
    if not 0 <= city < len(draft.stations):
        raise IllegalAction("EU-40", f"there is no city number {city}")
    name, left = title.board.cities[city].id, draft.players[seat].stations
    if draft.stations[city] != FREE:
        raise IllegalAction("EU-40", f"{name} already has a station")
    if not left:
        raise IllegalAction("EU-40", f"seat {seat} has built all its stations")
    cost = title.has_stations - left + 1
    if most_alike(draft.hands[seat].cards) < cost:
        raise IllegalAction("EU-41", f"a station in {name} costs seat {seat} {cost} cards of one colour")
    draft.idle = 0
    draft.stage = PayStation(city)


def pay(title: Title, draft: Draft, seat: Seat, paid: Pay) -> None:
    stage, cards = draft.stage, draft.hands[seat].cards
    match stage:
        case PayRoute(index):
            route = title.board.routes[index]
            if not covers(paid, cards, route.colour, route.length, route.locos):
                raise refuse_pay(title, paid, cards, route)
            lay(draft, seat, paid)
            if route.tunnel:
                reveal(title, draft, Reveal(index, paid.colour, paid.locos, ()))
            else:
                draft.throw(paid)
                own(title, draft, seat, index)
        case PayStation(city):
            left = draft.players[seat].stations
            cost = title.has_stations - left + 1
            if not covers(paid, cards, GREY, cost):
                raise IllegalAction("EU-41", f"{describe(title, paid)}: this station costs {cost} of one colour")
            lay(draft, seat, paid)
            draft.throw(paid)
            draft.players[seat] = replace(draft.players[seat], stations=left - 1)
            draft.stations = draft.stations[:city] + bytes((seat,)) + draft.stations[city + 1 :]
            draft.events.append(Built(seat, city))
            draft.stage = END
        case Surcharge(index, colour, _, _, extra):
            if not covers(paid, cards, colour, extra):
                rule = "EU-22" if colour == title.loco else "EU-21"
                kind = title.board.kinds[colour]
                raise IllegalAction(rule, f"{describe(title, paid)}: due are {extra} {kind} or locomotives")
            lay(draft, seat, paid)
            draft.throw(paid)
            put_away(draft, stage)
            draft.throw(laid_set(title, stage))
            own(title, draft, seat, index)
        case _:
            raise IllegalAction("T-21", "there is nothing to pay")


def lay(draft: Draft, seat: Seat, paid: Pay) -> None:
    draft.lay(seat, paid)
    draft.events.append(Laid(seat, paid.colour, paid.cards, paid.locos))


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
    draft.events.append(Claimed(seat, index, points))
    draft.stage = END
    if title.bag:
        ends = tuple(city for city in (route.a, route.b) if any(draft.waiting[city]))
        if ends:
            draft.stage = Boarding(ends)
    if isinstance(title.rules.tickets, OpenHand):
        show_completed(title, draft, seat)


# ---- tunnels


def reveal(title: Title, draft: Draft, stage: Reveal) -> None:
    """Another card is turned over, or it is clear what the tunnel costs (EU-20 to EU-25)."""
    if len(stage.seen) < title.rules.tunnel_cards and (draft.deck or any(draft.discard)):
        draft.stage = stage
        return
    extra = stage.seen.count(title.loco)
    if stage.colour != title.loco:
        extra += stage.seen.count(stage.colour)
    if extra:
        draft.stage = Surcharge(stage.route, stage.colour, stage.locos, stage.seen, extra)
        draft.events.append(Due(draft.turn, extra))
        return
    put_away(draft, stage)  # EU-22R: nothing is due, the tunnel is claimed
    draft.throw(laid_set(title, stage))
    own(title, draft, draft.turn, stage.route)


def give_up(title: Title, draft: Draft, seat: Seat) -> None:
    """EU-23"""
    stage = draft.stage
    if not isinstance(stage, Surcharge):
        raise IllegalAction(title.cites.tunnels, "there is nothing to give up: no surcharge is due")
    put_away(draft, stage)
    draft.take_back(seat, laid_set(title, stage))
    draft.events.append(GaveUp(seat, stage.route))
    draft.stage = END


def laid_set(title: Title, stage: Reveal | Surcharge) -> Pay:
    length = title.board.routes[stage.route].length
    return Pay(stage.colour, length - stage.locos, stage.locos)


def put_away(draft: Draft, stage: Reveal | Surcharge) -> None:
    """The revealed cards go to the discard (EU-24)."""
    discard = list(draft.discard)
    for kind in stage.seen:
        discard[kind] += 1
    draft.discard = tuple(discard)


# ---- passengers


def take_passenger(title: Title, draft: Draft, seat: Seat, city: int, colour: int) -> None:
    """DE-08"""
    stage = draft.stage
    if not isinstance(stage, Boarding):
        raise IllegalAction(title.cites.passengers, "passengers board when a route has been claimed")
    if city != stage.ends[0]:
        raise IllegalAction("DE-08", f"passengers board in {title.board.cities[stage.ends[0]].id} now")
    if colour != NOBODY:
        waiting = draft.waiting[city]
        if not (0 <= colour < len(waiting) and waiting[colour]):
            raise IllegalAction("DE-08", f"no such passenger waits in {title.board.cities[city].id}")
        draft.waiting = draft.waiting[:city] + (plus(waiting, colour, -1),) + draft.waiting[city + 1 :]
        player = draft.players[seat]
        draft.players[seat] = replace(player, passengers=plus(player.passengers, colour))
        draft.events.append(Boarded(seat, city, colour))
    ends = stage.ends[1:]
    draft.stage = Boarding(ends) if ends else END
