"""What a guest has achieved: nothing is kept for it but the games themselves, so the figures cannot be wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final
from weakref import WeakKeyDictionary

from stellwerk import telling
from stellwerk.core.game import Seat, Standing
from stellwerk.server.answers import Against, Opponent, Outcome, Results, TitleResults
from stellwerk.server.hub import Hub
from stellwerk.server.sheet import Course
from stellwerk.server.store import Row
from stellwerk.server.table import Table
from stellwerk.words.narrator import Feat
from stellwerk.words.result import own

MOST: Final = 200  # games that are looked at, the newest

_standings: WeakKeyDictionary[Table, tuple[Course, tuple[Standing, ...]]] = WeakKeyDictionary()


def standings(table: Table) -> tuple[Standing, ...]:
    """The final count of a table, made once for each course: a home page asks again and again."""
    course, kept = table.course, _standings.get(table)
    if kept is None or kept[0] is not course:
        assert course.session is not None
        kept = _standings[table] = course, course.session.standings()
    return kept[1]


def told(table: Table, seat: Seat, lang: str) -> str:
    """How a finished game went for a seat."""
    return own(table.narrator(lang), standings(table), seat)


async def results_of(hub: Hub, guest: str, lang: str) -> Results:
    """The guest's finished games, newest first, and what they add up to."""
    found = []
    for row in await hub.store.held(guest, MOST):
        table = await hub.awake(row) if row.status == "over" else None
        if table is not None and (outcome := _outcome(table, row, guest, lang)) is not None:
            found.append((outcome, table))
        await asyncio.sleep(0)  # a long list must not keep other tables waiting
    by_title = sorted(found, key=lambda each: each[0].game)
    titles = [_summed(list(group), lang) for _, group in groupby(by_title, lambda each: each[0].game)]
    return Results(tuple(titles), tuple(outcome for outcome, _ in found))


def _outcome(table: Table, row: Row, guest: str, lang: str) -> Outcome | None:
    """None for what is no result of one's own: a lesson, or a game in which one held several seats."""
    sheet, narrator = table.course.sheet, table.narrator(lang)
    seats = sheet.seats_of(guest)
    if len(seats) != 1 or sheet.setup.lesson:
        return None
    mine = standings(table)[seats[0]]
    others = [chair for seat, chair in enumerate(sheet.chairs) if seat != seats[0]]
    return Outcome(
        id=row.id,
        at=row.created,
        game=row.game,
        title=telling.called(table.game, lang),
        told=telling.options_told(narrator.words, table.game),
        seats=len(sheet.chairs),
        rank=mine.rank,
        total=mine.total,
        against=tuple(Opponent(chair.name, chair.bot if chair.guest is None else None) for chair in others),
        feats=narrator.feats(mine),
    )


def _summed(found: Sequence[tuple[Outcome, Table]], lang: str) -> TitleResults:
    outcomes = [outcome for outcome, _ in found]
    first, table = found[0]
    return TitleResults(
        game=first.game,
        title=first.title,
        games=len(outcomes),
        wins=_wins(outcomes),
        best=table.narrator(lang).total(max(outcome.total for outcome in outcomes)),
        against=_against(outcomes),
        feats=_feats(feat for outcome in outcomes for feat in outcome.feats),
    )


def _wins(outcomes: Iterable[Outcome]) -> int:
    return sum(outcome.rank == 1 for outcome in outcomes)


def _against(outcomes: Sequence[Outcome]) -> tuple[Against, ...]:
    met = sorted({each.bot for outcome in outcomes for each in outcome.against if each.bot})
    games = {bot: [it for it in outcomes if any(each.bot == bot for each in it.against)] for bot in met}
    return tuple(Against(bot, len(some), _wins(some)) for bot, some in games.items())


def _feats(feats: Iterable[Feat]) -> tuple[Feat, ...]:
    """The best of all, or the whole share."""
    summed: dict[str, Feat] = {}
    for feat in feats:
        before = summed.get(feat.label)
        if before is None:
            summed[feat.label] = feat
        elif feat.of is None or before.of is None:
            summed[feat.label] = max(feat, before, key=lambda each: each.value)
        else:
            summed[feat.label] = Feat(feat.label, before.value + feat.value, before.of + feat.of)
    return tuple(summed.values())
