"""The strategist: what it must find, why it says it does, and that it is a bot like any other."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter
from typing import Any, cast

import pytest

from rules.position import position
from rules.table import Table
from stellwerk import bots, contract, games, turbo
from stellwerk.bots.budget import BadBudgetError
from stellwerk.core.game import AnyGame, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import AnyTurn, Decision, Turn, decide
from stellwerk.core.session import Session
from stellwerk.telling import all_languages, narrator
from stellwerk.turbo.jit import TurboError


def asked(table: Table, rollouts: int = 120, chance: float = 0.5) -> Decision[Any]:
    """What the strategist does as the first seat."""
    return decide(turbo.strategist(game_of(table), rollouts=rollouts), turn_of(table, chance))


def game_of(table: Table) -> AnyGame:
    return cast(AnyGame, table.game)


def turn_of(table: Table, chance: float = 0.5) -> AnyTurn:
    view: Any = view_of(table.state, 0)
    legal: Any = table.game.legal(view)
    return Turn(view, legal, (), chance)


def last_lap() -> Table:
    """One turn left: Berlin–Warszawa completes a ticket, everything else brings next to nothing."""
    return position(
        hands={0: "4 pink + 2 blue", 1: "1 red"},
        tickets={0: "essen-kyiv", 1: "brest-marseille"},
        owners={0: "berlin-essen-1 kyiv-warszawa-1"},
        row="red red black black orange",
        trains={0: 5, 1: 2},
    )


def test_it_finds_the_claim_that_completes_a_ticket() -> None:
    table = last_lap()
    assert table.game.write(asked(table).action) == "claim berlin-warszawa-1"


def test_it_says_how_often_the_best_three_win() -> None:
    table = last_lap()
    decision = asked(table)
    assert len(decision.candidates) == 3
    assert decision.candidates[0].action == decision.action
    assert all(0 <= candidate.value <= 1 for candidate in decision.candidates)
    assert decision.why is not None
    for lang in all_languages():
        text = narrator(game_of(table), lang).why(decision.why)
        assert str(round(100 * decision.candidates[0].value)) in text


def test_with_a_number_of_rollouts_it_is_a_bot_like_any_other() -> None:
    """It plays to the end, alike when asked anew, and whatever is hidden from it changes nothing."""
    game = games.make("first-journey")
    contract.check_bot(game, "strategist", turbo.strategist(game, rollouts=16), 2, "secrets")


def test_it_does_not_think_longer_than_it_may() -> None:
    """All first turns are much alike: nothing is decided before the time is over."""
    game = games.make("first-journey")
    session = Session.begin(game, 2).settle(SeededLuck(1))
    seat = session.actors[0]
    turn: Any = Turn(session.view(seat), session.legal(seat), (), 0.5)
    decide(turbo.strategist(game, rollouts=16), turn)  # compiled by now
    began = perf_counter()
    decide(bots.make(bots.STRATEGIST, game, seconds=0.1), turn)
    assert perf_counter() - began < 5


def test_what_is_decided_needs_no_more_time() -> None:
    """One claim wins, and everything else loses: a minute would only show it again."""
    table = last_lap()
    asked(table)  # compiled by now
    began = perf_counter()
    decision: Decision[Any] = decide(bots.make(bots.STRATEGIST, game_of(table), seconds=60), turn_of(table))
    assert table.game.write(decision.action) == "claim berlin-warszawa-1"
    assert perf_counter() - began < 30


def test_a_budget_belongs_to_its_name() -> None:
    game = games.make("first-journey")
    bot: Any = bots.find("strategist@0.05", game)
    assert bot.seconds == 0.05
    for nonsense in (
        "strategist@",
        "strategist@soon",
        "strategist@0",
        "strategist@-1",
        "strategist@nan",
        "strategist@1e9",
    ):
        with pytest.raises(BadBudgetError, match="expected seconds"):
            bots.find(nonsense, game)
    with pytest.raises(BadBudgetError, match="only strategist"):
        bots.find("planner@1", game)
    with pytest.raises(bots.UnknownBotError):  # names from strangers: nobody may ask a server for an hour
        bots.make("strategist@3600", game)


@pytest.mark.parametrize("title", games.titles())
def test_it_is_the_highest_level_of_every_title(title: str) -> None:
    game = games.make(title)
    levels = [name for name in bots.names(game) if name not in games.family_of(game).characters]
    assert levels[-1] == bots.STRATEGIST
    assert callable(bots.make(bots.STRATEGIST, game))
    if not turbo.plays(game):
        with pytest.raises(TurboError, match="no flat engine"):
            turbo.strategist(game)
    # Who stands in, or gives advice at once, is one that needs no second to think.
    assert bots.STRATEGIST not in (bots.strongest(game), bots.reserve(game), *bots.advisers(game))


def test_without_numba_it_is_offered_where_nothing_is_compiled_and_says_why_elsewhere() -> None:
    code = (
        "import sys\nsys.modules['numba'] = None\n"
        "import stellwerk\nfrom stellwerk import bots\n"
        "from stellwerk.turbo.jit import TurboError\n"
        "game = stellwerk.make('europe')\nprint(bots.STRATEGIST in bots.names(game))\n"
        "other = stellwerk.make('denmark')\nprint(bots.STRATEGIST in bots.names(other))\n"
        "assert bots.make(bots.STRATEGIST, other)\n"
        "try:\n    bots.make(bots.STRATEGIST, game)\nexcept TurboError as error:\n    print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    offered, elsewhere, told = ran.stdout.splitlines()
    assert (offered, elsewhere) == ("False", "True")
    assert "pip install 'stellwerk[turbo]'" in told
