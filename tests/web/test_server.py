import asyncio
import fcntl
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.support.player import Player, at_random
from tests.support.process import ServerProcess

from adyton.web import server as web_server
from adyton.web.server import HANGS_S, RESTART_S, Pulse, kept, stop_all


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


def test_a_worker_hangs_if_its_pulse_stands_still_for_many_looks(tmp_path: Path) -> None:
    pulse = Pulse(tmp_path / "0.pulse")
    looks = round(HANGS_S / RESTART_S)
    assert not any(pulse.has_stopped() for _ in range(2 * looks))  # it has not begun yet
    for beat in range(1, looks):
        pulse.file.touch()
        os.utime(pulse.file, ns=(beat, beat))
        assert not pulse.has_stopped()
    assert [pulse.has_stopped() for _ in range(looks + 1)] == [False] * looks + [True]
    pulse.forget()
    assert not pulse.has_stopped()


def test_a_worker_that_does_not_stop_is_killed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_server, "STOP_S", 0.5)
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(600)"
    workers = [subprocess.Popen([sys.executable, "-c", deaf], stdout=subprocess.PIPE) for _ in range(2)]
    for worker in workers:
        assert worker.stdout is not None
        with worker.stdout:
            worker.stdout.readline()  # by now it ignores the signal
    stop_all(workers)
    assert [worker.returncode for worker in workers] == [-signal.SIGKILL] * 2


def test_programs_that_clean_up_leave_the_folder_of_the_sockets_alone(tmp_path: Path) -> None:
    file = os.open(tmp_path, os.O_RDONLY)
    with kept(str(tmp_path)), pytest.raises(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(file)


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
