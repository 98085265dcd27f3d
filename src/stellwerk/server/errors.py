"""What the server says no to, apart from the rules of a game; each knows its HTTP status."""

from __future__ import annotations


class TableError(Exception):
    """The reason is for people; it never quotes anything hidden."""

    status = 409

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NotFoundError(TableError):
    status = 404


class NotAllowedError(TableError):
    status = 403


class UnknownGuestError(TableError):
    status = 401


class NotPossibleError(TableError):
    """Not now."""

    status = 409


class BadRequestError(TableError):
    status = 400


class TooManyError(TableError):
    status = 429
