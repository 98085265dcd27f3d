"""docs/settings.md, from the declaration of the settings: `python -m stellwerk.server.reference FILE`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from stellwerk.server.declared import Setting, declared, rooms
from stellwerk.words import ENGLISH, Words

HEAD: Final = """# Settings

Made from the declaration in `src/stellwerk/server/settings.py` by `make reference`.

A settings file is TOML. `stellwerk serve --settings FILE` reads it, or the variable `STELLWERK_SETTINGS` names it.
`--set limits.sockets=50` says any of these on the command line (a list has commas:
`--set proxies=10.0.0.2,10.0.0.3`), and many have a flag of their own, see `stellwerk serve --help`. `--set` wins
over the file, a flag of its own over both. `stellwerk serve --show-settings` tells what is in force and ends.

A key that there is not, or a value that cannot stand there, is named together with the file and what is allowed;
nothing is started. Paths are seen from where the server is started.

```toml
public = "https://play.example"
database = "postgresql:///stellwerk"

[limits]
sockets = 100

[keep]
finished = 180
records = "/var/lib/stellwerk/records"
```
"""


def page() -> str:
    """The whole page."""
    words, parts = Words(ENGLISH), [HEAD]
    for room in rooms():
        group = "" if room is rooms()[0] else f"{room.__name__.lower()}."
        parts.append(f"\n## {f'[{group[:-1]}]' if group else 'The server'}\n\n{room.__doc__}\n")
        parts.append("\n| key | default | takes | what for |\n|---|---|---|---|\n")
        inside = [each for each in declared().values() if each.key.rpartition(".")[0] == group[:-1]]
        parts += [_line(each, words) for each in inside]
    return "".join(parts)


def _line(setting: Setting, words: Words) -> str:
    allowed = words.say(f"allowed-{setting.allowed.name}", least=setting.allowed.least)
    name, default = setting.key.rpartition(".")[2], json.dumps(setting.default)
    return f"| `{name}` | `{default}` | {allowed} | {setting.about} |\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
