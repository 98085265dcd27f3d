"""Real positions, choices and news for the client's unit tests: `python -m web.fixtures` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from stellwerk import games, telling
from stellwerk.core.game import Event, news_for
from stellwerk.core.luck import CommittedLuck, SeededLuck
from stellwerk.core.session import Session
from stellwerk.server.menu import choices_of

FOLDER = Path(__file__).parents[2] / "web/tests/fixtures"
TITLES = ("europe", "germany", "first-journey")
MOST_MOMENTS = 24
SEED, NONCES, TOTALS = "00ff" * 16, ("0102", "a0"), (2, 110, 7, 1, 46, 3, 1000)


def moments(name: str) -> dict[str, Any]:
    """A game as seat 0 is told of it: every decision of its own with what happened before."""
    game = games.make(name)
    narrator, family = telling.narrator(game, "en"), games.family_of(game)
    luck, session, told = SeededLuck(7), Session.begin(game, 2), list[Event]()
    found: list[dict[str, Any]] = []
    while True:
        before = len(session.events)
        session = session.settle(luck)
        told += session.events[before:]
        if session.over or len(found) >= MOST_MOMENTS:
            break
        seat = session.actors[0]
        legal = session.legal(seat)
        if seat == 0:
            view, (choices, _) = session.view(0), choices_of(narrator, session, 0)
            help_, news = family.help(game, view, None), news_for(0, told)
            found.append({"view": view, "choices": choices, "help": help_, "news": news})
            told = []
        before = len(session.events)
        session = session.act(seat, legal[7 * len(found) % len(legal)])  # a little of everything, always the same
        told += session.events[before:]
    names = family.names(game, narrator.words)
    return {"names": msgspec.to_builtins(names), "moments": msgspec.to_builtins(found)}


def draws() -> dict[str, Any]:
    """What committed luck gives, for the browser's own computation."""
    luck = CommittedLuck(bytes.fromhex(SEED), [bytes.fromhex(nonce) for nonce in NONCES])
    numbers = [luck.below(total) for total in TOTALS for _ in range(8)]
    return {"seed": SEED, "nonces": NONCES, "totals": TOTALS, "commitment": luck.commitment, "numbers": numbers}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in TITLES:
        (FOLDER / f"{name}.json").write_text(json.dumps(moments(name), separators=(",", ":")) + "\n")
    (FOLDER / "luck.json").write_text(json.dumps(draws()) + "\n")


if __name__ == "__main__":
    main()
