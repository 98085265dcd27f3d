"""A file that is there whole or not at all, and that only its owner reads."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Written without a name, which it gets when it is done: whoever is killed on the way leaves nothing behind."""
    file = os.open(path.parent, os.O_TMPFILE | os.O_WRONLY, 0o600)
    with os.fdopen(file, "wb") as writing:
        yield writing
        writing.flush()
        os.fsync(file)
        # Only with a folder's descriptor does the call follow the link in /proc to the file itself.
        os.link(f"/proc/self/fd/{file}", path, src_dir_fd=file, follow_symlinks=True)
