"""Letters: how they look, the slips by which their readers say yes or no more, and the way to the post office."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

from stellwerk.server.settings import Calls

LONGEST: Final = 254  # letters of an address
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}"
)
DAY: Final = 86_400  # seconds in which an address can be confirmed
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp-plain": 25}


class Slips:
    """What a link in a letter carries: signed, so that nothing has to be kept."""

    def __init__(self, key: str) -> None:
        self._yes = URLSafeTimedSerializer(key, salt="stellwerk letters yes")
        self._stop = URLSafeTimedSerializer(key, salt="stellwerk letters stop")

    def yes(self, guest: str, address: str) -> str:
        return str(self._yes.dumps([guest, address]))

    def stop(self, guest: str) -> str:
        return str(self._stop.dumps(guest))

    def said_yes(self, slip: str) -> tuple[str, str] | None:
        """The guest and the address; None for a slip that is not ours or too old."""
        try:
            guest, address = self._yes.loads(slip, max_age=DAY)
        except (BadData, ValueError):
            return None
        return str(guest), str(address)

    def said_stop(self, slip: str) -> str | None:
        """The guest; such a slip never grows old."""
        try:
            return str(self._stop.loads(slip))
        except BadData:
            return None


def written(sender: str, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    """A letter that any mail program can put an end to with one click (RFC 8058)."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, to, subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    return letter


def send(calls: Calls, letter: EmailMessage) -> None:
    """Hand a letter to the host's mail server. OSError (SMTPException is one) if that fails; takes its time."""
    parts = urlsplit(calls.smtp)
    if parts.scheme not in PORTS or not parts.hostname:
        raise OSError("no mail server")
    host, port = parts.hostname, parts.port or PORTS[parts.scheme]
    trusted = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(host, port, timeout=calls.seconds, context=trusted)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=calls.seconds)
    ) as office:
        if parts.scheme == "smtp":
            office.starttls(context=trusted)
        if parts.username:
            office.login(unquote(parts.username), unquote(parts.password or ""))
        office.send_message(letter)
