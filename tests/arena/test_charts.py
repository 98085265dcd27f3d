"""Pictures of figures over figures."""

from __future__ import annotations

from xml.etree import ElementTree

from stellwerk.arena.charts import Scale, Series, apart, chart
from stellwerk.core.statistics import Estimate

SVG = "{http://www.w3.org/2000/svg}"


def test_points_lie_where_their_figures_are() -> None:
    """On a scale of factors 0.1, 1 and 10 are evenly apart; a higher share lies higher."""
    points = tuple((at, Estimate(won, won - 0.1, won + 0.1)) for at, won in ((0.1, 0.4), (1.0, 0.5), (10.0, 0.8)))
    drawn = chart(
        "A & B",
        Scale("seconds", (0.1, 1, 10), 0.1, 10, even=True),
        Scale("won", (0, 0.5, 1), 0, 1),
        [Series("<mine>", points)],
        lambda _: 0.5,
    )
    tree = ElementTree.fromstring(drawn)
    assert tree.get("aria-label") == "A & B"
    dots = [(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in tree.iter(f"{SVG}circle")]
    assert dots[1][0] - dots[0][0] == dots[2][0] - dots[1][0] > 0
    assert dots[0][1] > dots[1][1] > dots[2][1]
    assert "<mine>" in [text.text for text in tree.iter(f"{SVG}text")]


def test_names_do_not_cover_each_other() -> None:
    assert apart([100, 40, 41]) == {1: 40, 2: 56, 0: 100}
