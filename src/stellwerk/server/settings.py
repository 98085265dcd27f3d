"""What whoever runs a server can decide."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


class Limits(Struct, frozen=True):
    """What one connection and one address may ask for; texts as the library `limits` reads them."""

    frame: int = 16 * 1024  # bytes of a websocket frame
    frames: int = 100  # of every kind, of one websocket in two seconds
    octets: int = 64 * 1024  # bytes, of one websocket in two seconds
    frames_each: int = 1000  # of all websockets of one address together: each may take a fifth of a millisecond
    octets_each: int = 1024 * 1024
    head: int = 16 * 1024  # bytes of an HTTP request's first line and headers
    head_seconds: float = 10.0  # until they are complete
    body: int = 64 * 1024  # bytes of an HTTP request; a record to replay may be larger
    record: int = 1024 * 1024
    body_seconds: float = 30.0  # until it is complete
    messages: str = "40/2 second"  # of one connection
    requests: str = "600/minute"  # HTTP, of one address
    openings: str = "60/minute"  # new guests and tables, of one address
    refusals: str = "30/minute"  # wrong tokens, of one address
    nonsense: int = 20  # frames that are no message, until a connection is closed
    sockets: int = 200  # websockets and streams open at once from one address
    silent: int = 60  # connections of one address that have not yet asked for anything
    lines_each: int = 400  # connections of one address, of every kind
    dials: str = "200/2 second"  # new connections of one address
    lines: int = 10_000  # connections of all; fewer where the system allows a process fewer
    stalled: float = 30.0  # seconds until a connection that takes nothing is broken off
    admitting: int = 4  # handshakes at the database at once: requests must find room there too
    admission: float = 20.0  # seconds that a handshake may wait for its turn
    waiting: int = 64  # messages that a slow reader may leave unread
    patience: float = 10.0  # seconds until a reader that takes nothing is dropped


class Bots(Struct, frozen=True):
    """How the bots' worker processes are held in check."""

    workers: int = 1
    seconds: float = 10.0
    megabytes: int = 2048
    pace: float = 0.8  # seconds before a bot acts, so that people can follow and still undo


class Errands(Struct, frozen=True):
    """Drawing, replaying, looking back: what anybody may ask for, and how much of it one address."""

    workers: int = 1
    seconds: float = 10.0
    megabytes: int = 2048
    waiting: int = 24  # errands of one address at once: families share one, and a home page wants every board
    budget: float = 60.0  # seconds of work that one address may have owing
    share: float = 0.3  # seconds of it that are made good every second


class Settings(Struct, frozen=True):
    database: str  # a URL, or the path of a SQLite file
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # besides the server's own
    public: str = ""  # where people reach us: invitations name it, and its pages are ours
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses and networks that may say who is behind them
    limits: Limits = Limits()
    bots: Bots = Bots()
    errands: Errands = Errands()
    snapshot_every: int = 50  # versions between two snapshots
    longest: int = 20_000  # versions of one table: takebacks and the like could go on for ever
    idle: float = 600.0  # seconds until a table nobody looks at is put aside


def data_folder() -> Path:
    """Where tables are kept when nothing else is said."""
    return user_data_path("stellwerk", appauthor=False)


def sqlite_in(folder: Path) -> str:
    """The database file in a data folder."""
    return str(folder / "stellwerk.db")


def made_private(folder: Path) -> Path:
    """A data folder, made if need be; nobody else has any business in it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
