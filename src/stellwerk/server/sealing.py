"""Web Push on paper: a message that only one browser can open (RFC 8291, aes128gcm), and the letterhead that says
who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of the one record that a push message has
LONGEST: Final = 3000  # bytes of a message: every push service takes so many
SECRET: Final = 16  # bytes that browser and server share
HOURS: Final = 12  # that a letterhead holds; a push service refuses more than 24
_UNCOMPRESSED: Final = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def seal(
    message: bytes, key: str, secret: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push message for the browser with this public key and secret; ValueError if they are none.
    Key pair and salt are new for every message, unless a test brings its own."""
    if len(message) > LONGEST:
        raise ValueError("the message is too long")
    browser, shared = point(key), unpacked(secret)
    if len(shared) != SECRET:
        raise ValueError("not a secret of a browser")
    pair, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = pair.public_key().public_bytes(*_UNCOMPRESSED)
    theirs = browser.public_bytes(*_UNCOMPRESSED)
    material = _derive(shared, pair.exchange(ec.ECDH(), browser), b"WebPush: info\0" + theirs + mine, 32)
    cipher = AESGCM(_derive(salt, material, b"Content-Encoding: aes128gcm\0", 16))
    closed = cipher.encrypt(_derive(salt, material, b"Content-Encoding: nonce\0", 12), message + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + closed


def letterhead(key: str, endpoint: str, contact: str, at: int) -> str:
    """The `Authorization` of a push message: signed for the service at `endpoint`, from the second `at` on."""
    parts, pair = urlsplit(endpoint), key_of(key)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": at + 3600 * HOURS, "sub": contact}
    head = ".".join(packed(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(pair.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={head}.{signature}, k={public(key)}"


def new_key() -> str:
    """A private key of a server, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def key_of(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(kept), "big"), CURVE)


def public(kept: str) -> str:
    """The public half of a server's key, as browsers want it."""
    return packed(key_of(kept).public_key().public_bytes(*_UNCOMPRESSED))


def point(key: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
