"""Ways over the board, for bots and clients: what to build, how to run, what is in reach."""

from __future__ import annotations

from collections.abc import Iterable

from stellwerk.core.game import Seat
from stellwerk.crayon import actions as do
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Action
from stellwerk.crayon.board import FREE, INNER
from stellwerk.crayon.movement import points_left
from stellwerk.crayon.search import BUILD, RUN, Hop, Search, Way
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title


def cheapest_build(
    title: Title, public: Public, seat: Seat, start: Iterable[int], goal: Iterable[int]
) -> Way | None:
    """What to build so that the goal is joined to the start; own track on the way is free."""
    return Search(title, public, seat, start, BUILD).nearest(goal)


def build_from_network(title: Title, public: Public, seat: Seat) -> Search:
    """What to build to join anything to the own network."""
    return Search(title, public, seat, title.sites.posts(public, seat), BUILD)


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


def reachable(title: Title, view: CrayonView) -> dict[int, int]:
    """The mileposts that the train can reach this turn, with the points it takes; the present one with none."""
    public, seat, hand = view.public, view.seat, view.hand
    assert seat is not None and hand is not None
    start, stage = public.players[seat].post, public.stage
    if not isinstance(stage, at.Moving) or public.turn != seat:
        return {start: 0}
    left = points_left(title, public, seat, stage)
    force = title.in_force(public.running)
    found = {start: 0}
    todo = [(start, 0, stage.paid, hand.cash)]
    for post, used, paid, cash in todo:
        if used >= left:
            continue
        for there, edge in title.board.neighbours[post]:
            owner = public.owner[edge]
            if there in found or owner == FREE or edge in force.barred:
                continue
            due = 0 if owner == INNER else title.rent(public.tariffs, paid, seat, owner)
            if due <= cash:
                found[there] = used + 1
                todo.append((there, used + 1, (*paid, owner) if due else paid, cash - due))
    return found
