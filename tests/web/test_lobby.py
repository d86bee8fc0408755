import asyncio
import random
from collections.abc import Callable

from tests.support.player import Json, Player, at_random
from tests.support.process import ServerProcess
from tests.support.web_table import part

from adyton.games import GAMES


def pieced_together(steps: list[Json]) -> list[Json]:
    """Return the full views of steps that hold only the changes."""
    views: list[Json] = [{}]
    for step in steps:
        views.append(views[-1] | step["view"])
    return views[1:]


async def test_the_form_for_a_new_table_comes_from_the_declared_options(server: ServerProcess) -> None:
    player = await Player.arrive(server.address)
    games: list[Json] = (await player.http.get("/api/games")).json()
    assert [game["slug"] for game in games] == list(GAMES)
    for info in games:
        game = GAMES[info["slug"]]
        assert info["chairs"] == list(game.chairs)
        assert [entry["name"] for entry in info["options"]] == [entry.name for entry in game.options.described()]
        assert "random" in info["bots"]
    await part(player)


async def test_a_table_that_cannot_be_played_is_refused_with_the_reason(server: ServerProcess) -> None:
    player = await Player.arrive(server.address)
    wishes: list[tuple[Json, str]] = [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"game": "oracle", "seats": 2}, "seats-number"),
        ({"game": "oracle", "seats": 3, "options": {"luck": True}}, "option-unknown"),
        ({"game": "oracle", "seats": 3, "options": {"draft": "yes"}}, "option-value"),
        ({"game": "oracle", "seats": 3, "options": {"content": "= ="}}, "content-line"),
        ({"game": "oracle", "seats": 3, "bots": ["deep-thought"]}, "no-such-bot"),
        ({"game": "oracle", "seats": 3, "bots": ["random"] * 3}, "too-many-bots"),
        ({"game": "oracle", "seats": 3, "clock": {"kind": "sand"}}, "malformed"),
        ({"game": "oracle", "seats": 3, "colour": "red"}, "malformed"),
    ]
    for wish, code in wishes:
        answer = await player.http.post("/api/tables", json=wish)
        assert answer.json()["code"] == code, wish
        assert answer.status_code in {400, 404, 409}
    await part(player)


async def test_chairs_are_taken_changed_and_left(server: ServerProcess) -> None:
    host, guest, third = [await Player.arrive(server.address, name) for name in ("Host", "Guest", "Third")]
    table = (await host.post("/api/tables", {"game": "keltis", "seats": 3}))["id"]
    assert (await guest.post(f"/api/tables/{table}/sit", {}))["you"] == 1
    assert (await guest.post(f"/api/tables/{table}/sit", {"seat": 2}))["you"] == 2
    assert (await third.http.post(f"/api/tables/{table}/sit", json={"seat": 0})).json()["code"] == "chair-taken"
    assert (await guest.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "random"})).status_code == 403
    assert (await host.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}))["chairs"][1]["kind"] == "bot"
    assert (await third.http.post(f"/api/tables/{table}/sit", json={})).json()["code"] == "chair-taken"
    assert (await host.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": None}))["chairs"][1]["kind"] == "open"
    assert (await guest.post(f"/api/tables/{table}/stand"))["you"] is None
    assert (await host.post(f"/api/tables/{table}/stand"))["status"] == "closed"
    assert (await third.http.post(f"/api/tables/{table}/sit", json={})).json()["code"] == "table-not-open"
    await part(host, guest, third)


async def test_watchers_of_the_lobby_hear_of_every_change(server: ServerProcess) -> None:
    host, watcher = await Player.arrive(server.address), await Player.arrive(server.address)
    await watcher.connect()
    await watcher.send({"type": "lobby"})
    await watcher.hear_type("lobby")
    table = (await host.post("/api/tables", {"game": "keltis", "seats": 2}))["id"]

    def shows(status: str) -> Callable[[Json], bool]:
        def is_it(info: Json) -> bool:
            rows = info["tables"] if info["type"] in {"lobby", "lobby-change"} else []
            return any(row["id"] == table and row["status"] == status for row in rows)

        return is_it

    await watcher.hear_until(shows("open"))
    await host.post(f"/api/tables/{table}/start")
    await watcher.hear_until(shows("running"))
    await part(host, watcher)


async def test_after_the_end_there_is_a_replay_from_every_seat_and_a_rematch(
    server: ServerProcess,
) -> None:
    player, stranger = await Player.arrive(server.address, "Pythia"), await Player.arrive(server.address)
    table = (await player.post("/api/tables", {"game": "keltis", "seats": 2, "bots": ["random"]}))["id"]
    assert (await player.http.post(f"/api/tables/{table}/rematch")).json()["code"] == "not-finished"
    await player.resume(table)
    await player.post(f"/api/tables/{table}/start")
    await player.hear_type("table")
    assert (await player.http.get(f"/api/tables/{table}/record")).json()["code"] == "not-finished"
    assert (await player.http.get(f"/api/tables/{table}/draws")).json()["code"] == "not-finished"
    assert (await player.http.get(f"/api/tables/{table}/review")).json()["code"] == "not-finished"
    assert (await player.http.get(f"/api/tables/{table}/replay?eyes=1")).json()["code"] == "hidden"
    assert (await player.get(f"/api/tables/{table}/replay?eyes=0"))["eyes"] == 0
    assert (await player.get(f"/api/tables/{table}"))["seed"] is None
    await player.play(at_random(random.Random(5)))
    for eyes in ("eyes=0", "eyes=1", ""):
        replay = await stranger.get(f"/api/tables/{table}/replay?{eyes}")
        assert [step["line"] for step in replay["steps"]] == list(range(2, replay["table"]["lines"] + 1))
        assert all(step["do"] is not None for step in replay["steps"])
        parts = await stranger.get(f"/api/tables/{table}/replay?parts=true&{eyes}")
        assert pieced_together(parts["steps"]) == [step["view"] for step in replay["steps"]]
        assert len(parts["steps"][-1]["view"]) < len(replay["steps"][-1]["view"])
        log = (await stranger.http.get(f"/api/tables/{table}/log?{eyes}")).json()
        assert log == [news for step in replay["steps"] for news in step["news"]]
    assert (await player.http.get(f"/api/tables/{table}/replay?eyes=2")).json()["code"] == "hidden"
    review = await stranger.get(f"/api/tables/{table}/review")
    replay = await stranger.get(f"/api/tables/{table}/replay")
    draws = await stranger.get(f"/api/tables/{table}/draws")
    assert [line for line, _ in draws["draws"]] == [step["line"] for step in replay["steps"] if step["seat"] == -1]
    assert (review["unit"], review["lines"]) == ("points", replay["table"]["lines"])
    while not review["verdicts"]:  # The bot continues by itself.
        await asyncio.sleep(0.1)
        review = await stranger.get(f"/api/tables/{table}/review")
    assert review["verdicts"][0]["made"] in [step["do"] for step in replay["steps"]]
    again = await player.post(f"/api/tables/{table}/rematch")
    assert [chair["name"] for chair in again["chairs"]] == ["random", "Pythia"]  # Now the other one begins.
    assert (await player.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]
    assert (await stranger.http.post(f"/api/tables/{table}/rematch")).json()["code"] == "not-seated"
    await part(player, stranger)


async def test_inviting_by_name_needs_a_password_and_has_a_limit(server: ServerProcess) -> None:
    host = await Player.arrive(server.address, "Host")
    table = (await host.post("/api/tables", {"game": "keltis", "seats": 2}))["id"]
    path, wish = f"/api/tables/{table}/invite", {"login": "somebody"}
    assert (await host.http.post(path, json=wish)).json()["code"] == "keep-first"
    own = {"login": f"i{table[:8]}", "password": "nobody believes me"}
    assert (await host.http.put("/api/account/password", json=own)).status_code == 200
    answers = [(await host.http.post(path, json=wish)).status_code for _ in range(10)]
    assert answers == [200] * 10  # The answer does not reveal whether the account exists.
    assert (await host.http.post(path, json=wish)).json()["code"] == "too-fast"
    await host.leave()
