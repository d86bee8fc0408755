import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from tests.support.player import Json, Player, at_random
from tests.support.process import ServerProcess
from tests.support.web_table import part

# The shortest clocks of Oraklos, so that silence ends every phase.
QUICK = {"search": 2, "showing": 1, "ready": 1, "challenge": 1}


async def test_oraklos_continues_by_the_clock_when_nobody_acts(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        silent = await Player.arrive(server.address)
        wish = {"game": "oraklos", "seats": 2, "bots": ["random"], "options": {**QUICK, "mode": "junior"}}
        table = (await silent.post("/api/tables", wish))["id"]
        await silent.resume(table)
        await silent.post(f"/api/tables/{table}/start")
        first = await silent.hear_type("table")
        deadline = first["view"]["deadline"]
        assert deadline is not None
        reply = await silent.hear_until(
            lambda message: message["type"] == "table" and message["view"]["phase"] != first["view"]["phase"]
        )
        assert reply["clock"]["at"] >= deadline
        await part(silent)
        assert '"exception"' not in server.log


async def test_people_and_bots_play_oraklos_in_real_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        player = await Player.arrive(server.address)
        wish = {"game": "oraklos", "seats": 2, "bots": ["normal"], "options": {**QUICK, "mode": "junior"}}
        table = (await player.post("/api/tables", wish))["id"]
        await player.resume(table)
        await player.post(f"/api/tables/{table}/start")
        rng = random.Random(2)
        choose = at_random(rng)
        done = 0
        while done < 8:
            message = await player.hear()
            if message["type"] == "table" and player.may_act() and rng.random() < 0.8:
                assert player.position is not None
                answer = await player.act_in_time(choose(player.position))
                done += answer["type"] == "done"
                codes = {"done", "stale", "too-late", "not-your-turn", "not-now"}
                assert answer.get("code", "done") in codes or answer["code"].startswith("oraklos"), answer
        replay = await player.get(f"/api/tables/{table}/replay?eyes=0")
        assert len([step for step in replay["steps"] if step["seat"] == 0]) == done
        await part(player)
        assert '"exception"' not in server.log, server.log


async def test_the_earlier_press_takes_the_token_although_it_arrives_later(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        quick, slow = await Player.arrive(server.address, "Quick"), await Player.arrive(server.address, "Slow")
        options = {"mode": "junior", "claim_window": 1000, "ready": 0}
        table = (await quick.post("/api/tables", {"game": "oraklos", "seats": 2, "options": options}))["id"]
        await slow.post(f"/api/tables/{table}/sit", {})
        await quick.resume(table)
        await slow.resume(table)
        await quick.post(f"/api/tables/{table}/start")
        for player in (quick, slow):
            await player.hear_type("table")
            await player.act("ready")
        for player in (quick, slow):
            await _until(player, lambda view: view["phase"] == "search")
        assert quick.position is not None
        assert slow.position is not None
        now = slow.position["view"]["since"]
        reply = slow.position["clock"]["at"]
        await asyncio.sleep((now - reply) / 1000 + 0.3)  # The dice lie still, and 300 ms pass.
        late = {"type": "act", "line": slow.position["line"], "do": _claim(slow, 3), "at": now}
        # Sent back to back: a slow machine must not use up the half second of compensation.
        answers = await asyncio.gather(quick.act(_claim(quick, 3)), slow.ask(late))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        await _until(quick, lambda view: bool(view["landed"]))
        assert [(bid["seat"], bid["token"]) for bid in quick.position["view"]["landed"]] == [(1, 3)]
        refused = await quick.act(_claim(quick, 3, place=1))
        assert (refused["code"], refused["args"]["seat"]) == ("token-gone", 1)
        assert refused["args"]["by"] >= 300
        await part(quick, slow)


async def _until(player: Player, is_it: Callable[[Json], bool]) -> None:
    """Read until the player sees such a view. It may have come already."""
    while player.position is None or not is_it(player.position["view"]):
        await player.hear()


def _claim(player: Player, token: int, place: int = 0) -> str:
    assert player.position is not None
    view = player.position["view"]
    return f"claim {token} {view['hands'][view['viewer']][place]}"
