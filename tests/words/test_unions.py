"""Whatever a family can meet has words: every stage, event, action, bonus, ending, refusal and option.

They are found from the family's unions and told one by one, so that a new member without words fails here and not
in the last line of somebody's game. That other languages have what English has, `test_languages` makes sure.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct
from msgspec.structs import replace

import stellwerk
from contract.variants import OpenGame, OpenState, made
from stellwerk import bots, games
from stellwerk.core.game import Line, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.core.title import titles_in
from stellwerk.crayon import actions as crayon_actions
from stellwerk.crayon import events as crayon_events
from stellwerk.crayon import state as crayon_state
from stellwerk.telling import WORDS, all_languages, called, unverified, value_label, words_for, words_of_title
from stellwerk.ticket import actions as ticket_actions
from stellwerk.ticket import bonuses as ticket_bonuses
from stellwerk.ticket import events as ticket_events
from stellwerk.ticket import state as ticket_state
from stellwerk.ticket.game import TicketGame
from stellwerk.ticket.scoring import Reckoning
from words.messages import messages
from words.narrated import narrated
from words.refusing import keys

HOUSE = Path(stellwerk.__file__).parent


class Unions(NamedTuple):
    stage: Any
    event: Any
    action: Any
    finish: Any
    bonus: Any = None


UNIONS = {
    "ticket": Unions(
        ticket_state.Stage,
        ticket_events.TicketEvent,
        ticket_actions.Action,
        ticket_state.Finish,
        ticket_bonuses.Bonus,
    ),
    "crayon": Unions(crayon_state.Stage, crayon_events.CrayonEvent, crayon_actions.Action, crayon_state.Finish),
}
FAMILIES = sorted(UNIONS)
in_every_language = pytest.mark.parametrize("lang", all_languages())
of_every_family = pytest.mark.parametrize("family", FAMILIES)
of_every_title = pytest.mark.parametrize("name", games.titles())


def test_every_family_has_its_unions_here() -> None:
    assert set(UNIONS) == set(games.families())


# ---- members, and the games they are told in


def samples(kind: Any) -> Iterator[Any]:
    """Values of a type that its words may depend on: numbers are none, one and several."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        yield from (value for each in inner for value in samples(each))
    elif origin is Literal:
        yield from inner
    elif origin is tuple:
        yield (1,)
    elif kind is bool:
        yield from (False, True)
    elif kind is NoneType:
        yield None
    elif kind is str:
        yield "red"
    elif isinstance(kind, type) and issubclass(kind, Struct):
        if "then" not in kind.__struct_fields__:  # a stage within a stage says nothing more
            yield from made_of(kind)
    else:
        yield from (0, 1, 2)


def made_of(kind: type[Struct]) -> Iterator[Any]:
    """Members of a union with all combinations of such values."""
    hints = get_type_hints(kind, include_extras=False)
    for values in product(*(samples(hints[field]) for field in kind.__struct_fields__)):
        yield kind(*values)


@cache
def teller_of(name: str, lang: str) -> Any:
    return narrated(made(name), lang)


@cache
def played(name: str) -> Session:
    game = made(name)
    return play(game, [bots.make("random", game)] * 2, SeededLuck(7), 7)


@cache
def midway(name: str) -> OpenState:
    """A position in which everybody has something."""
    game = made(name)
    state: OpenState = game.start(2)
    entries = list(played(name).entries)
    for seat, action in entries[: len(entries) // 2]:
        state = game.apply(state, seat, action).state
    return state


def told(family: str, kind: type[Struct], lang: str, tell: Callable[[str, Any, Struct], Iterable[str]]) -> None:
    """Some title of the family has such a thing, and it is told in whole words."""
    texts: list[str] = []
    for name in titles_in(games.families()[family].titles):
        teller = teller_of(name, lang)
        for member in made_of(kind):
            try:
                texts += tell(name, teller, member)
            except (IndexError, ValueError, AssertionError):
                continue  # this title has nothing of the kind; words that are missing are another error
    assert texts, f"{kind.__name__} is told by no title"
    assert [text for text in texts if not text.strip() or "{" in text] == []


def members(kind: Literal["stage", "event", "action", "bonus"]) -> list[Any]:
    found = [(family, each) for family in FAMILIES for each in get_args(getattr(UNIONS[family], kind))]
    return [pytest.param(family, each, id=f"{family}-{each.__name__}") for family, each in found]


@in_every_language
@pytest.mark.parametrize(("family", "kind"), members("event"))
def test_every_event_is_told(family: str, kind: type[Struct], lang: str) -> None:
    def tell(name: str, teller: Any, event: Any) -> list[str]:
        return [sentence.text for to in (None, 1) for sentence in teller.story([event], to)]

    told(family, kind, lang, tell)


@in_every_language
@pytest.mark.parametrize(("family", "kind"), members("action"))
def test_every_action_is_told_with_its_heading(family: str, kind: type[Struct], lang: str) -> None:
    def tell(name: str, teller: Any, action: Any) -> list[str]:
        assert teller.item(action, view_of(midway(name), 0)).group == teller.group(action)
        return [teller.action(action), teller.heading(teller.group(action))]

    told(family, kind, lang, tell)


@in_every_language
@pytest.mark.parametrize(("family", "kind"), members("stage"))
def test_every_stage_asks_for_something(family: str, kind: type[Struct], lang: str) -> None:
    def tell(name: str, teller: Any, stage: Any) -> list[str]:
        state = midway(name)
        state = replace(state, public=replace(state.public, stage=stage, turn=0))
        views = [view_of(state, seat) for seat in (0, 1, None)]
        return [text for view in views for text in (teller.task(view), teller.prompt(view))]

    told(family, kind, lang, tell)


# ---- the end


@in_every_language
@of_every_family
def test_every_ending_has_words_and_no_other(family: str, lang: str) -> None:
    finishes = {f"ending-{how}" for how in get_args(UNIONS[family].finish)}
    folder = games.families()[family].locale / lang
    assert {
        key for path in folder.glob("*.ftl") for key in messages(path) if key.startswith("ending-")
    } == finishes


@in_every_language
@pytest.mark.parametrize("kind", get_args(ticket_bonuses.Bonus), ids=lambda kind: kind.__name__)
def test_every_bonus_has_a_line_a_row_and_a_count(kind: Any, lang: str) -> None:
    lines: list[Line] = []
    for name in titles_in(games.families()["ticket"].titles):
        game = TicketGame.load(games.title_file(name))
        reckoning = Reckoning(game.title, played(name).state, [1, 0])  # type: ignore[arg-type]
        teller = teller_of(name, lang)
        for bonus in made_of(kind):
            lines += [line for sheet in bonus.lines(reckoning) for line in sheet]
            assert all(teller.score(line) and teller.row(line) for line in lines)
            assert all(teller.counted(line, count) is not None for line in lines for count in (0, 1, 2))
    assert lines and {line.what for line in lines} == {kind.__struct_config__.tag}


def _counted(family: str) -> set[str]:
    """What the family's count writes lines for."""
    return {
        str(node.args[0].value)
        for path in (HOUSE / family).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Line"
        if isinstance(node.args[0], ast.Constant)
    }


@in_every_language
@of_every_title
def test_every_line_of_the_count_is_told(name: str, lang: str) -> None:
    game = made(name)
    teller = teller_of(name, lang)
    for what in _counted(game.family):
        if (of := _of(game, what)) is not None:
            lines = [Line(what, points, of, count) for points in (-1, 0, 1) for count in (0, 1, 2)]
            assert all(teller.score(line) for line in lines)
            assert all(isinstance(teller.row(line), str) for line in lines)


def _of(game: OpenGame, what: str) -> str | None:
    """Something that a line can be about; None where the board has nothing of the kind."""
    if not isinstance(game, TicketGame):
        return ""
    board = game.title.board
    match what:
        case "ticket":
            return board.tickets[0].id
        case "borrowed":
            return f"{board.cities[0].id}/{board.routes[0].id}"
        case "passengers":
            return next(iter(board.guests), None)
        case _:
            return ""


# ---- refusals


@in_every_language
@of_every_family
def test_every_refusal_has_words(family: str, lang: str) -> None:
    name = next(iter(titles_in(games.families()[family].titles)))
    words = words_for(made(name), lang)
    assert [key for key in keys(family) if not words.has(f"refusal-{key}")] == []


# ---- titles


@in_every_language
@of_every_title
def test_every_title_says_what_it_is(name: str, lang: str) -> None:
    said = messages(games.titles()[name].parent / WORDS / lang / "title.ftl")
    assert {"title", "title.line", "title.time", "title.age"} <= said.keys()
    assert called(games.make(name), lang) != name


@of_every_title
def test_what_is_not_verified_is_said_in_every_language(name: str) -> None:
    folder = games.titles()[name].parent / WORDS
    for lang in all_languages():
        said = [key for key in messages(folder / lang / "title.ftl") if key.startswith("unverified-")]
        assert said == [f"unverified-{number}" for number in range(1, len(said) + 1)]
        assert len(unverified(name, lang)) == len(unverified(name, "en")) >= len(said)


@in_every_language
@of_every_title
def test_every_option_and_its_values_have_words_and_nothing_else_has(name: str, lang: str) -> None:
    words, options = words_of_title(name, lang), games.options_of(name)
    said = {key for key in messages(games.titles()[name].parent / WORDS / lang / "title.ftl") if "." not in key}
    possible = {f"option-{option.name}" for option in options}
    possible |= {f"option-{option.name}-{value}" for option in options for value in option.values}
    assert {key for key in said if key.startswith("option-")} <= possible
    for option in options:
        assert words.has(f"option-{option.name}")
        for value in option.values:
            own = words.has(f"option-{option.name}-{value}")
            assert own or words.has(f"value-{value}") or value.isdecimal()
            assert value_label(words, option.name, value)
