"""Write down the fingerprints of our own titles, for reports on other boards to be compared with.

python docs/make_fingerprints.py FOLDER... (each of `stellwerk report TITLE --bots A,B --out FOLDER`)
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from stellwerk.report.fingerprint import FILE
from stellwerk.report.report import Report


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("folders", nargs="+", type=Path)
    reports = [
        msgspec.json.decode((folder / "report.json").read_bytes(), type=Report)
        for folder in ask.parse_args().folders
    ]
    prints = sorted(
        (each.fingerprint for each in reports if each.fingerprint), key=lambda each: (each.title, each.bots)
    )
    plain = msgspec.json.encode(msgspec.to_builtins(prints, str_keys=True))
    FILE.write_bytes(msgspec.json.format(plain) + b"\n")


if __name__ == "__main__":
    main()
