"""Everything that can be asked for: the router of every module called `api_…`; a new one touches only itself."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from fastapi import APIRouter

from stellwerk import server


def routers() -> Iterator[APIRouter]:
    """In the order of the modules' names."""
    for module in pkgutil.iter_modules(server.__path__):
        if module.name.startswith("api_"):
            router: APIRouter = import_module(f"{server.__name__}.{module.name}").router
            yield router
