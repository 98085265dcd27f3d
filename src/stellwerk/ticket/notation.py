"""Actions as text and back: `claim paris-zurich-1`, `pay 2 red + 1 loco`, `keep brest-roma`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, assert_never

from stellwerk.core.game import InvalidAction, MisspeltAction
from stellwerk.ticket import actions as do
from stellwerk.ticket.actions import Action
from stellwerk.ticket.title import Title

MOST_TEXT: Final = 500
_TERM = re.compile(r"(\d{1,3}) ([a-z0-9-]+)")


def write(title: Title, action: Action) -> str:
    board = title.board
    match action:
        case do.Card(kind):
            return board.kinds[kind]
        case do.Draw(card):
            return f"draw {'blind' if card == do.BLIND else board.kinds[card]}"
        case do.Claim(route):
            return f"claim {board.routes[route].id}"
        case do.Pay(colour, cards, locos):
            terms = [(cards, board.kinds[colour]), (locos, board.kinds[-1])]
            return "pay " + _sum(terms)
        case do.Keep(tickets):
            return " ".join(("keep", *(board.tickets[t].id for t in tickets))) if tickets else "keep none"
        case do.AskTickets(mix):
            return "ask " + _sum(list(zip(mix, board.piles, strict=True)))
        case do.Slip(ticket):
            return f"ticket {board.tickets[ticket].id}"
        case do.Take(city, colour):
            place = board.cities[city].id
            return f"leave {place}" if colour == do.NOBODY else f"take {board.guests[colour]} from {place}"
        case do.Guest(colour):
            return f"passenger {board.guests[colour]}"
        case do.Build(city):
            return f"build {board.cities[city].id}"
        case do.GiveUp():
            return "give up"
        case do.Swap():
            return "swap"
        case do.Pass():
            return "pass"
        case do.First(seat):
            return f"start {seat}"
        case other:
            assert_never(other)


def read(title: Title, text: str) -> Action:
    """InvalidAction names the word that is not understood and what was expected, or the right spelling."""
    if len(text) > MOST_TEXT:
        raise InvalidAction(f"an action of {len(text)} characters; at most {MOST_TEXT} are read")
    action = _understood(title, text)
    if (right := write(title, action)) != text:
        raise MisspeltAction(right)
    return action


def _understood(title: Title, text: str) -> Action:
    """More than one spelling: a person may name cards, piles and tickets in any order."""
    whole = _WHOLE.get(text)
    if whole is not None:
        return whole
    if text in title.board.kinds:
        return do.Card(title.board.kinds.index(text))
    verb, _, rest = text.partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise InvalidAction(f"{text!r} is not an action; it must begin with one of {', '.join(sorted(VERBS))}")
    return reader(title, rest)


def _draw(title: Title, rest: str) -> Action:
    kinds = title.board.kinds
    return do.Draw(do.BLIND) if rest == "blind" else do.Draw(_index(kinds, rest, "a card"))


def _claim(title: Title, rest: str) -> Action:
    return do.Claim(_find(title.route_at, rest, "a route"))


def _build(title: Title, rest: str) -> Action:
    return do.Build(_find(title.city_at, rest, "a city"))


def _ask(title: Title, rest: str) -> Action:
    return do.AskTickets(_counts(rest, title.board.piles, "a ticket pile"))


def _pay(title: Title, rest: str) -> Action:
    counts = _counts(rest, title.board.kinds, "a card")
    colours = [kind for kind, count in enumerate(counts[:-1]) if count]
    if len(colours) > 1:
        raise InvalidAction(f"{rest!r} mixes colours; a payment is of one colour with locomotives")
    colour = colours[0] if colours else title.loco
    return do.Pay(colour, counts[colour] if colours else 0, counts[-1])


def _keep(title: Title, rest: str) -> Action:
    if rest == "none":
        return do.Keep(())
    words = rest.split(" ")
    tickets = [_find(title.ticket_at, word, "a ticket of this game") for word in words]
    return do.Keep(tuple(sorted(set(tickets))))


def _take(title: Title, rest: str) -> Action:
    colour, _, place = rest.partition(" from ")
    guests = title.board.guests
    return do.Take(_find(title.city_at, place, "a city"), _index(guests, colour, "a passenger colour"))


def _leave(title: Title, rest: str) -> Action:
    return do.Take(_find(title.city_at, rest, "a city"), do.NOBODY)


def _start(title: Title, rest: str) -> Action:
    if not re.fullmatch(r"\d", rest):
        raise InvalidAction(f"{rest!r} is not a seat number")
    return do.First(int(rest))


def _ticket(title: Title, rest: str) -> Action:
    return do.Slip(_find(title.ticket_at, rest, "a ticket of this game"))


def _passenger(title: Title, rest: str) -> Action:
    return do.Guest(_index(title.board.guests, rest, "a passenger colour"))


_READERS: Final[Mapping[str, Callable[[Title, str], Action]]] = {
    "draw": _draw,
    "claim": _claim,
    "build": _build,
    "ask": _ask,
    "pay": _pay,
    "keep": _keep,
    "take": _take,
    "leave": _leave,
    "start": _start,
    "ticket": _ticket,
    "passenger": _passenger,
}
_WHOLE: Final[Mapping[str, Action]] = {"give up": do.GiveUp(), "swap": do.Swap(), "pass": do.Pass()}
VERBS: Final = (set(_READERS) | {text.split()[0] for text in _WHOLE}) - {"start", "ticket", "passenger"}


def _sum(terms: list[tuple[int, str]]) -> str:
    return " + ".join(f"{count} {name}" for count, name in terms if count)


def _counts(text: str, names: Sequence[str], what: str) -> tuple[int, ...]:
    counts = [0] * len(names)
    for term in text.split(" + "):
        found = _TERM.fullmatch(term)
        if not found:
            raise InvalidAction(f"{term!r} is not '<number> <name>'")
        at = _index(names, found[2], what)
        if counts[at] or not int(found[1]):
            raise InvalidAction(f"{text!r} is not a plain sum: each name once, no zero")
        counts[at] = int(found[1])
    return tuple(counts)


def _find(places: Mapping[str, int], word: str, what: str) -> int:
    if (found := places.get(word)) is None:
        raise InvalidAction(f"{word!r} is not {what}")
    return found


def _index(names: Sequence[str], word: str, what: str) -> int:
    if word not in names:
        raise InvalidAction(f"{word!r} is not {what}; there are {', '.join(names) or 'none'}")
    return names.index(word)
