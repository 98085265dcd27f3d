"""What a seat sees, and what follows from it at once: cards to come, turns to come, routes to be had."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from stellwerk.core.game import Seat
from stellwerk.ticket.rules import LastLap, Race
from stellwerk.ticket.state import GAP, Counts, Hand, Player, Public
from stellwerk.ticket.title import Title

FULL = 1.7  # cards of use that a turn brings when every kind is of use
TRICKLE = 0.05  # the least that is reckoned with, when none seems to be left
STRIDE = 3.0  # trains that a claim places on average
TICKET_TURNS = 4.0  # turns that a ticket of the race takes on average


class Sight:
    """One decision's view. Made anew for every turn; everything here is public or the seat's own."""

    def __init__(self, title: Title, public: Public, hand: Hand, seat: Seat) -> None:
        self.title, self.public, self.hand, self.seat = title, public, hand, seat
        self.me = public.players[seat]
        self.rivals = [other for other in range(len(public.players)) if other != seat]

    @cached_property
    def unseen(self) -> Counts:
        """Cards of each kind that may still come: in the deck, or in other hands where nobody saw them."""
        left = list(self.title.deck)
        for kind in self.public.row:
            if kind != GAP:
                left[kind] -= 1
        known = [self.public.players[rival].known for rival in self.rivals]
        for counts in (self.public.discard, self.hand.cards, *known):
            for kind, count in enumerate(counts):
                left[kind] -= count
        return tuple(max(0, count) for count in left)

    @cached_property
    def odds(self) -> tuple[float, ...]:
        """The chance that a card from the deck is of each kind."""
        from_deck = self.unseen if self.public.deck else self.public.discard
        total = sum(from_deck)
        return tuple(count / total if total else 0.0 for count in from_deck)

    def pace(self, kinds: Collection[int]) -> float:
        """Cards of these kinds, or locomotives in their place, that a turn of drawing brings on average."""
        wanted = sum(self.odds[kind] for kind in kinds)
        joker = 0.0 if self.title.loco in kinds else self.odds[-1]
        turned_up = len(self.rivals) if self.title.rules.row else 0  # what rivals' draws lay open
        return max(TRICKLE, min(FULL, 2 * (wanted + joker) + turned_up * wanted))

    @cached_property
    def drawable(self) -> list[int]:
        """Tickets that may still be drawn, as far as this seat can know."""
        shown = (ticket for player in self.public.players for ticket in player.done)
        away = {*self.hand.tickets, *self.hand.boxed, *shown}
        return [index for index in range(len(self.title.board.tickets)) if index not in away]

    @cached_property
    def open(self) -> list[int]:
        """Routes that this seat may still claim, if it can pay."""
        return self.open_to(self.seat)

    def open_to(self, seat: Seat) -> list[int]:
        tables, few = self.title.tables, self.title.few(len(self.public.players))
        return tables.pick(tables.open_routes(self.public.owner, seat, few), range(len(self.title.board.routes)))

    @cached_property
    def own(self) -> list[int]:
        return [route for route, holder in enumerate(self.public.owner) if holder == self.seat]

    @cached_property
    def turns_left(self) -> float:
        """About how many turns this seat still has, this one included, if the rivals set the pace."""
        if self.public.last is not None:
            return 1.0
        paces = [self._turns_of(self.public.players[rival]) for rival in self.rivals]
        lap = isinstance(self.title.rules.ending, LastLap)
        return max(1.0, min(paces, default=60.0) + lap)

    def _turns_of(self, player: Player) -> float:
        """How many turns a player needs to end the game, drawing what it lacks and claiming as most do."""
        match self.title.rules.ending:
            case LastLap(limit):
                return self._turns_for(player, player.trains - limit)
            case Race(tickets):
                wanted = tickets - len(player.done) - player.bonus
                return min(wanted * TICKET_TURNS, self._turns_for(player, player.trains))

    def _turns_for(self, player: Player, trains: int) -> float:
        return max(0.0, trains - player.cards) / 2 + max(1, trains) / STRIDE
