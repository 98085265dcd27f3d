"""A file that is there whole or not at all, and that only its owner reads."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """It gets its name when it is done. On Linux it has none before, so that whoever is killed leaves nothing."""
    try:
        number = os.open(path.parent, os.O_TMPFILE | os.O_WRONLY, 0o600)
    except (AttributeError, OSError):
        with _named(path) as writing:
            yield writing
        return
    with os.fdopen(number, "wb") as writing:
        yield writing
        writing.flush()
        os.fsync(number)
        # Only with a folder's descriptor does the call follow the link in /proc to the file itself.
        os.link(f"/proc/self/fd/{number}", path, src_dir_fd=number, follow_symlinks=True)


@contextmanager
def _named(path: Path) -> Iterator[BinaryIO]:
    """The same where a file system knows no files without a name."""
    draft = path.with_name(path.name + ".part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as writing:
            yield writing
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
