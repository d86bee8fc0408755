"""A short attack on the real site: `make fuzz` throws ten million inputs, here are some thousand."""

import asyncio
import gc
import warnings

import pytest
from tests.support.hostile.attack import attacked
from tests.support.hostile.run import Thrown, failure_of, throw
from tests.support.hostile.wire import Fault

from adyton.tables import handlers
from adyton.tables.messages import Point
from adyton.web import games


def test_no_input_harms_the_site_or_a_table_beside_it() -> None:
    thrown = Thrown()
    asyncio.run(throw(1, 1500, thrown, volleys=0.0))
    assert thrown.count.inputs == 1500
    assert thrown.count.requests > 100
    assert thrown.count.real > 200
    assert thrown.moves > 2


def test_the_server_reads_every_frame_of_a_volley() -> None:
    thrown = Thrown()
    asyncio.run(throw(2, 6400, thrown, volleys=1.0))
    assert thrown.count.in_volleys == 6400
    assert thrown.count.real > 1000
    assert thrown.count.refusals > 5800  # The others were in order, or pongs, to which nobody answers.


async def test_a_client_that_is_gone_inside_its_body_is_no_error() -> None:
    async with attacked(1) as attack:
        wire = attack.network.connect()
        wire.send(b"POST /api/sign-in/code HTTP/1.1\r\nHost: site\r\nContent-Length: 50\r\n\r\n{")
        await asyncio.sleep(0.1)
        wire.lose()
        await asyncio.sleep(0.1)
        found = list(attack.faults.found)
    assert found == []


async def test_an_attack_that_ends_while_a_socket_opens_leaves_none_behind() -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always", ResourceWarning)
        async with attacked(1) as attack:
            for turns in range(8):
                await attack.network.close()
                await attack.network.listen()
                wire = attack.network.open_real_socket(attack.accounts[0][1])
                for _ in range(turns):
                    await asyncio.sleep(0)
                wire.lose()
        gc.collect()
    assert [str(each.message) for each in warned] == []


async def _raise(*_: object) -> None:
    raise ZeroDivisionError


def _raise_at_once(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(("where", "volleys"), [("handler", 0.0), ("route", 0.0), ("handler", 1.0)])
def test_a_fault_is_noticed(where: str, volleys: float, monkeypatch: pytest.MonkeyPatch) -> None:
    if where == "handler":
        monkeypatch.setitem(handlers.HANDLERS, Point, _raise)
    else:
        monkeypatch.setattr(games, "info_of", _raise_at_once)
    command = rf"repeat it: .venv/bin/python -m tests.support.hostile.run --first 1 --inputs 1600 --volleys {volleys}"
    with pytest.raises(Fault, match=command):
        asyncio.run(throw(1, 1600, Thrown(), volleys))


async def test_a_fault_is_noticed_behind_a_real_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(handlers.HANDLERS, Point, _raise)
    # The server may note more faults until the sockets are closed, so the end of the attack raises them.
    with pytest.raises(Fault, match="ZeroDivisionError"):
        await _attack_through_real_sockets()


async def _attack_through_real_sockets() -> None:
    async with attacked(1) as attack:
        attack.seats = [seat for seat in attack.seats if seat.is_real]
        assert await failure_of(attack, 1600, Thrown(), 1.0) is not None
