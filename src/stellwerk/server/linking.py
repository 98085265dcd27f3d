"""Links that people pass on, in letters and as pictures."""

from __future__ import annotations

import io

import segno
from fastapi import Request

from stellwerk.server.access import hub_of


def base_of(request: Request) -> str:
    """Where people reach us: as the host says, else as this request did."""
    return hub_of(request).settings.public or str(request.base_url).rstrip("/")


def qr_code(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=2)
    return picture.getvalue()
