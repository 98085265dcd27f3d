"""Players' coats: a colour and a pattern woven on it, so that nobody depends on colour alone.

A class puts a coat on whatever is inside: `color` is the cloth and `fill` the weave. Both are inherited, also by
what is shown through `<use>`, so that a shape is drawn once and anybody can wear it. `--coat` is the cloth for
what has a colour of its own and shows the coat through a hole.
"""

from __future__ import annotations

import re

from stellwerk.draw.tokens import Player, shape, tokens


def coat(seat: int) -> str:
    """The class of a seat's coat."""
    return f"p{seat % len(tokens().player) + 1}"


def coats(width: float) -> str:
    """The weaves in the size of wagons of this width."""
    return "".join(_pattern(seat, look, width / 10) for seat, look in enumerate(tokens().player.values()))


def rules() -> str:
    """The style sheet of all coats."""
    return "".join(
        f".{coat(seat)}{{color:{look.fill};--coat:{look.fill};"
        f"fill:{f'url(#weave-{coat(seat)})' if _weave(look) else 'none'}}}"
        for seat, look in enumerate(tokens().player.values())
    )


def dressed(element: str, box: str, outline: float) -> str:
    """A shape that shows the coat around it: `dressed("circle", 'r="5"', 1.4)`.

    Colour and weave are two shapes: some painters leave hairlines between the tiles of a filled pattern.
    """
    edge = f'stroke="var(--outline)" stroke-width="{outline:g}"'
    return f'<{element} {box} fill="currentColor"/><{element} {box} {edge}/>'


def _weave(look: Player) -> str:
    """What the pattern draws; nothing for the plain coat."""
    return "".join(re.findall(r"<pattern[^>]*[^/]>(.*)</pattern>", shape(look.pattern)))


def _pattern(seat: int, look: Player, scale: float) -> str:
    whole, weave = shape(look.pattern), _weave(look)
    if not weave:
        return ""
    wide, high = (float(re.findall(rf' {side}="([^"]+)"', whole)[0]) for side in ("width", "height"))
    turn = "".join(re.findall(r'patternTransform="([^"]+)"', whole))
    return (
        f'<pattern id="weave-{coat(seat)}" width="{wide:g}" height="{high:g}" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({scale:.2f}) {turn}">{weave}</pattern>'
    )
