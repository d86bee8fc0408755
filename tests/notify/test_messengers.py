"""Messengers, with a receiver for the tests behind the gate."""

import json
from pathlib import Path

import pytest
from tests.notify.test_address import MESSAGE
from tests.support.push_service import push_service

from adyton.notify.address import KINDS
from adyton.notify.channels import Channels
from adyton.notify.delivery import Delivery


@pytest.mark.parametrize(
    ("address", "method", "path", "word"),
    [
        ("ntfy://oracles", "POST", "/", "topic"),
        ("discord://123/abc", "POST", "/api/webhooks/123/abc", "content"),
        (
            "matrixs://tok@matrix.example/!r:m",
            "PUT",
            "/_matrix/client/v3/rooms/%21r%3Am/send/m.room.message/once1",
            "body",
        ),
    ],
)
async def test_each_messenger_gets_its_own_kind_of_request(
    tmp_path: Path, address: str, method: str, path: str, word: str
) -> None:
    async with push_service(tmp_path) as service:
        service.status = 200
        sending = Channels(service.gate, None, None, frozenset(KINDS))
        assert await sending.send_elsewhere(address, MESSAGE, "once1") is Delivery.DONE
        await sending.close()
        (heard,) = service.heard
        assert (heard.method, heard.path) == (method, path)
        assert word in json.loads(heard.body)


async def test_a_kind_that_the_host_no_longer_allows_is_not_used(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        sending = Channels(service.gate, None, None, frozenset({"matrix"}))
        assert await sending.send_elsewhere("ntfy://oracles", MESSAGE, "x") is Delivery.REFUSED
        await sending.close()
        assert service.heard == []
