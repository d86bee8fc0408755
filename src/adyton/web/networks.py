"""Networks: what counts as one place when requests are limited."""

import ipaddress
from functools import lru_cache
from typing import Final

LOCAL: Final = "local"  # another worker hands something on
HOUSEHOLD: Final = 64  # bits of an IPv6 network whose addresses one household changes at will


@lru_cache(maxsize=4096)
def network_of(host: str | None) -> str:
    """Return what counts as one place: an IPv4 address or, of IPv6, a network, since a browser changes within it."""
    if not host:
        return LOCAL
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
