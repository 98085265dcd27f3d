"""One match: a value in, a result out. It can be played anywhere, in any order, and comes out the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from statistics import fmean, median

from msgspec import Struct

from stellwerk import bots, games
from stellwerk.arena.deadline import Deadline
from stellwerk.arena.guard import Guarded, Incident
from stellwerk.core import record
from stellwerk.core.game import LUCK, AnyGame, Seat
from stellwerk.core.luck import SeededLuck
from stellwerk.core.play import play
from stellwerk.core.session import Session
from stellwerk.core.title import START
from stellwerk.study.watched import Game


class Setting(Struct, frozen=True):
    """What all matches share. `title`: the name of a game or the path of a title file."""

    title: str
    options: tuple[tuple[str, str], ...]
    seed: int
    seconds: float  # for one decision
    most: int | None = None  # decisions of one game

    @staticmethod
    def of(name: str, game: AnyGame, seed: int, seconds: float) -> Setting:
        title = name if name in games.titles() else str(games.title_file(name).resolve())
        return Setting(title, tuple(sorted(game.options.items())), seed, seconds)


class Match(Struct, frozen=True):
    """Who sits where, and the number of the deal: the same deal is the same luck, whoever plays it."""

    deal: int
    bots: tuple[str, ...]


class Times(Struct, frozen=True):
    """Decisions of one seat's bot: how many, and seconds for one of them."""

    decisions: int
    mean: float
    median: float
    worst: float


class Result(Struct, frozen=True):
    """How a match went, by seat."""

    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    starter: Seat | None  # who had the first turn; None: this family does not say
    ending: str
    decisions: int
    turns: int
    times: tuple[Times, ...]
    incidents: tuple[Incident, ...] = ()

    @property
    def match(self) -> Match:
        return Match(self.deal, self.bots)

    @property
    def wins(self) -> tuple[float, ...]:
        """A shared win counts in parts: half a win each for two."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


class Task(Struct, frozen=True):
    """A match as it is sent to whoever plays it."""

    setting: Setting
    match: Match
    recorded: bool = True  # whether its record is wanted
    watched: bool = False  # whether its family notes what a report needs; with a hole in the rules, its record too


class Played(Struct, frozen=True):
    result: Result
    record: str  # empty where nobody wants it
    game: Game | None = None  # what was noted of it


def play_match(task: Task) -> Played:
    """The whole game; a bot that fails costs its seat, not the match."""
    setting, match = task.setting, task.match
    game = game_of(setting)
    seed = f"{setting.seed}/{match.deal}"
    reserve = bots.make(bots.reserve(game), game)
    with Deadline(setting.seconds) as deadline:
        seats = [
            Guarded(seat, name, bots.find(name, game), reserve, deadline) for seat, name in enumerate(match.bots)
        ]
        session = play(game, seats, SeededLuck(seed), seed, setting.most)
    standings = session.standings()
    result = Result(
        deal=match.deal,
        bots=match.bots,
        scores=tuple(standing.total for standing in standings),
        ranks=tuple(standing.rank for standing in standings),
        starter=starter(session),
        ending=game.ending(session.state.public),
        decisions=session.decisions,
        turns=turns(seat for seat, _ in session.entries),
        times=tuple(_times(seat.times) for seat in seats),
        incidents=tuple(seat.incident for seat in seats if seat.incident is not None),
    )
    noted = _noted(session, result, seats) if task.watched else None
    wanted = task.recorded or (noted is not None and noted.watched.holes)
    return Played(result, record.write(session.record()) if wanted else "", noted)


def _noted(session: Session, result: Result, seats: Sequence[Guarded]) -> Game | None:
    """What the family says of this game, if it says anything."""
    study = games.family_of(session.game).study
    if study is None:
        return None
    asked = sum(len(seat.times) for seat in seats)
    return Game(
        deal=result.deal,
        bots=result.bots,
        scores=result.scores,
        wins=result.wins,
        starter=result.starter,
        ending=result.ending,
        turns=result.turns,
        decisions=result.decisions,
        choices=sum(seat.choices for seat in seats) / max(asked, 1),
        watched=study().watch(session.game, session),
    )


def starter(session: Session) -> Seat | None:
    """The seat that the option names, or that luck has named."""
    options: Mapping[str, str] = session.game.options
    if (named := options.get(START, "")).isdecimal():
        return int(named)
    named_by = games.family_of(session.game).starts
    return next(
        (seat for who, action in session.entries if who == LUCK and (seat := named_by(action)) is not None), None
    )


def turns(actors: Iterable[Seat]) -> int:
    """Decisions of one seat in a row are one turn, whether or not luck acts between them."""
    return sum(1 for _ in groupby(seat for seat in actors if seat != LUCK))


def _times(seconds: list[float]) -> Times:
    if not seconds:
        return Times(0, 0.0, 0.0, 0.0)
    return Times(len(seconds), *(round(of, 7) for of in (fmean(seconds), median(seconds), max(seconds))))


def game_of(setting: Setting) -> AnyGame:
    """The game of a setting, made once."""
    return _made(setting.title, setting.options)


@lru_cache(8)
def _made(title: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    return games.make_with(title, dict(options))
