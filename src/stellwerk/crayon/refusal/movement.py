"""Running trains: steps, rent and ferries."""

from __future__ import annotations

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon.board import Board, FerryLine


def derailed() -> IllegalAction:
    return IllegalAction("DK-42", "the train has derailed and misses this movement", "dk-derailed")


def no_points(used: int) -> IllegalAction:
    return IllegalAction("DK-20", f"no movement points are left: {used} were used", "dk-no-points", used=used)


def no_neighbour(board: Board, here: int, post: int) -> IllegalAction:
    reason = f"{board.post_name(post)} is no neighbour of {board.post_name(here)}, where the train stands"
    return IllegalAction("DK-20", reason, "dk-no-neighbour", post=board.posts[post], here=board.posts[here])


def no_track(board: Board, edge: int) -> IllegalAction:
    section = board.edge_name(edge)
    return IllegalAction("DK-20", f"there is no track on {section}", "dk-no-track", section=section)


def section_barred(board: Board, edge: int) -> IllegalAction:
    section = board.edge_name(edge)
    return IllegalAction("DK-42", f"{section} is closed by an event", "dk-section-barred", section=section)


def rent(seat: Seat, owner: Seat, due: int, cash: int) -> IllegalAction:
    reason = f"the rent to seat {owner} is {due}, seat {seat} has {cash}"
    return IllegalAction("DK-21R", reason, "dk-rent", owner=owner, need=due, have=cash)


def ferry_again(line: FerryLine) -> IllegalAction:
    reason = f"a ferry was taken this turn; {line.name} has to wait for the next"
    return IllegalAction("DK-23R", reason, "dk-ferry-again")


def ferry_late(line: FerryLine, used: int) -> IllegalAction:
    reason = f"{line.name} is crossed before the train moves, {used} points were used"
    return IllegalAction("DK-23", reason, "dk-ferry-late", line=line.id)


def no_port(board: Board, line: FerryLine, here: int) -> IllegalAction:
    reason = f"the train stands in {board.post_name(here)}, no port of {line.name}"
    return IllegalAction("DK-23", reason, "dk-no-port", line=line.id, here=board.posts[here])


def ferry_not_owned(line: FerryLine, owner: Seat) -> IllegalAction:
    reason = f"seat {owner} does not own {line.name}"
    return IllegalAction("DK-23", reason, "dk-ferry-not-owned", line=line.id, owner=owner)


def ferry_own(seat: Seat, line: FerryLine) -> IllegalAction:
    reason = f"seat {seat} owns {line.name} and crosses on its own line"
    return IllegalAction("DK-21", reason, "dk-ferry-own", line=line.id)


def ferry_closed(line: FerryLine) -> IllegalAction:
    return IllegalAction("DK-42", f"{line.name} does not run this round", "dk-ferry-closed", line=line.id)
