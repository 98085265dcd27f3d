"""What is noted of a game: who closed whose way, how long colours were waited for, and the last lap."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import cast

import pytest

from stellwerk import bots, games
from stellwerk.arena.match import Match, Setting, Task, play_match
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.study.watched import Watched
from stellwerk.ticket import events as on
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import TicketState
from stellwerk.ticket.study.book import WAITS, Book, Facts, facts_of, lists, new_book, new_pages
from stellwerk.ticket.study.closing import close, closer
from stellwerk.ticket.study.columns import COLUMNS, NOBODY
from stellwerk.ticket.study.entering import claimed, decides, kept, lap_began, open_book, scored, took
from stellwerk.ticket.study.waiting import wait_no_more
from stellwerk.ticket.study.watching import rows, watch, written
from stellwerk.ticket.study.ways import ways
from stellwerk.ticket.title import Title

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"


def played(name: str, seats: int, seed: int, bot: str = "random") -> tuple[TicketGame, Session]:
    game = games.make(name)
    session = play(game, [bots.make(bot, game) for _ in range(seats)], SeededLuck(str(seed)), str(seed))
    return cast(TicketGame, game), session


def table(noted: Watched, name: str) -> list[dict[str, object]]:
    return [dict(zip(COLUMNS[name], row, strict=True)) for row in noted.rows[name]]


def title_of(name: str) -> Title:
    return cast(TicketGame, games.make(name)).title


def begun(title: Title, seats: int) -> tuple[Facts, Book]:
    """A book of which nothing is written yet."""
    facts = facts_of(title, seats)
    book = new_book(facts, lists)
    open_book(facts, book)
    return facts, book


def waits(book: Book) -> list[tuple[int, int, int, bool]]:
    """Route, seat, turns and whether it came, of all that are over."""
    over = zip(book.wait_route, book.wait_seat, book.wait_turns, map(bool, book.wait_had), strict=True)
    return list(over)[: book.now[WAITS]]


def double(title: Title) -> tuple[int, int, int]:
    """A ticket whose way leads over one of two parallel routes, that one and the other."""
    for ticket, way in enumerate(ways(title)):
        for route in sorted(way):
            if beside := title.board.parallel[route]:
                return ticket, route, beside[0]
    raise AssertionError("no ticket leads over a double route")


@pytest.mark.parametrize(
    ("claims", "by"),
    [
        ([], NOBODY),
        ([("way", 3)], NOBODY),  # with four players there is still the route beside it
        ([("way", 3), ("beside", 1)], 1),
        ([("beside", 3), ("way", 2)], 2),
        ([("beside", 0)], NOBODY),
        ([("beside", 0), ("way", 1)], NOBODY),  # the holder is through already
    ],
)
def test_a_way_is_closed_by_whoever_takes_the_last_of_two_routes(claims: list[tuple[str, int]], by: int) -> None:
    title = title_of("europe")
    ticket, route, beside = double(title)
    facts, book = begun(title, 4)
    for which, seat in claims:
        claimed(facts, book, seat, {"way": route, "beside": beside}[which])
    assert closer(facts, book, 0, ticket) == by


def test_with_few_players_the_first_train_closes_both() -> None:
    title = title_of("europe")
    ticket, _, beside = double(title)
    for seat, by in ((1, 1), (0, NOBODY)):
        facts, book = begun(title, 2)
        claimed(facts, book, seat, beside)
        assert closer(facts, book, 0, ticket) == by


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("germany", 4), ("first-journey", 2), (str(SMALL), 2)])
def test_who_is_said_to_block_holds_a_route_of_the_way_or_beside_it(name: str, seats: int) -> None:
    blocked = 0
    for seed in range(3):
        game, session = played(name, seats, seed)
        title, owner = game.title, cast(TicketState, session.state).public.owner
        for row in table(watch(game, session), "tickets"):
            assert row["blocked"] == (row["by"] != -1)
            if row["blocked"]:
                blocked += 1
                assert row["kept"] and not row["completed"] and row["by"] != row["seat"]
                way = ways(title)[title.ticket_at[str(row["ticket"])]]
                near = way | {other for route in way for other in title.board.parallel[route]}
                assert row["by"] in {owner[route] for route in near}
    assert blocked


@pytest.mark.parametrize(("name", "seats"), [("europe", 3), ("germany", 2), ("first-journey", 2)])
def test_hands_are_followed_to_the_card(name: str, seats: int) -> None:
    """Also where a tunnel is given up and its cards come back."""
    for seed in range(6):
        game, session = played(name, seats, seed)
        book = written(facts_of(game.title, seats), session)
        last = cast(TicketState, session.state)
        assert [tuple(hand) for hand in book.hands] == [hand.cards for hand in last.hands]


def test_a_colour_is_waited_for_until_the_hand_pays_the_route_or_it_is_gone() -> None:
    title = title_of("first-journey")
    ticket = next(n for n, way in enumerate(ways(title)) if len(way) >= 2)
    first, second, *_ = sorted(ways(title)[ticket])
    colour, length = title.board.routes[first].colour, title.board.routes[first].length
    facts, book = begun(title, 2)
    decides(book, 0)
    kept(facts, book, 0, ticket)
    for _ in range(length):
        decides(book, 1)
        decides(book, 0)
        took(facts, book, 0, colour)
    assert (first, 0, length, True) in waits(book)
    claimed(facts, book, 1, second)
    assert waits(book)[-1] == (second, 0, length, False)
    wait_no_more(facts, book)
    known = len(waits(book))
    kept(facts, book, 0, ticket)  # what came, or is gone, is not waited for again
    wait_no_more(facts, book)
    assert len(waits(book)) == known


def test_every_wait_ends_once() -> None:
    game, session = played("europe", 4, 1, "greedy")
    ends: dict[object, int] = defaultdict(int)
    for row in table(watch(game, session), "waits"):
        ends[row["had"]] += 1
        assert cast(int, row["turns"]) >= 0 and row["colour"] in game.title.board.kinds[:-1]
    assert ends[True] and ends[False]


@pytest.mark.parametrize(
    ("seat", "before", "after", "ranks", "noted"),
    [
        (1, [10, 20, 5], [25, 24, 5], [2, 1, 3], (1, 1.0, True, 2 / 3, 2 / 3)),
        (0, [10, 20], [10, 20], [2, 1], (0, 0.0, False, 0.0, 0.0)),
        (0, [7, 7], [7, 7], [1, 1], (0, 0.5, True, 0.0, 0.0)),
    ],
)
def test_the_last_lap_says_who_led_and_whose_rank_changed(
    seat: int, before: list[int], after: list[int], ranks: list[int], noted: tuple[object, ...]
) -> None:
    title = title_of("europe")
    facts, book = begun(title, len(before))
    for each, points in enumerate(before):
        scored(facts, book, each, points)
    lap_began(facts, book, seat)
    for each, points in enumerate(after):
        scored(facts, book, each, points - before[each])
        book.ranks[each] = ranks[each]
    pages = new_pages(facts, 1, lists)
    close(facts, book, pages, 0)
    assert rows(title, pages)["laps"] == [noted]


def test_a_game_that_ends_by_its_last_lap_notes_it_and_others_do_not() -> None:
    game, session = played("europe", 2, 4, "greedy")
    (row,) = table(watch(game, session), "laps")
    began = next(event for event in session.events if isinstance(event, on.LastLapBegan))
    assert row["seat"] == began.seat
    game, session = played("first-journey", 2, 4, "greedy")
    assert table(watch(game, session), "laps") == []


def test_a_match_brings_its_notes_along() -> None:
    setting = Setting("europe", (), 1, 10.0)
    noted = play_match(Task(setting, Match(0, ("greedy", "greedy")), recorded=False, watched=True)).game
    assert noted is not None and noted.watched.rows.keys() == COLUMNS.keys()
