"""The gate: every connection that a player can make the server open goes through here.

The host name is resolved once. All its addresses must be public ones, and the connection goes to an address that was
checked, so a name that changes its meaning in between gains nothing. Redirects are not followed, and answers are not
unpacked: some bytes could become gigabytes.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import httpx

TIMEOUT_S: Final = 10
LARGEST_ANSWER: Final = 65_536
AT_ONCE: Final = 300  # connections: a few services that do not answer must not hold up all others
PORTS: Final = frozenset((80, 443))
Resolve = Callable[[str, int], Awaitable[list[str]]]
# Networks that Python takes for public, but that carry IPv4 addresses inside IPv6 ones, belong to one site or to the
# machines of one provider, or mean no machine at all.
CLOSED: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10", "3fff::/20",
        "192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32",
    )
)  # fmt: skip


class Forbidden(httpx.RequestError):
    """The address leads to a place that players must not reach through the server."""


def is_public(address: str) -> bool:
    """Return whether this is an address of the open internet."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.scope_id is not None:
            return False
        found = found.ipv4_mapped or found
    if any(found in network for network in CLOSED):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolve(host: str, port: int) -> list[str]:
    """Return all addresses of this name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class GuardedBackend(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses only."""

    def __init__(self, resolver: Resolve, connector: httpcore.AsyncNetworkBackend) -> None:
        self.resolver = resolver
        self.connector = connector

    async def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,  # noqa: ASYNC109
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:  # fmt: skip
        try:
            addresses = await self.resolver(host, port)
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from error
        if not addresses or port not in PORTS or not all(map(is_public, addresses)):
            raise Forbidden(f"{host} is not a public address")
        return await self.connector.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self.connector.sleep(seconds)


class GuardedTransport(httpx.AsyncBaseTransport):
    """Carries requests of httpx over guarded connections, never by a proxy of the environment."""

    def __init__(self, backend: GuardedBackend, context: ssl.SSLContext) -> None:
        self.pool = httpcore.AsyncConnectionPool(ssl_context=context, network_backend=backend, max_connections=AT_ONCE)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        url = httpcore.URL(
            scheme=request.url.raw_scheme, host=request.url.raw_host, port=request.url.port, target=request.url.raw_path
        )
        asked = httpcore.Request(
            request.method, url, headers=request.headers.raw, content=request.stream, extensions=request.extensions
        )
        try:
            answer = await self.pool.handle_async_request(asked)
            body = await _body(answer)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise httpx.TransportError(str(error), request=request) from error
        headers = [(name, value) for name, value in answer.headers if name.lower() != b"content-encoding"]
        return httpx.Response(answer.status, headers=headers, content=body, request=request)

    async def aclose(self) -> None:
        await self.pool.aclose()


async def _body(answer: httpcore.Response) -> bytes:
    """Return the body of the answer, cut off if it grows too long."""
    body = b""
    try:
        async for part in answer.aiter_stream():
            body += part
            if len(body) > LARGEST_ANSWER:
                break
    finally:
        await answer.aclose()
    return body


class Gate:
    """The client that all channels use. Tests pass a resolver and a connector of their own."""

    def __init__(
        self, resolver: Resolve = resolve, connector: httpcore.AsyncNetworkBackend | None = None,
        context: ssl.SSLContext | None = None,
    ) -> None:  # fmt: skip
        backend = GuardedBackend(resolver, connector or httpcore.AnyIOBackend())
        transport = GuardedTransport(backend, context or ssl.create_default_context())
        self.client = httpx.AsyncClient(
            transport=transport,
            follow_redirects=False,
            timeout=TIMEOUT_S,
            trust_env=False,
            headers={"user-agent": "Adyton", "accept-encoding": "identity"},
        )

    async def ask(self, method: str, url: str, **values: Any) -> httpx.Response:
        """Send a request; raises httpx.RequestError. Forbidden is one of them."""
        async with asyncio.timeout(TIMEOUT_S):
            return await self.client.request(method, url, **values)

    async def close(self) -> None:
        await self.client.aclose()


def is_web_address(url: str) -> bool:
    """Return whether this can be an address that the gate reaches by https."""
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        is_plain = parts.username is None and parts.password is None and parts.port in {None, *PORTS}
        return parts.scheme == "https" and bool(parts.hostname) and is_plain
    return False
