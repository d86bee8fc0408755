"""An address that asks for replays again and again is refused; other addresses are not."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.support.process import ServerProcess
from tests.support.web_table import part, two_at_keltis

from adyton.engine.refusal import Illegal
from adyton.web.rates import Rate
from adyton.web.replaying import replaying

REPLAYING = ("replay", "log", "recap")


@pytest.mark.parametrize("path", REPLAYING)
async def test_one_address_has_a_limit_of_replays(path: str, tmp_path: Path) -> None:
    few = {"ADYTON_REPLAYS_PER_MINUTE": "1"}
    with ServerProcess(tmp_path, "--behind-proxy", environment=few) as server:
        host, guest, table = await two_at_keltis(server.address)
        eyes = {"eyes": 0}
        guest.http.headers["x-forwarded-for"] = "203.0.113.9"
        asked = [await host.http.get(f"/api/tables/{table}/{path}", params=eyes) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 429, 429]
        assert asked[-1].json()["code"] == "too-fast"
        assert (await guest.http.get(f"/api/tables/{table}/log", params={"eyes": 1})).status_code == 200
        await part(host, guest)


async def test_one_game_is_replayed_at_a_time_and_what_is_refused_does_not_wait() -> None:
    site = SimpleNamespace(replays=Rate(0.001, 2), replaying=asyncio.Semaphore(1))
    state = SimpleNamespace(site=site)
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state), client=SimpleNamespace(host="203.0.113.7"))
    done: list[str] = []

    async def replay_another() -> None:
        async with replaying(request):
            done.append("second")

    async with replaying(request):
        second = asyncio.create_task(replay_another())
        await asyncio.sleep(0)
        with pytest.raises(Illegal):
            await replay_another()
        done.append("first")
    await second
    assert done == ["first", "second"]
