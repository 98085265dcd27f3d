"""Players' coats: colour and pattern in one fill, so that nobody depends on colour alone."""

from __future__ import annotations

import re

from stellwerk.draw.tokens import Player, shape, tokens


def coats(width: float) -> str:
    """The coats as patterns, in the size of wagons of this width."""
    return "".join(_coat(k, look, width / 10) for k, look in enumerate(tokens().player.values(), start=1))


def coat(seat: int) -> str:
    """The fill of what belongs to a seat."""
    return f"url(#coat-p{seat % len(tokens().player) + 1})"


def _coat(number: int, look: Player, scale: float) -> str:
    whole = shape(look.pattern)
    wide, high = (float(re.findall(rf' {side}="([^"]+)"', whole)[0]) for side in ("width", "height"))
    turn = "".join(re.findall(r'patternTransform="([^"]+)"', whole))
    inner = "".join(re.findall(r"<pattern[^>]*[^/]>(.*)</pattern>", whole))
    size = f'width="{wide:g}" height="{high:g}"'
    return (
        f'<pattern id="coat-p{number}" {size} patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({scale:.2f}) {turn}"><rect {size} fill="{look.fill}"/>{inner}</pattern>'
    )
