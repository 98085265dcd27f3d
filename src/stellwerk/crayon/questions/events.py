"""Events: where they are, what they do, until when, and what that means for the seat that asks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stellwerk.core.game import InvalidAction
from stellwerk.crayon.board import NOWHERE
from stellwerk.crayon.effects import Effects
from stellwerk.crayon.questions.ids import edge_id, ferry_id, place_id, post_id
from stellwerk.crayon.questions.orders import servable
from stellwerk.crayon.state import CrayonView, Running
from stellwerk.crayon.words.names import Names


class EventsAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Those in force or about to begin; or a certain one, by its number in news and views."""

    event: int | None = None


class EventFacts(Struct, frozen=True):
    """`posts`, `cities`, `ferries`, `edges`: where. `until`: when it ends. `me`: what it does to whoever asks."""

    event: str
    number: int
    name: str
    text: str
    begun: bool
    posts: tuple[str, ...]
    cities: tuple[str, ...]
    ferries: tuple[str, ...]
    edges: tuple[str, ...]
    until: str
    me: tuple[str, ...]


class EventsAnswer(Struct, frozen=True):
    events: tuple[EventFacts, ...]


def events(names: Names, view: CrayonView, ask: EventsAsk) -> EventsAnswer:
    running = {entry.event: entry for entry in view.public.running}
    if ask.event is None:
        return EventsAnswer(tuple(_facts(names, view, event, entry) for event, entry in running.items()))
    if not 0 <= ask.event < len(names.board.file.events):
        raise InvalidAction(f"there is no event {ask.event}")
    return EventsAnswer((_facts(names, view, ask.event, running.get(ask.event)),))


def _facts(names: Names, view: CrayonView, event: int, entry: Running | None) -> EventFacts:
    board, effects = names.board, names.title.events.of[event]
    posts = effects.slow | effects.no_building | effects.derailed
    cities = effects.no_loading | {city for city, _ in effects.bonus}
    return EventFacts(
        event=board.file.events[event].id,
        number=event,
        name=names.event(event),
        text=names.event_text(event),
        begun=entry is None or entry.begun,
        posts=tuple(post_id(board, post) for post in sorted(posts)),
        cities=tuple(place_id(board, city) for city in sorted(cities)),
        ferries=tuple(ferry_id(board, line) for line in sorted(effects.closed)),
        edges=tuple(edge_id(board, edge) for edge in sorted(effects.barred | effects.washed)),
        until=_until(names, view, entry),
        me=tuple(_me(names, view, effects)) if view.seat is not None else (),
    )


def _until(names: Names, view: CrayonView, entry: Running | None) -> str:
    """DK-41R: it is in force from the end of the drawer's turn to the end of its next."""
    if entry is None:
        return names.words.say("dk-until-now")
    key = "dk-until-end" if entry.begun else "dk-until-coming"
    return names.words.say(key, seat=names.seat(entry.seat), you="yes" if entry.seat == view.seat else "no")


def _me(names: Names, view: CrayonView, effects: Effects) -> Iterator[str]:
    assert view.seat is not None
    board, public, say = names.board, view.public, names.words.say
    player = public.players[view.seat]
    if effects.slow:
        yield say("dk-me-slow-in" if player.post in effects.slow else "dk-me-slow")
    if effects.no_loading:
        yield say("dk-me-no-loading", cities=names.places(sorted(effects.no_loading)))
        waits = [
            card for card, slot in servable(board, view) if board.cards[card][slot].city in effects.no_loading
        ]
        if waits:
            yield say("dk-me-no-loading-orders", n=len(waits))
    if effects.closed:
        yield say("dk-me-ferries", lines=names.words.listed(names.line(line) for line in sorted(effects.closed)))
    if effects.no_building:
        yield say("dk-me-no-building")
    if effects.barred:
        yield say("dk-me-barred", n=sum(public.owner[edge] == view.seat for edge in effects.barred))
    if effects.washed:
        yield say("dk-me-washed")
    if effects.derailed and player.post != NOWHERE:
        yield say("dk-me-derailed" if player.derailed else "dk-me-not-derailed")
    if effects.tax:
        yield say("dk-me-tax", percent=effects.tax)
    for city, more in effects.bonus:
        yield say("dk-me-bonus", cities=names.place(city), sum=more)
