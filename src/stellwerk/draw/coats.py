"""Players' coats: a colour and a pattern woven on it, so that nobody depends on colour alone."""

from __future__ import annotations

import re

from stellwerk.draw.tokens import Player, player_of, shape, tokens


def coats(width: float) -> str:
    """Patterns in the size of wagons of this width: the weave alone, and the whole coat for clients."""
    return "".join(_coat(k, look, width / 10) for k, look in enumerate(tokens().player.values(), start=1))


def dressed(element: str, box: str, css: str, seat: int) -> str:
    """A shape in a seat's coat: `dressed("circle", 'r="5"', "hut", 0)`.

    Colour and weave are two shapes: some painters leave hairlines between the tiles of a filled pattern.
    """
    look = player_of(seat)
    if not _weave(look):
        return f'<{element} class="{css}" {box} fill="{look.fill}"/>'
    number = seat % len(tokens().player) + 1
    return f'<{element} {box} fill="{look.fill}"/><{element} class="{css}" {box} fill="url(#weave-p{number})"/>'


def _weave(look: Player) -> str:
    """What the pattern draws; nothing for the plain coat."""
    return "".join(re.findall(r"<pattern[^>]*[^/]>(.*)</pattern>", shape(look.pattern)))


def _coat(number: int, look: Player, scale: float) -> str:
    whole, weave = shape(look.pattern), _weave(look)
    wide, high = (float(re.findall(rf' {side}="([^"]+)"', whole)[0]) for side in ("width", "height"))
    turn = "".join(re.findall(r'patternTransform="([^"]+)"', whole))
    size = f'width="{wide:g}" height="{high:g}"'
    laid = f'{size} patternUnits="userSpaceOnUse" patternTransform="scale({scale:.2f}) {turn}"'
    coat = f'<pattern id="coat-p{number}" {laid}><rect {size} fill="{look.fill}"/>{weave}</pattern>'
    return coat + (f'<pattern id="weave-p{number}" {laid}>{weave}</pattern>' if weave else "")
