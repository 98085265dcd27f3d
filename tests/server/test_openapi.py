"""Schemathesis on the OpenAPI document: whatever is sent, no 5xx, and every answer is as the document says."""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable
from typing import Any

import schemathesis
import schemathesis.core
import schemathesis.generation
import schemathesis.specs.openapi
import schemathesis.transport
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stellwerk.server.drills.client import call

# Schemathesis imports its parts when they are first used. Python 3.11 breaks off when rubbish is collected while
# pytest parses such a part, so they are all imported before anything runs.
for used in (schemathesis.core, schemathesis.generation, schemathesis.specs.openapi, schemathesis.transport):
    for part in pkgutil.walk_packages(used.__path__, f"{used.__name__}."):
        importlib.import_module(part.name)

EXAMPLES = int(os.environ.get("STELLWERK_EXAMPLES", "12"))  # per operation; more by hand
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_every_operation_answers_as_documented(serve: Callable[..., Any]) -> None:
    base = serve().base
    made = call(base, "POST", "/api/tables", {"game": "first-journey", "seats": [{"kind": "me"}] * 2})
    table, token = made["table"]["id"], made["token"]
    call(base, "POST", f"/api/tables/{table}/start", {}, token)
    lobby = call(base, "POST", "/api/tables", {"game": "europe", "seats": [{"kind": "open"}] * 2}, token)["table"]
    schema = schemathesis.openapi.from_url(f"{base}/openapi.json")
    seen = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.endswith("/stream"):  # it never ends
            continue
        _try(operation, [table, lobby["id"]], token)
        seen += 1
    assert seen > 20
    assert call(base, "GET", "/healthz")["status"] == "ok"


def _try(operation: Any, tables: list[str], token: str) -> None:
    count = 0

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def one(case: Any) -> None:
        nonlocal count
        count += 1
        if "table" in (case.path_parameters or {}) and count % 4:
            case.path_parameters["table"] = tables[count % 2]
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        if count % 3 and "guests/me" not in case.path:  # a token that revokes itself would end the test
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        response = case.call()
        case.validate_response(response, checks=CHECKS)

    one()
