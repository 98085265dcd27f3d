"""The bot that finishes its tickets by the shortest free path and looks no further."""

from __future__ import annotations

from typing import TypeAlias

from stellwerk.core.game import Seat
from stellwerk.core.play import Decision, Turn, Why
from stellwerk.ticket import actions as do
from stellwerk.ticket.actions import Action
from stellwerk.ticket.board import GREY
from stellwerk.ticket.bots.plan import Plan, make_plan
from stellwerk.ticket.events import TicketEvent
from stellwerk.ticket.state import Hand, Public, TicketView
from stellwerk.ticket.stations import borrow
from stellwerk.ticket.title import Title

TicketTurn: TypeAlias = Turn[Public, Hand, Action, TicketEvent]

ENOUGH_TRAINS = 14  # with fewer no new tickets are asked for
MANY_CARDS = 24  # a hand so full that any long route is welcome
LATE = 8  # trains left when stations are considered


class TicketGreedy:
    """Claims what its tickets need, draws what it lacks, and spends the rest on long routes."""

    def __init__(self, title: Title) -> None:
        self.title = title

    def __call__(self, turn: TicketTurn, /) -> Decision[Action]:
        legal: list[Action] = list(turn.legal)
        view = turn.view
        assert view.hand is not None and view.seat is not None
        if len(legal) == 1:
            return self.because("hint-only", legal[0])
        match legal[0]:
            case do.AskTickets():
                return self.because("hint-mix", legal[len(legal) // 2])
            case do.Keep():
                return self.keep(view.public, view.hand, view.seat, legal)
            case do.Pay():
                return self.pay(view, legal)
            case do.Take():
                return self.board_passenger(view.public, view.seat, legal)
            case _:
                return self.move(view.public, view.hand, view.seat, legal)

    def because(self, reason: str, action: Action) -> Decision[Action]:
        return Decision(action, why=Why(reason))

    # ---- a turn

    def move(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Decision[Action]:
        plan = make_plan(self.title, public, seat, hand.tickets)
        me = public.players[seat]
        draws = [action for action in legal if isinstance(action, do.Draw)]
        claims = [action for action in legal if isinstance(action, do.Claim)]
        if draws:
            claims = [claim for claim in claims if not self.vain(public, hand, claim)]
        wanted = [claim for claim in claims if claim.route in plan.routes]
        if wanted:
            longest = max(wanted, key=lambda claim: self.title.board.routes[claim.route].length)
            return self.because("hint-route", longest)
        if station := self.station(public, hand, seat, plan, legal):
            return self.because("hint-station", station)
        if plan.hopeless and (swap := _first(legal, do.Swap)):
            return self.because("hint-swap", swap)
        if not plan.routes or me.trains <= LATE or sum(hand.cards) > MANY_CARDS:
            ask = _first(legal, do.AskTickets)
            if not plan.routes and ask and me.trains >= ENOUGH_TRAINS and public.last is None:
                return self.because("hint-tickets", ask)
            if claims and self.title.points:  # otherwise trains are better kept for tickets
                longest = max(claims, key=lambda claim: self.title.board.routes[claim.route].length)
                return self.because("hint-points", longest)
        return self.draw(hand, plan, draws) if draws else self.because("hint-nothing", legal[0])

    def vain(self, public: Public, hand: Hand, claim: do.Claim) -> bool:
        """A tunnel that could cost too much, while so few cards are left that the same come up for ever."""
        route, most = self.title.board.routes[claim.route], self.title.rules.tunnel_cards
        kinds = range(self.title.loco) if route.colour == GREY else (route.colour,)
        spare = max(hand.cards[kind] for kind in kinds) + hand.cards[-1] - route.length
        return route.tunnel and spare < most and public.deck + sum(public.discard) <= 2 * most

    def draw(self, hand: Hand, plan: Plan, draws: list[do.Draw]) -> Decision[Action]:
        """The face-up colour that the plan lacks most, else a locomotive, else blind."""
        lacking = self.lacking(hand, plan)
        best = max(draws, key=lambda draw: lacking[draw.card] if draw.card != do.BLIND else 0)
        if best.card != do.BLIND and lacking[best.card] > 0:
            return self.because("hint-colour", best)
        loco = [draw for draw in draws if draw.card == self.title.loco]
        if loco:
            return self.because("hint-loco", loco[0])
        blind = [draw for draw in draws if draw.card == do.BLIND]
        return self.because("hint-blind" if self.title.rules.row else "hint-draw", (blind or draws)[0])

    def lacking(self, hand: Hand, plan: Plan) -> list[int]:
        """For each kind of card how much the plan would gain by it; the locomotive is judged apart."""
        lacking = [0] * self.title.kinds
        favourite = max(range(self.title.loco), key=lambda kind: hand.cards[kind])
        for index in plan.routes:
            route = self.title.board.routes[index]
            colour = favourite if route.colour == GREY else route.colour
            short = route.length - hand.cards[colour] - hand.cards[-1]
            if short > 0:
                lacking[colour] += 1 + 8 // short  # nearly paid routes first
        return lacking

    def station(self, public: Public, hand: Hand, seat: Seat, plan: Plan, legal: list[Action]) -> Action | None:
        """Late in the game: the station that rescues most points of tickets that no free path completes."""
        builds = [action for action in legal if isinstance(action, do.Build)]
        if not plan.hopeless or not builds or (public.last is None and public.players[seat].trains > LATE):
            return None
        points = {ticket: self.title.board.tickets[ticket].points for ticket in hand.tickets}

        def worth(stations: bytes) -> int:
            done = borrow(self.title, public.owner, stations, seat, hand.tickets).done
            return sum(points[ticket] for ticket in done)

        before = worth(public.stations)
        gains = [
            (worth(public.stations[: build.city] + bytes((seat,)) + public.stations[build.city + 1 :]), build)
            for build in builds
        ]
        best, build = max(gains, key=lambda gain: gain[0])
        unbuilt = self.title.rules.stations.unbuilt if self.title.rules.stations else 0
        return build if 2 * (best - before) > unbuilt else None  # a rescued ticket counts twice

    # ---- other decisions

    def keep(self, public: Public, hand: Hand, seat: Seat, legal: list[Action]) -> Decision[Action]:
        """The choice with most points for the trains it takes."""

        def worth(keep: do.Keep) -> tuple[float, int]:
            plan = make_plan(self.title, public, seat, hand.tickets + keep.tickets)
            points = sum(self.title.board.tickets[ticket].points for ticket in plan.possible)
            lost = sum(self.title.board.tickets[ticket].points for ticket in plan.hopeless)
            return points - 0.8 * plan.trains - lost, -len(keep.tickets)

        return self.because("hint-keep", max((keep for keep in legal if isinstance(keep, do.Keep)), key=worth))

    def pay(self, view: TicketView, legal: list[Action]) -> Decision[Action]:
        """Fewest locomotives; among colours the one held most. A tunnel's surcharge is always paid."""
        assert view.hand is not None
        cards = view.hand.cards
        ways = [action for action in legal if isinstance(action, do.Pay)]
        return self.because("hint-pay", min(ways, key=lambda way: (way.locos, -cards[way.colour])))

    def board_passenger(self, public: Public, seat: Seat, legal: list[Action]) -> Decision[Action]:
        """The colour this seat has collected most of."""
        mine = public.players[seat].passengers
        takes = [action for action in legal if isinstance(action, do.Take) and action.colour >= 0]
        best = max(takes, key=lambda take: mine[take.colour]) if takes else legal[0]
        return self.because("hint-passenger", best)


def _first(legal: list[Action], kind: type[Action]) -> Action | None:
    return next((action for action in legal if isinstance(action, kind)), None)
