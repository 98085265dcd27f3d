"""Colours, marks and patterns: for every kind of eyes, in both themes, and without any colour."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest

from stellwerk.draw.checks import check_palette, palettes, smallest_difference
from stellwerk.draw.png import to_png
from stellwerk.draw.tokens import colour_of, symbols, tokens
from stellwerk.draw.vision import DEFICIENCIES, ciede2000, contrast, difference


def test_the_palette_passes_every_check() -> None:
    assert [str(fault) for fault in check_palette()] == []


# pairs of the paper's own test data
@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_ciede2000(one: tuple[float, float, float], other: tuple[float, float, float], difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("what", ["route", "player", "passenger"])
def test_colours_can_be_told_apart(what: str, deficiency: str) -> None:
    least, *pair = smallest_difference(palettes()[what], deficiency)
    assert least > 14, pair


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_wagon_is_mistaken_for_a_free_route(theme: str, deficiency: str) -> None:
    printed = {name: look.fill for name, look in tokens().route.items() if name not in ("grey", "locomotive")}
    printed["grey"] = tokens().colour[theme]["grey"]
    least = min(
        (difference(player.fill, fill, deficiency), player.en, name)
        for player in tokens().player.values()
        for name, fill in printed.items()
    )
    assert least[0] > 12, least


def test_marks_differ_in_print_without_colour() -> None:
    pytest.importorskip("resvg_py")
    image = pytest.importorskip("PIL.Image")
    painted = {}
    for name, look in tokens().route.items():
        if look.mark:
            svg = (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 14" color="#000">'
                f'<rect width="14" height="14" fill="#fff"/><defs>{symbols({look.mark})}</defs>'
                f'<use href="#{look.mark}" width="14" height="14"/></svg>'
            )
            painted[name] = image.open(BytesIO(to_png(svg, 14))).convert("L").tobytes()
    for a, b in combinations(painted, 2):
        changed = sum(abs(p - q) > 96 for p, q in zip(painted[a], painted[b], strict=True))
        assert changed >= 18, (a, b, changed)  # of 196 pixels: a mark of the smallest size in use


def test_a_colour_without_a_look_is_refused() -> None:
    with pytest.raises(ValueError, match="'teal' has no look; known are"):
        colour_of("teal")
