"""A trip rehearsed turn by turn: movement points, ferries, rent, the building limit, cash, events (DK-10)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stellwerk.core.game import Seat
from stellwerk.crayon.actions import Buy, Lay
from stellwerk.crayon.board import FREE, INNER, NOWHERE
from stellwerk.crayon.bots.goal import built
from stellwerk.crayon.bots.trips import Trip
from stellwerk.crayon.effects import NONE, Effects
from stellwerk.crayon.network import own_posts
from stellwerk.crayon.search import builds_of
from stellwerk.crayon.state import Building, CrayonView, Moving
from stellwerk.crayon.title import Title

PATIENCE: Final = 2  # turns without any progress until a trip counts as stuck


class Outcome(Struct, frozen=True):
    """How a trip goes: `turns` with the used part of the last, `income` as hoped for, `cash` at the end.

    It is over in the turn after `whole` ones, at this point of the movement.
    """

    trip: Trip
    turns: float
    income: float
    cash: float
    rent: int
    built: frozenset[Lay | Buy]
    building: int
    whole: int
    stage: Moving


class Rehearsal:
    """The position that trips begin in."""

    def __init__(self, title: Title, view: CrayonView) -> None:
        assert view.seat is not None and view.hand is not None
        self.title, self.public, self.seat = title, view.public, view.seat
        self.player = view.public.players[view.seat]
        self.cash = view.hand.cash
        self.own = own_posts(title.board, view.public, view.seat)

    def play(self, trip: Trip, kind: int | None = None) -> Outcome | None:
        """The trip to its end, None if it gets stuck; `kind`: a train ordered this turn instead of building."""
        run = _Run(self, trip)
        stage = self.public.stage
        arrived = isinstance(stage, Moving) and run.move(stage, self.title.in_force(self.public.running))
        limit = self.title.rules.build_limit - (stage.spent if isinstance(stage, Building) else 0)
        if kind is not None:
            run.order(kind)
            limit = 0
        idle = 0
        while not arrived:
            before = run.at, run.served, len(run.built)
            run.build(limit)
            limit = self.title.rules.build_limit
            run.turns += 1
            arrived = run.move(Moving(stuck=self.player.derailed and run.turns == 1), NONE)
            idle = idle + 1 if before == (run.at, run.served, len(run.built)) else 0
            if idle > PATIENCE:
                return None
        return run.outcome()


class _Run:
    """One trip under way."""

    def __init__(self, start: Rehearsal, trip: Trip) -> None:
        self.start, self.title, self.trip = start, start.title, trip
        self.kind, self.post, self.cash = start.player.kind, start.player.post, float(start.cash)
        self.hops, self.stops = trip.hops, trip.stops
        self.at = self.served = 0
        self.turns, self.part, self.stage = 0, 0.0, Moving()
        self.income, self.rent, self.building = 0.0, 0, 0
        public, seat = start.public, start.seat
        self.todo = {it: price for it, price in builds_of(self.hops).items() if not built(it, public, seat)}
        self.built: set[Lay | Buy] = set()
        self.laid: set[int] = set()
        self.bought: set[int] = set()
        self.own = set(start.own) if self.todo else start.own

    def outcome(self) -> Outcome:
        return Outcome(
            self.trip,
            self.turns + self.part,
            self.income,
            self.cash,
            self.rent,
            frozenset(self.built),
            self.building,
            self.turns,
            self.stage,
        )

    def order(self, kind: int) -> None:
        self.kind = kind
        self.cash -= self.title.rules.upgrade

    # ---- moving

    def move(self, stage: Moving, force: Effects) -> bool:
        """One movement; whether the last stop has been dealt with."""
        title, seat = self.title, self.start.seat
        links, owners = title.board.links, self.start.public.owner
        used, most = stage.used, title.speed(self.kind, stage.half)
        crossed, paid = stage.crossed, set(stage.paid)
        while self._handle(used / most, force.no_loading):
            if self.served == len(self.stops):
                half = most < title.speed(self.kind, half=False)
                self.stage = Moving(used, half, crossed, stage.stuck, fresh=False, paid=tuple(sorted(paid)))
                return True
            if stage.stuck:
                return False
            hop = self.hops[self.at]
            if hop.line is not None:
                if used or crossed or hop.line in force.closed or not self._ferry(hop.line, paid):
                    return False
                crossed, most = True, title.speed(self.kind, half=True)
            else:
                edge = links[self.post][hop.post]
                owner = seat if edge in self.laid else owners[edge]
                if owner == FREE or used >= most or edge in force.barred:
                    return False
                if owner != INNER and not self._pay(owner, paid):
                    return False
                used += 1
                if hop.post in force.slow:
                    most = title.speed(self.kind, half=True)
            self.post = hop.post
            self.at += 1
        return False

    def _handle(self, part: float, closed: frozenset[int]) -> bool:
        """Load and deliver what is due here; whether the train may go on."""
        while self.served < len(self.stops):
            stop = self.stops[self.served]
            if stop.after > self.at:
                return True
            if stop.city in closed:
                return False
            if stop.brings:
                pay = stop.errand.hope(self.turns + part)
                self.income += pay
                self.cash += pay
            self.served += 1
        self.part = min(1.0, part)
        return True

    def _ferry(self, line: int, paid: set[Seat]) -> bool:
        owners = self.start.public.lines[line]
        if line in self.bought or self.start.seat in owners:
            return True
        return bool(owners) and self._pay(owners[0], paid)

    def _pay(self, owner: Seat, paid: set[Seat]) -> bool:
        """Rent, once per owner and turn (DK-21)."""
        if owner == self.start.seat or owner in paid:
            return True
        due = self.title.rent(self.start.public.tariffs, (), self.start.seat, owner)
        if due > self.cash:
            return False
        self.cash -= due
        self.rent += due
        paid.add(owner)
        return True

    # ---- building

    def build(self, limit: int) -> None:
        """What the way ahead needs, in its order, as far as the money goes (DK-50, DK-52)."""
        again = bool(self.todo)
        while again:
            again = False
            for build, price in list(self.todo.items()):
                if not self._touches(build):
                    continue  # from the far side, where the own network is
                if price > limit or price > self.cash:
                    return
                self._add(build, price)
                limit -= price
                again = True

    def _touches(self, build: Lay | Buy) -> bool:
        return not self.own.isdisjoint(self._ends(build))

    def _ends(self, build: Lay | Buy) -> tuple[int, int]:
        """The mileposts it is built from: of the section, or of the ferry line alone."""
        board = self.title.board
        if build.edge is not None:
            return board.ends[build.edge]
        assert isinstance(build, Buy)
        return board.lines[build.line].a, board.lines[build.line].b

    def _add(self, build: Lay | Buy, price: int) -> None:
        board = self.title.board
        del self.todo[build]
        self.built.add(build)
        self.cash -= price
        self.building += price
        joined = set(self._ends(build))
        if build.edge is not None:
            self.laid.add(build.edge)
        if isinstance(build, Buy):
            self.bought.add(build.line)
            joined |= {board.lines[build.line].a, board.lines[build.line].b}
        for post in joined:
            place = board.place_at[post]
            self.own.update((post,) if place == NOWHERE else board.places[place].posts)
