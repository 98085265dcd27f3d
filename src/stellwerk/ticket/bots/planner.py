"""The bot that plans for all its tickets at once, counts in turns, and watches what its rivals are about to take."""

from __future__ import annotations

from math import inf
from typing import TypeAlias

from stellwerk.core.play import Candidate, Decision, Turn, Why
from stellwerk.ticket.actions import Action, AskTickets, Build, Claim, Draw, GiveUp, Keep, Pay, Swap, Take
from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots import choosing, drawing, leftover, race
from stellwerk.ticket.bots.needs import Need, needs
from stellwerk.ticket.bots.passengers import passengers
from stellwerk.ticket.bots.pricing import gain, prices
from stellwerk.ticket.bots.rivals import threat
from stellwerk.ticket.bots.scheme import Goal, Scheme, crossing_goals, make_scheme, ticket_goals
from stellwerk.ticket.bots.sight import Sight
from stellwerk.ticket.bots.style import PLANNER, Style
from stellwerk.ticket.bots.ways import cheapest_way
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.rules import OpenHand
from stellwerk.ticket.state import Hand, Public, Second, Surcharge
from stellwerk.ticket.stations import borrow
from stellwerk.ticket.title import Title

TicketTurn: TypeAlias = Turn[Public, Hand, Action, TicketEvent]

RACE = 12.0
EXTRA = 0.3
BOARD = 0.15
DRAW = 0.5
FOCUS = 0.0
SWAP = 0.25


class TicketPlanner:
    def __init__(self, title: Title, style: Style = PLANNER) -> None:
        self.title, self.style = title, style

    def __call__(self, turn: TicketTurn, /) -> Decision[Action]:
        legal: list[Action] = list(turn.legal)
        view = turn.view
        assert view.hand is not None and view.seat is not None
        if len(legal) == 1:
            return Decision(legal[0])
        sight = Sight(self.title, view.public, view.hand, view.seat)
        match legal[0]:
            case AskTickets():
                price, scheme = self.scheme(sight)
                return Decision(AskTickets(choosing.best_mix(sight, self.style, scheme, price, [a.mix for a in legal])[1]))
            case Keep():
                best = choosing.best_kept(sight, self.style, [a.tickets for a in legal])
                return Decision(Keep(best[0][1]))
            case Pay():
                return Decision(self.pay(sight, legal))
            case Take():
                takes = [a for a in legal if a.colour >= 0]
                return Decision(max(takes, key=lambda take: passengers(sight)[take.colour]))
            case _:
                return Decision(self.move(sight, legal))

    def goals(self, sight: Sight) -> list[Goal]:
        goals = ticket_goals(self.title, sight.hand.tickets, RACE)
        if not sight.me.bonus:
            goals += crossing_goals(self.title, RACE)
        return goals

    def scheme(self, sight: Sight) -> tuple[list[float], Scheme]:
        price = prices(sight, self.style)
        goals = self.goals(sight)
        scheme = make_scheme(sight, price, self.style.turn, goals)
        return price, scheme

    def detour(self, sight, price, scheme, route) -> float:
        """turns more if this route is lost"""
        current = list(price.gross)
        for other in scheme.routes: current[other] = 0.0
        current[route] = inf
        if self.title.few(len(sight.public.players)):
            for other in self.title.board.parallel[route]: current[other] = inf
        it = self.title.board.routes[route]
        found = cheapest_way(self.title, current, (it.a,), frozenset((it.b,)))
        worth = sum(g.worth for g in scheme.serving(route)) / self.style.turn
        more = found[0] - price.gross[route] if found else inf
        return max(0.0, min(more, worth))

    def move(self, sight: Sight, legal: list[Action]) -> Action:
        style = self.style
        draws = [a for a in legal if isinstance(a, Draw)]
        claims = [a for a in legal if isinstance(a, Claim)]
        price, scheme = self.scheme(sight)
        urgency = {r: threat(sight, r) * self.detour(sight, price, scheme, r) * style.care for r in scheme.routes}
        if isinstance(self.title.rules.tickets, OpenHand):
            near = race.nearest(scheme, price)
            for r in scheme.routes: urgency[r] += FOCUS / near[r]
        order = sorted(scheme.routes, key=lambda r: -urgency[r])
        extra = leftover.extras(sight, style, scheme) if self.title.points and not scheme.crowded else []
        found = needs(sight, [*order, *extra])
        value = drawing.worth(sight, found)
        second = isinstance(sight.public.stage, Second)
        options = []
        if draws:
            u, draw = drawing.best_draw(sight, value, draws, second)
            if second: return draw
            options.append((style.turn * u * DRAW, draw))
        if sight.turns_left <= 1.0:
            best = self.final(sight, scheme, legal)
            if best: return best
        ready = {n.route for n in found if not n.short and not n.locos}
        hurry = len(ready) + 1 >= sight.turns_left
        for claim in claims:
            r = claim.route
            if r in urgency or r in extra:
                p = self.chance(sight, r)
                waste = 0 if r in ready else 0.5
                v = style.turn * (p * (1 + urgency.get(r, 0)) - waste)
                pts = self.title.points.get(self.title.board.routes[r].length, 0) * style.routes
                guests = BOARD * (gain(sight, style, r) - pts)
                v += guests
                if r in extra: v = p * (EXTRA * pts + guests) - waste * style.turn
                if hurry: v += gain(sight, style, r)
                options.append((v, claim))
        if not self.title.points or not options or True:
            pass
        asks = [a for a in legal if isinstance(a, AskTickets)]
        if asks and sight.turns_left > 3 and len(scheme.routes) <= 1:
            v, mix = choosing.best_mix(sight, style, scheme, price, [a.mix for a in asks])
            options.append((v * style.tickets, AskTickets(mix)))
        swaps = [a for a in legal if isinstance(a, Swap)]
        if swaps:
            options.append((style.turn * SWAP * race.swap_gain(sight, price, scheme), swaps[0]))
        builds = {a.city: a for a in legal if isinstance(a, Build)}
        for r in scheme.borrowed:
            it = self.title.board.routes[r]
            served = [w for g, w in scheme.ways if r in w]
            if all(set(w) & set(scheme.routes) == set() for w in served) or sight.turns_left < 4:
                for c in (it.a, it.b):
                    if c in builds and sight.seat not in (sight.public.stations[it.a], sight.public.stations[it.b]):
                        options.append((style.turn * .9, builds[c]))
        if not options:
            return claims[0] if claims else legal[0]
        return max(options, key=lambda o: o[0])[1]

    def chance(self, sight, r) -> float:
        route = self.title.board.routes[r]
        if not route.tunnel: return 1.0
        cards = sight.hand.cards
        best = 0.0
        for kind in range(self.title.loco) if route.colour == GREY else (route.colour,):
            spare = cards[kind] + cards[-1] - route.length
            if spare < 0: continue
            q = sight.odds[kind] + sight.odds[-1]
            n = self.title.rules.tunnel_cards
            from math import comb
            best = max(best, sum(comb(n, k) * q**k * (1-q)**(n-k) for k in range(min(spare, n)+1)))
        return best

    def final(self, sight, scheme, legal):
        """The last turn: what brings most at once."""
        best, choice = 0.0, None
        tickets = sight.hand.tickets
        owner, stations, seat = sight.public.owner, sight.public.stations, sight.seat
        def worth(owner, stations):
            done = borrow(self.title, owner, stations, seat, tickets).done
            return sum(2*self.title.board.tickets[t].points for t in done)
        before = worth(owner, stations)
        for a in legal:
            v = 0
            if isinstance(a, Claim):
                v = gain(sight, self.style, a.route) * self.chance(sight, a.route)
                if scheme.routes == (a.route,) or a.route in scheme.routes:
                    v += self.chance(sight, a.route)*(worth(owner[:a.route]+bytes((seat,))+owner[a.route+1:], stations) - before)
            elif isinstance(a, Build) and (scheme.borrowed or scheme.dropped or scheme.routes):
                v = worth(owner, stations[:a.city]+bytes((seat,))+stations[a.city+1:]) - before - self.title.rules.stations.unbuilt
            if v > best: best, choice = v, a
        return choice

    def pay(self, sight, legal):
        ways = [a for a in legal if isinstance(a, Pay)]
        price, scheme = self.scheme(sight)
        route = getattr(sight.public.stage, 'route', None)
        others = [r for r in scheme.routes if r != route]
        found = needs(sight, [r for r in others if self.title.board.routes[r].colour != GREY])
        board = self.title.board
        wanted = [0] * self.title.kinds
        for r in others:
            if board.routes[r].colour != GREY: wanted[board.routes[r].colour] += board.routes[r].length
        def cost(way):
            spare = sight.hand.cards[way.colour] - way.cards if way.colour != self.title.loco else 0
            harm = max(0, wanted[way.colour] - spare) - max(0, wanted[way.colour] - sight.hand.cards[way.colour])
            return (1.6*way.locos + harm, -sight.hand.cards[way.colour])
        return min(ways, key=cost)
