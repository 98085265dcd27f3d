"""A request to an address that a stranger named: https only, and never to a machine behind our own door."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from functools import cache
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 1000  # letters of an address


class BadAddressError(ValueError):
    """Not an address that we send anything to."""


def checked(address: str, private: bool) -> str:
    """An address that may be asked, as far as one can see without asking. `private`: the host allows its own
    network, and plain HTTP there."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise BadAddressError("it cannot be read") from error
    if not host or len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise BadAddressError("it cannot be read")
    if parts.username is not None or parts.fragment:
        raise BadAddressError("it says more than where")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddressError("it is not secured")
    if not private and (parts.port not in (None, 443) or "." not in host or _number(host)):
        raise BadAddressError("it is not public")
    return address


def post(address: str, body: bytes, headers: Mapping[str, str], private: bool, seconds: float) -> int:
    """Send something there and say what status came back. No redirect is followed. OSError, HTTPException or
    BadAddressError if it cannot be sent; takes its time, so call it from a thread."""
    parts = urlsplit(checked(address, private))
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    line = http.client.HTTPConnection(host, port, timeout=seconds)
    # The name is looked up once: whoever answers for it cannot name a public address first and then one of ours.
    wire: socket.socket = socket.create_connection((_found(host, port, private), port), seconds)
    if secure:
        wire = _trusted().wrap_socket(wire, server_hostname=host, do_handshake_on_connect=False)
    end = threading.Timer(seconds, _cut, [wire])  # for one who answers drop by drop
    end.start()
    try:
        if isinstance(wire, ssl.SSLSocket):
            wire.do_handshake()
        line.sock = wire
        where = parts.path + (f"?{parts.query}" if parts.query else "") or "/"
        line.request("POST", where, body, dict(headers))
        return line.getresponse().status
    finally:
        end.cancel()
        wire.close()


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _cut(wire: socket.socket) -> None:
    with contextlib.suppress(OSError):  # closed already
        wire.shutdown(socket.SHUT_RDWR)


def _found(host: str, port: int, private: bool) -> str:
    """The machine of that name; all of its addresses must be public."""
    found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not private and not all(_public(each) for each in found):
        raise BadAddressError("it is not public")
    return sorted(found, key=lambda each: ":" in each)[0]  # where both lead there, version 4 is the safer guess


def _public(address: str) -> bool:
    number = ipaddress.ip_address(address.partition("%")[0])
    inner = getattr(number, "ipv4_mapped", None) or getattr(number, "sixtofour", None)
    return number.is_global and not number.is_multicast and (inner is None or inner.is_global)


def _number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
