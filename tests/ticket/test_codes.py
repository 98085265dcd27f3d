"""Numbers of decisions: every legal one has its own, also where tickets come from many piles."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from contract.walking import walk
from stellwerk import games
from stellwerk.core.game import view_of
from stellwerk.ticket.actions import AskTickets
from stellwerk.ticket.codes import Codes
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import Opening

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"
PILES = ("near", "far", "abroad")


@pytest.fixture
def three_piles(tmp_path: Path) -> TicketGame:
    """The small title with a pile of six tickets of each kind, drawn in mixes that the player announces."""
    board = json.loads(SMALL.with_suffix(".json").read_text(encoding="utf-8"))
    cities = [city["id"] for city in board["cities"]]
    board["tickets"] = [
        {"id": f"{a}-{b}-{pile}", "a": a, "b": b, "deck": "small", "kind": pile, "points": 3}
        for pile in PILES
        for a, b in combinations(cities, 2)
    ]
    (tmp_path / "small.json").write_text(json.dumps(board), encoding="utf-8")
    lines = SMALL.read_text(encoding="utf-8").replace("[1]", "3").splitlines()
    piles = ", ".join(f'{{ name = "{pile}", kind = "{pile}", decks = ["small"] }}' for pile in PILES)
    text = "\n".join(f"piles = [{piles}]" if line.startswith("piles") else line for line in lines)
    (tmp_path / "small.toml").write_text(text, encoding="utf-8")
    return TicketGame.load(tmp_path / "small.toml", {})


def test_every_mix_of_three_piles_has_a_number_of_its_own(three_piles: TicketGame) -> None:
    catalogue = Codes(three_piles.title)
    most = {True: 0, False: 0}  # in the opening, in play
    totals = set()
    for now in walk(three_piles, 2, "mixes"):
        for seat in now.actors if now.decides else ():
            view = view_of(now.state, seat)
            asks = [action for action in three_piles.legal(view) if isinstance(action, AskTickets)]
            codes = [catalogue.code(view, ask) for ask in asks]
            assert codes == sorted(set(codes))
            assert [catalogue.action(view, code) for code in codes] == asks
            opening = isinstance(view.public.stage, Opening)
            most[opening] = max(most[opening], len(asks))
            totals |= {sum(ask.mix) for ask in asks}
    assert most == {True: 10, False: 10}
    assert len(totals) > 1  # the piles run low before the game is over


def test_when_the_piles_run_low_numbers_beyond_the_mixes_are_refused(three_piles: TicketGame) -> None:
    catalogue = Codes(three_piles.title)
    first, after = catalogue.base["ask"], catalogue.base["swap"]
    assert after - first == 10
    for now in walk(three_piles, 2, "mixes"):
        left = sum(depth.size for pile in now.state.public.piles for depth in pile)
        if now.decides and left == 2:
            view = view_of(now.state, now.actors[0])
            assert len({catalogue.action(view, code) for code in range(first, first + 6)}) == 6
            with pytest.raises(ValueError, match="mix 6: there are 6 of 2 tickets"):
                catalogue.action(view, first + 6)
            return
    pytest.fail("the piles never ran low")


def test_two_piles_are_numbered_by_the_tickets_of_the_first() -> None:
    game = games.make("germany")
    assert isinstance(game, TicketGame)
    catalogue = Codes(game.title)
    state = next(now.state for now in walk(game, 2, "mixes") if now.decides)
    view = view_of(state, 0)
    numbers = {game.write(ask): catalogue.code(view, ask) - catalogue.base["ask"] for ask in game.legal(view)}
    assert numbers == {
        "ask 4 long": 0,
        "ask 1 short + 3 long": 1,
        "ask 2 short + 2 long": 2,
        "ask 3 short + 1 long": 3,
        "ask 4 short": 4,
    }
