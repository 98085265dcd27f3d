"""Values to JSON and back; canonical text and digests."""

from __future__ import annotations

import hashlib
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Json: TypeAlias = dict[str, Any]  # Any: what a JSON object holds is known only to whoever looks into it

_encoder = msgspec.json.Encoder()
_canonical = msgspec.json.Encoder(order="sorted")


def encode(value: object) -> bytes:
    """JSON; unions of Structs carry their type as a tag."""
    return _encoder.encode(value)


def decode(kind: type[T], data: bytes | str) -> T:
    """The value behind the JSON; ValueError (msgspec.ValidationError) names the place that does not fit."""
    return msgspec.json.decode(data, type=kind)


def canonical(value: object) -> bytes:
    """JSON that is byte-equal for equal values."""
    return _canonical.encode(value)


def digest(value: object) -> str:
    """A short name for a value: equal values, equal digests."""
    return "sha256:" + hashlib.sha256(canonical(value)).hexdigest()
