"""Several devices of one guest, passes that carry a seat to another one, and where somebody away is called."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    held = op.get_bind().execute(sa.text("SELECT id, hash, created FROM guests WHERE hash IS NOT NULL")).all()
    _without_hashes()
    devices = op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        _guest_id(nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest_id"])
    op.create_table(
        "passes",
        _guest_id(primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device_id", sa.String(16), sa.ForeignKey("devices.id", ondelete="CASCADE")),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("device_id", sa.String(16), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
    )
    op.create_table(
        "letters",
        _guest_id(primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    for guest, digest, created in held:
        row = {"id": secrets.token_hex(8), "guest_id": guest, "hash": digest, "name": ""}
        op.execute(sa.insert(devices).values(**row, created=created, seen=created))


def _without_hashes() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.drop_column("guests", "hash")
        return
    # SQLite drops no unique column: a new table takes the place of the old one, and holdings, which would go with
    # it, wait aside.
    op.create_table(
        "guests_kept",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO guests_kept SELECT id, name, created FROM guests")
    op.execute("CREATE TABLE holdings_kept AS SELECT guest_id, table_id FROM holdings")
    op.drop_table("guests")
    op.rename_table("guests_kept", "guests")
    op.execute(
        "INSERT INTO holdings (guest_id, table_id) SELECT guest_id, table_id FROM holdings_kept WHERE true "
        "ON CONFLICT DO NOTHING"
    )
    op.drop_table("holdings_kept")


def downgrade() -> None:
    for name in ("letters", "pushes", "passes", "devices"):
        op.drop_table(name)


def _guest_id(primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("guests.id", ondelete="CASCADE")
    return sa.Column("guest_id", sa.String(16), key, primary_key=primary_key, nullable=nullable)
