"""A report as files: the page, JSON of every figure, Parquet of every game, and records of what print forgot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from stellwerk.core.game import StellwerkError
from stellwerk.report.report import Report
from stellwerk.study.watched import Cell, Game


class NoParquetError(StellwerkError):
    """pyarrow is not installed."""


def require_parquet() -> None:
    """Before hours of games: whatever writes the tables must be there."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise NoParquetError("pyarrow is not installed; install stellwerk[report]") from None


def write(
    folder: Path, page: str, report: Report, games: Sequence[Game], columns: Mapping[str, Sequence[str]]
) -> None:
    (folder / "report.html").write_text(page, encoding="utf-8")
    plain = msgspec.json.encode(msgspec.to_builtins(report, str_keys=True))
    (folder / "report.json").write_bytes(msgspec.json.format(plain) + b"\n")
    for hole in report.holes:
        record = next(game.record for game in games if hole.id in game.watched.holes)
        (folder / hole.record).write_text(record, encoding="utf-8", newline="\n")
    _parquet(folder / "games.parquet", list(_games(games)))
    _parquet(folder / "seats.parquet", list(_seats(games)))
    for table, names in columns.items():
        rows = [
            {"game": number, **dict(zip(names, row, strict=True))}
            for number, game in enumerate(games)
            for row in game.watched.rows.get(table, ())
        ]
        _parquet(folder / f"{table}.parquet", rows)


def _games(games: Sequence[Game]) -> Iterator[dict[str, Cell]]:
    for number, game in enumerate(games):
        facts: dict[str, Cell] = {
            "game": number,
            "deal": game.deal,
            "players": game.players,
            "ending": game.ending,
        }
        yield {**facts, "turns": game.turns, "decisions": game.decisions, **game.watched.numbers}


def _seats(games: Sequence[Game]) -> Iterator[dict[str, Cell]]:
    for number, game in enumerate(games):
        for seat, bot in enumerate(game.bots):
            place = -1 if game.starter is None else (seat - game.starter) % game.players
            yield {
                "game": number,
                "seat": seat,
                "bot": bot,
                "place": place,
                "score": game.scores[seat],
                "won": game.wins[seat],
            }


def _parquet(path: Path, rows: Sequence[Mapping[str, Cell]]) -> None:
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    names = list(dict.fromkeys(name for row in rows for name in row))
    parquet.write_table(arrow.table({name: [row.get(name) for row in rows] for name in names}), path)
