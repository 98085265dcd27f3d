"""Settings from a file, from `--set` and from flags: what counts, what is refused, and what the page tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import Run
from stellwerk.server.choosing import chosen, file_layer
from stellwerk.server.declared import declared
from stellwerk.server.reference import page
from stellwerk.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def _written(folder: Path, text: str) -> Path:
    path = folder / "host.toml"
    path.write_text(text)
    return path


def test_flags_win_over_set_and_set_over_the_file(run: Run, tmp_path: Path) -> None:
    file = _written(tmp_path, 'port = 1\npublic = "http://a"\nidle = 5\n[limits]\nsockets = 7\nframes = 8\n')
    said = ("--set", "port=2", "--set", "limits.sockets=9", "--set", "proxies=10.0.0.1, 10.1.0.0/16")
    told = run("serve", "--settings", file, *said, "--port", 3, "--data", tmp_path / "here", "--show-settings")
    assert told.code == 0, told
    settings = chosen([file_layer(_written(tmp_path, told.out))])
    assert (settings.port, settings.limits.sockets, settings.limits.frames) == (3, 9, 8)
    assert (settings.public, settings.idle, settings.proxies) == ("http://a", 5.0, ("10.0.0.1", "10.1.0.0/16"))
    assert settings.data == str(tmp_path / "here") and settings.keep == Settings().keep


def test_the_variable_names_a_file_and_a_password_is_not_shown(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = _written(tmp_path, 'database = "postgresql://me:secret@db/tables"\n')
    monkeypatch.setenv("STELLWERK_SETTINGS", str(file))
    told = run("serve", "--show-settings")
    assert "postgresql://me:***@db/tables" in told.out and "secret" not in told.out
    assert 'database = ""' in run("serve", "--data", tmp_path, "--show-settings").out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("prot = 8000", ("prot", "port", "[limits]")),
        ("[limits]\nsocket = 5", ("limits.socket", "limits.sockets")),
        ("[limit]\nsockets = 5", ("limit.sockets", "[limits]")),
        ("limits = 5", ("limits", "[limits]")),
        ('[limits]\nsockets = "many"', ("limits.sockets", "whole number, at least 1")),
        ("[limits]\nsockets = 0", ("limits.sockets", "whole number, at least 1")),
        ("[limits]\nsockets = true", ("limits.sockets", "whole number")),
        ('[limits]\nrequests = "often"', ("limits.requests", "600/minute")),
        ("[keep]\nfinished = -1", ("keep.finished", "at least 0")),
        ("port = 70000", ("port", "65535")),
        ('proxies = ["10.0.0.300"]', ("proxies", "10.0.0.0/24")),
        ('proxies = "10.0.0.3"', ("proxies", "a list")),
        ('public = "play.example"', ("public", "https://")),
        ('database = "oracle://x"', ("database", "postgresql://")),
        ("port = = 1", ("not TOML",)),
    ],
)
def test_what_cannot_stand_is_told_in_one_sentence(
    run: Run, tmp_path: Path, text: str, named: tuple[str, ...]
) -> None:
    told = run("serve", "--settings", _written(tmp_path, text + "\n"))
    assert told.code == 2 and len(told.err.splitlines()) == 1, told
    assert all(word in told.err for word in ("host.toml", *named)), told.err


def test_several_workers_need_postgresql(run: Run, tmp_path: Path) -> None:
    told = run("serve", "--workers", 2, "--data", tmp_path / "none")
    assert told.code == 2 and "PostgreSQL" in told.err and not (tmp_path / "none").exists()


def test_the_page_is_what_the_declaration_says() -> None:
    assert (DOCS / "settings.md").read_text(encoding="utf-8") == page(), "make reference"


@pytest.mark.parametrize("key", declared())
def test_every_default_may_stand_in_a_file(key: str) -> None:
    default = declared()[key].default
    assert declared()[key].fits(list(default) if isinstance(default, tuple) else default)
