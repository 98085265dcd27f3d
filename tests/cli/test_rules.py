"""`stellwerk rules`: the catalogue, and which tests show which rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Run

MARKED = """
import pytest

pytestmark = pytest.mark.rule("DE-01")


@pytest.mark.rule("DE-02", "DE-03")
@pytest.mark.refuses("DE-02")
def test_mix(): ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("DE-04"))])
def test_turns(n): ...


@pytest.mark.refuses("DE-05")
class TestTickets:
    def test_keep(self): ...

    def helper(self): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "suite" / "rules"
    folder.mkdir(parents=True)
    (folder / "test_germany.py").write_text(MARKED)
    return tmp_path / "suite"


def test_a_game_has_its_own_rules_and_its_familys(run: Run) -> None:
    out = run("rules", "germany").out
    assert "T-26: Of parallel routes" in out and "DE-13R: " in out and "EU-10" not in out
    assert "Our ruling, because: The printed rules" in out


def test_rules_in_german_with_what_is_not_verified(run: Run) -> None:
    out = run("rules", "first-journey", "--lang", "de").out
    assert "FJ-06: Sobald deine eigenen Waggons" in out and "Unsere Auslegung, denn:" in out
    assert "Erste Reise: nicht gesichert" in out and "32 Zielkarten sind nachempfunden" in out


def test_one_rule(run: Run) -> None:
    assert run("rules", "t-26").out.startswith("T-26: Of parallel routes")
    assert run("rules", "EU-22R", "--json").json["why"].startswith("The printed rules")


def test_as_json(run: Run) -> None:
    told = run("rules", "europe", "--json").json
    assert [part["part"] for part in told["parts"]] == ["ticket", "europe"]
    section = told["parts"][0]["sections"][0]
    assert set(section) == {"heading", "rules"} and section["rules"][0]["id"] == "T-01"
    assert len(told["unverified"]["europe"]) == 2


def test_all_rules(run: Run) -> None:
    told = run("rules", "--json").json
    assert [part["part"] for part in told["parts"]] == ["ticket", "europe", "germany", "first-journey", "crayon"]
    assert set(told["unverified"]) == {"europe", "first-journey", "denmark"}


def test_coverage_reads_marks_of_tests_classes_files_and_parameters(run: Run, tests: Path) -> None:
    result = run("rules", "germany", "--coverage", "--tests", tests, "--json")
    rows = {row["id"]: row for row in result.json["rows"]}
    file = "rules/test_germany.py"
    assert rows["DE-02"]["holds"] == rows["DE-02"]["refuses"] == [f"{file}::test_mix"]
    assert rows["DE-04"]["holds"] == [f"{file}::test_turns"]
    assert rows["DE-05"]["refuses"] == [f"{file}::TestTickets::test_keep"]
    assert len(rows["DE-01"]["holds"]) == 3
    assert result.json["untested"] == ["ticket"]
    assert result.json["empty"][:2] == ["DE-06", "DE-07"] and result.code == 1


def test_coverage_for_people(run: Run, tests: Path) -> None:
    result = run("rules", "germany", "--coverage", "--tests", tests)
    lines = result.out.splitlines()
    assert lines[0].split() == ["rule", "holds", "refuses", "tests"]
    assert any(line.split() == ["DE-02", "1", "1", "test_mix;", "refuses:", "test_mix"] for line in lines)
    assert "Part ticket: no tests yet." in lines
    assert lines[-1] == "5 of 16 rules have tests; 3 tests name a rule."
    assert result.code == 1 and result.err.startswith("Rules without a test: DE-06, DE-07")


def test_nothing_empty_is_exit_0(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text("def test_nothing(): ...")
    result = run("rules", "denmark", "--coverage", "--tests", tmp_path)
    assert result.code == 0 and "Part crayon: no tests yet." in result.out


def test_a_rule_that_does_not_exist_is_a_slip_of_the_pen(run: Run, tests: Path) -> None:
    (tests / "test_more.py").write_text('import pytest\n@pytest.mark.rule("DE-99")\ndef test_x(): ...\n')
    assert (
        "Tests name rules that do not exist: DE-99" in run("rules", "germany", "--coverage", "--tests", tests).err
    )


def test_a_broken_test_file_is_named(run: Run, tests: Path) -> None:
    (tests / "test_broken.py").write_text("def (")
    result = run("rules", "--coverage", "--tests", tests)
    assert result.code == 2 and "test_broken.py, line 1: not Python" in result.err
