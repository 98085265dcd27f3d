"""What every table needs from the house around it."""

from __future__ import annotations

from msgspec import Struct

from stellwerk.server.desk import Desk
from stellwerk.server.presence import Presence
from stellwerk.server.settings import Settings
from stellwerk.server.store import Store
from stellwerk.server.troubles import Troubles
from stellwerk.server.workers import Workers


class Service(Struct, frozen=True):
    settings: Settings
    store: Store
    workers: Workers
    questions: Desk
    presence: Presence
    troubles: Troubles
