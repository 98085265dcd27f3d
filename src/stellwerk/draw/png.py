"""Pictures as PNG and films as WebP, through optional libraries: `pip install stellwerk[png]`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from stellwerk.core.game import StellwerkError
from stellwerk.draw.style import flatten

FONTS: Final = sorted(str(path) for path in (Path(__file__).parent / "fonts").glob("*.ttf"))


class NoPngError(StellwerkError, RuntimeError):
    """The library that paints SVG is not installed."""


def to_png(svg: str, width: int = 1600) -> bytes:
    """The picture painted in its own theme, with the fonts that the browser client uses."""
    try:
        import resvg_py
    except ImportError as error:
        raise NoPngError("painting PNG needs resvg: pip install stellwerk[png]") from error
    theme = "dark" if re.search(r'<svg[^>]* class="stellwerk[^"]* dark"', svg) else "light"
    # The painter knows a semi-bold font only by its own name.
    plain = flatten(svg, theme).replace("'Archivo Narrow'", "'Archivo Narrow SemiBold'")
    return bytes(resvg_py.svg_to_bytes(svg_string=plain, width=width, font_files=FONTS))


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
