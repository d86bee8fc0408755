import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.support.player import Player, at_random
from tests.support.process import ServerProcess


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stopped_server_says_goodbye_and_exits_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, is_forked=False) as server:  # As people start it.
        anna = await Player.arrive(server.address, "Anna")
        await anna.connect()
        await anna.send({"type": "lobby"})
        await anna.hear_type("lobby")
        assert server.process is not None
        server.process.send_signal(number)
        gone = await anna.hear_type("gone")
        assert gone["reason"] == "stopping"
        await anna.leave()
        assert await asyncio.to_thread(server.stop) == 0, server.log


def test_a_response_has_one_content_type(server: ServerProcess) -> None:
    assert httpx.get(f"{server.address}/").headers["content-type"] == "text/html; charset=utf-8"


async def test_a_backup_taken_during_a_game_can_be_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "data" / "adyton.sqlite"
    copy.parent.mkdir(parents=True)

    with ServerProcess(tmp_path / "one") as there:
        elsewhere = ServerProcess(tmp_path / "copy")
        anna = await Player.arrive(there.address, "Anna")
        table = (await anna.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
        await anna.resume(table)
        await anna.post(f"/api/tables/{table}/start")
        await anna.hear_until(lambda _: anna.may_act())
        assert anna.position is not None
        done = await anna.act(anna.position["legal"][0])
        command = [sys.executable, "-m", "adyton", "backup", str(copy), "--data", str(there.folder / "data")]
        await asyncio.to_thread(subprocess.run, command, check=True)
        (copy.parent / "secret").write_bytes((there.folder / "data" / "secret").read_bytes())
        await anna.hang_up()
        await asyncio.to_thread(elsewhere.start)
        anna.address = elsewhere.address
        await anna.resume(table)
        message = await anna.hear_type("table")
        assert message["line"] >= done["line"]
        await anna.play(at_random(random.Random(1)))
        await anna.leave()
        assert elsewhere.stop() == 0
