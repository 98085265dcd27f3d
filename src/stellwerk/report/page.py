"""The report as one HTML file that needs nothing else, for desk and phone, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

import numpy as np

from stellwerk.core.statistics import Estimate
from stellwerk.draw.svg import esc, num
from stellwerk.report.report import Report
from stellwerk.report.verdict import Verdict
from stellwerk.study.chapter import Chapter, Figure, Kind, Layer, Row, Table
from stellwerk.study.notes import Ints, Notes
from stellwerk.words import Words

BINS = 30


def page(words: Words, report: Report, notes: Notes, heat: str) -> str:
    """`heat` is the board with every layer that a chapter has."""
    style = (resources.files("stellwerk.report") / "page.css").read_text(encoding="utf-8")
    head = words.say("report-title", title=report.title)
    chapters = [_chapter(words, chapter, notes, heat) for chapter in report.chapters]
    heads = [*((each.id, each.heading) for each in report.chapters), ("holes", words.say("report-holes"))]
    links = [f'<a href="#{name}">{esc(heading)}</a>' for name, heading in heads]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{esc(head)}</title><style>{style}</style></head><body>",
            f"<h1>{esc(head)}</h1>{_setting(words, report)}",
            f"<nav>{''.join(links)}</nav>",
            f'<ul class="verdicts">{"".join(_verdict(words, each) for each in report.verdicts)}</ul>',
            *chapters,
            _holes(words, report),
            "</body></html>\n",
        ]
    )


def _setting(words: Words, report: Report) -> str:
    counts = words.listed(
        words.say("report-games", n=count, players=players) for players, count in report.games.items()
    )
    chosen = {**dict(sorted(report.options.items())), "engine": report.engine}  # all that a seed needs
    options = ", ".join(f"{name}={value}" for name, value in chosen.items())
    told = words.say("report-setting", games=counts, bots=words.listed(report.bots), seed=str(report.seed))
    notes = (options, words.say("report-intervals"))
    return f"<p>{esc(told)}</p>" + "".join(f'<p class="soft">{esc(note)}</p>' for note in notes)


def _verdict(words: Words, of: Verdict) -> str:
    claim = of.claim
    limit = words.say(
        "report-at-most" if claim.at_most else "report-at-least", limit=_shown(words, claim.limit, claim.kind)
    )
    found = f"{_estimate(words, claim.value, claim.kind)} · {esc(limit)}"
    more = ""
    if of.light == "amber":
        key = "report-undecidable" if of.needed is None else "report-needed"
        more = f'<br><span class="soft">{esc(words.say(key, n=of.needed or 0))}</span>'
    light = esc(words.say(f"report-{of.light}"))
    return f'<li class="{of.light}"><b>{light}</b>{esc(claim.told)}<br><span class="num">{found}</span>{more}</li>'


def _chapter(words: Words, chapter: Chapter, notes: Notes, heat: str) -> str:
    parts = [f'<section id="{chapter.id}"><h2>{esc(chapter.heading)}</h2>']
    if chapter.about:
        parts.append(f'<p class="soft">{esc(chapter.about)}</p>')
    if chapter.id == "length":
        parts.append(_spread(words, notes))
    shares = [figure for figure in chapter.figures if figure.kind == "percent"]
    parts.append(_dots(words, shares))
    parts.append(_numbers(words, [figure for figure in chapter.figures if figure.kind == "number"]))
    if chapter.layers:
        parts.append(_map(words, chapter.layers, heat))
    for table in chapter.tables:
        if table.heading != chapter.heading:
            parts.append(f"<h3>{esc(table.heading)}</h3>")
        parts.append(_table(words, table))
    return "".join(parts) + "</section>"


def _dots(words: Words, figures: Sequence[Figure]) -> str:
    """Shares on one line from 0 to the largest of them."""
    if not figures:
        return ""
    most = max(*(max(figure.value.high, figure.fair or 0) for figure in figures), 0.01) * 1.04
    rows = []
    for figure in figures:
        of = figure.value
        left, dot, right = (100 * min(max(value, 0), most) / most for value in (of.low, of.value, of.high))
        fair = f'<i class="fair" style="left:{num(100 * figure.fair / most)}%"></i>' if figure.fair else ""
        rows.append(
            f'<div class="row"><span class="label">{esc(figure.name)}</span><span class="track">{fair}'
            f'<i class="reach" style="left:{num(left)}%;width:{num(right - left)}%"></i>'
            f'<i class="dot" style="left:{num(dot)}%"></i></span>'
            f'<span class="num">{_estimate(words, of, "percent")}</span></div>'
        )
    return f'<div class="dots">{"".join(rows)}</div>'


def _numbers(words: Words, figures: Sequence[Figure]) -> str:
    if not figures:
        return ""
    cells = "".join(
        f'<tr><td>{esc(each.name)}</td><td class="num">{_estimate(words, each.value, each.kind)}</td></tr>'
        for each in figures
    )
    return f'<div class="wide slim"><table>{cells}</table></div>'


def _table(words: Words, table: Table) -> str:
    head = "".join(f"<th>{esc(column)}</th>" for column in table.columns)
    body = "".join(_row(words, row, table.kinds) for row in table.rows)
    slim = " slim" if len(table.columns) == 2 else ""
    return f'<div class="wide{slim}"><table><tr>{head}</tr>{body}</table></div>'


def _row(words: Words, row: Row, kinds: Sequence[Kind]) -> str:
    cells = []
    for cell, kind in zip(row.cells, kinds, strict=True):
        match cell:
            case None:
                cells.append("<td>–</td>")
            case Estimate() if kind == "percent":
                cells.append(
                    f'<td class="share" style="--v:{num(100 * cell.value)}">{_estimate(words, cell, kind)}</td>'
                )
            case Estimate():
                cells.append(f"<td>{_estimate(words, cell, kind)}</td>")
            case float():
                cells.append(f"<td>{esc(_shown(words, cell, kind))}</td>")
            case _:
                cells.append(f"<td>{esc(str(cell))}</td>")
    return f"<tr><td>{esc(row.name)}</td>{''.join(cells)}</tr>"


def _map(words: Words, layers: Sequence[Layer], heat: str) -> str:
    rules = "".join(f".map:has(#heat-{each.id}:checked) .heat:not(.{each.id}){{display:none}}" for each in layers)
    choice = "".join(
        f'<input type="radio" name="heat" id="heat-{each.id}"{" checked" if number == 0 else ""}>'
        f'<label for="heat-{each.id}">{esc(each.name)}</label>'
        for number, each in enumerate(layers)
    )
    ends = "".join(
        f'<div class="scale heat {each.id}"><span>{esc(words.say("report-least"))}: {esc(each.least)}</span>'
        f"<span>{esc(words.say('report-most'))}: {esc(each.most)}</span></div>"
        for each in layers
    )
    return (
        f'<div class="map"><style>{rules}</style><div class="choice">{choice}</div><div class="ramp"></div>'
        f"{ends}{heat}</div>"
    )


def _spread(words: Words, notes: Notes) -> str:
    """How final scores and lengths are spread: a plot for every number of players, all on one scale."""
    of_seats = notes.players[notes.seats.game]
    sorts = (("report-scores", notes.seats["score"], of_seats), ("report-turns", notes.turns, notes.players))
    rows = []
    for key, values, players in sorts:
        plots = [
            _histogram(words, words.say(key, players=count), values[players == count], values)
            for count in notes.counts
        ]
        rows.append(f'<div class="plots">{"".join(plots)}</div>')
    return "".join(rows)


def _histogram(words: Words, caption: str, values: Ints, among: Ints) -> str:
    """Some values on the scale of all."""
    low, high = int(among.min()), int(among.max())
    bins = min(BINS, high - low + 1)
    place = np.minimum(bins - 1, bins * (values - low) // max(high - low, 1))
    counts = np.bincount(place, minlength=bins).tolist()
    most = max(counts)
    bars = "".join(
        f'<rect x="{num(100 * n / bins)}" width="{num(100 / bins - 0.3)}" y="{num(100 - 96 * count / most)}" '
        f'height="{num(96 * count / most)}"><title>{words.number(count)}</title></rect>'
        for n, count in enumerate(counts)
        if count
    )
    return (
        f'<figure><svg class="hist" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" '
        f'aria-label="{esc(caption)}">{bars}</svg><div class="scale"><span>{words.number(low)}</span>'
        f"<span>{words.number(high)}</span></div><figcaption>{esc(caption)}</figcaption></figure>"
    )


def _holes(words: Words, report: Report) -> str:
    about = words.say("report-holes-about") if report.holes else words.say("report-no-holes")
    lines = "".join(
        f"<li>{esc(each.told)}: {words.say('report-hole-games', n=each.games)}, "
        f'<a href="{esc(each.record)}">{esc(each.record)}</a></li>'
        for each in report.holes
    )
    head = f'<h2>{esc(words.say("report-holes"))}</h2><p class="soft">{esc(about)}</p>'
    return f'<section id="holes">{head}<ul>{lines}</ul></section>'


def _estimate(words: Words, of: Estimate, kind: Kind) -> str:
    """`62% 41–80`, and `62.31% 62.25–62.37` of so many games that the first digits are sure."""
    if of.low == of.high:
        return esc(_shown(words, of.value, kind))
    times, fewest, told = (100.0, 0, words.percent) if kind == "percent" else (1.0, 1, words.number)
    wide = times * (of.high - of.low)
    digits = max(fewest, sum(wide < enough for enough in (2, 0.2)))
    between = "–" if of.low >= 0 else " … "
    bounds = between.join(words.number(times * bound, digits) for bound in (of.low, of.high))
    return f"{esc(told(of.value, digits))} <small>{esc(bounds)}</small>"


def _shown(words: Words, value: float, kind: Kind) -> str:
    if kind == "percent":
        return words.percent(value, 1 if abs(value) < 0.1 else 0)
    return words.number(value, 0 if float(value).is_integer() else 1)
