"""The report as plain text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stellwerk.arena.guard import Incident
from stellwerk.arena.report import BotReport, Place, Report
from stellwerk.core.statistics import Estimate
from stellwerk.words import Words
from stellwerk.words.columns import columns

BOT_COLUMNS = ("bot", "seats", "wins", "rate", "score", "rating", "median", "worst", "incidents")


def told(words: Words, report: Report, called: str, ending: Callable[[str], str]) -> list[str]:
    """All of it, a line each; `called` is the game's name, `ending` puts an ending into words."""
    lines = [words.say("simulate-head", games=report.games, title=called, players=report.players), ""]
    lines += columns([heads(words), *(cells(words, bot) for bot in report.bots)], numbers=len(BOT_COLUMNS) - 1)
    if not report.rated:
        lines.append(words.say("arena-unrated"))
    lines += ["", words.say("arena-meetings")]
    lines += columns(
        [
            [meeting.bot, meeting.other, percent(words, meeting.ahead), words.number(meeting.games)]
            for meeting in report.meetings
        ],
        numbers=2,
    )
    lines += ["", *order(words, report.places), *endings(words, report.endings, ending)]
    return [*lines, *mishaps(words, report.incidents)]


def heads(words: Words) -> list[str]:
    return [words.say(f"arena-column-{column}") for column in BOT_COLUMNS]


def cells(words: Words, bot: BotReport) -> list[str]:
    """One row of the table of bots."""
    figure = words.number
    rating = f"{figure(bot.rating.mu, 1)} ± {figure(bot.rating.sigma, 1)}" if bot.rating else "–"
    return [
        bot.bot,
        figure(bot.seats),
        figure(bot.wins, 1),
        percent(words, bot.rate),
        bounded(words, bot.score),
        rating,
        figure(bot.median, 2),
        figure(bot.worst, 0),
        figure(bot.incidents),
    ]


def order(words: Words, places: Sequence[Place]) -> list[str]:
    """What it is worth to have the first turn, the second …"""
    return [
        words.say(
            "arena-place", place=each.place + 1, rate=percent(words, each.rate), score=bounded(words, each.score)
        )
        for each in places
    ]


def endings(words: Words, counts: dict[str, int], ending: Callable[[str], str]) -> list[str]:
    return [words.say("simulate-ending", how=ending(how), n=count) for how, count in counts.items()]


def mishaps(words: Words, incidents: Sequence[Incident]) -> list[str]:
    """What went wrong, the same of the same bot once."""
    counts: dict[tuple[str, str, str], int] = {}
    for each in incidents:
        counts[each.bot, each.what, each.text] = counts.get((each.bot, each.what, each.text), 0) + 1
    return [
        words.say("arena-incident", bot=bot, what=what, text=text, n=count)
        for (bot, what, text), count in counts.items()
    ]


def percent(words: Words, of: Estimate) -> str:
    """`62.5% (41–80)`"""
    low, high = (words.number(100 * bound) for bound in (of.low, of.high))
    return f"{words.percent(of.value, 1)} ({low}–{high})"


def bounded(words: Words, of: Estimate) -> str:
    """`118.2 ± 3.1`"""
    return f"{words.number(of.value, 1)} ± {words.number(of.high - of.value, 1)}"
