"""What must hold in every position of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crayon.conservation import conserved
from crayon.helpers import DENMARK, game_of, made, on_board, shipped
from crayon.walking import walk
from stellwerk.bots.uniform import uniform
from stellwerk.core import codec, record
from stellwerk.core.game import LUCK, Game, IllegalAction, InvalidAction, opaque, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.options import OptionError
from stellwerk.core.play import play
from stellwerk.crayon.actions import Action, Offer
from stellwerk.crayon.events import CrayonEvent
from stellwerk.crayon.loading import options_of
from stellwerk.crayon.state import Hand, Hidden, Public

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"start": "random"}),
    (3, {"tariffs": "yes", "open_money": "yes", "start": "ready"}),
    (2, {"finish_round": "yes", "four_cards": "no", "win_sum": "100"}),
]
tables = pytest.mark.parametrize(("seats", "options"), TABLES)


def test_the_game_satisfies_the_protocol() -> None:
    game: Game[Public, Hand, Hidden, Action, CrayonEvent] = game_of()
    assert game.name == "denmark" and game.version == 2


@pytest.mark.rule("DK-73R")
@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_end_and_their_records_hold(seats: int) -> None:
    game = opaque(made())
    for seed in range(6):
        played = play(game, [uniform] * seats, SeededLuck(seed), seed)
        text = record.write(played.record())
        again = record.read(text)
        assert record.check(game, again) == played.state
        assert record.write(again) == text


@tables
def test_money_goods_and_cards_are_conserved_at_every_step(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    for seed in range(8):
        for moment in walk(game, seats, seed, lively=seed % 2 == 0):
            conserved(game, moment.after)


@tables
def test_every_legal_action_applies_and_no_other(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    rng = Random(1)
    fixed = game.title.codes.fixed
    for seed in range(2):
        for number, moment in enumerate(walk(game, seats, seed)):
            if moment.seat == LUCK or number % 7:
                continue
            legal = list(game.legal(view_of(moment.before, moment.seat)))
            if not any(isinstance(action, Offer) for action in legal):
                for action in legal:
                    game.apply(moment.before, moment.seat, action)
            wrong = set(rng.sample(fixed, 60)) - set(legal)
            for action in wrong:
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(moment.before, moment.seat, action)
                assert refusal.value.rule.startswith("DK-") and refusal.value.reason


def test_building_and_legal_agree_on_all_sections_and_ferries() -> None:
    game = game_of()
    codes = game.title.codes
    candidates: list[Action] = [*codes.lay, *(action for row in codes.buy for action in row)]
    seen = 0
    for seed in range(12):
        for number, moment in enumerate(walk(game, 3, seed)):
            state, seat = moment.before, moment.seat
            legal = game.legal(view_of(state, seat)) if seat != LUCK else ()
            if type(state.public.stage).__name__ != "Building" or number % 23:
                continue
            seen += 1
            offered = {action for action in legal if action in candidates}
            for action in candidates:
                try:
                    game.apply(state, seat, action)
                except IllegalAction:
                    assert action not in offered, game.write(action)
                else:
                    assert action in offered, game.write(action)
    assert seen > 50


@tables
def test_legal_is_in_ascending_catalogue_order_and_codes_lead_back(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    codes = game.title.codes
    for moment in walk(game, seats, 3):
        if moment.seat == LUCK:
            continue
        view = view_of(moment.before, moment.seat)
        found = [codes.code(view, action) for action in game.legal(view)]
        assert found == sorted(set(found))
        assert found[0] >= 0 and found[-1] < codes.size
        assert [codes.action(view, code) for code in found] == list(game.legal(view))


def test_numbers_outside_the_catalogue_are_errors() -> None:
    game = game_of()
    view = view_of(game.start(2), 0)
    for code in (-1, game.title.codes.size, len(game.title.codes.fixed)):
        with pytest.raises(ValueError, match=str(code)):
            game.title.codes.action(view, code)
    with pytest.raises(ValueError, match="no number"):
        game.title.codes.code(view, Offer(0, 99, 99))


@tables
def test_replay_equals_play_step_by_step(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    moments = list(walk(game, seats, 5))
    entries = [(moment.seat, moment.action) for moment in moments]
    again = record.Record.of(game, seats, entries, moments[-1].after)
    for moment, replayed in zip(moments, record.replay(game, record.read(record.write(again))), strict=True):
        assert (moment.action, moment.after, moment.events) == (replayed.action, replayed.state, replayed.events)


@tables
def test_states_events_and_actions_survive_json_and_notation(seats: int, options: dict[str, str]) -> None:
    game = game_of(**options)
    for number, moment in enumerate(walk(game, seats, 7)):
        assert game.read(game.write(moment.action)) == moment.action
        if number % 5 == 0:
            text = codec.encode(moment.after)
            assert codec.decode(game.state_type, text) == moment.after
            events: Any = tuple[CrayonEvent, ...]
            assert codec.decode(events, codec.encode(moment.events)) == moment.events
            action: Any = Action
            assert codec.decode(action, codec.encode(moment.action)) == moment.action


def test_every_action_of_the_catalogue_has_its_own_notation() -> None:
    game = game_of()
    texts = [game.write(action) for action in game.title.codes.fixed]
    assert len(set(texts)) == len(texts)
    assert [game.read(text) for text in texts] == list(game.title.codes.fixed)


@pytest.mark.parametrize(
    ("text", "naming"),
    [
        ("", "''"),
        ("fly aarhus", "fly aarhus"),
        ("go atlantis", "atlantis"),
        ("go  aarhus", "go  aarhus"),
        ("lay aarhus-odense", "aarhus-odense"),
        ("load gold", "gold"),
        ("deliver beer 99", "99"),
        ("deliver beer 01", "'deliver beer 1'"),
        ("deliver beer ²", "²"),
        ("lay k18-aarhus", "'lay aarhus-k18'"),
        ("cross storebaelt 7", "7"),
        ("buy titanic", "titanic"),
        ("upgrade d12", "d12"),
        ("offer 1 x 2", "x"),
        ("offer 1 99999 2", "99999"),
        ("answer perhaps", "perhaps"),
        ("begin hals", "hals"),
        ("event plague", "plague"),
        ("under", "under"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, naming: str) -> None:
    with pytest.raises(InvalidAction) as error:
        game_of().read(text)
    assert naming in str(error.value) and "\n" not in str(error.value)


def test_options_are_data_and_wrong_ones_are_named() -> None:
    assert {option.name: option.default for option in options_of(DENMARK)} == made().options
    with pytest.raises(OptionError, match="'weather'"):
        made(weather="fine")
    with pytest.raises(OptionError, match="'251'"):
        made(win_sum="251")
    assert list(made(start="2").seats) == [3]


def test_the_digest_depends_on_rules_and_board_only() -> None:
    assert made().digest == made().digest
    assert made(win_sum="300").digest != made().digest


def test_names_and_places_on_paper_do_not_count() -> None:
    board = shipped()
    renamed = replace(board.cities[0], name="Elsewhere", de="Anderswo")
    moved = replace(board.posts[0], x=board.posts[0].x + 1)
    other = replace(board, cities=(renamed, *board.cities[1:]), posts=(moved, *board.posts[1:]))
    assert on_board(other).digest == made().digest
    bigger = replace(board, cities=(replace(board.cities[0], goods=()), *board.cities[1:]))
    assert on_board(bigger).digest != made().digest


def test_nobody_else_has_legal_actions() -> None:
    game = game_of()
    for moment in walk(game, 3, 2):
        actors = game.actors(moment.before.public)
        for seat in (None, 0, 1, 2):
            assert bool(game.legal(view_of(moment.before, seat))) == (seat in actors)


def test_a_fresh_game_has_no_state_of_its_own() -> None:
    one, other = made(), made()
    moments = list(walk(one, 2, 9))
    assert [moment.after for moment in moments] == [moment.after for moment in walk(other, 2, 9)]
    assert "denmark" in repr(one)
