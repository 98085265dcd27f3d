"""Options: defaults, choices, refusals in words."""

from __future__ import annotations

import pytest

from stellwerk.core.options import Option, OptionError, choose_options

OPTIONS = (Option("way", ("plain", "long"), "plain"), Option("extra", ("a", "b"), "none", several=True))


def test_defaults_are_filled_in() -> None:
    assert choose_options(OPTIONS, {}) == {"way": "plain", "extra": "none"}


def test_several_values_come_in_one_order() -> None:
    assert choose_options(OPTIONS, {"extra": "b,a"})["extra"] == "a,b"
    assert choose_options(OPTIONS, {"extra": "none"})["extra"] == "none"


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"hat": "on"}, "option 'hat' does not exist; there are way, extra"),
        ({"way": "short"}, "way='short' is not possible; choose plain, long"),
        ({"extra": "a,c"}, "extra='c' is not possible; choose a, b, none"),
    ],
)
def test_what_does_not_exist_is_named(chosen: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refusal:
        choose_options(OPTIONS, chosen)
    assert str(refusal.value) == reason
