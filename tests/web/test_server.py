import asyncio
import signal
from pathlib import Path

import httpx
import pytest
from tests.web.player import Player
from tests.web.process import ServerProcess


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(number: signal.Signals, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def story() -> None:
            anna = await Player.arrive(server.address, "Anna")
            await anna.connect()
            await anna.send({"type": "lobby"})
            await anna.hear_type("lobby")
            assert server.process is not None
            server.process.send_signal(number)
            gone = await anna.hear_type("gone")
            assert gone["reason"] == "stopping"
            await anna.leave()

        asyncio.run(story())
        assert server.stop() == 0, server.log


def test_a_page_says_once_what_it_is(server: ServerProcess) -> None:
    assert httpx.get(f"{server.address}/").headers["content-type"] == "text/html; charset=utf-8"
