"""Real views, offers and news for the client's unit tests: `python -m web.fixtures` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from stellwerk.server.catalogue import catalogue

from stellwerk import games
from stellwerk.core.game import LUCK, view_of
from stellwerk.core.luck import CommittedLuck, SeededLuck, choose
from stellwerk.core.play import news_for

FOLDER = Path(__file__).parents[2] / "web/tests/fixtures"
TITLES = ("europe", "germany", "first-journey")
MOST_MOMENTS = 24
SEED, NONCES, TOTALS = "00ff" * 16, ("0102", "a0"), (2, 110, 7, 1, 46, 3, 1000)


def moments(name: str) -> dict[str, Any]:
    """A game as seat 0 is told of it: every decision of its own with what happened before."""
    game = games.make(name)
    luck, state = SeededLuck(7), game.start(2)
    told: list[Any] = []
    found: list[dict[str, Any]] = []
    while (actors := game.actors(state.public)) and len(found) < MOST_MOMENTS:
        seat = actors[0]
        view = view_of(state, max(seat, 0))
        legal = game.legal(view)
        # A little of everything, and the same every time.
        action = choose(game.luck(state), luck) if seat == LUCK else legal[7 * len(found) % len(legal)]
        if seat == 0:
            todo = [game.write(each) for each in legal]
            found.append({"view": msgspec.to_builtins(view), "todo": todo, "news": told})
            told = []
        step = game.apply(state, seat, action)
        told = [*told, *(msgspec.to_builtins(event) for event in news_for(0, step.events))]
        state = step.state
    return {"catalogue": catalogue(game), "moments": found}


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
