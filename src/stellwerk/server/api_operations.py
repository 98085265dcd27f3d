"""HTTP: whether the server is well, and its figures."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from stellwerk.server import metrics
from stellwerk.server.access import TheHub
from stellwerk.server.answers import Health, answer, says

router = APIRouter()


@router.get("/healthz", tags=["operations"], responses=says(Health))
async def healthz(request: Request, hub: TheHub) -> Response:
    """Whether the database answers, and what it holds that cannot be read."""
    await hub.store.counts()
    return answer(Health("ok", request.app.version, len(hub.service.troubles.tables)))


@router.get("/metrics", include_in_schema=False)
async def figures(hub: TheHub) -> Response:
    """For Prometheus."""
    hub.count()
    for status, count in (await hub.store.counts()).items():
        metrics.games.labels(status).set(count)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
