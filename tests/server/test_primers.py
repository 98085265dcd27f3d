"""The pictured rules: every rule of a title has its place, every chapter its words, every picture its things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk import games, telling
from stellwerk.pictures import example_svg
from stellwerk.server.primers import picture_of, primer_of

PICTURED = [name for name in games.titles() if primer_of(name, "en").chapters]


@pytest.mark.parametrize("name", PICTURED)
def test_every_rule_of_the_title_itself_is_explained_in_some_chapter(name: str) -> None:
    explained = [rule for chapter in primer_of(name, "en").chapters for rule in chapter.rules]
    assert len(explained) == len(set(explained))
    parts = telling.rule_parts("en", name)
    known = {rule.id for part in parts for rule in part.rules()}
    assert set(explained) <= known
    own = {rule.id for part in parts if part.part == name for rule in part.rules()}
    assert own <= set(explained)


@pytest.mark.parametrize("name", PICTURED)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_picture_is_a_small_picture_of_the_real_board(name: str, lang: str) -> None:
    chapters = [chapter for chapter in primer_of(name, lang).chapters if chapter.picture]
    assert len(chapters) > 3
    for chapter in chapters:
        shown = picture_of(games.titles()[name], chapter.id)
        svg = example_svg(games.make(name), shown, "light", lang)
        drawn = {each.get("id") for each in ElementTree.fromstring(svg).iter()}
        routes, around = shown.get("routes", []), shown.get("around", [])
        assert isinstance(routes, list) and isinstance(around, list)
        assert {f"route:{route}" for route in routes} <= drawn
        assert all({f"city:{name}", f"post:{name}"} & drawn for name in around)
        assert len(svg) < 60_000


def test_the_page_and_its_pictures_are_served(serve: Callable[..., Any]) -> None:
    from urllib.error import HTTPError
    from urllib.request import urlopen

    from stellwerk.server.drills.client import call

    base = serve().base
    told = call(base, "GET", f"/api/games/{PICTURED[0]}/primer?lang=de")
    first = told["chapters"][0]
    assert first["heading"] == "Worum es geht" and first["picture"]
    address = f"{base}/api/games/{PICTURED[0]}/primer/{first['id']}.svg?theme=dark"
    with urlopen(address) as picture:
        assert picture.headers["Content-Type"] == "image/svg+xml" and b"stellwerk dark" in picture.read()
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{base}/api/games/{PICTURED[0]}/primer/nothing.svg")
