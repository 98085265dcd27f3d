"""What needs no decision: new pile, forced losses, the end of a turn, of a round and of the game."""

from __future__ import annotations

from msgspec.structs import replace

from stellwerk.crayon import bargains, freight
from stellwerk.crayon import events as news
from stellwerk.crayon import state as at
from stellwerk.crayon.draft import Draft
from stellwerk.crayon.network import has_joined_big
from stellwerk.crayon.state import KEEP, Finish, Running
from stellwerk.crayon.title import Title


def settle(title: Title, draft: Draft) -> None:
    """Go on until somebody, or luck, has something to decide."""
    if draft.changed:
        look_for_winner(title, draft)
    while True:
        stage = draft.stage
        match stage:
            case at.Ending():
                end_turn(title, draft, stage)
            case at.Losing() if lose_the_only(title, draft, stage):
                pass
            case at.Tossing() if title.rules.first_ready:
                begin_game(title, draft, draft.first)
            case at.Tossing() if title.rules.first_seat is not None:
                begin_game(title, draft, title.rules.first_seat)
            case at.LayingOut(0):
                begin_turn(title, draft)
            case at.Drawing() | at.LayingOut() if not draft.depths:
                draft.reshuffle()
            case _:
                return


def look_for_winner(title: Title, draft: Draft) -> None:
    """DK-71R: after every change of money or track, in anybody's turn."""
    if draft.final:
        return
    for seat, hand in enumerate(draft.hands):
        if hand.cash >= title.rules.win_sum and has_joined_big(title.board, draft, seat):
            if not title.rules.finish_round:
                finish(draft, "money")
                return
            draft.final = True
            draft.say(news.LastRound(seat))
            return


def finish(draft: Draft, how: Finish) -> None:
    draft.stage = at.Over(how)
    draft.say(news.Ended(how))


def lose_the_only(title: Title, draft: Draft, stage: at.Losing) -> bool:
    """Who has but one kind of good on the train has nothing to choose."""
    for seat in stage.pending:
        goods = draft.players[seat].goods
        if len(set(goods)) == 1:
            freight.lose(title, draft, seat, stage, goods[0])
            return True
    return False


def begin_game(title: Title, draft: Draft, seat: int) -> None:
    """The start player is known (DK-05R)."""
    draft.first = draft.turn = seat
    draft.round = 1
    begin_turn(title, draft)


def begin_turn(title: Title, draft: Draft) -> None:
    """In the first round nobody moves (DK-06)."""
    seat = draft.turn
    player = draft.players[seat]
    if draft.round < title.rules.first_run:
        draft.stage = at.Building()
    else:
        draft.stage = at.Moving(half=player.post in title.in_force(draft.running).slow, stuck=player.derailed)
        if player.derailed:
            draft.players[seat] = replace(player, derailed=False)
    draft.say(news.TurnBegan(seat, draft.round))


def end_turn(title: Title, draft: Draft, stage: at.Ending) -> None:
    """The ordered train arrives, the hand is filled, then the next seat is in turn."""
    seat = draft.turn
    player = draft.players[seat]
    if stage.kind != KEEP:  # DK-61
        player = draft.players[seat] = replace(player, kind=stage.kind)
        draft.say(news.Refitted(seat, stage.kind))
        draft.stage = at.Ending()
    surplus = len(player.goods) - title.rules.trains[player.kind].holds
    if surplus > 0:
        draft.stage = at.Losing((seat,) * surplus, at.Ending())
    elif player.cards < title.hand_limit(player):  # DK-35R
        draft.stage = at.Drawing(seat, at.Ending())
    else:
        goods_go_back(draft)
        bargains.lapse(draft)
        events_pass(draft)
        draft.tariffs = tuple([t for t in draft.tariffs if t.seat != seat or t.until > draft.round])
        next_turn(title, draft)


def goods_go_back(draft: Draft) -> None:
    """DK-32R: at the end of the dropper's turn, four rounds later."""
    for entry in draft.lying:
        if entry.seat == draft.turn and entry.until <= draft.round:
            draft.pick_up(entry)
            draft.restock(entry.good, 1)
            draft.say(news.Returned(entry.good, entry.city))


def events_pass(draft: Draft) -> None:
    """DK-41R: this seat's events of this turn begin, those of its last turn are over."""
    if not draft.running:
        return
    still: list[Running] = []
    for entry in draft.running:
        if entry.seat != draft.turn:
            still.append(entry)
            continue
        if not entry.begun:
            still.append(Running(entry.event, entry.seat, True))
        draft.say(news.InForce(entry.event, not entry.begun))
    draft.running = tuple(still)


def next_turn(title: Title, draft: Draft) -> None:
    """Clockwise; after the last seat a new round begins, or the game is over."""
    rules = title.rules
    draft.turn = (draft.turn + 1) % len(draft.players)
    if draft.turn == draft.first:
        if draft.final:
            return finish(draft, "money")
        if draft.round - draft.delivered >= rules.idle_rounds:  # DK-73R
            return finish(draft, "idle")
        draft.round += 1
        if draft.round == rules.public_round:  # DK-06
            draft.stage = at.LayingOut(rules.public_cards)
            return None
    return begin_turn(title, draft)
