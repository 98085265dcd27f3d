"""Running trains: steps, rent and ferries."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import IllegalAction, Seat
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import FREE, INNER
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.network import Position, touches
from stellwerk.crayon.title import Title


def points_left(title: Title, here: Position, seat: Seat, stage: at.Moving) -> int:
    """Steps the train may still make; none or fewer when it must stop (DK-20, DK-41R)."""
    return 0 if stage.stuck else title.speed(here.players[seat].kind, stage.half) - stage.used


def may_owe(title: Title, here: Position, seat: Seat, stage: at.Moving) -> bool:
    """DK-21R: a train that begins its turn off its own network may leave on credit."""
    return not (stage.used or stage.crossed or touches(title.board, here, seat, here.players[seat].post))


def go(title: Title, draft: Draft, seat: Seat, stage: at.Moving, post: int) -> None:
    """One step along track (DK-20)."""
    board, player = title.board, draft.players[seat]
    if stage.stuck:
        raise IllegalAction("DK-42", "the train has derailed and misses this movement", "dk-derailed")
    if points_left(title, draft, seat, stage) <= 0:
        raise IllegalAction(
            "DK-20", f"no movement points are left: {stage.used} were used", "dk-no-points", used=stage.used
        )
    edge = board.links[player.post].get(post)
    if edge is None:
        reason = (
            f"{board.post_name(post)} is no neighbour of {board.post_name(player.post)}, where the train stands"
        )
        here = board.posts[player.post]
        raise IllegalAction("DK-20", reason, "dk-no-neighbour", post=board.posts[post], here=here)
    owner = draft.owner[edge]
    if owner == FREE:
        section = board.edge_name(edge)
        raise IllegalAction("DK-20", f"there is no track on {section}", "dk-no-track", section=section)
    force = title.in_force(draft.running)
    if edge in force.barred:
        section = board.edge_name(edge)
        raise IllegalAction("DK-42", f"{section} is closed by an event", "dk-section-barred", section=section)
    paid = stage.paid if owner == INNER else pay_rent(title, draft, seat, stage, owner)
    draft.players[seat] = replace(player, post=post)
    draft.stage = at.Moving(
        stage.used + 1, stage.half or post in force.slow, stage.crossed, False, False, paid, stage.asked
    )
    draft.say(news.Moved(seat, post))


def cross(title: Title, draft: Draft, seat: Seat, stage: at.Moving, number: int, owner: Seat) -> None:
    """Take a ferry at the beginning of the movement (DK-23)."""
    board, player, line = title.board, draft.players[seat], title.board.lines[number]
    if stage.stuck:
        raise IllegalAction("DK-42", "the train has derailed and misses this movement", "dk-derailed")
    if stage.crossed:
        reason = f"a ferry was taken this turn; {line.name} has to wait for the next"
        raise IllegalAction("DK-23R", reason, "dk-ferry-again")
    if stage.used:
        reason = f"{line.name} is crossed before the train moves, {stage.used} points were used"
        raise IllegalAction("DK-23", reason, "dk-ferry-late", line=line.id)
    if player.post not in (line.a, line.b):
        reason = f"the train stands in {board.post_name(player.post)}, no port of {line.name}"
        raise IllegalAction("DK-23", reason, "dk-no-port", line=line.id, here=board.posts[player.post])
    if owner not in draft.lines[number]:
        reason = f"seat {owner} does not own {line.name}"
        raise IllegalAction("DK-23", reason, "dk-ferry-not-owned", line=line.id, owner=owner)
    if owner != seat and seat in draft.lines[number]:
        reason = f"seat {seat} owns {line.name} and crosses on its own line"
        raise IllegalAction("DK-21", reason, "dk-ferry-own", line=line.id)
    if number in title.in_force(draft.running).closed:
        raise IllegalAction("DK-42", f"{line.name} does not run this round", "dk-ferry-closed", line=line.id)
    paid = pay_rent(title, draft, seat, stage, owner)
    post = line.far(player.post)
    draft.players[seat] = replace(player, post=post)
    draft.stage = replace(stage, half=True, crossed=True, fresh=False, paid=paid)
    draft.say(news.Crossed(seat, number, post))


def pay_rent(title: Title, draft: Draft, seat: Seat, stage: at.Moving, owner: Seat) -> tuple[Seat, ...]:
    """What is due goes to the owner, or is owed; the owners paid this turn (DK-21)."""
    due = title.rent(draft.tariffs, stage.paid, seat, owner)
    if not due:
        return stage.paid
    cash = draft.hands[seat].cash
    if cash < due and not may_owe(title, draft, seat, stage):
        reason = f"the rent to seat {owner} is {due}, seat {seat} has {cash}"
        raise IllegalAction("DK-21R", reason, "dk-rent", owner=owner, need=due, have=cash)
    paid = min(cash, due)
    draft.say(news.Rented(seat, owner, paid, due - paid))
    if paid < due:
        draft.owe(seat, owner, due - paid)  # first: the owner may owe this seat, and what comes back pays for this
    draft.transfer(seat, owner, paid)
    return tuple(sorted((*stage.paid, owner)))
