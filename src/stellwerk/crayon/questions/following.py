"""A trip that a planner would make, followed turn by turn: built, run, loaded and delivered."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from stellwerk.core.game import IllegalAction
from stellwerk.crayon import actions as do
from stellwerk.crayon.actions import Action
from stellwerk.crayon.bots.goal import built
from stellwerk.crayon.bots.trips import Stop, Trip
from stellwerk.crayon.events import Delivered
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.questions.laying import Laying, pieces_of, total
from stellwerk.crayon.questions.walking import PATIENCE, step_of
from stellwerk.crayon.questions.walking import fee_in as rent_in

Kind: TypeAlias = Literal["run", "load", "drop", "deliver", "build", "done", "end"]


class Deed(Struct, frozen=True):
    """One action of a trip, from `here` to `there`; `cost` is below 0 where money comes in."""

    turn: int
    what: Kind
    action: Action
    cost: int
    here: int
    there: int


class Course(Struct, frozen=True):
    """How a trip goes. `turn` is when it is over; None if it comes to no end, and `stopped` may say why."""

    deeds: tuple[Deed, ...]
    turn: int | None
    stopped: IllegalAction | None

    def spent(self, what: Kind) -> int:
        return sum(deed.cost for deed in self.deeds if deed.what == what)


def follow(here: Imagined, trip: Trip) -> Course:
    """To the last stop, with what has to be built on the way."""
    return _Follower(here, trip).course()


class _Follower:
    def __init__(self, here: Imagined, trip: Trip) -> None:
        self.here, self.hops, self.stops = here, trip.hops, list(trip.stops)
        self.at = 0
        self.deeds: list[Deed] = []
        self.stopped: IllegalAction | None = None
        pieces = pieces_of(self.post, trip.hops)
        self.laying = Laying(here, [it for it in pieces if not built(it.build, here.public, here.seat)])

    @property
    def post(self) -> int:
        return self.here.public.players[self.here.seat].post

    @property
    def _left(self) -> tuple[int, int, int]:
        """What is still to be done; as long as it becomes less, there is hope."""
        return len(self.hops) - self.at, len(self.stops), len(self.laying.todo)

    def course(self) -> Course:
        idle = 0
        while not self.here.over and idle <= PATIENCE:
            before = self._left
            if self.here.runs and self._run():
                return Course(tuple(self.deeds), self.here.turn, None)
            self._build()
            idle = idle + 1 if self._left == before else 0
            self._note("end", do.Done())
            self.here.end_turn()
        return Course(tuple(self.deeds), None, self.stopped or self.here.waits)

    def _run(self) -> bool:
        """As far as this turn allows; whether the last stop has been dealt with."""
        try:
            while True:
                while self.stops and self.stops[0].after <= self.at:
                    self._handle(self.stops[0])
                    del self.stops[0]
                    if not self.stops:
                        return True
                self._step()
        except IllegalAction as error:
            self.stopped = error
            return False

    def _step(self) -> None:
        hop, start = self.hops[self.at], self.post
        action = step_of(self.here, hop)
        fee = rent_in(self.here.act(action))
        self.at += 1
        self.deeds.append(Deed(self.here.turn, "run", action, fee.sum if fee else 0, start, hop.post))

    def _handle(self, stop: Stop) -> None:
        if stop.brings:
            action: Action = do.Deliver(stop.errand.card, stop.good)
            pay = sum(event.pay for event in self.here.act(action) if isinstance(event, Delivered))
            self.deeds.append(Deed(self.here.turn, "deliver", action, -pay, self.post, self.post))
            return
        self._make_room()
        action = do.Load(stop.good)
        self.here.act(action)
        self._note("load", action)

    def _make_room(self) -> None:
        """Whoever has no hold left unloads what this trip does not need."""
        player, needed = self.here.public.players[self.here.seat], {stop.good for stop in self.stops}
        if len(player.goods) >= self.here.title.rules.trains[player.kind].holds:
            spare = next((good for good in player.goods if good not in needed), player.goods[0])
            self.here.act(do.Drop(spare))
            self._note("drop", do.Drop(spare))

    def _build(self) -> None:
        if self.here.runs:
            self.here.end_run()
            self._note("done", do.Done())
        if not self.laying.todo:
            return
        for it in self.laying.turn():
            deed = Deed(self.here.turn, "build", it.piece.build, total(it.costs), it.piece.here, it.piece.there)
            self.deeds.append(deed)
        if self.laying.todo:
            self.stopped = next((it for it in self.laying.refused.values()), self.stopped)

    def _note(self, what: Kind, action: Action) -> None:
        self.deeds.append(Deed(self.here.turn, what, action, 0, self.post, self.post))
