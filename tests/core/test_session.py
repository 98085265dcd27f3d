"""A game being played, as a value: decisions, luck, what can be taken back, and who has heard what."""

from __future__ import annotations

import pytest

from contract.variants import made
from stellwerk.bots.uniform import uniform
from stellwerk.core import record
from stellwerk.core.game import LUCK, IllegalAction, Seat
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session

LUCKY = SeededLuck("session")


def _done(session: Session, seat: Seat, *texts: str) -> Session:
    """One decision, in notation."""
    return session.act(seat, *(session.game.read(text) for text in texts))


def _first(session: Session, seat: Seat, verb: str) -> str:
    """The seat's first legal action that begins with this word."""
    texts = [session.game.write(action) for action in session.legal(seat)]
    return next(text for text in texts if text.startswith(verb))


@pytest.fixture
def europe() -> Session:
    """Two seats have kept tickets; seat 0 is to act."""
    session = Session.begin(made("europe", start="0"), 2).settle(SeededLuck("europe"))
    for seat in (0, 1):
        session = _done(session, seat, _first(session, seat, "keep")).settle(LUCKY)
    assert session.actors == (0,)
    return session


@pytest.fixture
def denmark() -> Session:
    """Both seats have opened; seat 0 builds from Odense."""
    session = Session.begin(made("denmark", start="0"), 2).settle(SeededLuck("denmark"))
    for seat, city in ((0, "odense"), (1, "aarhus")):
        session = _done(session, seat, _first(session, seat, "under")).settle(LUCKY)
        session = _done(session, seat, f"begin {city}").settle(LUCKY)
    assert session.actors == (0,)
    return session


# ---- decisions


def test_several_actions_are_one_decision(denmark: Session) -> None:
    after = _done(denmark, 0, "lay odense-k25", "lay k25-l26")
    assert after.decisions == denmark.decisions + 1
    assert len(after.entries) == len(denmark.entries) + 2
    back = after.undo(0)
    assert back is not None and (back.state, back.entries) == (denmark.state, denmark.entries)


def test_all_of_them_or_none(denmark: Session) -> None:
    before = (denmark.state, list(denmark.entries), list(denmark.events))
    with pytest.raises(IllegalAction):
        _done(denmark, 0, "lay odense-k25", "lay l26-svendborg")
    assert (denmark.state, list(denmark.entries), list(denmark.events)) == before


def test_what_fits_is_the_legal_beginning(denmark: Session) -> None:
    game = denmark.game
    way = [game.read(f"lay {section}") for section in ("odense-k25", "k25-l26", "odense-k25", "l26-svendborg")]
    assert list(denmark.fitting(0, way)) == way[:2]
    assert list(denmark.fitting(0, way[:2])) == way[:2]
    assert list(denmark.fitting(0, way[3:])) == []
    assert denmark.entries[-1][0] == 1  # trying is not acting


# ---- luck


def test_luck_acts_until_a_seat_is_to_act() -> None:
    begun = Session.begin(made("europe"), 3)
    assert begun.actors == (LUCK,)
    dealt = begun.settle(SeededLuck(1))
    assert LUCK not in dealt.actors and dealt.decisions == 0
    assert {seat for seat, _ in dealt.entries} == {LUCK}
    assert dealt.settle(SeededLuck(2)) is dealt


def test_lucks_choices_can_be_made_once_more_as_they_were() -> None:
    begun = Session.begin(made("europe"), 3)
    dealt = begun.settle(SeededLuck(1))
    assert begun.replayed([action for _, action in dealt.entries]) == dealt
    assert begun.replayed([]) is begun


# ---- taking back


def test_only_ones_own_last_decision(europe: Session) -> None:
    assert not europe.can_undo(0) and not europe.can_undo(1)
    claimed = _done(europe, 0, _first(europe, 0, "claim"))
    assert claimed.can_undo(0) and not claimed.can_undo(1)
    assert claimed.undo(1) is None


def test_step_by_step_back_through_a_turn(europe: Session) -> None:
    claimed = _done(europe, 0, _first(europe, 0, "claim"))
    paid = _done(claimed, 0, _first(claimed, 0, "pay"))
    assert paid.actors == (1,)
    once = paid.undo(0)
    assert once is not None and once.state == claimed.state
    twice = once.undo(0)
    assert twice is not None and twice.state == europe.state and twice.undo(0) is None


def test_not_after_another_seat(europe: Session) -> None:
    claimed = _done(europe, 0, _first(europe, 0, "claim"))
    paid = _done(claimed, 0, _first(claimed, 0, "pay"))
    answered = _done(paid, 1, _first(paid, 1, "claim"))
    assert answered.undo(0) is None
    back = answered.undo(1)
    assert back is not None and back.state == paid.state
    assert back.undo(0) is None  # seat 1 has acted upon it, even if it has thought better of it


def test_not_after_luck(europe: Session) -> None:
    drawn = _done(europe, 0, "draw blind")
    settled = drawn.settle(LUCKY)
    assert settled.entries[-1][0] == LUCK and settled.undo(0) is None


def test_not_after_a_secret() -> None:
    session = Session.begin(made("europe", start="0"), 2).settle(SeededLuck("europe"))
    kept = _done(session, 0, _first(session, 0, "keep"))
    assert any(event.only == 0 for event in kept.events[len(session.events) :])
    assert kept.undo(0) is None


def test_not_once_the_game_is_over() -> None:
    game = made("first-journey")
    played = play(game, [uniform] * 2, SeededLuck(0), 0)
    seat, action = played.entries[-1]
    *_, last_but_one, _ = record.replay(game, played.record())
    over = Session.at(game, last_but_one.state).act(seat, action)
    assert seat != LUCK and over.before is not None, "nothing but the end forbids it"
    assert over.over and over.undo(seat) is None


# ---- values


def test_an_older_session_goes_on_in_another_direction(denmark: Session) -> None:
    east, west = _done(denmark, 0, "lay odense-k25"), _done(denmark, 0, "lay odense-m24")
    further = _done(east, 0, "lay k25-l26")

    def laid(session: Session) -> list[str]:
        return [session.game.write(action) for _, action in session.entries[len(denmark.entries) :]]

    assert (laid(denmark), laid(east), laid(west)) == ([], ["lay odense-k25"], ["lay odense-m24"])
    assert laid(further) == ["lay odense-k25", "lay k25-l26"]
    for session in (east, west, further):
        *_, last = record.replay(session.game, session.record())
        assert last.state == session.state


# ---- telling


def test_everybody_hears_everything_they_may_know_once(europe: Session) -> None:
    news = europe.news(0)
    assert news and all(event.only in (None, 0) for event in news)
    told = europe.hear(0)
    assert told.news(0) == () and told.news(1) == europe.news(1)
    assert europe.news(0) == news
    choosing = _done(told, 0, _first(told, 0, "claim"))
    claimed = _done(choosing, 0, _first(choosing, 0, "pay"))
    assert claimed.news(0) and set(claimed.news(0)) < set(claimed.news(1))


def test_hearing_forgets_nothing_that_can_be_taken_back(europe: Session) -> None:
    claimed = _done(europe, 0, _first(europe, 0, "claim")).hear(0).hear(1)
    back = claimed.undo(0)
    assert back is not None and back.state == europe.state and back.news(1) == europe.news(1)


def test_acting_is_not_hearing(europe: Session) -> None:
    drawn = _done(europe, 0, _first(europe, 0, "draw"))
    assert drawn.news(0)[: len(europe.news(0))] == europe.news(0)
    assert drawn.news_since(0, europe.deeds.size) == tuple(drawn.events[len(europe.events) :])


def test_a_session_from_a_position_begins_there(europe: Session) -> None:
    again = Session.at(europe.game, europe.state)
    assert again.actors == europe.actors and again.news(0) == () and not again.can_undo(0)


def test_its_record_holds(europe: Session) -> None:
    told = europe.record()
    assert told.result is None and len(told.entries) == len(europe.entries)
    *_, last = record.replay(europe.game, record.read(record.write(told)))
    assert last.state == europe.state
