from __future__ import annotations

import pytest

from rl.own import TITLES
from stellwerk import games, rl


@pytest.fixture(autouse=True)
def designer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A designer's folder is offered, for these tests only."""
    monkeypatch.setattr(games, "_offered", {})
    assert rl.offer(TITLES) == []
