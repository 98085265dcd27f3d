"""What whoever runs a server can decide: declared once, for the settings file, the flags and docs/settings.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from limits import parse
from msgspec import Meta, Struct
from platformdirs import user_data_path

from stellwerk.server.addresses import Proxies
from stellwerk.server.database import url_of


def _address(text: str) -> None:
    if text and not text.startswith(("http://", "https://")):
        raise ValueError(text)


def about(text: str) -> Meta:
    return Meta(description=text)


# `allowed` names the message that says what may stand there; `test` raises ValueError for what a type cannot tell.
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535, extra={"allowed": "port"})]
Seconds: TypeAlias = Annotated[float, Meta(ge=0)]
Days: TypeAlias = Annotated[float, Meta(ge=0)]
Rate: TypeAlias = Annotated[str, Meta(extra={"allowed": "rate", "test": parse})]
Folder: TypeAlias = Annotated[str, Meta(extra={"allowed": "folder"})]
Folders: TypeAlias = Annotated[tuple[str, ...], Meta(extra={"allowed": "folders"})]
Networks: TypeAlias = Annotated[tuple[str, ...], Meta(extra={"allowed": "networks", "test": Proxies})]
Address: TypeAlias = Annotated[str, Meta(extra={"allowed": "address", "test": _address})]
Addresses: TypeAlias = Annotated[
    tuple[str, ...], Meta(extra={"allowed": "addresses", "test": lambda some: [_address(each) for each in some]})
]
Database: TypeAlias = Annotated[str, Meta(extra={"allowed": "database", "test": url_of})]


class Limits(Struct, frozen=True):
    """What one connection and one address may ask for. Each worker and each node counts for itself."""

    frame: Annotated[Count, about("bytes of a websocket frame")] = 16 * 1024
    frames: Annotated[Count, about("frames of every kind, of one websocket in two seconds")] = 100
    octets: Annotated[Count, about("bytes, of one websocket in two seconds")] = 64 * 1024
    # Each frame may take a fifth of a millisecond.
    frames_each: Annotated[Count, about("frames of all websockets of one address, in a fifth of a second")] = 100
    octets_each: Annotated[Count, about("bytes of all websockets of one address, in a fifth of a second")] = (
        128 * 1024
    )
    head: Annotated[Count, about("bytes of an HTTP request's first line and headers")] = 16 * 1024
    head_seconds: Annotated[Seconds, about("seconds until they are complete")] = 10.0
    body: Annotated[Count, about("bytes of an HTTP request's body; a record to replay may be larger")] = 64 * 1024
    record: Annotated[Count, about("bytes of a record to replay")] = 1024 * 1024
    design: Annotated[Count, about("bytes of a board that is being designed, with its coast and layout")] = (
        1024 * 1024
    )
    body_seconds: Annotated[Seconds, about("seconds until a body is complete")] = 30.0
    messages: Annotated[Rate, about("messages of one connection")] = "40/2 second"
    requests: Annotated[Rate, about("HTTP requests and handshakes of one address")] = "600/minute"
    openings: Annotated[Rate, about("new guests and tables of one address")] = "60/minute"
    designs: Annotated[Rate, about("boards of their own that one address may publish")] = "20/hour"
    published: Annotated[Count, about("published boards in the database")] = 10_000
    refusals: Annotated[Rate, about("wrong tokens of one address")] = "30/minute"
    nonsense: Annotated[Count, about("frames that are no message, until a connection is closed")] = 20
    sockets: Annotated[Count, about("websockets and streams open at once from one address")] = 200
    silent: Annotated[Count, about("connections of one address that have not yet asked for anything")] = 60
    lines_each: Annotated[Count, about("connections of one address, of every kind")] = 400
    dials: Annotated[Rate, about("new connections of one address")] = "200/2 second"
    lines: Annotated[Count, about("connections of all; fewer where the system allows a process fewer")] = 10_000
    stalled: Annotated[Seconds, about("seconds until a connection that takes nothing is broken off")] = 30.0
    handshakes: Annotated[Rate, about("handshakes of one address; more of them wait")] = "40/second"
    # Handshakes must leave room at the database for requests.
    admitting: Annotated[Count, about("handshakes at the database at once")] = 4
    admission: Annotated[Seconds, about("seconds that a handshake may wait for its turn")] = 20.0
    waiting: Annotated[Count, about("messages that a slow reader may leave unread")] = 64
    patience: Annotated[Seconds, about("seconds until a reader that takes nothing is dropped")] = 10.0


class Bots(Struct, frozen=True):
    """How the bots' processes are held in check."""

    workers: Annotated[Count, about("processes that bots think in, of each worker")] = 1
    seconds: Annotated[Seconds, about("seconds that a bot may think; then a random legal move is played")] = 10.0
    megabytes: Annotated[Count, about("memory that a bot may use")] = 2048
    search: Annotated[Seconds, about("seconds that the strategist searches for a decision, at most")] = 1.0
    policies: Annotated[Folders, about("folders with learned bots of your own, in ONNX files")] = ()
    pace: Annotated[Seconds, about("seconds before a bot acts, so that people can follow and still undo")] = 0.8


class Errands(Struct, frozen=True):
    """Drawing, replaying, looking back: what anybody may ask for, and how much of it one address."""

    workers: Annotated[Count, about("processes that errands are run in, of each worker")] = 1
    seconds: Annotated[Seconds, about("seconds that one errand may take")] = 10.0
    megabytes: Annotated[Count, about("memory that one errand may use")] = 2048
    # Families share an address, and a home page wants every board.
    waiting: Annotated[Count, about("errands of one address at once")] = 24
    budget: Annotated[Seconds, about("seconds of work that one address may have owing")] = 60.0
    share: Annotated[Seconds, about("seconds of it that are made good every second")] = 0.3


class Questions(Errands, frozen=True):
    """Previews and advice at a table, in processes of their own: a pointer on the board waits for no replay."""

    waiting: Annotated[Count, about("questions of one address at once")] = 12
    share: Annotated[Seconds, about("seconds of work that are made good every second")] = 0.5


class Designing(Errands, frozen=True):
    """Boards made in the browser: checks, layouts, reports, in processes of their own."""

    # A check does not wait for a layout.
    workers: Annotated[Count, about("processes that they are worked out in, of each worker")] = 2
    seconds: Annotated[Seconds, about("seconds that one of them may take; a layout takes half of it at most")] = (
        60.0
    )
    games: Annotated[Seconds, about("seconds of games that a report is made of")] = 12.0
    waiting: Annotated[Count, about("of one address at once")] = 6
    budget: Annotated[Seconds, about("seconds of work that one address may have owing")] = 180.0


class Analysing(Errands, frozen=True):
    """Finished games looked back on, in processes that everything else comes before."""

    workers: Annotated[Count, about("analyses at once, of each worker; one uses every core that is free")] = 1
    # The first one compiles what it needs, and on a busy day all of them wait for the tables.
    seconds: Annotated[Seconds, about("seconds that one analysis may take")] = 600.0
    depth: Annotated[int, Meta(ge=2), about("games that are played on from every position")] = 96
    waiting: Annotated[Count, about("analyses of one address at once")] = 2
    budget: Annotated[Seconds, about("seconds of work that one address may have owing")] = 600.0


class Keep(Struct, frozen=True):
    """For how many days things are kept after the last thing that happened to them. 0: for ever."""

    finished: Annotated[Days, about("finished games; they go only where `records` names a folder")] = 365.0
    unfinished: Annotated[Days, about("games that have begun and that nobody goes on with")] = 365.0
    abandoned: Annotated[Days, about("abandoned games; where `records` names a folder, not without a record")] = (
        90.0
    )
    unbegun: Annotated[Days, about("tables where no game has begun")] = 30.0
    guests: Annotated[Days, about("guests who hold no seat at any table, from when they first came")] = 365.0
    chat: Annotated[Days, about("lines of chat")] = 365.0
    designs: Annotated[Days, about("published boards that no table plays, from when they were published")] = 365.0
    records: Annotated[Folder, about("where records are written before their tables go")] = ""


class Calls(Struct, frozen=True):
    """Calling people who are away. Push messages need nothing from the host; letters need `smtp` and `public`."""

    # A page that is being loaded anew is gone for a moment.
    delay: Annotated[Seconds, about("seconds that somebody may be gone before a call")] = 10.0
    push: Annotated[bool, about("whether browsers may be called, through the services of their makers")] = True
    contact: Annotated[str, about("address or page for whoever runs a push service; empty: `public`")] = ""
    private: Annotated[bool, about("also push services in private networks and without TLS")] = False
    each: Annotated[Count, about("messages under way at once")] = 4
    seconds: Annotated[Seconds, about("seconds until a service that says nothing is given up")] = 10.0
    smtp: Annotated[
        str,
        about("`smtps://name:password@mail.example:465`; `smtp://…` uses STARTTLS, `smtp-plain://…` no TLS"),
    ] = ""
    sender: Annotated[str, about("whom letters come from: `Stellwerk <trains@play.example>`")] = ""
    letters: Annotated[Rate, about("letters that ask for a yes: to one address, and of one guest")] = "5/hour"
    nudges: Annotated[Rate, about("reminders to one seat, whoever asks")] = "1/5 minute"


class Settings(Struct, frozen=True):
    """Where tables are kept, and how people reach them."""

    database: Annotated[Database, about("a URL such as postgresql://user@host/name, or the path of a file")] = ""
    data: Annotated[Folder, about("the folder of the embedded database; empty: the user's data folder")] = ""
    host: Annotated[str, about("the address to listen on; 0.0.0.0 is every one of this machine")] = "127.0.0.1"
    port: Annotated[Port, about("the port to listen on")] = 8000
    workers: Annotated[Count, about("processes that serve; more than one only on PostgreSQL")] = 1
    public: Annotated[Address, about("where people reach us: invitations name it, and its pages are ours")] = ""
    origins: Annotated[Addresses, about("pages of other servers that may use this one")] = ()
    proxies: Annotated[Networks, about("whose X-Forwarded-For and X-Forwarded-Proto are believed")] = (
        "127.0.0.1",
        "::1",
    )
    titles: Annotated[Folders, about("folders with titles and boards of your own")] = ()
    idle: Annotated[Seconds, about("seconds until a table that nobody looks at leaves memory")] = 600.0
    snapshot_every: Annotated[Count, about("versions between two snapshots")] = 50
    # Takebacks and the like could go on for ever.
    longest: Annotated[Count, about("versions of one table")] = 20_000
    limits: Limits = Limits()
    bots: Bots = Bots()
    errands: Errands = Errands()
    questions: Questions = Questions()
    designing: Designing = Designing()
    analysing: Analysing = Analysing()
    keep: Keep = Keep()
    calls: Calls = Calls()


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
