# ruff: noqa: S104  (addresses to refuse)
"""The gate lets players make the server reach only the public internet, without detours."""

import gzip
from pathlib import Path

import httpcore
import pytest
from tests.support.push_service import HOST, PUBLIC, LocalConnector, push_service

from adyton.notify.delivery import Delivery, Request, delivered
from adyton.notify.gate import Forbidden, Gate, is_public, is_web_address

INSIDE = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "192.0.0.8", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1",
    "fec0::1", "3fff::1", "168.63.129.16", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1", "2001:db8::1", "not an address",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_other_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", INSIDE)
async def test_no_connection_is_opened_to_a_name_with_a_private_address(address: str) -> None:
    connector = LocalConnector(1)

    async def resolve(_: str, __: int) -> list[str]:
        return [PUBLIC, address]  # One public address does not make up for a private one.

    gate = Gate(resolve, connector)
    with pytest.raises(Forbidden):
        await gate.ask("POST", f"https://{HOST}/")
    await gate.close()
    assert connector.opened == []


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/", "http://2130706433/"]
)
async def test_no_connection_is_opened_to_a_private_address(url: str) -> None:
    connector = LocalConnector(1)

    async def resolve(host: str, _: int) -> list[str]:
        return ["127.0.0.1"] if host == "2130706433" else [host.strip("[]")]

    gate = Gate(resolve, connector)
    with pytest.raises(Forbidden):
        await gate.ask("POST", url)
    await gate.close()
    assert connector.opened == []


async def test_a_name_is_resolved_once_and_the_connection_uses_the_checked_address(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        answers = [[PUBLIC], ["127.0.0.1"]]
        gate, connector = service.gate, LocalConnector(service.port)
        backend = gate.client._transport.pool._network_backend  # type: ignore[attr-defined]

        async def resolve(_: str, __: int) -> list[str]:
            return answers.pop(0)

        backend.resolver, backend.connector = resolve, connector
        assert (await gate.ask("POST", f"https://{HOST}/")).status_code == 201
        await gate.close()
        assert connector.opened == [(PUBLIC, 443)]
        assert answers == [["127.0.0.1"]]


async def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        service.status, service.location = 307, "https://127.0.0.1/inside"
        gate = service.gate
        found = await delivered(gate, Request("POST", f"https://{HOST}/", {}))
        await gate.close()
        assert found is Delivery.REFUSED
        assert [heard.path for heard in service.heard] == ["/"]


async def test_answers_are_not_unpacked() -> None:
    body = gzip.compress(gzip.compress(bytes(20_000_000)))
    head = b"HTTP/1.1 201 Created\r\nContent-Encoding: gzip, gzip\r\nContent-Length: %d\r\n\r\n" % len(body)

    async def resolve(_: str, __: int) -> list[str]:
        return [PUBLIC]

    gate = Gate(resolve, httpcore.AsyncMockBackend([head, body]))
    answer = await gate.ask("POST", f"http://{HOST}/")
    await gate.close()
    assert answer.content == body
    assert answer.request.headers["accept-encoding"] == "identity"


async def test_other_ports_are_closed() -> None:
    connector = LocalConnector(1)

    async def resolve(_: str, __: int) -> list[str]:
        return [PUBLIC]

    gate = Gate(resolve, connector)
    with pytest.raises(Forbidden):
        await gate.ask("POST", f"https://{HOST}:25/")
    await gate.close()
    assert connector.opened == []


def test_push_addresses_are_plain_https() -> None:
    assert is_web_address("https://push.example/abc")
    for url in (
        "http://push.example/",
        "https://",
        "https://a:b@push.example/",
        "https://push.example:22/",
        "https://[/",
    ):
        assert not is_web_address(url)


@pytest.mark.parametrize(
    "url",
    ["https://256.1.1.1/", "https://a..b/", "https://xn--/", "https://push.example/\x7f", f"https://{70 * 'a'}.org/"],
)
async def test_an_address_that_cannot_be_one_is_gone(url: str) -> None:
    """Browsers name the addresses of their push services, and a player may send anything."""

    async def resolve(host: str, _: int) -> list[str]:
        return [host.encode("idna").decode()]

    gate = Gate(resolve, LocalConnector(1))
    assert is_web_address(url)
    assert await delivered(gate, Request("POST", url, {})) is Delivery.GONE
    await gate.close()
