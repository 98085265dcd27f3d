"""Running trains: steps, rent and ferries."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.denmark.board import FREE, INNER
from stellwerk.denmark.draft import Draft
from stellwerk.denmark.events import Crossed, Moved, Rented
from stellwerk.denmark.network import Position, touches
from stellwerk.denmark.state import Moving
from stellwerk.denmark.title import Title


def points_left(title: Title, here: Position, seat: Seat, stage: Moving) -> int:
    """Steps the train may still make; none or fewer when it must stop (DK-20, DK-41R)."""
    return 0 if stage.stuck else title.speed(here.players[seat].kind, stage.half) - stage.used


def may_owe(title: Title, here: Position, seat: Seat, stage: Moving) -> bool:
    """DK-21R: a train that begins its turn off its own network may leave on credit."""
    return not (stage.used or stage.crossed or touches(title.board, here, seat, here.players[seat].post))


def go(title: Title, draft: Draft, seat: Seat, stage: Moving, post: int) -> None:
    """One step along track (DK-20)."""
    board, player = title.board, draft.players[seat]
    if stage.stuck:
        raise IllegalAction("DK-42", "the train has derailed and misses this movement")
    if points_left(title, draft, seat, stage) <= 0:
        raise IllegalAction("DK-20", f"no movement points are left: {stage.used} were used")
    edge = board.links[player.post].get(post)
    if edge is None:
        there, here = board.post_name(post), board.post_name(player.post)
        raise IllegalAction("DK-20", f"{there} is no neighbour of {here}, where the train stands")
    owner = draft.owner[edge]
    if owner == FREE:
        raise IllegalAction("DK-20", f"there is no track on {board.edge_name(edge)}")
    force = title.in_force(draft.running)
    if edge in force.barred:
        raise IllegalAction("DK-42", f"{board.edge_name(edge)} is closed by an event")
    paid = stage.paid if owner == INNER else pay_rent(title, draft, seat, stage, owner)
    draft.players[seat] = replace(player, post=post)
    draft.stage = Moving(
        stage.used + 1, stage.half or post in force.slow, stage.crossed, False, False, paid, stage.asked
    )
    draft.say(Moved(seat, post))


def cross(title: Title, draft: Draft, seat: Seat, stage: Moving, number: int, owner: Seat) -> None:
    """Take a ferry at the beginning of the movement (DK-23)."""
    board, player, line = title.board, draft.players[seat], title.board.lines[number]
    if stage.stuck:
        raise IllegalAction("DK-42", "the train has derailed and misses this movement")
    if stage.crossed:
        raise IllegalAction("DK-23R", f"a ferry was taken this turn; {line.name} has to wait for the next")
    if stage.used:
        raise IllegalAction(
            "DK-23", f"{line.name} is crossed before the train moves, {stage.used} points were used"
        )
    if player.post not in (line.a, line.b):
        raise IllegalAction("DK-23", f"the train stands in {board.post_name(player.post)}, no port of {line.name}")
    if owner not in draft.lines[number]:
        raise IllegalAction("DK-23", f"seat {owner} does not own {line.name}")
    if owner != seat and seat in draft.lines[number]:
        raise IllegalAction("DK-21", f"seat {seat} owns {line.name} and crosses on its own line")
    if number in title.in_force(draft.running).closed:
        raise IllegalAction("DK-42", f"{line.name} does not run this round")
    paid = pay_rent(title, draft, seat, stage, owner)
    post = line.far(player.post)
    draft.players[seat] = replace(player, post=post)
    draft.stage = replace(stage, half=True, crossed=True, fresh=False, paid=paid)
    draft.say(Crossed(seat, number, post))


def pay_rent(title: Title, draft: Draft, seat: Seat, stage: Moving, owner: Seat) -> tuple[Seat, ...]:
    """What is due goes to the owner, or is owed; the owners paid this turn (DK-21)."""
    due = title.rent(draft.tariffs, stage.paid, seat, owner)
    if not due:
        return stage.paid
    cash = draft.hands[seat].cash
    if cash < due and not may_owe(title, draft, seat, stage):
        raise IllegalAction("DK-21R", f"the rent to seat {owner} is {due}, seat {seat} has {cash}")
    paid = min(cash, due)
    draft.say(Rented(seat, owner, paid, due - paid))
    if paid < due:
        draft.owe(seat, owner, due - paid)  # first: the owner may owe this seat, and what comes back pays for this
    draft.transfer(seat, owner, paid)
    return tuple(sorted((*stage.paid, owner)))
