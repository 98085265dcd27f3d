"""Addresses as we count them, and those of proxies that we believe."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

HOME: Final = 64  # bits: whoever has one address of version 6 has the whole network behind it


@lru_cache(4096)
def counted(host: str) -> str:
    """What an address counts as: itself, or its network where one person has a whole network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]  # a local socket has no address, and a proxy may write anything
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOME), strict=False))


class Proxies:
    """Addresses or networks that may say in `X-Forwarded-For` who is behind them; ValueError if it is neither."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = tuple(ip_network(each) for each in named)

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
