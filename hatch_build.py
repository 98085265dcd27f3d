"""Building a wheel builds the browser client first, or refuses with a sentence: without it a wheel is half."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any  # hatchling hands over plain dictionaries

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/stellwerk/server/static/index.html")
MISSING = (
    "The browser client is not built, and there is no npm to build it with. "
    "Run `make web` first, or put Node.js on the path."
)


class NoClientError(RuntimeError):
    """The wheel would lack the browser client."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # generic only in its stubs
    """An editable install serves whatever lies in the working tree; only a wheel must be whole."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_client(Path(self.root))


def build_client(root: Path) -> None:
    """The client's files where the package expects them."""
    if (root / CLIENT).is_file():
        return
    npm = shutil.which("npm", path=os.pathsep.join([str(root / ".venv" / "bin"), os.environ.get("PATH", "")]))
    if npm is None:
        raise NoClientError(MISSING)
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=root / "web", env={**os.environ, "PATH": path}, check=False)
        if done.returncode:
            raise NoClientError(f"`npm {' '.join(command)}` in web/ failed; the wheel would lack the client")
