"""How the train gets to a milepost: points, turns, ferries, and what is due to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.core.notation import SEVERAL
from stellwerk.crayon.board import FREE, NOWHERE
from stellwerk.crayon.notation import write
from stellwerk.crayon.paths import points_used
from stellwerk.crayon.questions.hindrance import Hindrance, hindrance
from stellwerk.crayon.questions.ids import edge_id, ferry_id, post_id, posts_meant, posts_of
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.questions.walking import Fee, Stride, Walk, walk
from stellwerk.crayon.search import RUN, Search, Terms, Way
from stellwerk.crayon.state import CrayonView, Public
from stellwerk.crayon.title import Title
from stellwerk.crayon.words.names import Names

OWN: Final = Terms(1.0, foreign=False, build=False)


class RunAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """To a milepost or place."""

    to: str


class RunStep(Struct, frozen=True):
    """One step along an edge or over a ferry. `points` are those used in its turn once it is made.

    Whoever wants to stop there joins the actions of turn 0 up to here by `; `.
    """

    post: str
    on: str
    action: str
    turn: int
    points: int
    fee: Fee | None


class RunPreview(Struct, frozen=True):
    """The way. `action` makes the steps of this turn, which use `now` points; `points` are those of all turns.

    `turn` is when the train is there; None: it stops before, and `why` says what stands in the way.
    """

    to: str
    steps: tuple[RunStep, ...]
    points: int
    turn: int | None
    ferries: tuple[str, ...]
    fees: tuple[Fee, ...]  # one per owner
    action: str
    now: int
    told: str
    why: Hindrance | None


def run(names: Names, view: CrayonView, ask: RunAsk) -> RunPreview:
    title, board, say = names.title, names.board, names.words.say
    assert view.seat is not None
    goal = posts_of(board, ask.to)
    there, here = names.post(goal[0]), view.public.players[view.seat].post
    if here == NOWHERE:
        return _nowhere(ask, say("dk-ways-later"))
    if here in goal:
        # Within a city of several mileposts the very one is meant: its ferry leaves from the centre.
        goal = posts_meant(board, ask.to)
        if here in goal:
            return _nowhere(ask, say("dk-go-here", there=there), 0)
    walks = [walk(Imagined(title, view), way.hops) for way in _ways(title, view.public, view.seat, goal)]
    if not walks:
        return _nowhere(ask, say("dk-run-none", there=there))
    best = min(walks, key=_worse)
    steps = tuple(_step(names, stride) for stride in best.strides)
    turn, fees = None if best.stopped else best.turn, _by_owner(best.fees)
    now = [stride for stride in best.strides if stride.turn == 0]
    return RunPreview(
        to=ask.to,
        steps=steps,
        points=best.points,
        turn=turn,
        ferries=tuple(ferry_id(board, it.hop.line) for it in best.strides if it.hop.line is not None),
        fees=fees,
        action=SEVERAL.join(write(title, stride.action) for stride in now),
        now=sum(stride.hop.line is None for stride in now),
        told=_told(names, best, there, fees),
        why=hindrance(names, best.stopped) if best.stopped else None,
    )


def _nowhere(ask: RunAsk, text: str, turn: int | None = None) -> RunPreview:
    """Already there, or no way at all."""
    why = Hindrance("DK-20", text) if turn is None else None
    return RunPreview(ask.to, (), 0, turn, (), (), "", 0, text, why)


def _ways(title: Title, public: Public, seat: Seat, goal: tuple[int, ...]) -> Iterator[Way]:
    """The best, the best that no event bars, and the best on own track: which one holds, the rules will say."""
    force = title.in_force(public.running)
    owner, lines = bytearray(public.owner), list(public.lines)
    for edge in force.barred:
        owner[edge] = FREE
    for line in force.closed:
        lines[line] = ()
    open_now = replace(public, owner=bytes(owner), lines=tuple(lines))
    start, used = public.players[seat].post, points_used(title, public, seat)
    seen = set()
    for where, terms in ((public, RUN), (open_now, RUN), (public, OWN)):
        way = Search(title, where, seat, (start,), terms, used=used).nearest(goal)
        if way is not None and way.hops not in seen:
            seen.add(way.hops)
            yield way


def _worse(found: Walk) -> tuple[bool, int, int, int]:
    rent = sum(fee.sum for fee in found.fees)
    return found.stopped is not None, found.turn, rent, found.points


def _step(names: Names, stride: Stride) -> RunStep:
    board, hop = names.board, stride.hop
    on = edge_id(board, board.links[stride.here][hop.post]) if hop.line is None else ferry_id(board, hop.line)
    action = write(names.title, stride.action)
    return RunStep(post_id(board, hop.post), on, action, stride.turn, stride.points, stride.fee)


def _by_owner(fees: tuple[Fee, ...]) -> tuple[Fee, ...]:
    owners = sorted({fee.owner for fee in fees})
    of = {owner: [fee for fee in fees if fee.owner == owner] for owner in owners}
    return tuple(Fee(each, sum(f.sum for f in of[each]), sum(f.owed for f in of[each])) for each in owners)


def _told(names: Names, found: Walk, there: str, fees: tuple[Fee, ...]) -> str:
    """`To Viborg: 14 miles, there next turn; rent: 4 M to Ada.`"""
    say = names.words.say
    if found.stopped:
        end = names.post(found.strides[-1].hop.post) if found.strides else ""
        text = say("dk-run-stops", there=there, end=end) if end else say("dk-run-not", there=there)
    else:
        text = say("dk-run-told", there=there, n=found.points, turn=found.turn)
    first = found.strides[0] if found.strides else None
    lines = [names.line(stride.hop.line) for stride in found.strides if stride.hop.line is not None]
    parts = [text]
    if lines:
        parts.append(say("dk-run-ferries", n=len(lines), lines=names.words.listed(lines)))
    if first is not None and first.turn > 0:
        parts.append(say("dk-run-rests" if first.hop.line is None else "dk-run-sails"))
    parts += [say("dk-run-fee", sum=fee.sum, owed=fee.owed, seat=names.seat(fee.owner)) for fee in fees]
    return " ".join(parts)
