"""A train's run and a piece of new track, each in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from stellwerk.core.game import Seat
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.events import CrayonEvent, Crossed, Laid, Moved, Rented
from stellwerk.crayon.words.names import Names


def run(
    names: Names, events: Sequence[CrayonEvent], who: dict[str, str], to: Seat | None, start: int | None
) -> str:
    """Ferries and steps in their order, then the rents; `start` is where the train stood, if that is known."""
    say, parts = names.words.say, list[str]()
    steps: list[int] = []

    def stepped() -> None:
        nonlocal start
        if steps:
            parts.append(_steps(names, steps, who, start))
            start = steps[-1]
            steps.clear()

    for event in events:
        if isinstance(event, Moved):
            steps.append(event.post)
        elif isinstance(event, Crossed):
            stepped()
            there = names.post(event.post)
            parts.append(say("dk-event-crossed", line=names.line(event.line), there=there, **who))
            start = event.post
    stepped()
    for event in events:
        if isinstance(event, Rented):
            owner = {"other": names.seat(event.owner), "them": "yes" if event.owner == to else "no"}
            parts.append(say("dk-event-rented", sum=event.sum, owed=event.owed, **owner, **who))
    return " ".join(parts)


def _steps(names: Names, steps: Sequence[int], who: dict[str, str], start: int | None) -> str:
    """`Seat 2 runs 7 miles from Århus by way of Viborg to Herning.`"""
    say, board = names.words.say, names.board
    passed = list(dict.fromkeys(board.place_at[post] for post in steps[:-1]))
    ends = {board.place_at[steps[-1]], NOWHERE if start is None else board.place_at[start]}
    via = [place for place in passed if place != NOWHERE and place not in ends]
    n, there = len(steps), names.post(steps[-1])
    if start is None:
        if via:
            return say("dk-event-moved-by-way", n=n, via=names.places(via), there=there, **who)
        return say("dk-event-moved", n=n, there=there, **who)
    here = names.post(start)
    if via:
        return say("dk-event-moved-from-by-way", n=n, here=here, via=names.places(via), there=there, **who)
    return say("dk-event-moved-from", n=n, here=here, there=there, **who)


def track(names: Names, laid: Sequence[Laid], who: dict[str, str]) -> str:
    """`Seat 1 builds 4 sections for 6 M: Viborg to Herning.`"""
    pieces = [_piece(names, chain) for chain in chains([names.board.ends[event.edge] for event in laid])]
    cost = sum(event.cost for event in laid)
    return names.words.say("dk-event-laid", n=len(laid), cost=cost, pieces="; ".join(pieces), **who)


def chains(sections: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The mileposts along each piece of track, where sections laid one after the other go on from each other."""
    found: list[list[int]] = []
    for a, b in sections:
        chain = found[-1] if found else []
        if len(chain) == 2 and chain[0] in (a, b) and chain[1] not in (a, b):
            chain.reverse()  # only the second section tells which way the first one went
        if chain and chain[-1] in (a, b):
            chain.append(b if chain[-1] == a else a)
        else:
            found.append([a, b])
    return found


def _piece(names: Names, chain: Sequence[int]) -> str:
    return names.words.say("dk-piece", here=names.post(chain[0]), there=names.post(chain[-1]))
