"""Logs as one JSON object per line: what, where, when; never who holds what, never a token."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback


class Lines(logging.Formatter):
    """Only the message and the fields that the caller named: arguments and locals never get here."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "name": record.name,
            "text": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = place(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def place(error: BaseException | None) -> str:
    """Where an error came from. Its own text may quote a hand, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.error"):  # uvicorn notes the address of every connection
        logging.getLogger(noisy).setLevel("WARNING")
