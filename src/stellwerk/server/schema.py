"""The tables of the database. The log is the truth; snapshots and the index columns can be made from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When the server must act by itself, in milliseconds: 0 while awake (wake it after a crash), NULL: never.
    Column("due", BigInteger),
    Index("tables_status", "status", "created"),
    Index("tables_due", "due"),
)

log = Table(
    "log",
    metadata,
    # The primary key is what keeps two nodes from both appending a version.
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Who holds a token of a guest; a guest without any can act no more.
devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_guest", "guest_id"),
)

# An offer to sit down at another device. One of each guest: a new one takes the place of the last.
passes = Table(
    "passes",
    metadata,
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # The device that gives the seat away; NULL: both keep it.
    Column("device_id", String(16), ForeignKey("devices.id", ondelete="CASCADE")),
    Column("until", BigInteger, nullable=False),
)

# Where a device is called when it is its guest's turn, as its browser told us.
pushes = Table(
    "pushes",
    metadata,
    Column("device_id", String(16), ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("lang", String(8), nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

holdings = Table(
    "holdings",
    metadata,
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# What each seat has in mind, for itself alone.
plans = Table(
    "plans",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

# What looking back on a finished game has found.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_table", "table_id", "number"),
)

# Titles that somebody has made in a browser: their files. No table refers to them by a key, as to no other title.
designs = Table(
    "designs",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("designs_created", "created"),
)

meta = Table(
    "meta",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
