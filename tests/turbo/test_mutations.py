"""Lockstep can fail: ten rules broken on purpose are all caught, and whole rules are not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path


def test_ten_broken_rules_are_caught() -> None:
    script = Path(__file__).with_name("mutating.py")
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", str(script)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=250,
    )
    told = json.loads(ran.stdout.splitlines()[-1])
    assert len(told["broken"]) == 10
    assert {rule for rule, field in told["broken"].items() if not field} == set()
    assert set(told["whole"].values()) == {""}
