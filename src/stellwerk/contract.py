"""What every game and every bot must do, for whoever writes one: `contract.check(game, bots)`.

It plays random games and looks at every position. ContractError says in one sentence what does not hold, and gives
the record that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from stellwerk.core import codec, record
from stellwerk.core.game import LUCK, AnyGame, IllegalAction, Seat, SomeAction, StellwerkError, view_of
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import Asked, Bot, Turn, decide
from stellwerk.core.session import Session

MOST: Final = 20_000  # decisions until a game counts as one that never ends


class ContractError(StellwerkError, AssertionError):
    """Something that a game or a bot must do and does not; `story` is the record of how to get there."""

    def __init__(self, reason: str, session: Session | None = None) -> None:
        super().__init__(reason)
        self.story = "" if session is None else record.write(session.record())


def check(game: AnyGame, bots: Mapping[str, Bot] | None = None, *, games: int = 2, seed: int = 0) -> None:
    """Random games with every number of seats, and whole games of every bot; ContractError if any is amiss."""
    for seats in game.seats:
        for number in range(games):
            check_game(game, seats, f"{seed}/{number}")
        for name, bot in (bots or {}).items():
            check_bot(game, name, bot, seats, f"{seed}/{name}")


def check_game(game: AnyGame, seats: int, seed: str) -> None:
    """One random game, every position of it."""
    rng = Random(seed)
    end = None
    for end in walk(game, seats, seed):
        _check_luck(end)
        if rng.random() < 0.2:
            _check_views(end, rng)
            _check_text(end)
            _check_refusals(end, rng)
    assert end is not None
    if not game.ending(end.state.public):
        raise ContractError("the game is over, but `ending` does not say how", end)
    standings = game.standings(end.state)
    if [standing.seat for standing in standings] != list(range(seats)):
        raise ContractError("standings must name every seat once, in seat order", end)
    if any(standing.total != sum(line.points for line in standing.lines) for standing in standings):
        raise ContractError("a total is not the sum of its lines (T-41)", end)
    text = record.write(end.record())
    if record.write(record.read(text)) != text:
        raise ContractError("a record that is read and written again differs", end)
    if record.check(game, record.read(text)) != end.state:
        raise ContractError("a replay does not lead to the position that was played", end)


def check_bot(game: AnyGame, name: str, bot: Bot, seats: int, seed: str) -> None:
    """A bot on every seat: it plays to the end, and alike when it is asked anew with its memory read from text."""
    kept = [Asked(bot, seat, f"{seed}/{seat}") for seat in range(seats)]
    luck = SeededLuck(seed)
    session = Session.begin(game, seats).settle(luck)
    while actors := session.actors:
        if session.decisions > MOST:
            raise ContractError(f"games of {name} do not end", session)
        asked = kept[actors[0]]
        asked.memory = msgspec.json.decode(msgspec.json.encode(asked.memory))
        session = _asked_twice(name, asked, session).settle(luck)


def _asked_twice(name: str, asked: Asked, session: Session) -> Session:
    """The bot's decision, if it decides alike when it is asked again and when what it cannot see is another."""
    seat, memory, told = asked.seat, asked.memory, asked.told
    after = asked.act(session)
    action = after.deeds[-1].action
    if action not in session.legal(seat):
        raise ContractError(f"{name} chose {session.game.write(action)!r}, which is not legal", session)
    guess = session.game.guess(session.view(seat), Random(0))
    view = view_of(guess, seat)
    turn = Turn(view, session.game.legal(view), session.news_since(seat, told), asked.thrown, memory)
    if decide(asked.bot, turn).action != action:
        raise ContractError(f"{name} decides otherwise when it is asked the same once more", session)
    return after


def walk(game: AnyGame, seats: int, seed: str) -> Iterator[Session]:
    """A random game, from the deal to the end: every position in which a seat decides, and the last."""
    rng, luck = Random(seed), SeededLuck(seed)
    session = Session.begin(game, seats)
    while True:
        session = session.settle(luck)
        yield session
        if session.over:
            return
        if session.decisions > MOST:
            raise ContractError(f"a random game did not end in {MOST} decisions", session)
        seat = rng.choice(session.actors)
        legal = session.legal(seat)
        if not legal:
            raise ContractError(f"seat {seat} is to act and may do nothing", session)
        session = session.act(seat, rng.choice(legal))


def _check_luck(session: Session) -> None:
    if session.game.luck(session.state):
        raise ContractError("luck has outcomes although a seat is to act, or nobody", session)


def _check_views(session: Session, rng: Random) -> None:
    game, state = session.game, session.state
    for seat in (None, *range(len(state.hands))):
        view = view_of(state, seat)
        if view_of(game.guess(view, rng), seat) != view:
            raise ContractError(f"a guess does not fit what seat {seat} has seen", session)
    for seat in range(len(state.hands)):
        if seat not in session.actors and session.legal(seat):
            raise ContractError(f"seat {seat} is not to act and yet has legal actions", session)


def _check_text(session: Session) -> None:
    game, state = session.game, session.state
    if codec.decode(game.state_type, codec.encode(state)) != state:
        raise ContractError("a state does not survive as JSON", session)
    for action in _offered(session):
        text = game.write(action)
        if game.read(text) != action or game.write(game.read(text)) != text:
            raise ContractError(f"{text!r} does not survive being read", session)


def _check_refusals(session: Session, rng: Random) -> None:
    """What is legal applies and leaves the old position alone; what another seat does is refused with a rule."""
    game, state = session.game, session.state
    before = codec.canonical(state)
    for seat in session.actors:
        legal = session.legal(seat)
        for action in rng.sample(list(legal), min(5, len(legal))):
            game.apply(state, seat, action)
    for seat in range(len(state.hands)):
        if seat not in session.actors:
            for action in _some(_offered(session), rng):
                _must_refuse(session, seat, action)
    if codec.canonical(state) != before:
        raise ContractError("applying an action has changed the position it was applied to", session)


def _must_refuse(session: Session, seat: Seat, action: SomeAction) -> None:
    try:
        session.game.apply(session.state, seat, action)
    except IllegalAction as error:
        if not error.rule:
            text = session.game.write(action)
            raise ContractError(f"the refusal of {text!r} names no rule", session) from error
    else:
        raise ContractError(f"seat {seat} may act although it is not to act", session)


def _offered(session: Session) -> list[SomeAction]:
    return [action for seat in session.actors if seat != LUCK for action in session.legal(seat)]


def _some(actions: Sequence[SomeAction], rng: Random) -> list[SomeAction]:
    return rng.sample(list(actions), min(3, len(actions)))
