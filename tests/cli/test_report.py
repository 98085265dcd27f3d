"""`stellwerk report`: a page, JSON and Parquet of many games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pyarrow.parquet as parquet
import pytest
from msgspec.structs import replace

from cli.running import Run
from stellwerk.crayon import generator
from stellwerk.crayon.generator.country import generate_file
from stellwerk.report.report import Report

TITLES = Path(__file__).parents[1] / "titles"
RECIPES = Path(generator.__file__).parent / "recipes"
FILES = {"report.html", "report.json", "games.parquet", "seats.parquet"}


def rows(path: Path) -> list[dict[str, object]]:
    return parquet.read_table(path).to_pylist()  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def country(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("country") / "doggerland.json"
    generate_file(RECIPES / "doggerland.toml", path)
    return path


def test_a_report_of_a_designers_board(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report"
    result = run("report", TITLES / "small.toml", "--games", 30, "--bots", "random", "--jobs", 1, "--out", out)
    assert result.code == 0 and "30 games of small" in result.out
    assert {path.name for path in out.iterdir()} >= FILES | {"routes.parquet", "tickets.parquet", "hole-stuck.txt"}
    told = json.loads((out / "report.json").read_text())
    assert told["games"] == {"2": 30} and told["verdicts"][0]["claim"]["id"] == "order-2"
    holes = next(each for each in told["verdicts"] if each["claim"]["id"] == "holes")
    assert holes["light"] == "red" and [hole["id"] for hole in told["holes"]] == ["pass", "stuck"]
    assert run("check", out / "hole-stuck.txt", "--game", TITLES / "small.toml").code == 0
    chapters = {chapter["id"]: chapter for chapter in told["chapters"]}
    routes = chapters["routes"]["tables"][0]["rows"]
    board = json.loads((TITLES / "small.json").read_text())
    assert {row["id"] for row in routes} == {route["id"] for route in board["routes"]}
    for row in routes:
        for cell in row["cells"]:
            assert cell is None or cell["low"] <= cell["value"] <= cell["high"]
    waits = chapters["colours"]["tables"][0]["rows"]
    assert any(row["cells"][-2] and row["cells"][-1] for row in waits)  # turns waited, and in vain
    cut = chapters["blocking"]["figures"]
    assert len(cut) == 1 and 0 <= cut[0]["value"]["low"] <= cut[0]["value"]["high"] <= 1
    assert len(rows(out / "games.parquet")) == 30 and len(rows(out / "seats.parquet")) == 60


def test_the_page_needs_nothing_else_and_its_map_has_a_layer_for_every_choice(run: Run, tmp_path: Path) -> None:
    title = TITLES / "small.toml"
    run("report", title, "--games", 5, "--bots", "random", "--jobs", 1, "--out", tmp_path, "--lang", "de")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page and "Bericht: small" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "") and "<script" not in page
    svg = page[page.index('<svg xmlns="http://www.w3.org/2000/svg"') :]
    ElementTree.fromstring(svg[: svg.index("</svg>") + 6])
    for layer in ("use", "when", "won", "contested"):
        assert f'id="heat-{layer}"' in page and f'<g class="heat {layer}"' in page


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores(run: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        args = ("--games", 60, "--players", "2-3", "--bots", "random", "--seed", 7, "--jobs", jobs)
        assert run("report", "first-journey", *args, "--out", tmp_path / str(jobs)).code == 0
    one, two = ((tmp_path / jobs / "report.json").read_bytes() for jobs in "12")
    assert one == two


def test_many_random_games_are_played_in_compiled_code(run: Run, tmp_path: Path) -> None:
    """By itself, with every file that the reference writes, and records to watch."""
    for engine, games in (("turbo", 700), ("reference", 20)):
        args = ("--games", games, "--bots", "random", "--jobs", 1, "--engine", engine, "--out", tmp_path / engine)
        assert run("report", TITLES / "small.toml", *args).code == 0
    one, other = (tmp_path / engine for engine in ("turbo", "reference"))
    assert {path.name for path in one.iterdir()} == {path.name for path in other.iterdir()}
    for path in other.glob("*.parquet"):
        same = parquet.read_schema(one / path.name).equals(parquet.read_schema(path))
        assert same or not rows(path), path.name  # without a row nobody knows what a column holds
    for hole in ("hole-stuck.txt", "hole-pass.txt"):
        assert run("check", one / hole, "--game", TITLES / "small.toml").code == 0
    result = run("report", TITLES / "small.toml", "--games", 1000, "--bots", "random", "--out", tmp_path / "auto")
    assert "Played by the flat engine" in result.out
    assert json.loads((tmp_path / "auto" / "report.json").read_text())["engine"] == "turbo"


def test_a_page_of_many_games_has_digits_enough_and_a_plot_for_every_number_of_players(
    run: Run, tmp_path: Path
) -> None:
    """Bounds of a narrow interval are not the same number twice; the map says what its colours mean."""
    args = ("--games", 3000, "--players", "2-3", "--bots", "random", "--jobs", 1, "--out", tmp_path)
    assert run("report", "first-journey", *args).code == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    colours = page[page.index('<section id="colours">') : page.index('<section id="holes">')]
    bounds = re.findall(r"<small>([0-9.]+)–([0-9.]+)</small>", colours)
    assert len(bounds) > 20 and all(float(low) < float(high) for low, high in bounds)
    assert any(re.fullmatch(r"\d+\.\d\d", low) for low, _ in bounds)
    for players in (2, 3):
        assert f"<figcaption>final scores with {players} players</figcaption>" in page
        assert f"<figcaption>turns of a game with {players} players</figcaption>" in page
    assert re.search(r'<div class="scale heat use"><span>least: \d+%</span><span>most: \d+%</span></div>', page)
    assert "engine=turbo" in page


def test_bots_meet_in_every_seating_of_every_deal(run: Run, tmp_path: Path) -> None:
    args = ("--games", 4, "--players", "2", "--bots", "greedy,random", "--jobs", 1)
    run("report", "first-journey", *args, "--out", tmp_path)
    seats = rows(tmp_path / "seats.parquet")
    deals = {row["game"]: row["deal"] for row in rows(tmp_path / "games.parquet")}
    seated = {(deals[row["game"]], row["bot"], row["seat"]) for row in seats}
    assert seated == {(deal, bot, seat) for deal in (0, 1) for bot in ("greedy", "random") for seat in (0, 1)}
    chapters = json.loads((tmp_path / "report.json").read_text())["chapters"]
    assert "styles" in [chapter["id"] for chapter in chapters]


def test_a_report_of_a_country(run: Run, country: Path, tmp_path: Path) -> None:
    args = ("--games", 2, "--players", "2", "--jobs", 1, "--out", tmp_path)
    assert run("report", country, *args).code == 0
    told = json.loads((tmp_path / "report.json").read_text())
    chapters = {chapter["id"]: chapter for chapter in told["chapters"]}
    assert {"starts", "orders", "track", "ferries", "events", "money"} <= set(chapters)
    delivered = rows(tmp_path / "orders.parquet")
    income = {row["id"]: row["cells"][1] for row in chapters["orders"]["tables"][0]["rows"]}
    city = delivered[0]["city"]
    paid = [row["pay"] for row in delivered if row["city"] == city]
    assert income[city]["value"] == pytest.approx(sum(map(float, paid)) / 2)  # type: ignore[arg-type]
    assert "Doggerland" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_two_boards_are_compared_on_the_same_deals(run: Run, tmp_path: Path) -> None:
    """The same board against itself differs in nothing; with fewer trains games are shorter."""
    for name in ("small.toml", "small.json", "small.layout.json"):
        text = (TITLES / name).read_text(encoding="utf-8").replace("trains = 20", "trains = 5")
        (tmp_path / name).write_text(text, encoding="utf-8")
    args = ("--games", 30, "--bots", "random", "--jobs", 1, "--out", tmp_path)
    differences = []
    for other in (TITLES / "small.toml", tmp_path / "small.toml"):
        assert run("report", TITLES / "small.toml", "--against", other, *args).code == 0
        chapter = json.loads((tmp_path / "report.json").read_text())["chapters"][0]
        assert chapter["id"] == "against"
        figures = {row["id"]: row["cells"] for table in chapter["tables"] for row in table["rows"]}
        differences.append(figures["turns"][2])
    same, fewer = differences
    assert same == {"value": 0.0, "low": 0.0, "high": 0.0} and fewer["low"] > 0


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("europe", "--players", "2-9"), "6 players: europe is for 2 to 5"),
        (("europe", "--players", "two"), "--players “two” is not possible"),
        (("europe", "--bots", "deep"), "There is no bot “deep”"),
        (("europe", "--against", "denmark"), "europe and denmark cannot be compared"),
        (("europe", "--engine", "steam"), "There is no engine “steam”; there are auto, reference, turbo"),
        (("europe", "--bots", "greedy", "--engine", "turbo"), "The engine turbo plays random bots alone"),
    ],
)
def test_what_cannot_be_reported_is_told(run: Run, tmp_path: Path, args: tuple[str, ...], complaint: str) -> None:
    result = run("report", *args, "--out", tmp_path / "out")
    assert result.code == 2 and complaint in result.err and not (tmp_path / "out").exists()


def test_tuning_writes_new_files_and_leaves_the_old_ones_alone(run: Run, tmp_path: Path) -> None:
    for path in TITLES.glob("small*"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    board = tmp_path / "small.json"
    board.write_text(board.read_text().replace('"points": 4}', '"points": 30}'))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    args = ("--games", 200, "--steps", 1, "--least", 2, "--most", 30, "--jobs", 1, "--out", tmp_path / "new")
    result = run("tune", tmp_path / "small.toml", *args)
    assert result.code == 0 and "Step 1: " in result.out and " → " in result.out
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    made = tmp_path / "new" / "step-1" / "small.json"
    changed = [
        (old, new)
        for old, new in zip(board.read_text().splitlines(), made.read_text().splitlines(), strict=True)
        if old != new
    ]
    assert changed and all('"points"' in old for old, _ in changed)
    assert all(2 <= ticket["points"] <= 30 for ticket in json.loads(made.read_text())["tickets"])
    assert run("check-board", made.with_name("small.toml")).code == 0
    assert run("tune", tmp_path / "small.toml", *args).code == 2  # the folder is there already


def test_a_report_says_who_blocks_whom_and_who_begins_the_last_lap(run: Run, tmp_path: Path) -> None:
    args = ("--games", 12, "--players", "3", "--bots", "greedy,random", "--jobs", 1, "--out", tmp_path)
    assert run("report", "europe", *args).code == 0
    chapters = {each["id"]: each for each in json.loads((tmp_path / "report.json").read_text())["chapters"]}
    figures = {figure["name"]: figure for figure in chapters["blocking"]["figures"]}
    places = [figure for name, figure in figures.items() if "next in turn" in name or "turns later" in name]
    assert [figure["fair"] for figure in places] == [0.5, 0.5]
    assert sum(figure["value"]["value"] for figure in places) == pytest.approx(1)
    styles = [figures["by greedy"], figures["by random"]]
    assert sum(figure["fair"] for figure in styles) == pytest.approx(1)
    assert sum(figure["value"]["value"] for figure in styles) == pytest.approx(1)
    wins, *places = chapters["laps"]["figures"]
    assert wins["fair"] == pytest.approx(1 / 3) and wins["value"]["value"] > 1 / 3
    assert sum(figure["value"]["value"] for figure in places) == pytest.approx(1) and len(places) == 3


def test_a_report_names_the_nearest_of_our_maps(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("report", "first-journey", "--games", 4, "--players", "2", "--bots", "greedy,random", "--jobs", 1)
    assert run(*args, "--out", tmp_path / "one").code == 0
    own = msgspec.json.decode((tmp_path / "one" / "report.json").read_bytes(), type=Report).fingerprint
    assert own is not None and own.title == "first-journey" and own.bots == ("greedy", "random")
    turned = {n: {"greedy": rates["random"], "random": rates["greedy"]} for n, rates in own.rates.items()}
    ours = (replace(own, title="germany", rates=turned), replace(own, title="europe"))
    monkeypatch.setattr("stellwerk.report.report.stored", lambda: ours)
    assert run(*args, "--lang", "de", "--out", tmp_path / "two").code == 0
    told = json.loads((tmp_path / "two" / "report.json").read_text())
    (table,) = next(each for each in told["chapters"] if each["id"] == "styles")["tables"]
    assert [row["name"] for row in table["rows"]] == ["Europa", "Deutschland"]
    assert table["rows"][0]["cells"][0]["value"] == 0 and table["rows"][1]["cells"][0]["value"] > 0.5


def test_tuning_towards_wishes_shows_its_steps_and_leaves_a_board_that_is_whole(run: Run, tmp_path: Path) -> None:
    for path in TITLES.glob("small*"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    wishes = ("--wish", "completed:north-south=95%", "--wish", "edge:east-west=0.6")
    args = ("--games", 150, "--steps", 1, "--jobs", 1, "--out", tmp_path / "new")
    result = run("tune", tmp_path / "small.toml", *wishes, *args)
    assert result.code == 0 and "Step 1: 100% surely off" in result.out
    assert "completed:north-south: 0." in result.out and "wished 0.95" in result.out
    assert "east-north-1: 2 → 1" in result.out and "east-west: 3 → 1" in result.out
    assert "times as often as fair" in result.out and "lay the board out anew" in result.out
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    made = tmp_path / "new" / "step-1"
    assert not (made / "small.layout.json").exists()  # it showed the old lengths
    assert run("check-board", made / "small.toml").code == 0
    lengths = {route["id"]: route["length"] for route in json.loads((made / "small.json").read_text())["routes"]}
    assert lengths["east-north-1"] == 1 and lengths["east-south-1"] == 2


def test_tuning_the_pay_of_orders_towards_a_wish(run: Run, country: Path, tmp_path: Path) -> None:
    args = ("--games", 6, "--players", "2", "--steps", 1, "--jobs", 1, "--out", tmp_path / "new")
    result = run("tune", country, "--wish", "served=1", *args)
    assert result.code == 0 and "wished 1.00" in result.out and " → " in result.out
    old, new = (json.loads(path.read_text()) for path in (country, tmp_path / "new" / "step-1" / country.name))
    pay = [
        (one["pay"], other["pay"])
        for card, changed in zip(old["cards"], new["cards"], strict=True)
        for one, other in zip(card.get("orders", []), changed.get("orders", []), strict=True)
    ]
    assert any(one < other for one, other in pay) and not any(one > other for one, other in pay)


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("fun=1", "where WHAT is one of completed, edge, claimed"),
        ("completed:north-south=much", "expected WHAT=RATE or WHAT:THING=RATE"),
        ("completed:north-south=-1", "expected WHAT=RATE or WHAT:THING=RATE"),
        ("completed:north-pole=0.5", "“north-pole” has no rate “completed”; there are north-south, east-west"),
    ],
)
def test_wishes_that_cannot_be_are_told(run: Run, tmp_path: Path, wish: str, complaint: str) -> None:
    result = run("tune", TITLES / "small.toml", "--wish", wish, "--out", tmp_path / "new")
    assert result.code == 2 and complaint in result.err and not (tmp_path / "new").exists()
