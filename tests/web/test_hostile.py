"""A short attack on the real site: `make fuzz` throws ten million inputs, here are two thousand."""

import asyncio

import pytest
from tests.support.hostile.attack import attacked
from tests.support.hostile.run import Thrown, throw
from tests.support.hostile.wire import Fault

from adyton.tables import handlers
from adyton.tables.messages import Point
from adyton.web import games


def test_no_input_harms_the_site_or_a_table_beside_it() -> None:
    thrown = Thrown()
    asyncio.run(throw(1, 2000, thrown))
    assert thrown.inputs == 2000
    assert thrown.moves > 3


async def test_a_client_that_is_gone_inside_its_body_is_no_error() -> None:
    async with attacked(1) as attack:
        wire = attack.network.connect()
        wire.send(b"POST /api/sign-in/code HTTP/1.1\r\nHost: site\r\nContent-Length: 50\r\n\r\n{")
        await asyncio.sleep(0.1)
        wire.lose()
        await asyncio.sleep(0.1)
        found = list(attack.faults.found)
    assert found == []


async def _raise(*_: object) -> None:
    raise ZeroDivisionError


def _raise_at_once(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("where", ["handler", "route"])
def test_a_fault_is_noticed(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if where == "handler":
        monkeypatch.setitem(handlers.HANDLERS, Point, _raise)
    else:
        monkeypatch.setattr(games, "info_of", _raise_at_once)
    with pytest.raises(
        Fault, match=r"repeat it: .venv/bin/python -m tests.support.hostile.run --first 1 --inputs 1500"
    ):
        asyncio.run(throw(1, 1500, Thrown()))
