"""What a host copies from `deploy/` is understood by what it is for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import Run

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = "/opt/stellwerk/bin/stellwerk"


def test_the_settings_file_and_the_flags_of_the_unit_are_known(run: Run) -> None:
    (line,) = re.findall(rf"^ExecStart={PROGRAM} (.*)$", (DEPLOY / "stellwerk@.service").read_text(), re.MULTILINE)
    words = (
        line.replace("/etc/stellwerk/settings.toml", str(DEPLOY / "settings.toml")).replace("%i", "8001").split()
    )
    told = run(*words, "--show-settings")
    assert told.code == 0 and "port = 8001" in told.out and 'public = "https://play.example"' in told.out


def test_the_flags_of_the_container_are_known(run: Run) -> None:
    lines = re.findall(r'^(?:ENTRYPOINT|CMD) \["(.*)"\]$', (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    words = '", "'.join(lines).split('", "')
    told = run(*words[1:], "--show-settings")
    assert words[0] == "stellwerk" and told.code == 0 and 'data = "/data"' in told.out


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is no part of this machine, so nobody here can start the unit either")
    unit = tmp_path / "stellwerk@.service"
    unit.write_text((DEPLOY / unit.name).read_text().replace(PROGRAM, sys.executable))
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stderr) == (0, "")
