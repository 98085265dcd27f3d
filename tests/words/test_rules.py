"""The catalogue of rules, read from its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from stellwerk.telling import all_languages, rule_parts
from stellwerk.words import rules

SMALL = Path(__file__).parents[1] / "titles" / "small.toml"


def _parts(lang: str, name: str | None = None) -> list[str]:
    return [part.part for part in rule_parts(lang, name)]


def test_all_languages_have_the_same_rules_in_the_same_order() -> None:
    english = rule_parts("en")
    for lang in all_languages():
        for ours, theirs in zip(english, rule_parts(lang), strict=True):
            assert [rule.id for rule in ours.rules()] == [rule.id for rule in theirs.rules()]
            assert [rule.why is None for rule in ours.rules()] == [rule.why is None for rule in theirs.rules()]
            assert ours.title and theirs.title and len(ours.sections) == len(theirs.sections)


@pytest.mark.parametrize("lang", all_languages())
def test_every_ruling_says_why_and_no_rule_appears_twice(lang: str) -> None:
    entries = [rule for part in rule_parts(lang) for rule in part.rules()]
    assert [rule.id for rule in entries if rule.id.endswith("R") and not rule.why] == []
    assert len({rule.id for rule in entries}) == len(entries)


def test_a_game_has_its_family_and_itself() -> None:
    assert _parts("en", "europe") == ["ticket", "europe"]
    assert _parts("en", "denmark") == ["crayon"]
    assert _parts("en") == ["ticket", "europe", "germany", "first-journey", "crayon"]


def test_a_designers_own_title_has_the_rules_of_what_it_uses_with_its_own_numbers() -> None:
    assert _parts("en", str(SMALL)) == ["ticket", "europe"]
    told = {rule.id: rule.text for part in rule_parts("en", SMALL) for rule in part.rules()}
    assert told["T-01"] == "There are 14 train cards: 6 in each of 2 colours and 2 locomotives."
    assert "EU-20" in told and "EU-40" not in told and "FJ-09" not in told


def test_order_and_sections_are_those_of_the_file() -> None:
    _, part = rule_parts("de", "germany")
    assert part.title.startswith("Deutschland")
    assert [section.heading for section in part.sections[:2]] == ["Aufbau", "Ein Zug"]
    assert [rule.id for rule in part.rules()][:4] == ["DE-01", "DE-02", "DE-03", "DE-04"]


def test_a_rule_is_found_by_its_id() -> None:
    found = rules.find(rule_parts("de"), "t-26")
    assert found is not None and found.id == "T-26" and "parallelen Strecken" in found.text
    assert rules.find(rule_parts("en"), "T-99") is None
