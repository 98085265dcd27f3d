"""What the server says no to, apart from the rules of a game; each knows its HTTP status."""

from __future__ import annotations

from typing import Final, Self

import msgspec

from stellwerk.words import Value, Words

_ENGLISH: Final = Words("en")


class TableError(Exception):
    """`key` and `facts` are for people: a message of refusals-server.ftl and what to fill it with. `reason` is the
    same in English, for programs; seats in it count from 0. None of it ever quotes anything hidden."""

    status = 409
    retry = 0  # seconds until it may be worth trying again, where that is known
    rule = ""  # as IllegalAction has one: no rule of the game says so

    def __init__(self, key: str, /, **facts: Value) -> None:
        self.key = key
        self.facts = facts
        self.reason = _ENGLISH.say(f"refusal-{key}", **facts)
        super().__init__(self.reason)

    def packed(self) -> bytes:
        """To be raised again in another process."""
        return msgspec.json.encode((self.key, self.facts))

    @classmethod
    def unpacked(cls, data: bytes) -> Self:
        key, facts = msgspec.json.decode(data, type=tuple[str, dict[str, Value]])
        return cls(key, **facts)


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


class WrongMethodError(TableError):
    """There is such a thing, but not to be asked for in this way."""

    status = 405


class TooSlowError(TableError):
    """The request did not come whole in time."""

    status = 408


class TooLargeError(TableError):
    status = 413


class TooLongError(TableError):
    """The address, that is."""

    status = 414


class DoesNotFitError(TableError):
    """Not what the API's document describes."""

    status = 422


class TooManyError(TableError):
    status = 429
    retry = 10


class HeadTooLargeError(TableError):
    status = 431


class FailedError(TableError):
    """Our own mistake."""

    status = 500


class StoppingError(TableError):
    """The server ends, and will not wait any longer."""

    status = 503
    retry = 2


class BusyError(TableError):
    """Too many come at once; nothing was begun."""

    status = 503
    retry = 5


class UnreadableError(TableError):
    """The log of this one table holds something that this version of the program cannot read."""

    status = 503


class StoreError(TableError):
    """The database could not be read or written; nothing was acknowledged."""

    status = 503
    retry = 5
