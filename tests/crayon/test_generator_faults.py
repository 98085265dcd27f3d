"""Broken recipes: one line that names the file, the field and the value, and no board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crayon.recipes import spoilt
from stellwerk.core.faults import FileError
from stellwerk.crayon.generator.country import generate_file

FAULTS: list[tuple[str, str, str]] = [
    ("format = 1", "format = 7", "format: 7 is unknown"),
    ('name = "Doggerland"', "name = 3", "line 5: name: wanted is a text, not a whole number"),
    ("spacing = 10", 'spacing = "ten"', "grid.spacing: wanted is a number, not a text"),
    ("spacing = 10", "spacing = 0", "grid.spacing: 0.0 is not from 0.1 to 1000.0"),
    ("spacing = 10", "spacing = nan", "grid.spacing: nan is not from"),
    ("columns = 19", "columns = 0", "grid.columns: 0 is not from 2 to 200"),
    ("columns = 19", "colums = 19", "grid.colums: there is no such field; did you mean columns?"),
    ("columns = 19", 'columns = 19\nadd = ["zz3"]', "grid.add: 'zz3' is no milepost of 19 columns and 19 rows"),
    ("columns = 19", 'columns = 19\nremove = ["north"]', "grid.remove: 'north' is no milepost"),
    ("columns = 19", 'columns = 19\njoin = [["f5", "f9"]]', "grid.join[0]: f5 and f9 are no neighbouring"),
    ("columns = 19", 'columns = 19\nadd = ["b2"]', "grid.add[0]: milepost b2 leads nowhere"),
    ("columns = 19", "columns = 19\nislands = [[9.0, 54.0]]", "grid.islands[0]: there is no land at [9.0, 54.0]"),
    ("centre = [2.6, 54.7]", "centre = [2.6, 154.7]", "map.centre: [2.6, 154.7] is not [longitude, latitude]"),
    ("lon = 2.60", "lon = 26.0", "cities[0]: 'dogger' lies"),
    ("lon = 3.98\nlat = 54.45", "lon = 3.98\nlat = 54.95", "cities[9]: no section leads to 'seler' on milepost"),
    ("spacing = 10", "spacing = 10\nnudge = { f5 = [0, inf] }", "grid.nudge.f5: inf is not from 0.0 to 10.0"),
    ("base = 3", "base = inf", "payout.base: inf is not from 0.0 to 1000.0"),
    ("lon = 2.60\nlat = 54.72", "lon = 2.30\nlat = 55.34", "cities[1]: 'norhaven' stands on milepost g2, as does"),
    ('id = "dogger"', 'id = "Dogger"', "cities[0].id: 'Dogger' must be"),
    ('id = "dogger"', 'id = "c5"', "cities[0].id: 'c5' must be"),
    ('id = "norhaven"', 'id = "dogger"', "cities: 'dogger' is given 2 times"),
    ('size = "metro"', 'size = "huge"', "cities[0].size: 'huge' is not possible; choose small, medium, metro"),
    ('goods = ["ale", "tools"]', 'goods = ["ale", "gold"]', "cities[0].goods: good 'gold' is not among the goods"),
    ('goods = ["amber", "tools"]', 'goods = ["tools"]', "goods[1]: no city supplies 'amber'"),
    ("chips = 3", "chips = 0", "goods[0].chips: 0 is not from 1 to 99"),
    ('b = "seler"', 'b = "atlantis"', "ferries[0].b: 'atlantis' is no city and no port"),
    ("cost = 6", "cost = 60", "the board made of it, ferries[0].cost: ferry 'ness-ferry' costs 60"),
    ("regions = { north = 1.2 }", "regions = { west = 1.2 }", "payout.regions.west: there is no region 'west'"),
    ("regions = { north = 1.2 }", "regions = { north = -1 }", "payout.regions.north: -1.0 is not from"),
    ('id = "amber"', 'pays = 0\nid = "amber"', "pays: 0.0 is not from 0.1 to 10"),
    ("cards = 57", "cards = 20", "20 order cards are too few"),
    ("repeats = 4", "repeats = 1", "cities[0]: 'dogger' has 26 orders, but only 8 goods are"),
    ("nearest = 4", "nearest = 99", "orders.nearest = 99"),
    ("[[regions]]\nid = \"south\"", '[[regions]]\noutline = [[0, 0], [1, 0], [0, 1]]\nid = "south"',
     "lies in no outline"),
    ('waters = ["silver"]', 'waters = ["gold"]', "effects[0].waters[0]: water 'gold' does not exist"),
    ('kind = "washout"', 'kind = "plague"', "events[1].effects[0].kind"),
    ("[map]", "[map", "not TOML"),
    ('coast = "doggerland-coast.json"', 'coast = "nowhere.json"', "nowhere.json: cannot be read"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS, ids=[complaint for *_, complaint in FAULTS])
def test_a_broken_recipe_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    out = tmp_path / "out.json"
    with pytest.raises(FileError) as error:
        generate_file(spoilt(tmp_path, (old, new)), out)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
    assert re.match(r"\w+\.toml(, line \d+)?: ", str(error.value)) or "nowhere.json" in str(error.value)
    assert not out.exists()


COASTS = [
    ("{", "doggerland-coast.json, line 1: not JSON"),
    ('{"type": "FeatureCollection", "features": []}', "features: no land in it"),
    (
        '{"type": "FeatureCollection",\n"features": [{"type": "Feature", "geometry": {"type": "Point"}}]}',
        "line 2: features[0].geometry.type: 'Point' is not possible",
    ),
    (
        '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry":'
        ' {"type": "Polygon", "coordinates": [[[1, 2], [3, 400], [5, 6]]]}}]}',
        "[3.0, 400.0] is not [longitude, latitude]",
    ),
    (
        '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry":'
        ' {"type": "Polygon", "coordinates": [[[1, 2], [3, 4], [1, 2]]]}}]}',
        "a ring of 2 different points encloses nothing",
    ),
]


@pytest.mark.parametrize(("coast", "complaint"), COASTS, ids=[complaint for _, complaint in COASTS])
def test_a_broken_coastline_is_refused(tmp_path: Path, coast: str, complaint: str) -> None:
    with pytest.raises(FileError) as error:
        generate_file(spoilt(tmp_path, coast=coast), tmp_path / "out.json")
    assert complaint in str(error.value)
    assert str(error.value).startswith("doggerland-coast.json")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"board\.json: cannot be written"):
        generate_file(spoilt(tmp_path), tmp_path / "missing" / "board.json")
