"""Ways over the board, for bots and clients: what to build, how to run, what is in reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import FREE, INNER
from stellwerk.crayon.hops import Hop
from stellwerk.crayon.movement import may_owe, points_left
from stellwerk.crayon.network import own_posts
from stellwerk.crayon.search import BUILD, RUN, Search, Way
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title


def cheapest_build(
    title: Title, public: Public, seat: Seat, start: Iterable[int], goal: Iterable[int]
) -> Way | None:
    """What to build so that the goal is joined to the start; own track on the way is free."""
    return Search(title, public, seat, start, BUILD).nearest(goal)


def build_from_network(title: Title, public: Public, seat: Seat) -> Search:
    """What to build to join anything to the own network."""
    return Search(title, public, seat, own_posts(title.board, public, seat), BUILD)


def fastest_run(title: Title, public: Public, seat: Seat, goal: Iterable[int]) -> Way | None:
    """How the train gets there over the track there is; a million of rent counts as much as a movement point."""
    return run_from_train(title, public, seat).nearest(goal)


def run_from_train(title: Title, public: Public, seat: Seat) -> Search:
    """How the train gets anywhere over the track there is."""
    used = points_used(title, public, seat)
    return Search(title, public, seat, (public.players[seat].post,), RUN, used=used)


def points_used(title: Title, public: Public, seat: Seat) -> int:
    """How much of this turn's speed is gone; none when the seat is not moving."""
    stage = public.stage
    if public.turn != seat or not isinstance(stage, at.Moving):
        return 0
    speed = title.rules.trains[public.players[seat].kind].speed
    return speed - max(0, points_left(title, public, seat, stage))


def next_step(title: Title, public: Public, seat: Seat, hop: Hop) -> Action | None:
    """The action that makes this step of a way; None when nobody owns the line it takes."""
    if hop.line is None:
        return do.Go(hop.post)
    owners = public.lines[hop.line]
    if seat in owners:
        return do.Cross(hop.line, seat)
    rents = [(title.rent(public.tariffs, (), seat, owner), owner) for owner in owners]
    return do.Cross(hop.line, min(rents)[1]) if rents else None


class Reach(Struct, frozen=True):
    """Where a train could be this turn: `points` it has used for that, `rent` it pays on the way."""

    post: int
    points: int
    half: bool
    crossed: bool
    paid: tuple[Seat, ...]
    rent: int


def reachable(title: Title, view: CrayonView) -> dict[int, tuple[int, int]]:
    """The mileposts that the train can reach this turn, with points and rent; nothing while it does not run."""
    public, seat, hand, stage = view.public, view.seat, view.hand, view.public.stage
    if hand is None or not isinstance(stage, at.Moving) or public.turn != seat or stage.stuck:
        return {}
    start = Reach(public.players[seat].post, stage.used, stage.half, stage.crossed, stage.paid, 0)
    owes = may_owe(title, public, seat, stage)
    todo, seen = [start], set[object]()
    best: dict[int, tuple[int, int]] = {}
    for reach in todo:  # by points, so that the first to come somewhere in some way is the best to do so
        key = reach.post, reach.half, reach.crossed, reach.paid
        if key in seen:
            continue
        seen.add(key)
        found = reach.points - stage.used, reach.rent
        best[reach.post] = min(best.get(reach.post, found), found, key=sum)
        for there, owner in _next_to(title, public, reach):
            due = 0 if owner == INNER else title.rent(public.tariffs, reach.paid, seat, owner)
            if due > max(0, hand.cash - reach.rent) and not (owes and reach is start):
                continue
            paid = tuple(sorted((*reach.paid, owner))) if due else reach.paid
            todo.append(replace(there, paid=paid, rent=reach.rent + due))
    return best


def _next_to(title: Title, public: Public, reach: Reach) -> Iterator[tuple[Reach, Seat]]:
    """Where the train can be one step later, and on whose track or line (DK-20, DK-23); ferries come first."""
    force, board = title.in_force(public.running), title.board
    if not (reach.points or reach.crossed):
        for line in board.lines_at[reach.post]:
            if line not in force.closed:
                far = replace(reach, post=board.lines[line].far(reach.post), half=True, crossed=True)
                own = public.turn in public.lines[line]
                yield from ((far, owner) for owner in public.lines[line] if not own or owner == public.turn)
    if reach.points >= title.speed(public.players[public.turn].kind, reach.half):
        return
    for post, edge in board.neighbours[reach.post]:
        if public.owner[edge] != FREE and edge not in force.barred:
            half = reach.half or post in force.slow
            yield replace(reach, post=post, points=reach.points + 1, half=half), public.owner[edge]
