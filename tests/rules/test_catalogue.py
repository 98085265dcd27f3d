"""The catalogue of rules and its tests: no rule without one, and no refusal that names a rule of another game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.walking import walk
from rules.table import game_of
from stellwerk.core.game import LUCK, IllegalAction
from stellwerk.telling import rule_parts
from stellwerk.ticket.game import TicketGame

TITLES = {"europe": "EU", "germany": "DE", "first-journey": "FJ"}


def rule_ids() -> set[str]:
    return {rule.id for title in TITLES for part in rule_parts("en", title) for rule in part.rules()}


def marked(mark: str) -> set[str]:
    """Ids that some test of this folder is marked with."""
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    calls = re.findall(rf"@pytest\.mark\.{mark}\(([^)]*)\)", "\n".join(texts))
    return {rule for call in calls for rule in re.findall(r'"([^"]+)"', call)}


def test_every_rule_has_a_test() -> None:
    assert rule_ids() - marked("rule") == set()


def test_every_mark_names_a_rule() -> None:
    assert (marked("rule") | marked("refuses")) - rule_ids() == set()


def attempts(game: TicketGame) -> Iterator[str]:
    """One of everything that can be written down."""
    board = game.title.board
    yield from ("draw blind", "draw loco", "draw red", "swap", "pass", "give up", "keep none")
    yield from ("pay 1 loco", "pay 2 red", "pay 9 blue + 1 loco", "red", "loco", "start 1")
    yield from (f"claim {route.id}" for route in board.routes[::7])
    yield from (f"ask 2 {pile}" for pile in board.piles)
    yield from (f"ask 5 {pile}" for pile in board.piles)
    yield from (f"{verb} {board.cities[3].id}" for verb in ("build", "leave"))
    yield from (f"{verb} {board.tickets[8].id}" for verb in ("keep", "ticket"))
    yield from (f"take {guest} from {board.cities[1].id}" for guest in board.guests)
    yield from (f"passenger {guest}" for guest in board.guests)


@pytest.mark.parametrize("name", TITLES)
def test_a_refusal_names_a_rule_of_its_own_game(name: str) -> None:
    game = game_of(name, {})
    own = {rule for rule in rule_ids() if rule.startswith(("T-", TITLES[name]))}
    texts = list(attempts(game))
    strange: dict[str, str] = {}
    for step, now in enumerate(walk(game, 3, "refusals")):
        if step % 3 and now.actors:
            continue
        for seat in (LUCK, 0, 1, 2):
            for text in texts:
                try:
                    game.apply(now.state, seat, game.read(text))
                except IllegalAction as refusal:
                    if refusal.rule not in own:
                        stage = type(now.state.public.stage).__name__
                        strange.setdefault(f"{text.split(' ')[0]} in {stage}", str(refusal))
    assert strange == {}
