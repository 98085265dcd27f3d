"""Events: where they are, what they do, until when, and what that means for the seat that asks."""

from __future__ import annotations

from msgspec import Struct


class EventsAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Those in force or about to begin; or a certain one, by its number in news and views."""

    event: int | None = None


class EventFacts(Struct, frozen=True):
    """`posts`, `cities`, `ferries` and `edges` are the area. `until` says when it ends, `me` what it does to the asker."""

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
