"""What needs no decision: new deck, flush, refill of the row, tickets owed, end of the turn."""

from __future__ import annotations

from typing import Final, assert_never

from stellwerk.ticket import events as news
from stellwerk.ticket import state as at
from stellwerk.ticket.deals import deal_next_opening, still_dealing
from stellwerk.ticket.draft import Draft
from stellwerk.ticket.rules import LastLap, Race
from stellwerk.ticket.state import GAP, Finish
from stellwerk.ticket.title import Title

TURN: Final = at.Turn()
END: Final = at.EndTurn()

# While these wait for the deck the row is left alone: it was in order when they began.
_ROW_RESTS: Final = frozenset((at.DealFirst, at.DealCards, at.Blind, at.Reveal))


def settle(title: Title, draft: Draft) -> None:
    """Go on until somebody, or luck, has something to decide."""
    while True:
        kind = type(draft.stage)
        if kind is at.Over:
            return
        if kind in _ROW_RESTS:
            if not draft.deck:
                reshuffle(draft)
            return
        usual = draft.deck and GAP not in draft.row and draft.row.count(title.loco) < title.flush_at
        if not usual and row_needs_card(title, draft):
            return
        stage = draft.stage
        if kind is at.EndTurn:
            end_turn(title, draft)
            return
        match stage:
            case at.Refill(then):
                draft.stage = then
            case at.Second() if not second_card(title, draft):
                draft.stage = END  # T-13R
            case at.DealTickets() if not still_dealing(title, draft, stage):
                pass
            case at.DealOpening() if deal_next_opening(title, draft, stage):
                pass
            case _:
                return


def second_card(title: Title, draft: Draft) -> bool:
    """Whether a second card can be drawn: a face-up locomotive does not count (T-06)."""
    return draft.deck > 0 or any(kind not in (GAP, title.loco) for kind in draft.row)


def reshuffle(draft: Draft) -> None:
    """The discard becomes the deck, if there is one (T-10)."""
    if any(draft.discard):
        draft.hidden_deck, draft.deck = draft.discard, sum(draft.discard)
        draft.discard = (0,) * len(draft.discard)
        draft.events.append(news.Reshuffled(draft.deck))


def row_needs_card(title: Title, draft: Draft) -> bool:
    """Brings deck and row into order; True when luck must turn up a card first (T-04, T-08, T-10, T-12)."""
    while True:
        if GAP in draft.row:
            if not draft.deck:
                reshuffle(draft)
            if draft.deck:
                if type(draft.stage) is not at.Refill:
                    draft.stage = at.Refill(draft.stage)
                return True
        if flush(title, draft):  # T-08R: before a new deck is made, so that the flushed cards are in it
            continue
        if not draft.deck:
            reshuffle(draft)
        return False


def flush(title: Title, draft: Draft) -> bool:
    """Sweeps the row away when it holds too many locomotives and something better can come (T-08, T-08R)."""
    row, loco = title.rules.row, title.loco
    if row is None or draft.row.count(loco) < row.flush_at or not (draft.deck or any(draft.discard)):
        return False
    shown = [kind for kind in draft.row if kind != GAP]
    plain = sum(draft.hidden_deck[:loco]) + sum(draft.discard[:loco]) + sum(kind != loco for kind in shown)
    if plain <= row.size - row.flush_at:
        return False
    discard = list(draft.discard)
    for kind in shown:
        discard[kind] += 1
    draft.discard = tuple(discard)
    draft.row = (GAP,) * row.size
    draft.events.append(news.Flushed(tuple(shown)))
    return True


def end_turn(title: Title, draft: Draft) -> None:
    """The next player, the last lap, or the end (T-14R, T-40, T-51, FJ-10, FJ-11R)."""
    seats, me = len(draft.players), draft.players[draft.turn]
    match title.rules.ending:
        case LastLap(trains):
            if draft.last is not None:
                draft.last -= 1
                if not draft.last:
                    end_game(draft, "last-lap")
                    return
            elif me.trains <= trains:
                draft.last = seats
                draft.events.append(news.LastLapBegan(draft.turn))
        case Race():
            if not me.trains:
                end_game(draft, "trains")
                return
        case other:
            assert_never(other)
    if draft.idle >= seats:
        end_game(draft, "stuck")
        return
    draft.turn = (draft.turn + 1) % seats
    draft.stage = TURN


def end_game(draft: Draft, how: Finish) -> None:
    draft.stage = at.Over(how)
    draft.events.append(news.Ended(how))
