"""What a person may type instead of a number."""

from __future__ import annotations

from typing import Any

import pytest

from contract.variants import made
from stellwerk.cli.menu import LONG, Menu, abbreviated
from stellwerk.telling import narrator
from stellwerk.ticket.actions import BLIND, Build, Claim, Draw

ACTIONS = [
    "draw blind",
    "draw blue",
    "claim paris-zurich-1",
    "claim dieppe-paris-1",
    "claim pamplona-paris-1",
    "claim pamplona-paris-2",
    "pay 3 red",
    "pay 2 red + 1 loco",
    "pay 12 red",
    "keep brest-roma",
    "keep brest-roma london-wien",
    "keep london-wien",
]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("claim par zur", ["claim paris-zurich-1"]),
        ("claim zur par", ["claim paris-zurich-1"]),
        ("c zurich", ["claim paris-zurich-1"]),
        ("CLAIM Paris-Zurich", ["claim paris-zurich-1"]),
        ("claim pam", ["claim pamplona-paris-1", "claim pamplona-paris-2"]),
        ("claim pam 2", ["claim pamplona-paris-2"]),
        ("draw bl", ["draw blind", "draw blue"]),
        ("draw bli", ["draw blind"]),
        ("pay 1", ["pay 2 red + 1 loco"]),
        ("pay red", ["pay 3 red", "pay 2 red + 1 loco", "pay 12 red"]),
        ("keep brest", ["keep brest-roma"]),
        ("keep brest wien", ["keep brest-roma london-wien"]),
        ("claim atlantis", []),
        ("par", []),
        ("", []),
    ],
)
def test_abbreviations(text: str, expected: list[str]) -> None:
    assert abbreviated(text, [(action, action) for action in ACTIONS]) == expected


def test_numbers_run_through_the_groups_and_long_groups_are_only_counted() -> None:
    game = made("europe")
    legal: list[Any] = [Draw(0), Draw(BLIND), Claim(0), *(Build(city) for city in range(LONG + 1))]
    menu = Menu(game, narrator(game, "en"), legal)
    assert [choice.number for choice in menu.choices] == list(range(1, len(legal) + 1))
    assert list(menu.lines()) == [
        "Draw a train card:",
        "  1  the pink card from the row",
        "  2  blind from the deck",
        "Claim a route:",
        "  3  Amsterdam–Bruxelles: 1 space, black; 1 point",
        "Build a station: numbers 4 to 19. “build” lists them, “build” and a name chooses.",
    ]
    assert menu.numbered(4) is not None and menu.numbered(0) is None and menu.numbered(20) is None
    assert [choice.action for choice in menu.find("build par")] == []
    assert len(menu.find("build")) == LONG + 1
