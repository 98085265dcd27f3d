"""One node from settings in JSON: `python -m stellwerk.server '{"database": …}'`. People use `stellwerk serve`."""

from __future__ import annotations

import sys

import msgspec

from stellwerk.server.serve import serve
from stellwerk.server.settings import Settings

if __name__ == "__main__":
    serve(msgspec.json.decode(sys.argv[1], type=Settings))
