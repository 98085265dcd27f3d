"""One node from settings in JSON: `python -m stellwerk.server '{"database": …}'`. People use `stellwerk serve`.

Without an argument it is a worker, and its supervisor tells it what to do by standard input.
"""

from __future__ import annotations

import sys

import msgspec

from stellwerk.server.serve import serve
from stellwerk.server.settings import Settings
from stellwerk.server.supervisor import work

if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(msgspec.json.decode(sys.argv[1], type=Settings))
    else:
        work(sys.stdin.buffer)
