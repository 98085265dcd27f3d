"""A report as files: the page, JSON of every figure, Parquet of every game, and records of what print forgot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from stellwerk.report.report import Report
from stellwerk.study.notes import Column, Notes, Table


def write(folder: Path, page: str, report: Report, notes: Notes) -> None:
    (folder / "report.html").write_text(page, encoding="utf-8")
    plain = msgspec.json.encode(msgspec.to_builtins(report, str_keys=True))
    (folder / "report.json").write_bytes(msgspec.json.format(plain) + b"\n")
    for hole in report.holes:
        (folder / hole.record).write_text(notes.records[hole.id], encoding="utf-8", newline="\n")
    _parquet(folder / "games.parquet", _games(notes))
    _parquet(folder / "seats.parquet", notes.seats)
    for name, table in notes.tables.items():
        _parquet(folder / f"{name}.parquet", table)


def _games(notes: Notes) -> Table:
    facts: dict[str, Column] = {"deal": notes.deal, "players": notes.players, "ending": notes.ending}
    facts |= {"turns": notes.turns, "decisions": notes.decisions}
    return Table(np.arange(len(notes)), facts | dict(notes.numbers), {"ending": notes.endings})


def _parquet(path: Path, table: Table) -> None:
    import pyarrow.parquet as parquet

    parquet.write_table(_arrow(table), path)


def _arrow(table: Table) -> Any:
    """Names in place of their numbers; what is not a number is missing; whole numbers are wide everywhere."""
    import pyarrow as arrow

    columns: dict[str, Any] = {"game": arrow.array(table.game)}
    for name, values in table.columns.items():
        if name in table.names:
            named = arrow.DictionaryArray.from_arrays(arrow.array(values), arrow.array(table.names[name]))
            columns[name] = named.cast(arrow.string())
        else:
            wide = values.astype(np.int64) if values.dtype.kind == "i" else values
            columns[name] = arrow.array(wide, from_pandas=True)
    return arrow.table(columns)
