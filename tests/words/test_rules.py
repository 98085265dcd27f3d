"""The catalogue of rules, read from its files."""

from __future__ import annotations

import pytest

from stellwerk.words import LANGUAGES, rules


@pytest.mark.parametrize("part", rules.PARTS)
def test_both_languages_have_the_same_rules_in_the_same_order(part: str) -> None:
    english, german = (rules.read_part(lang, part) for lang in ("en", "de"))
    assert [rule.id for rule in english.rules()] == [rule.id for rule in german.rules()]
    assert [rule.why is None for rule in english.rules()] == [rule.why is None for rule in german.rules()]
    assert english.title and german.title and len(english.sections) == len(german.sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_says_why_and_no_rule_appears_twice(lang: str) -> None:
    entries = [rule for part in rules.catalogue(lang) for rule in part.rules()]
    assert [rule.id for rule in entries if rule.id.endswith("R") and not rule.why] == []
    assert len({rule.id for rule in entries}) == len(entries)


def test_a_game_has_its_family_and_itself() -> None:
    assert rules.parts_of("europe") == ("ticket", "europe")
    assert rules.parts_of("denmark") == ("denmark",)
    assert rules.parts_of("somebody-elses-board") == ("ticket", "europe", "germany", "first-journey")
    assert rules.parts_of(None) == rules.PARTS


def test_order_and_sections_are_those_of_the_file() -> None:
    part = rules.read_part("de", "germany")
    assert part.title.startswith("Deutschland")
    assert [section.heading for section in part.sections[:2]] == ["Aufbau", "Ein Zug"]
    assert [rule.id for rule in part.rules()][:4] == ["DE-01", "DE-02", "DE-03", "DE-04"]


def test_a_rule_is_found_by_its_id() -> None:
    found = rules.find("de", "t-26")
    assert found is not None and found.id == "T-26" and "parallelen Strecken" in found.text
    assert rules.find("en", "T-99") is None
