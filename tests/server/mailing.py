"""What calls arrive at: a push service and a mail server of our own, and the other end of a push message."""

from __future__ import annotations

import os
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from stellwerk.server.sealing import packed

POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """Holds what a browser keeps to itself, and opens what was sealed for it, written from RFC 8188 and 8291."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self._public = self._key.public_key().public_bytes(*POINT)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "key": packed(self._public), "secret": packed(self._secret)}

    def opened(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, closed = body[21 : 21 + length], body[21 + length :]
        assert len(closed) <= size == 4096
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        material = _hkdf(self._secret, shared, b"WebPush: info\0" + self._public + sender, 32)
        key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, closed, None).rpartition(b"\2")
        assert padding == b""
        return text


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class PushService:
    """Keeps what it was sent; answers with `status`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # named by the library
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # named by the library
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}/browser/1")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield service
        server.shutdown()


class PostOffice:
    def __init__(self, address: str) -> None:
        self.address = address
        self.got: list[EmailMessage] = []


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """A mail server that speaks as much SMTP as it takes to receive a letter."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            while line := self.rfile.readline().strip():
                match line[:4].upper():
                    case b"DATA":
                        self._say("354 go on")
                        lines = list(iter(self.rfile.readline, b".\r\n"))
                        made = message_from_bytes(b"".join(lines), policy=policy.default)
                        assert isinstance(made, EmailMessage)
                        office.got.append(made)
                        self._say("250 taken")
                    case b"QUIT":
                        self._say("221 bye")
                        return
                    case _:
                        self._say("250 fine")

        def _say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        office = PostOffice(f"smtp-plain://127.0.0.1:{server.server_address[1]}")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield office
        server.shutdown()


def until(reached: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)
