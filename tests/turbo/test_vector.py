"""Many games side by side: what they show and accept is what the reference says of the same states."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from stellwerk import games
from stellwerk.core.game import IllegalAction, view_of
from stellwerk.ticket.codes import Codes
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.state import FREE, GAP
from stellwerk.turbo import VecGame

TITLES = [("europe", 3), ("germany", 2), ("first-journey", 2)]


def choices(many: VecGame, rng: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A legal code for each game, at random."""
    legal = many.unpacked(many.legal())
    return np.array([rng.choice(np.flatnonzero(row)) for row in legal])


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_legal_codes_and_observations_are_those_of_the_reference(name: str, seats: int) -> None:
    game = cast(TicketGame, games.make(name))
    codes, many, rng = Codes(game.title), VecGame(games.make(name), seats, 3, seed=5), np.random.default_rng(1)
    for _ in range(150):
        legal, seen = many.unpacked(many.legal()), many.observe()
        for number in range(many.n):
            state, seat = many.state(number), int(many.actors[number])
            view = view_of(state, seat)
            assert [codes.code(view, action) for action in game.legal(view)] == np.flatnonzero(
                legal[number]
            ).tolist()
            check_seen(game, many, seen[number].tolist(), number, seat)
        many.step(choices(many, rng))


def check_seen(game: TicketGame, many: VecGame, seen: list[int], number: int, seat: int) -> None:
    state, where, title = many.state(number), many.observation, game.title
    public, hand, seats = state.public, state.hands[seat], many.seats
    assert len(seen) == where.size
    assert tuple(seen[where.hand : where.tickets]) == hand.cards
    shown = {ticket for player in public.players for ticket in player.done}
    for ticket in range(len(title.board.tickets)):
        expected = 1 if ticket in hand.tickets else 2 if ticket in hand.offer else 3 if ticket in shown else 0
        assert seen[where.tickets + ticket] == expected
    row = [public.row.count(kind) for kind in range(title.kinds)]
    assert seen[where.row : where.discard] == row and public.row.count(GAP) + sum(row) == len(public.row)
    assert tuple(seen[where.discard : where.piles]) == public.discard
    sizes = [sum(depth.size for depth in pile) for pile in public.piles]
    assert seen[where.piles : where.players] == [public.deck, *sizes]
    for turn in range(seats):
        player = public.players[(seat + turn) % seats]
        told = [player.trains, player.stations, player.score, player.cards, player.tickets, len(player.done)]
        told += [player.bonus, *player.known, *player.passengers]
        begin = where.players + turn * where.player
        assert seen[begin : begin + where.player] == told
    for begin, holders in ((where.routes, public.owner), (where.cities, public.stations)):
        expected_owners = [0 if holder == FREE else 1 + (holder - seat) % seats for holder in holders]
        assert seen[begin : begin + len(holders)] == expected_owners
    assert tuple(seen[where.bag : where.waiting]) == public.bag
    assert seen[where.waiting :] == [count for waiting in public.waiting for count in waiting]


def test_nobody_sees_what_another_seat_holds() -> None:
    """Seats' hands, offers and the order of piles exchanged by a guess change nothing that is seen."""
    from random import Random

    game = cast(TicketGame, games.make("europe"))
    many, rng = VecGame(games.make("europe"), 3, 1, seed=3), np.random.default_rng(3)
    for step in range(80):
        seat = int(many.actors[0])
        before = many.observe().copy()
        state = many.state(0)
        many.put(0, game.guess(view_of(state, seat), Random(step)))
        many.actors[0] = seat
        assert np.array_equal(before, many.observe())
        many.put(0, state)
        many.step(choices(many, rng))


def test_games_begin_anew_and_the_winners_share_the_reward() -> None:
    many, rng = VecGame(games.make("first-journey"), 2, 8, seed=2), np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        many.step(choices(many, rng))
        assert not many.rewards[~many.ended].any()
        assert np.allclose(many.rewards[many.ended].sum(axis=1), 1.0)
        ended += int(many.ended.sum())
    assert ended >= 8 and ended == many.played.sum()


def test_the_same_seed_and_decisions_give_the_same_games() -> None:
    one, two = (VecGame(games.make("first-journey"), 3, 4, seed=9) for _ in range(2))
    rng = np.random.default_rng(4)
    for _ in range(60):
        codes = choices(one, rng)
        one.step(codes)
        two.step(codes)
    assert np.array_equal(one.records, two.records)
    one.reset(10)
    two.reset(11)
    assert not np.array_equal(one.records, two.records)


def test_an_illegal_code_is_refused_and_no_game_moves() -> None:
    many, rng = VecGame(games.make("first-journey"), 2, 4), np.random.default_rng(5)
    before, codes = many.records.copy(), choices(many, rng)
    for wrong in (-1, many.codes, many.codes + 64, int(np.flatnonzero(~many.unpacked(many.legal())[2])[0])):
        codes[2] = wrong
        with pytest.raises(IllegalAction, match="game 2"):
            many.step(codes)
        assert np.array_equal(before, many.records)


def test_buffers_of_the_caller_are_filled() -> None:
    many = VecGame(games.make("first-journey"), 2, 4)
    masks = np.zeros((4, many.words), dtype=np.uint32)
    seen = np.zeros((4, many.observation.size), dtype=np.int16)
    assert many.legal(masks) is masks and masks.any(axis=1).all()
    assert many.observe(seen, seats=1 - many.actors) is seen
    assert not np.array_equal(seen, many.observe())
