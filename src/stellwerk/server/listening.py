"""Who listens to a table: from when on, and what happens when they go."""

from __future__ import annotations

from stellwerk.server.connection import Connection
from stellwerk.server.table import Table


def attach(table: Table, connection: Connection) -> None:
    """From now on the connection is told everything it may know; first, how things stand."""
    if table.gone:  # put aside or deleted while the connection was being made; whoever comes again finds the table
        connection.drop()
        return
    table.connections.add(connection)
    if connection.seat is not None:
        table.driver.arrived(connection.seat)
    table.tell_table_to(connection)
    table.tell_table_soon()
    if table.course.session is not None:
        connection.post(table.standing().text(connection.seat, connection.lang))
        table.ahead.tell_to(connection)


def detach(table: Table, connection: Connection) -> None:
    table.connections.discard(connection)
    connection.drop()
    seat = connection.seat
    if seat is not None and not any(each.seat == seat for each in table.connections):
        table.driver.left(seat)
    table.tell_table_soon()
