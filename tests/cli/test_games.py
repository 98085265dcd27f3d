"""`stellwerk games`"""

from __future__ import annotations

from cli.running import Run
from stellwerk import games


def test_every_title_with_options_and_seats(run: Run) -> None:
    out = run("games").out
    assert "europe: Europe, 2 to 5 players" in out
    assert "  way: one of classic, 1912, mega, big-cities; default classic" in out
    assert "  bonus: any of orient-express, max, none, with commas; default none" in out
    assert "first-journey: First Journey, 2 to 4 players" in out


def test_as_json(run: Run) -> None:
    told = run("games", "--json").json
    assert [game["name"] for game in told] == list(games.titles())
    europe = told[0]
    assert europe["seats"] == {"fewest": 2, "most": 5}
    assert europe["options"][0] == {
        "name": "way",
        "values": ["classic", "1912", "mega", "big-cities"],
        "default": "classic",
        "several": False,
    }
    assert europe["options"][1]["several"] is True
