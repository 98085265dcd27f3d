"""The OpenAPI document: every route with what it answers, its JSON Schemas from the same Structs."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from stellwerk.core.codec import Json
from stellwerk.server.answers import REF, said


def _own(kind: type) -> Json:
    """What a family declares for itself, such as its events."""
    if kind is not object:
        raise TypeError(f"no JSON Schema for {kind}")
    return {"description": "the family's own"}


def describe(app: FastAPI) -> Json:
    """The OpenAPI document with the schemas of our Structs."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        _, components = msgspec.json.schema_components(said(), schema_hook=_own, ref_template=REF)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        app.openapi_schema = document
    return app.openapi_schema
