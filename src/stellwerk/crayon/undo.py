"""How far a turn can be taken back (DK-72R): states are values, so undoing is going on from the one before."""

from __future__ import annotations

from stellwerk.crayon.state import Building, Moving, Public


def may_undo(before: Public, after: Public) -> bool:
    """Whether the step between lies inside one turn and nobody, luck included, has shown anything since."""
    inside = isinstance(before.stage, Moving | Building) and isinstance(after.stage, Moving | Building)
    return inside and (before.turn, before.round) == (after.turn, after.round)
