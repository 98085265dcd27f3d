"""The report as one HTML file that needs nothing else: tables, plots, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from stellwerk.arena import text
from stellwerk.arena.plots import Axis, axis_of, histograms, whiskers
from stellwerk.arena.report import Report
from stellwerk.core.statistics import Estimate
from stellwerk.draw.svg import esc
from stellwerk.words import Words

STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#222, #ddd); --paper: light-dark(#fdfcf9, #1b1c1e);
  --soft: light-dark(#ddd8cc, #3a3c40); --main: light-dark(#9a3412, #fb923c); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--soft); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { width: 100%; max-width: 44rem; font: 13px system-ui, sans-serif; fill: var(--ink); }
.label { text-anchor: end; } .tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--soft); } .mark { stroke: var(--ink); stroke-dasharray: 4 4; }
.reach { stroke: var(--main); stroke-width: 3; } .dot, .bar { fill: var(--main); }
"""


def page(words: Words, report: Report, called: str, ending: Callable[[str], str]) -> str:
    """As `text.told`, with plots."""
    head = words.say("simulate-head", games=report.games, title=called, players=report.players)
    bots = report.bots
    rates = [(bot.bot, _times(bot.rate, 100)) for bot in bots]
    rated = [
        (
            bot.bot,
            Estimate(bot.rating.mu, bot.rating.mu - 2 * bot.rating.sigma, bot.rating.mu + 2 * bot.rating.sigma),
        )
        for bot in bots
        if bot.rating
    ]
    scores = [(bot.bot, bot.score) for bot in bots]
    places = [(words.say("arena-turn", place=each.place + 1), _times(each.rate, 100)) for each in report.places]
    options = ", ".join(f"{name}={value}" for name, value in sorted(report.options.items()))
    setting = words.say("arena-setting", options=options, seed=str(report.seed))
    percent, fair = Axis(0, 100), 100 / report.players
    plots = [
        ("arena-rates", whiskers(words.say("arena-rates"), rates, percent, fair)),
        ("arena-scores", whiskers(words.say("arena-scores"), scores, _axis(scores))),
        ("arena-spread", histograms(words.say("arena-spread"), [(bot.bot, bot.scores) for bot in bots])),
    ]
    if rated:
        plots.append(("arena-ratings", whiskers(words.say("arena-ratings"), rated, _axis(rated))))
    if places:
        plots.append(("arena-order", whiskers(words.say("arena-order"), places, percent, fair)))
    notes = [*text.endings(words, report.endings, ending), *text.mishaps(words, report.incidents)]
    if not report.rated:
        notes.append(words.say("arena-unrated"))
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            f"<title>{esc(head)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{esc(head)}</h1><p>{esc(setting)}</p>",
            _table([text.heads(words), *(text.cells(words, bot) for bot in bots)]),
            *(f"<h2>{esc(words.say(key))}</h2>{plot}" for key, plot in plots),
            f"<h2>{esc(words.say('arena-meetings'))}</h2>",
            _table(_crossed(words, report)),
            *(f"<p>{esc(note)}</p>" for note in notes),
            "</body></html>\n",
        ]
    )


def _crossed(words: Words, report: Report) -> list[list[str]]:
    """A row and a column for every bot."""
    names = [bot.bot for bot in report.bots]
    met = {(each.bot, each.other): text.percent(words, each.ahead) for each in report.meetings}
    return [["", *names], *([name, *(met.get((name, other), "–") for other in names)] for name in names)]


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = [_row("th", head), *(_row("td", row) for row in body)]
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _row(kind: str, cells: Iterable[str]) -> str:
    return f"<tr>{''.join(f'<{kind}>{esc(cell)}</{kind}>' for cell in cells)}</tr>"


def _times(of: Estimate, factor: float) -> Estimate:
    return Estimate(factor * of.value, factor * of.low, factor * of.high)


def _axis(rows: Sequence[tuple[str, Estimate]]) -> Axis:
    return axis_of([bound for _, of in rows for bound in (of.low, of.high)])
