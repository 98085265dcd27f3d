"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

# Real servers, killed nodes and real browsers depend on what else the machine does.
LIVE = [Path(__file__).parent / room for room in ("server", "web")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs live and fails is run again, twice at most, and named; what never passes has failed."""
    for item in items:
        if any(room in item.path.parents for room in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=2))
