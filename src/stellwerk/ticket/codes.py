"""Every decision of a title as one small integer, and back; shared by search and learning.

The numbers are fixed by ruleset and board. A choice of tickets is a mask over the sorted offer, a payment is read
together with what is due, so both need the view.
"""

from __future__ import annotations

from typing import assert_never

from stellwerk.ticket import actions as do
from stellwerk.ticket import refusal
from stellwerk.ticket import state as at
from stellwerk.ticket.actions import Action
from stellwerk.ticket.legal import station_cost
from stellwerk.ticket.offers import chosen, every_mix, mixes, most_offered
from stellwerk.ticket.rules import Offer, Offers
from stellwerk.ticket.state import Counts, TicketView
from stellwerk.ticket.title import Title


class Codes:
    """`code` and `action` are inverse; codes run from 0 to `size - 1`."""

    def __init__(self, title: Title) -> None:
        self.title = title
        rules, board = title.rules, title.board
        tunnels = any(route.tunnel for route in board.routes)
        # The most cards that can be due at once: for a route, a station or a tunnel's surcharge.
        most_due = max(title.tables.longest, title.has_stations, rules.tunnel_cards if tunnels else 0)
        self.per_colour = most_due + 1
        tickets = rules.tickets
        offers = [*tickets.opening, tickets.play] if isinstance(tickets, Offers) else []
        places = most_offered(tickets)
        mixed = any(isinstance(offer.draw, int) for offer in offers)
        asks = 0 if not offers else len(every_mix(places, len(board.piles))) if mixed else 1
        sizes = {
            "draw": title.kinds + 1,
            "claim": len(board.routes),
            "build": len(board.cities) if rules.stations else 0,
            "ask": asks,
            "swap": 0 if offers else 1,
            "pass": 1,
            "pay": title.loco * self.per_colour + 1,
            "give up": 1 if tunnels else 0,
            "keep": 1 << places if offers else 0,
            "take": len(board.guests) + 1 if board.guests else 0,
        }
        self.base: dict[str, int] = {}
        self.size = 0
        for kind, count in sizes.items():
            self.base[kind] = self.size
            self.size += count
        self._kind_at = [kind for kind, count in sizes.items() for _ in range(count)]

    def code(self, view: TicketView, action: Action) -> int:
        base = self.base
        match action:
            case do.Draw(card):
                return base["draw"] + (self.title.kinds if card == do.BLIND else card)
            case do.Claim(route):
                return base["claim"] + route
            case do.Build(city):
                return base["build"] + city
            case do.AskTickets(mix):
                return base["ask"] + self._mix_number(view, mix)
            case do.Swap():
                return base["swap"]
            case do.Pass():
                return base["pass"]
            case do.Pay(colour, _, locos):
                alone = colour == self.title.loco
                return base["pay"] + colour * self.per_colour + (0 if alone else locos)
            case do.GiveUp():
                return base["give up"]
            case do.Keep(tickets):
                offer = view.hand.offer if view.hand else ()
                return base["keep"] + sum(1 << offer.index(ticket) for ticket in tickets)
            case do.Take(_, colour):
                return base["take"] + (0 if colour == do.NOBODY else colour + 1)
            case do.Card() | do.Slip() | do.Guest() | do.First():
                raise ValueError(f"{action} is luck's, not a decision")
            case other:
                assert_never(other)

    def action(self, view: TicketView, code: int) -> Action:
        """The action behind a code in this view, legal or not; ValueError when there is none."""
        if not 0 <= code < self.size:
            raise ValueError(f"code {code}: there are {self.size}")
        kind = self._kind_at[code]
        number = code - self.base[kind]
        match kind:
            case "draw":
                return do.Draw(do.BLIND if number == self.title.kinds else number)
            case "claim":
                return do.Claim(number)
            case "build":
                return do.Build(number)
            case "ask":
                return do.AskTickets(self._mix(view, number))
            case "swap":
                return do.Swap()
            case "pass":
                return do.Pass()
            case "pay":
                return self._payment(view, number)
            case "give up":
                return do.GiveUp()
            case "keep":
                offer = view.hand.offer if view.hand else ()
                if number >> len(offer):
                    raise ValueError(f"code {code}: keeps more than the {len(offer)} tickets on offer")
                return do.Keep(chosen(offer, number))
            case _:
                city = view.public.stage.ends[0] if isinstance(view.public.stage, at.Boarding) else 0
                return do.Take(city, do.NOBODY if number == 0 else number - 1)

    def _offer(self, view: TicketView) -> Offer:
        tickets = self.title.rules.tickets
        if not isinstance(tickets, Offers):
            raise refusal.tickets_come(self.title)
        stage = view.public.stage
        return tickets.opening[stage.round] if isinstance(stage, at.Opening) else tickets.play

    def _mix_number(self, view: TicketView, mix: Counts) -> int:
        """Among all mixes of as many tickets, so that piles which run low change no number."""
        return every_mix(sum(mix), len(mix)).index(mix) if isinstance(self._offer(view).draw, int) else 0

    def _mix(self, view: TicketView, number: int) -> Counts:
        offer, piles = self._offer(view), len(view.public.piles)
        possible = mixes(offer, view.public) or ((0,) * piles,)
        if not isinstance(offer.draw, int):
            return possible[0]
        total = sum(possible[0])
        every = every_mix(total, piles)
        if number >= len(every):
            raise ValueError(f"mix {number}: there are {len(every)} of {total} tickets")
        return every[number]

    def _payment(self, view: TicketView, number: int) -> do.Pay:
        colour, locos = divmod(number, self.per_colour)
        due = self._due(view)
        return do.Pay(colour, 0, due) if colour == self.title.loco else do.Pay(colour, due - locos, locos)

    def _due(self, view: TicketView) -> int:
        """How many cards the stage asks for."""
        stage = view.public.stage
        match stage:
            case at.PayRoute(route):
                return self.title.board.routes[route].length
            case at.PayStation():
                return station_cost(self.title, view.public, view.public.turn)
            case at.Surcharge(extra=extra):
                return extra
            case _:
                return 0
