"""Which region every milepost belongs to."""

from __future__ import annotations

from stellwerk.core.faults import because
from stellwerk.crayon.boardfile import Point
from stellwerk.crayon.generator.geography import Projection
from stellwerk.crayon.generator.lattice import Spot, grid_name
from stellwerk.crayon.generator.plane import contains
from stellwerk.crayon.generator.recipe import Part, RecipeError


def regions_of(parts: tuple[Part, ...], posts: dict[Spot, Point], projection: Projection) -> dict[Spot, str]:
    """The first region whose outline goes round the milepost."""
    outlines = [(part.id, projection.line(part.outline)) for part in parts]
    found: dict[Spot, str] = {}
    for spot, at in posts.items():
        for name, outline in outlines:
            if not outline or contains(outline, at):
                found[spot] = name
                break
        else:
            raise RecipeError(
                "regions",
                because(
                    "no-outline",
                    "milepost {post} lies in no outline; give the last region none, to take the rest",
                    post=grid_name(spot),
                ),
            )
    return found
