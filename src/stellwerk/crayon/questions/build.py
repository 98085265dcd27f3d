"""What it would cost to build to a milepost, how much of it fits into this turn, and when the rest can be paid."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from stellwerk.core.notation import SEVERAL
from stellwerk.crayon import state as at
from stellwerk.crayon.actions import Buy, Done
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.network import own_posts
from stellwerk.crayon.notation import write
from stellwerk.crayon.questions.hindrance import Hindrance, hindrance
from stellwerk.crayon.questions.ids import edge_id, ferry_id, post_id, posts_of
from stellwerk.crayon.questions.imagined import Imagined
from stellwerk.crayon.questions.laying import Build, Built, Costs, Laying, pieces_of, sum_of, total
from stellwerk.crayon.search import BUILD, HEEDLESS, Search, Way
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.names import Names


class BuildAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """To a milepost or place, from the own network or from one milepost of it."""

    to: str
    start: str = field(default="", name="from")


class Section(Struct, frozen=True):
    """One piece of a line: `on` is an edge, a ferry or both, `posts` its ends in the order of the line.

    `turn`: when it can be built, None if that is not in sight. `why`: what keeps it from being built this turn,
    or at all.
    """

    on: tuple[str, ...]
    posts: tuple[str, str]
    cost: int
    costs: Costs
    action: str
    turn: int | None
    why: Hindrance | None


class BuildPreview(Struct, frozen=True):
    """The cheapest line. `action` builds what fits into this turn, for `now`; `ends_run`: the run ends with it.

    `left` is what limit and cash allow this turn, `turn` when the whole line is there.
    """

    to: str
    sections: tuple[Section, ...]
    cost: int
    costs: Costs
    limit: int
    left: int
    cash: int
    action: str
    now: int
    ends_run: bool
    turn: int | None
    told: str
    why: Hindrance | None


def build(names: Names, view: CrayonView, ask: BuildAsk) -> BuildPreview:
    title, board, say = names.title, names.board, names.words.say
    assert view.seat is not None and view.hand is not None
    goal, there = posts_of(board, ask.to), names.post(posts_of(board, ask.to)[0])
    start = posts_of(board, ask.start) if ask.start else ()
    if view.public.players[view.seat].post == NOWHERE:
        return _nothing(names, view, ask, Hindrance("DK-52", say("dk-ways-later")))
    way = _way(names, view, start, goal)
    if way is None:
        return _nothing(names, view, ask, Hindrance("DK-51", say("dk-build-none", there=there)))
    if not way.builds:
        return _nothing(names, view, ask, None, say("dk-build-there", there=there))
    here = Imagined(title, view)
    runs = here.runs and here.turn == 0
    laid = Laying(here, pieces_of(way.start, way.hops)).all()
    now = [it for it in laid if it.turn == 0]
    action = SEVERAL.join(write(title, it.piece.build) for it in now)
    turns = [it.turn for it in laid]
    costs = sum_of(it.costs for it in laid)
    return BuildPreview(
        to=ask.to,
        sections=tuple(_section(names, it) for it in laid),
        cost=total(costs),
        costs=costs,
        limit=title.rules.build_limit,
        left=_left(names, view),
        cash=view.hand.cash,
        action=SEVERAL.join((write(title, Done()), action)) if runs and now else action,
        now=sum(total(it.costs) for it in now),
        ends_run=runs and bool(now),
        turn=None if None in turns else max(turn for turn in turns if turn is not None),
        told=_told(names, there, laid),
        why=None,
    )


def _way(names: Names, view: CrayonView, start: Sequence[int], goal: Sequence[int]) -> Way | None:
    """The cheapest that places allow; if none does, the cheapest there would be, whose sections say why not."""
    title, public, seat = names.title, view.public, view.seat
    assert seat is not None
    sources = start or tuple(sorted(own_posts(title.board, public, seat)))
    for terms in (BUILD, HEEDLESS):
        way = Search(title, public, seat, sources, terms).nearest(goal)
        if way is not None:
            return way
    return None


def _nothing(names: Names, view: CrayonView, ask: BuildAsk, why: Hindrance | None, told: str = "") -> BuildPreview:
    assert view.hand is not None
    limit, left, turn = names.title.rules.build_limit, _left(names, view), None if why else 0
    told = why.text if why else told
    return BuildPreview(ask.to, (), 0, Costs(), limit, left, view.hand.cash, "", 0, False, turn, told, why)


def _left(names: Names, view: CrayonView) -> int:
    """What may be spent in this turn, or in the next one of this seat (DK-50)."""
    assert view.hand is not None
    stage = view.public.stage
    spent = stage.spent if isinstance(stage, at.Building) and view.public.turn == view.seat else 0
    return min(names.title.rules.build_limit - spent, view.hand.cash)


def _section(names: Names, it: Built) -> Section:
    board, piece = names.board, it.piece
    why = None if it.refused is None else hindrance(names, it.refused)
    ends = post_id(board, piece.here), post_id(board, piece.there)
    return Section(
        touched(names, piece.build), ends, total(it.costs), it.costs, write(names.title, piece.build), it.turn, why
    )


def touched(names: Names, build: Build) -> tuple[str, ...]:
    """The ids of what is built."""
    edge = () if build.edge is None else (edge_id(names.board, build.edge),)
    return (ferry_id(names.board, build.line), *edge) if isinstance(build, Buy) else edge


def _told(names: Names, there: str, laid: Sequence[Built]) -> str:
    """`To Viborg: 5 sections for 9 M. 6 M of it this turn, the rest by the next.`"""
    say = names.words.say
    cost, now = (sum(total(it.costs) for it in some) for some in (laid, [it for it in laid if it.turn == 0]))
    parts = [say("dk-lay-told", there=there, n=len(laid), cost=cost)]
    never = [it for it in laid if it.turn is None]
    last = max((it.turn for it in laid if it.turn is not None), default=0)
    if never:
        parts.append(say("dk-lay-never", n=len(never), cost=sum(total(it.costs) for it in never)))
    if last > 0 and now:
        parts.append(say("dk-lay-part", now=now, turn=last))
    elif last > 0:
        parts.append(say("dk-lay-later", turn=last))
    return " ".join(parts)
