"""What a run of the command line gives back."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, Protocol


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Run(Protocol):
    """Arguments as on a command line, `typed` as on a keyboard."""

    def __call__(self, *args: object, typed: str = "") -> Result: ...
