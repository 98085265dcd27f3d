"""What a seat still lacks for the routes of its plan: a question, answered from its view alone."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from stellwerk.family import AnyQuestion, Question, asked
from stellwerk.ticket.board import GREY
from stellwerk.ticket.state import FREE, Counts, TicketView
from stellwerk.ticket.title import Title
from stellwerk.ticket.words.names import Names

MOST: Final = 200  # routes of a plan
ROUTE: Final = "route:"


class MissingAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Ids on the board, as the plan has them."""

    on: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=MOST)]


class Missing(Struct, frozen=True):
    """`told`: what is still needed, in words; `lost`: ids of what cannot be had any more."""

    told: str
    lost: tuple[str, ...]


class Lack(Struct, frozen=True):
    """Cards that are not in hand yet; `alike`: so many of one colour for a route that takes any. Locomotives that
    no ferry needs are `spare` and stand in for any of them (T-21, T-22)."""

    cards: Counts
    alike: tuple[tuple[int, int], ...]  # route, cards
    spare: int
    trains: int

    @property
    def total(self) -> int:
        return sum(self.cards) + sum(count for _, count in self.alike)


def lack(title: Title, view: TicketView, routes: list[int]) -> Lack:
    """What the hand lacks to pay all of these routes."""
    assert view.seat is not None and view.hand is not None
    board, hand = title.board, view.hand.cards
    need = [0] * title.kinds
    for route in (board.routes[index] for index in routes):
        need[title.loco] += route.locos
        if route.colour != GREY:
            need[route.colour] += route.length - route.locos
    left = [max(0, held - wanted) for held, wanted in zip(hand, need, strict=True)]
    alike = list[tuple[int, int]]()
    greys = [index for index in routes if board.routes[index].colour == GREY]
    for index in sorted(greys, key=lambda index: -board.routes[index].length):  # long ones choose first
        length = board.routes[index].length - board.routes[index].locos
        best = max(range(title.loco), key=lambda kind: left[kind])
        laid = min(length, left[best])
        left[best] -= laid
        if laid < length:
            alike.append((index, length - laid))
    cards = tuple(max(0, wanted - held) for held, wanted in zip(hand, need, strict=True))
    trains = sum(board.routes[index].length for index in routes) - view.public.players[view.seat].trains
    return Lack(cards, tuple(alike), left[title.loco], max(0, trains))


def missing(names: Names, view: TicketView, ask: MissingAsk) -> Missing:
    """Own routes of the plan are done; others' are lost."""
    title, public, seat = names.title, view.public, view.seat
    assert seat is not None
    known = {ROUTE + route.id: index for index, route in enumerate(title.board.routes)}
    planned = [known[mark] for mark in dict.fromkeys(ask.on) if mark in known]
    mask = title.tables.open_routes(public.owner, seat, title.few(len(public.players)))
    is_open = set(title.tables.pick(mask, range(len(title.board.routes))))
    lost = [index for index in planned if index not in is_open and public.owner[index] != seat]
    routes = [index for index in planned if index in is_open and public.owner[index] == FREE]
    told = [names.words.say("plan-lost", routes=names.words.listed(map(names.route, lost)))] if lost else []
    told += _told(names, lack(title, view, routes)) if routes else []
    if planned and not told:
        told = [names.words.say("plan-built")]
    return Missing(" ".join(told), tuple(ROUTE + title.board.routes[index].id for index in lost))


def _told(names: Names, lack: Lack) -> list[str]:
    say, told = names.words.say, list[str]()
    if not lack.total:
        told.append(say("plan-enough"))
    elif lack.total <= lack.spare:
        told.append(say("plan-enough-locos", n=lack.total))
    else:
        kinds = [names.some(kind, count) for kind, count in enumerate(lack.cards) if count]
        kinds += [say("plan-alike", n=count, route=names.route(route)) for route, count in lack.alike]
        told.append(say("plan-missing", cards=names.words.listed(kinds)))
        if lack.spare:
            told.append(say("plan-stand-in", n=lack.spare))
    if lack.trains:
        told.append(say("plan-trains", n=lack.trains))
    return told


QUESTIONS: Final[dict[str, AnyQuestion]] = {"missing": asked(Question(MissingAsk, Missing, missing, quick=True))}
