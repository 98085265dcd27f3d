"""Running trains: steps, rent and ferries."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.core.game import Seat
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.board import FREE, INNER
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.network import Position, touches
from stellwerk.crayon.refusal import movement as refusal
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
        raise refusal.derailed()
    if points_left(title, draft, seat, stage) <= 0:
        raise refusal.no_points(stage.used)
    edge = board.links[player.post].get(post)
    if edge is None:
        raise refusal.no_neighbour(board, player.post, post)
    owner = draft.owner[edge]
    if owner == FREE:
        raise refusal.no_track(board, edge)
    force = title.in_force(draft.running)
    if edge in force.barred:
        raise refusal.section_barred(board, edge)
    paid = stage.paid if owner == INNER else pay_rent(title, draft, seat, stage, owner)
    draft.players[seat] = replace(player, post=post)
    draft.stage = at.Moving(
        stage.used + 1, stage.half or post in force.slow, stage.crossed, False, False, paid, stage.asked
    )
    draft.say(news.Moved(seat, post))


def cross(title: Title, draft: Draft, seat: Seat, stage: at.Moving, number: int, owner: Seat) -> None:
    """Take a ferry at the beginning of the movement (DK-23)."""
    player, line = draft.players[seat], title.board.lines[number]
    if stage.stuck:
        raise refusal.derailed()
    if stage.crossed:
        raise refusal.ferry_again(line)
    if stage.used:
        raise refusal.ferry_late(line, stage.used)
    if player.post not in (line.a, line.b):
        raise refusal.no_port(title.board, line, player.post)
    if owner not in draft.lines[number]:
        raise refusal.ferry_not_owned(line, owner)
    if owner != seat and seat in draft.lines[number]:
        raise refusal.ferry_own(seat, line)
    if number in title.in_force(draft.running).closed:
        raise refusal.ferry_closed(line)
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
        raise refusal.rent(seat, owner, due, cash)
    paid = min(cash, due)
    draft.say(news.Rented(seat, owner, paid, due - paid))
    if paid < due:
        draft.owe(seat, owner, due - paid)  # first: the owner may owe this seat, and what comes back pays for this
    draft.transfer(seat, owner, paid)
    return tuple(sorted((*stage.paid, owner)))
