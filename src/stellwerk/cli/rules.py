"""`stellwerk rules`: the catalogue in our own words, and which tests show which rule."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import stellwerk
from stellwerk import games, telling
from stellwerk.cli.coverage import Coverage, Row, cover, read_tests
from stellwerk.cli.errors import InputError
from stellwerk.cli.screen import Screen
from stellwerk.words import Words, rules


def tell_rules(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="help-rules-game", show_default=False)
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="DIR", help="help-tests", show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    screen: Screen = ctx.obj
    all_parts = telling.rule_parts(screen.lang)
    if game is not None and not coverage and (rule := rules.find(all_parts, game)):
        tell_rule(screen, rule, json)
        return
    parts = all_parts if game is None else telling.rule_parts(screen.lang, game)
    if coverage:
        known = [rule.id for part in all_parts for rule in part.rules()]
        found = cover(parts, known, read_tests(tests_folder(tests)))
        tell_coverage(screen, found, json)
        return
    doubts = {
        each: telling.unverified(each, screen.lang) for each in (games.titles() if game is None else (game,))
    }
    if json:
        told = {
            "parts": msgspec.to_builtins(parts),
            "unverified": {each: lines for each, lines in doubts.items() if lines},
        }
        screen.json(told)
        return
    for part in parts:
        screen.head(part.title)
        for section in part.sections:
            screen.tell("")
            screen.head(section.heading)
            for rule in section.rules:
                tell_rule(screen, rule)
        screen.tell("")
    for each, lines in doubts.items():
        if lines:
            title = telling.called(games.make(each), screen.lang)
            screen.head(screen.words.say("unverified-head", title=title))
            screen.tell(*lines)


def tell_rule(screen: Screen, rule: rules.Rule, json: bool = False) -> None:
    if json:
        screen.json(msgspec.to_builtins(rule))
        return
    screen.tell(f"{rule.id}: {rule.text}")
    if rule.why:
        screen.tell("    " + screen.words.say("rule-why", why=rule.why))


def tests_folder(told: Path | None) -> Path:
    """Where the tests are: as told, beside the sources, or in the current folder."""
    beside = Path(stellwerk.__file__).resolve().parents[2] / "tests"
    places = (told,) if told is not None else (beside, Path("tests"))
    for place in places:
        if place.is_dir():
            return place
    raise InputError("error-tests", path=str(places[-1]))


def tell_coverage(screen: Screen, found: Coverage, json: bool) -> None:
    """Every rule with its tests; exit 1 when one has none."""
    words = screen.words
    if json:
        screen.json(msgspec.to_builtins(found))
    else:
        shown = [row for row in found.rows if row.part not in found.untested]
        head = [words.say(f"column-{name}") for name in ("rule", "holds", "refuses", "tests")]
        lines = [[row.id, str(len(row.holds)), str(len(row.refuses)), _names(words, row)] for row in shown]
        screen.table([head, *lines])
        for part in found.untested:
            screen.say("coverage-untested", part=part)
        tests = {test for row in shown for test in (*row.holds, *row.refuses)}
        screen.say("coverage-summary", rules=len(shown), covered=len(shown) - len(found.empty), tests=len(tests))
    if found.empty:
        screen.complain(words.say("coverage-empty", rules=", ".join(found.empty)))
    if found.unknown:
        screen.complain(words.say("coverage-unknown", rules=", ".join(found.unknown)))
    if found.empty or found.unknown:
        raise typer.Exit(1)


def _names(words: Words, row: Row) -> str:
    """Test names without their files: long enough to find them, short enough to read."""
    holds, refuses = (", ".join(test.rpartition("::")[2] for test in tests) for tests in (row.holds, row.refuses))
    return words.say("coverage-names", holds=holds or "-", refuses=refuses) if refuses else holds
