"""`stellwerk tournament`: a folder with journal, records and reports in three forms."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.running import Run

COMMAND = ("tournament", "first-journey", "--games", 4, "--jobs", 1, "--bots")
BOT = '''
def mine(turn):
    """Not <safe> & sound."""
    if turn.chance > 0.9:
        raise ValueError("<b>&")
    return turn.legal[0]
'''


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot of one's own, in which one works."""
    (tmp_path / "my_bots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_reports_in_three_forms(run: Run, own: Path) -> None:
    result = run(*COMMAND, "greedy,random,my_bots:mine", "--out", "out")
    assert result.code == 0
    out = own / "out"
    assert result.out.startswith("12 games of First Journey with 2 players")
    assert "my_bots:mine failed in" in result.out
    assert (out / "report.txt").read_text(encoding="utf-8") in result.out
    report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert (report["game"], report["games"], report["players"]) == ("first-journey", 12, 2)
    assert [bot["seats"] for bot in report["bots"]] == [8, 8, 8]
    assert report["bots"][0]["bot"] == "greedy" and len(report["meetings"]) == 6
    assert {incident["text"] for incident in report["incidents"]} == {"ValueError: <b>&"}
    assert run("check", *(out / "records").iterdir()).code == 0
    assert len(list((out / "records").iterdir())) == 12


def test_the_page_is_well_formed_and_needs_nothing_else(run: Run, own: Path) -> None:
    run(*COMMAND, "greedy,my_bots:mine", "--out", "out", "--lang", "de")
    page = (own / "out" / "report.html").read_text(encoding="utf-8")
    tree = ElementTree.fromstring(page.removeprefix("<!doctype html>\n"))
    assert tree.get("lang") == "de"
    plots = tree.findall(".//svg")
    assert len(plots) >= 4 and all(plot.get("aria-label") for plot in plots)
    assert len(plots[0].findall(".//circle")) == 2
    assert not {"src", "href"} & {name for element in tree.iter() for name in element.attrib}
    assert "url(" not in page and "@import" not in page


def test_a_second_run_plays_nothing_again(run: Run, own: Path) -> None:
    first = run(*COMMAND, "greedy,random", "--out", "out")
    journal = (own / "out" / "journal.jsonl").read_bytes()
    second = run(*COMMAND, "random,greedy", "--out", "out")
    assert "4 of 4 games are played already" in second.out
    assert first.out in second.out and (own / "out" / "journal.jsonl").read_bytes() == journal


def test_another_tournament_is_refused_in_a_sentence(run: Run, own: Path) -> None:
    run(*COMMAND, "greedy,random", "--out", "out")
    result = run(*COMMAND, "greedy,random", "--seed", 2, "--out", "out")
    assert result.code == 2 and "out holds another tournament" in result.err and result.err.count("\n") == 1


def test_a_bot_of_ones_own_wherever_bots_are_chosen(run: Run, own: Path) -> None:
    report = run("simulate", "first-journey", "--games", 2, "--bots", "my_bots:mine,random", "--json").json
    assert report["bots"] == ["my_bots:mine", "random"] and len(report["incidents"]) > 0
    told = run("play", "first-journey", "--bots", "my_bots:mine", "--seed", 1, typed="")
    assert "my_bots:mine" in told.out


def test_two_budgets_of_one_bot_meet(run: Run, own: Path) -> None:
    result = run(*COMMAND, "strategist@0.001,strategist@0.002", "--games", 2, "--out", "out")
    assert result.code == 0 and "strategist@0.002" in result.out
    assert not (own / "out" / "report.json").read_text(encoding="utf-8").count('"late"')


@pytest.mark.parametrize("name", ["strategist@soon", "strategist@0", "planner@1"])
def test_a_budget_that_is_none_is_refused(run: Run, own: Path, name: str) -> None:
    result = run(*COMMAND, f"{name},greedy", "--out", "out")
    assert result.code == 2 and f"Bot not usable: '{name}'" in result.err
    assert not (own / "out").exists()


def test_without_openskill_there_is_a_report_that_says_so(
    run: Run, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = run(*COMMAND, "greedy,random", "--out", "out")
    assert result.code == 0 and "stellwerk[arena]" in result.out
