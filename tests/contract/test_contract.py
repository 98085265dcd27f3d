"""What every game must do, for every title, way to play and seat count."""

from __future__ import annotations

from typing import Any

import pytest

from contract.conservation import conserved
from contract.variants import VARIANTS, OpenGame, Variant
from contract.walking import walk
from stellwerk import games
from stellwerk.core import codec, record
from stellwerk.core.game import LUCK, IllegalAction, view_of

each = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@each
def test_a_random_game_ends_and_loses_nothing(variant: Variant) -> None:
    game = variant.game()
    now = None
    for now in walk(game, variant.seats, "ends"):
        conserved(game, now.state)
    assert now is not None
    assert game.ending(now.state.public)
    standings = game.standings(now.state)
    assert [standing.seat for standing in standings] == list(range(variant.seats))
    assert min(standing.rank for standing in standings) == 1
    for standing in standings:
        assert standing.total == sum(line.points for line in standing.lines)


@each
def test_replay_equals_play(variant: Variant) -> None:
    game = variant.game()
    *_, end = walk(game, variant.seats, "replay")
    text = record.write(record.Record.of(game, variant.seats, end.entries, end.state))
    again = record.read(text)
    assert record.write(again) == text
    assert record.check(game, again) == end.state


def _codes(game: OpenGame) -> Any:
    learning = games.family_of(game).learning
    assert learning is not None
    return learning.codes(game)


@each
def test_legal_and_apply_agree(variant: Variant) -> None:
    """Every legal action applies; every other decision of the catalogue is refused and changes nothing."""
    game = variant.game()
    decisions = _codes(game)
    for step, now in enumerate(walk(game, variant.seats, "agree")):
        if not now.decides or step % 9:
            continue
        before = codec.canonical(now.state)
        for seat in range(variant.seats):
            view = view_of(now.state, seat)
            legal = game.legal(view)
            if seat not in now.actors:
                assert not legal
                continue
            assert legal, now.state.public.stage
            codes = [decisions.code(view, action) for action in legal]
            assert codes == sorted(set(codes)), "ascending catalogue order"
            assert [decisions.action(view, code) for code in codes] == list(legal)
            for action in legal:
                game.apply(now.state, seat, action)
            for code in range(decisions.size):
                if code in codes:
                    continue
                try:
                    action = decisions.action(view, code)
                except ValueError:  # a choice among more tickets than are on offer
                    continue
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(now.state, seat, action)
                assert refusal.value.rule
        assert codec.canonical(now.state) == before


@each
def test_states_and_actions_survive_as_text(variant: Variant) -> None:
    game = variant.game()
    for step, now in enumerate(walk(game, variant.seats, "text")):
        if now.entries:
            seat, action = now.entries[-1]
            assert game.read(game.write(action)) == action
        if step % 10 == 0:
            assert codec.decode(game.state_type, codec.encode(now.state)) == now.state
            for seat in now.actors:
                for action in game.legal(view_of(now.state, seat)) if seat != LUCK else ():
                    assert game.read(game.write(action)) == action


@each
def test_a_guess_fits_what_the_seat_has_seen(variant: Variant) -> None:
    game = variant.game()
    for step, now in enumerate(walk(game, variant.seats, "guess")):
        if step % 7:
            continue
        for seat in (*range(variant.seats), None):
            view = view_of(now.state, seat)
            guessed = game.guess(view, now.rng)
            assert view_of(guessed, seat) == view
            conserved(game, guessed)


@each
def test_a_guess_can_be_played_to_the_end(variant: Variant) -> None:
    game = variant.game()
    seat = 0
    for step, now in enumerate(walk(game, variant.seats, "search")):
        if step % 150 == 75:
            state = game.guess(view_of(now.state, seat), now.rng)
            for _ in range(60):
                if not (actors := game.actors(state.public)):
                    break
                if actors[0] == LUCK:
                    action = now.rng.choice([outcome for outcome, _ in game.luck(state)])
                else:
                    action = now.rng.choice(game.legal(view_of(state, actors[0])))
                state = game.apply(state, actors[0], action).state
                conserved(game, state)


@each
def test_luck_has_outcomes_exactly_when_it_is_to_act(variant: Variant) -> None:
    game = variant.game()
    for now in walk(game, variant.seats, "luck"):
        outcomes = game.luck(now.state)
        assert bool(outcomes) == (now.actors == (LUCK,))
        assert all(weight > 0 for _, weight in outcomes)
        assert len({action for action, _ in outcomes}) == len(outcomes)
