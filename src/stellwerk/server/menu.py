"""What a seat may do, as it is offered to it; what is offered alike again and again is put into words once."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from stellwerk.core.game import AnyGame, Seat, SomeAction
from stellwerk.core.session import Session
from stellwerk.server import wire
from stellwerk.words.narrator import Narrator

MOST_KEPT: Final = 4000  # choices of one game; there are more ways to keep tickets than anybody will see

_kept: WeakKeyDictionary[AnyGame, dict[tuple[str, SomeAction], wire.Choice]] = WeakKeyDictionary()


def choices_of(
    narrator: Narrator, session: Session, seat: Seat, before: str = ""
) -> tuple[tuple[wire.Choice, ...], dict[str, str]]:
    """What a seat may do now, with the headings of the groups; `before` is what it would have done already."""
    if seat not in session.actors:
        return (), {}
    kept = _kept.setdefault(session.game, {}) if narrator.alike and not before else {}
    lang, choices = narrator.words.lang, list[wire.Choice]()
    if len(kept) > MOST_KEPT:
        kept.clear()
    for action in session.legal(seat):
        choice = kept.get((lang, action))
        if choice is None:
            choice = kept[lang, action] = _choice(narrator, session, seat, action, before)
        choices.append(choice)
    groups = dict.fromkeys(choice.group for choice in choices)
    return tuple(choices), {group: narrator.heading(group) for group in groups}


def _choice(narrator: Narrator, session: Session, seat: Seat, action: SomeAction, before: str) -> wire.Choice:
    item = narrator.item(action, session.view(seat))
    return wire.Choice(before + session.game.write(action), item.group, item.label, item.key, item.on)
