"""Our boards are right, and what is wrong with a board is told with its line."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stellwerk import games
from stellwerk.core.faults import FileError
from stellwerk.core.options import OptionError
from stellwerk.ticket.boardfile import BoardFile, read_board
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.lint import board_problems
from stellwerk.ticket.loading import TITLES

SMALL = Path(__file__).parent.parent / "titles"
BOARDS = sorted(TITLES.glob("*/board.json"))


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.parent.name)
def test_our_boards_have_no_problem(path: Path) -> None:
    """Values equal shortest paths but for the marked exceptions; all cities are reached; groups are parallel."""
    board = read_board(path)
    assert board_problems(board) == []
    assert board.provenance


def board(name: str) -> BoardFile:
    return read_board(TITLES / name / "board.json")


@pytest.mark.rule("T-28", "EU-60", "EU-61", "EU-62", "EU-63", "EU-64")
def test_the_europe_board_counts() -> None:
    europe = board("europe")
    assert (len(europe.cities), len(europe.routes), len(europe.tickets)) == (47, 101, 108)
    assert Counter(route.length for route in europe.routes) == {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}
    assert sum(route.tunnel for route in europe.routes) == 18
    assert [sum(1 for r in europe.routes if r.locos), sum(r.locos for r in europe.routes)] == [13, 17]
    assert len({route.group for route in europe.routes if route.group}) == 11
    assert Counter((t.deck, t.kind) for t in europe.tickets) == {
        ("europe", "long"): 6,
        ("europe", "normal"): 40,
        ("1912", "long"): 6,
        ("1912", "normal"): 49,
        ("orient-express", "normal"): 6,
        ("max", "normal"): 1,
    }
    assert sum("big-city" in ticket.marks for ticket in europe.tickets) == 45
    assert sum("big-city" in city.marks for city in europe.cities) == 9
    assert sum(ticket.off_path for ticket in europe.tickets) == 8
    unverified = {ticket.deck for ticket in europe.tickets if not ticket.verified}
    assert unverified == {"orient-express", "max"}


@pytest.mark.rule("DE-01", "DE-02", "DE-10")
def test_the_germany_board_counts() -> None:
    germany = board("germany")
    assert (len(germany.cities), len(germany.routes), len(germany.tickets)) == (40, 110, 89)
    assert sum(city.passengers for city in germany.cities) == 60
    assert [city.id for city in germany.cities if not city.through] == [
        "daenemark",
        "niederlande",
        "frankreich",
        "schweiz",
        "oesterreich",
    ]
    assert Counter(ticket.kind for ticket in germany.tickets) == {"short": 55, "long": 34}
    groups = Counter(route.group for route in germany.routes if route.group)
    assert sorted(group for group, size in groups.items() if size == 3) == [
        "dortmund-duesseldorf",
        "duesseldorf-koeln",
    ]


@pytest.mark.rule("FJ-01")
def test_the_first_journey_board_counts() -> None:
    first = board("first-journey")
    assert (len(first.cities), len(first.routes), len(first.tickets)) == (22, 70, 32)
    assert sum(route.length for route in first.routes) == 126
    assert not any(ticket.verified for ticket in first.tickets)


# ---- a designer's own title


def designer(tmp_path: Path, change: dict[str, Any] | None = None, toml: tuple[str, str] = ("", "")) -> TicketGame:
    """The small title with one thing changed, loaded from a path outside the package."""
    text = (SMALL / "small.json").read_text(encoding="utf-8")
    for old, new in (change or {}).items():
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / "small.json").write_text(text, encoding="utf-8")
    title = (SMALL / "small.toml").read_text(encoding="utf-8")
    assert toml[0] in title
    (tmp_path / "small.toml").write_text(title.replace(*toml, 1), encoding="utf-8")
    return TicketGame.load(tmp_path / "small.toml")


def test_a_title_outside_the_package_can_be_played(tmp_path: Path) -> None:
    game = designer(tmp_path)
    assert game.name == "small"
    assert games.make(str(tmp_path / "small.toml")).digest == game.digest


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"b": "north", "length": 2', '"b": "nrth", "length": 2', "line 15: routes[0].b: there is no city 'nrth'"),
        ('"id": "east-south-1"', '"id": "east-north-1"', "line 15: routes[0].id: 'east-north-1' is used 2 times"),
        ('"colour": "red"', '"colour": "rd"', "line 15: routes[0].colour: 'rd' is not one of blue, grey, red"),
        (
            '"length": 1, "colour": "grey", "group": "south-west"},\n  {"id": "south-west-2"',
            '"length": 2, "colour": "grey", "group": "south-west"},\n  {"id": "south-west-2"',
            "line 18: routes[3].group: parallel routes have the same ends and length",
        ),
        ('"group": "south-west"', '"group": "alone"', "routes[2].group: 'alone' has only one route"),
        (
            '"tunnel": true',
            '"tunnel": true, "locos": 1',
            "routes[4].locos: a ferry is grey and no tunnel",
        ),
        ('"tunnel": true', '"locos": 9', "line 19: routes[4].locos: 9 symbols on 3 spaces"),
        ('"length": 3', '"length": 0', "line 19: routes[4].length: 0 is too little; at least 1"),
        ('"length": 3', '"length": 3.5', "line 19: routes[4].length: wanted is a whole number, not a number"),
        ('"lat": 52.0, ', "", "line 9: cities[0]: the field lat is missing"),
        ('"lat": 52.0', '"lat": 152.0', "line 9: cities[0].lat: 152.0 is too much; at most 90"),
        ('"id": "north"', '"id": "North Town"', "line 9: cities[0].id: 'North Town' is not lower-case"),
        ('"colours": ["red", "blue"]', '"colours": ["red", "red"]', "colours"),
        ('"a": "north", "b": "south"', '"a": "north", "b": "north"', "tickets[0].b: both ends are 'north'"),
        ('"format": 1', '"format": 2', "line 2: format: 2 is too much; at most 1"),
    ],
)
def test_a_broken_board_is_told_with_line_and_field(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(FileError) as refusal:
        designer(tmp_path, {old: new})
    assert complaint in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_city_that_nothing_reaches_is_told(tmp_path: Path) -> None:
    lonely = '{"id": "isle", "name": "Isle", "de": "Insel", "en": "Isle", "lat": 53.0, "lon": 9.0},\n  '
    with pytest.raises(FileError, match=r"line 12: cities\[3\].id: 'isle' cannot be reached"):
        designer(tmp_path, {'{"id": "west"': lonely + '{"id": "west"'})


def test_a_value_off_the_shortest_path_is_only_a_remark(tmp_path: Path) -> None:
    game = designer(tmp_path, {'"points": 4': '"points": 9'})
    assert game.title.board.tickets[0].points == 9
    (remark,) = board_problems(read_board(tmp_path / "small.json"))
    assert remark.harmless
    assert "value 9 differs from the shortest path of 4" in str(remark.reason)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("points = { 1 = 1, 2 = 2, 3 = 4 }", "points = { 1 = 1 }", "rules.points: no points for a route of 2"),
        ("draw = [1], keep = 1", "draw = [1, 1], keep = 1", "every pile"),
        ("cards = 6", "cards = 1", "rules.cards: the opening needs 5 cards, the deck has 4"),
        ("draw = [1]", "draw = [3]", "pile 'tickets' has 4 tickets, the opening deals 6"),
        ('kind = "any"', 'kind = "none"', "no ticket of the board fits pile 'tickets'"),
        ("fewest_seats = 2", "fewest_seats = 5", "rules.fewest_seats: 5 is more than most_seats 2"),
        ("flush_at = 2", "flush_at = 4", "rules.row.flush_at: 4 locomotives never lie in a row of 3"),
        ("trains = 20", "trains = 20\nhats = 3", "line 11: rules.hats: there is no such field"),
        ("trains = 20", 'trains = "many"', "trains: wanted is a whole number, not a text"),
        ("most_seats = 2", "most_seats = [5]", "most_seats: wanted is a whole number, not a list"),
        ('piles = [{ name = "tickets", kind = "any", decks = ["small"] }]', "piles = [3]", "piles[0]: wanted"),
        ('board = "small.json"', 'board = "../../etc/board.json"', "outside the folder"),
        ('board = "small.json"', 'board = "missing.json"', "missing.json: cannot be read"),
        ('rest = "under"', 'rest = "away"', "'away' is not possible; choose box, under"),
    ],
)
def test_a_ruleset_that_does_not_fit_is_told(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(FileError) as refusal:
        designer(tmp_path, toml=(old, new))
    assert complaint in str(refusal.value)


def test_names_and_coordinates_do_not_change_the_digest_but_facts_do(tmp_path: Path) -> None:
    plain = designer(tmp_path).digest
    assert designer(tmp_path, {'"lat": 52.0': '"lat": 52.5', '"Nord"': '"Norden"'}).digest == plain
    assert designer(tmp_path, {'"length": 3': '"length": 2'}).digest != plain
    assert designer(tmp_path, toml=("trains = 20", "trains = 19")).digest != plain


def test_options_are_checked() -> None:
    with pytest.raises(OptionError, match="way='sideways' is not possible; choose classic, 1912, mega"):
        games.make("europe", way="sideways")
    with pytest.raises(OptionError, match="option 'hats' does not exist"):
        games.make("germany", hats="on")
    with pytest.raises(games.UnknownGameError, match="there is no game 'atlantis'"):
        games.make("atlantis")
    with pytest.raises(ValueError, match="7 seats: europe is for 2 to 5"):
        games.make("europe").start(7)


def test_a_named_start_player_must_have_a_seat() -> None:
    game = TicketGame.load(games.titles()["europe"], {"start": "3"})
    assert game.seats == range(4, 6)
    assert game.start(4).public.turn == 3


def test_board_files_keep_one_entry_per_line() -> None:
    """So that a change shows as the line it is."""
    for path in BOARDS:
        text = path.read_text(encoding="utf-8")
        facts = json.loads(text)
        entries = sum(len(facts[part]) for part in ("cities", "routes", "tickets"))
        assert sum(line.startswith('  {"id"') for line in text.splitlines()) == entries
