"""Every decision of a title as one small integer, and back; shared by search and learning.

The numbers are fixed by ruleset and board. A choice of tickets is a mask over the sorted offer, a payment is read
together with what is due, so both need the view.
"""

from __future__ import annotations

from typing import assert_never

from stellwerk.core.game import IllegalAction
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
from stellwerk.ticket.legal import station_cost
from stellwerk.ticket.offers import chosen, every_mix, mixes
from stellwerk.ticket.rules import Offer, Offers
from stellwerk.ticket.state import Boarding, Counts, Opening, PayRoute, PayStation, Surcharge, TicketView
from stellwerk.ticket.title import Title


class Codes:
    """`code` and `action` are inverse; codes run from 0 to `size - 1`."""

    def __init__(self, title: Title) -> None:
        self.title = title
        rules, board = title.rules, title.board
        longest = title.tables.longest
        self.per_colour = longest + 1
        tickets = rules.tickets
        offers = [*tickets.opening, tickets.play] if isinstance(tickets, Offers) else []
        most_offered = max(
            (offer.draw if isinstance(offer.draw, int) else sum(offer.draw) for offer in offers), default=0
        )
        mixed = any(isinstance(offer.draw, int) for offer in offers)
        asks = 0 if not offers else len(every_mix(most_offered, len(board.piles))) if mixed else 1
        sizes = {
            "draw": title.kinds + 1,
            "claim": len(board.routes),
            "build": len(board.cities) if rules.stations else 0,
            "ask": asks,
            "swap": 0 if offers else 1,
            "pass": 1,
            "pay": title.loco * self.per_colour + 1,
            "give up": 1 if any(route.tunnel for route in board.routes) else 0,
            "keep": 1 << most_offered if offers else 0,
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
            case Draw(card):
                return base["draw"] + (self.title.kinds if card == BLIND else card)
            case Claim(route):
                return base["claim"] + route
            case Build(city):
                return base["build"] + city
            case AskTickets(mix):
                return base["ask"] + self._mix_number(view, mix)
            case Swap():
                return base["swap"]
            case Pass():
                return base["pass"]
            case Pay(colour, _, locos):
                alone = colour == self.title.loco
                return base["pay"] + colour * self.per_colour + (0 if alone else locos)
            case GiveUp():
                return base["give up"]
            case Keep(tickets):
                offer = view.hand.offer if view.hand else ()
                return base["keep"] + sum(1 << offer.index(ticket) for ticket in tickets)
            case Take(_, colour):
                return base["take"] + (0 if colour == NOBODY else colour + 1)
            case Card() | Slip() | Guest() | First():
                raise ValueError(f"{action} is luck's, not a decision")
            case other:
                assert_never(other)

    def action(self, view: TicketView, code: int) -> Action:
        """The action behind a code in this view, legal or not; ValueError when there is none."""
        if not 0 <= code < self.size:
            raise ValueError(f"code {code}: there are {self.size}")
        kind = self._kind_at[code]
        at = code - self.base[kind]
        match kind:
            case "draw":
                return Draw(BLIND if at == self.title.kinds else at)
            case "claim":
                return Claim(at)
            case "build":
                return Build(at)
            case "ask":
                return AskTickets(self._mix(view, at))
            case "swap":
                return Swap()
            case "pass":
                return Pass()
            case "pay":
                return self._payment(view, at)
            case "give up":
                return GiveUp()
            case "keep":
                offer = view.hand.offer if view.hand else ()
                if at >> len(offer):
                    raise ValueError(f"code {code}: keeps more than the {len(offer)} tickets on offer")
                return Keep(chosen(offer, at))
            case _:
                city = view.public.stage.ends[0] if isinstance(view.public.stage, Boarding) else 0
                return Take(city, NOBODY if at == 0 else at - 1)

    def _offer(self, view: TicketView) -> Offer:
        tickets = self.title.rules.tickets
        if not isinstance(tickets, Offers):
            raise IllegalAction(self.title.cites.offer, "tickets come by themselves in this game", "tickets-come")
        stage = view.public.stage
        return tickets.opening[stage.round] if isinstance(stage, Opening) else tickets.play

    def _mix_number(self, view: TicketView, mix: Counts) -> int:
        """Among all mixes of as many tickets, so that piles which run low change no number."""
        return every_mix(sum(mix), len(mix)).index(mix) if isinstance(self._offer(view).draw, int) else 0

    def _mix(self, view: TicketView, at: int) -> Counts:
        offer, piles = self._offer(view), len(view.public.piles)
        possible = mixes(offer, view.public) or [(0,) * piles]
        if not isinstance(offer.draw, int):
            return possible[0]
        total = sum(possible[0])
        every = every_mix(total, piles)
        if at >= len(every):
            raise ValueError(f"mix {at}: there are {len(every)} of {total} tickets")
        return every[at]

    def _payment(self, view: TicketView, at: int) -> Pay:
        colour, locos = divmod(at, self.per_colour)
        due = self._due(view)
        return Pay(colour, 0, due) if colour == self.title.loco else Pay(colour, due - locos, locos)

    def _due(self, view: TicketView) -> int:
        """How many cards the stage asks for."""
        stage = view.public.stage
        match stage:
            case PayRoute(route):
                return self.title.board.routes[route].length
            case PayStation():
                return station_cost(self.title, view.public, view.public.turn)
            case Surcharge(extra=extra):
                return extra
            case _:
                return 0
