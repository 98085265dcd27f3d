"""Pictures as PNG and films as WebP, through optional libraries: `pip install stellwerk[png]`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from stellwerk.draw.style import flatten


class NoPngError(RuntimeError):
    """The library that paints SVG is not installed."""


def to_png(svg: str, width: int = 1600, fonts: Sequence[Path] = ()) -> bytes:
    """The picture painted in its own theme; `fonts` are font files to use before those of the system."""
    try:
        import resvg_py
    except ImportError as error:
        raise NoPngError("painting PNG needs resvg: pip install stellwerk[png]") from error
    theme = "dark" if re.search(r'<svg[^>]* class="stellwerk[^"]* dark"', svg) else "light"
    return bytes(resvg_py.svg_to_bytes(svg_string=flatten(svg, theme), width=width, font_files=[*map(str, fonts)]))


def to_webp(frames: Sequence[str], width: int = 900, pause_ms: int = 250) -> bytes:
    """Pictures of one size, one after the other, as an animated WebP; needs Pillow as well."""
    try:
        from PIL import Image
    except ImportError as error:
        raise NoPngError("a WebP film needs Pillow: pip install stellwerk[png]") from error
    images = [Image.open(BytesIO(to_png(frame, width))).convert("RGB") for frame in frames]
    target = BytesIO()
    pauses = [pause_ms] * (len(images) - 1) + [4000]
    images[0].save(target, "WEBP", save_all=True, append_images=images[1:], duration=pauses, loop=0, quality=70)
    return target.getvalue()
