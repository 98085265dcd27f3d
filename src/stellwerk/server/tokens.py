"""Guest tokens: signed, so that a wrong one costs no look-up; only their hash is stored."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadSignature, Signer


class Tokens:
    """Makes and reads tokens. A token says nothing about its guest: the database knows whose hash it is."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="stellwerk guest", digest_method=hashlib.sha256)

    def issue(self) -> tuple[str, str]:
        """A new token, and the hash to store."""
        token = self._signer.sign(secrets.token_urlsafe(24)).decode()
        return token, hashed(token)

    def digest(self, token: str) -> str | None:
        """The hash to look for; None if we never signed this."""
        try:
            self._signer.unsign(token)
        except BadSignature:
            return None
        return hashed(token)


def hashed(secret: str) -> str:
    """As secrets are stored."""
    return hashlib.sha256(secret.encode()).hexdigest()
