"""The app's icons as PNG, painted from `icon.svg`: `make icons`."""

from __future__ import annotations

from pathlib import Path

from stellwerk.draw.png import to_png

PUBLIC = Path(__file__).parents[2] / "web/public"


def icons() -> dict[str, bytes]:
    """Every file by its name. Systems cut corners and edges off some of them, so those have room to spare."""
    round_ = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = round_.replace('rx="7"', 'rx="0"')
    roomy = square.replace("translate(4 4) scale(.75)", "translate(7 7) scale(.5625)")
    assert len({round_, square, roomy}) == 3, "icon.svg is drawn in another way now"
    return {
        "icon-180.png": to_png(square, 180),
        "icon-192.png": to_png(round_, 192),
        "icon-512.png": to_png(round_, 512),
        "icon-maskable-512.png": to_png(roomy, 512),
    }


if __name__ == "__main__":
    for name, data in icons().items():
        (PUBLIC / name).write_bytes(data)
