"""What the results of a tournament add up to: one value, told as text, JSON or a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from msgspec import Struct

from stellwerk.arena.guard import Incident
from stellwerk.arena.match import Result
from stellwerk.arena.ratings import Rating, ratings
from stellwerk.core.statistics import Estimate, mean, share


class BotReport(Struct, frozen=True):
    """One bot over all its seats; times are of one decision, in milliseconds."""

    bot: str
    seats: int  # in how many seats of games it sat
    wins: float
    rate: Estimate
    score: Estimate
    scores: tuple[int, ...]
    rating: Rating | None
    median: float  # of the games' medians
    worst: float
    incidents: int


class Meeting(Struct, frozen=True):
    """How often one bot came out before another; the same place counts half."""

    bot: str
    other: str
    games: int
    ahead: Estimate


class Place(Struct, frozen=True):
    """A place in turn order: 0 has the first turn. It is the order of play, not the number of the seat."""

    place: int
    rate: Estimate
    score: Estimate


class Report(Struct, frozen=True):
    """Bots come best first."""

    game: str
    options: dict[str, str]
    players: int
    seed: int
    games: int
    rated: bool  # whether openskill was there to rate them
    bots: tuple[BotReport, ...]
    meetings: tuple[Meeting, ...]
    places: tuple[Place, ...]
    endings: dict[str, int]
    incidents: tuple[Incident, ...]


def make_report(game: str, options: dict[str, str], seed: int, results: Sequence[Result]) -> Report:
    rated = ratings(results)
    bots = [_bot(name, results, rated) for name in dict.fromkeys(bot for result in results for bot in result.bots)]
    bots.sort(key=lambda bot: (-bot.rate.value, bot.bot))
    names = [bot.bot for bot in bots]
    return Report(
        game=game,
        options=options,
        players=len(results[0].bots),
        seed=seed,
        games=len(results),
        rated=rated is not None,
        bots=tuple(bots),
        meetings=tuple(
            meeting
            for name in names
            for other in names
            if other != name and (meeting := _meeting(name, other, results)).games
        ),
        places=places(results),
        endings=endings(results),
        incidents=tuple(incident for result in results for incident in result.incidents),
    )


def places(results: Sequence[Result]) -> tuple[Place, ...]:
    """The edge of turn order; nothing where it is not known who began."""
    seats = len(results[0].bots)
    wins: list[list[float]] = [[] for _ in range(seats)]
    scores: list[list[int]] = [[] for _ in range(seats)]
    for result in results:
        if result.starter is not None:
            for seat in range(seats):
                place = (seat - result.starter) % seats
                wins[place].append(result.wins[seat])
                scores[place].append(result.scores[seat])
    return tuple(
        Place(place, share(sum(won), len(won)), mean(totals))
        for place, (won, totals) in enumerate(zip(wins, scores, strict=True))
        if won
    )


def endings(results: Iterable[Result]) -> dict[str, int]:
    """How the games ended, and how often."""
    counts: dict[str, int] = {}
    for result in results:
        counts[result.ending] = counts.get(result.ending, 0) + 1
    return dict(sorted(counts.items()))


def _bot(name: str, results: Sequence[Result], rated: dict[str, Rating] | None) -> BotReport:
    seats = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    wins = sum(result.wins[seat] for result, seat in seats)
    scores = tuple(result.scores[seat] for result, seat in seats)
    times = [result.times[seat] for result, seat in seats if result.times[seat].decisions]
    return BotReport(
        bot=name,
        seats=len(seats),
        wins=round(wins, 6),
        rate=share(wins, len(seats)),
        score=mean(scores),
        scores=scores,
        rating=rated.get(name) if rated else None,
        median=1000 * median(each.median for each in times) if times else 0.0,
        worst=1000 * max((each.worst for each in times), default=0.0),
        incidents=sum(incident.bot == name for result in results for incident in result.incidents),
    )


def _meeting(name: str, other: str, results: Sequence[Result]) -> Meeting:
    ahead = [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for result in results
        for bot, mine in zip(result.bots, result.ranks, strict=True)
        if bot == name
        for rival, theirs in zip(result.bots, result.ranks, strict=True)
        if rival == other
    ]
    return Meeting(name, other, len(ahead), share(sum(ahead), len(ahead)))
