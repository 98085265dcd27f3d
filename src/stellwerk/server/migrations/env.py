"""Alembic's entry: runs the steps on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from stellwerk.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
