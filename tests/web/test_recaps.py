from tests.support.player import Json, Player
from tests.support.process import ServerProcess
from tests.support.web_table import part, settle, two_at_keltis, whose_turn

DAYS = {"kind": "days", "days": 3}


async def moved(player: Player) -> int:
    """Make a whole move, and return its last line."""
    while player.may_act():
        before = player.position
        assert before is not None
        await player.act(before["legal"][0])
        await settle(player, before["line"] + 1)
    assert player.position is not None
    return int(player.position["line"])


async def look(player: Player, line: int) -> None:
    assert (await player.ask({"type": "look", "line": line}))["type"] == "done"


async def recap(player: Player, table: str) -> Json:
    return await player.get(f"/api/tables/{table}/recap")


async def test_a_recap_begins_where_the_player_looked_last(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, clock=DAYS)
    first, second = await whose_turn(host, guest)
    assert second.position is not None
    start, view = second.position["line"], second.position["view"]
    await look(second, start)
    assert (await recap(second, table))["moves"] == 0
    last = await moved(first)
    position = await settle(second, last)
    found = await recap(second, table)
    assert (found["line"], found["view"], found["steps"][-1]["line"]) == (start, view, last)
    for step in found["steps"]:
        view = {**view, **step["view"]}
    assert view == position["view"]
    await look(second, last)
    assert ((await recap(second, table))["moves"], (await recap(second, table))["steps"]) == (0, [])
    await part(host, guest)


async def test_without_a_look_a_recap_begins_before_the_first_move(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, clock=DAYS)
    first, second = await whose_turn(host, guest)
    assert second.position is not None
    start = second.position["line"]
    assert (await recap(second, table))["steps"] == []
    await moved(first)
    assert (await recap(second, table))["line"] == start
    await part(host, guest)


async def test_the_home_page_gets_the_number_of_moves_and_the_last_news(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, clock=DAYS)
    first, second = await whose_turn(host, guest)
    assert (await first.http.get("/api/recaps")).json() == []
    last = await moved(first)
    position = await settle(second, last)
    (reply,) = (await second.http.get("/api/recaps")).json()
    assert (reply["table"], reply["view"]) == (table, position["view"])
    assert reply["moves"] >= 1
    assert 1 <= len(reply["news"]) <= 3
    assert (await first.http.get("/api/recaps")).json() == []  # Their own moves are no news.
    await look(second, last)
    assert (await second.http.get("/api/recaps")).json() == []
    await part(host, guest)


async def test_the_home_page_gets_no_recaps_of_live_tables(server: ServerProcess) -> None:
    host, guest, _ = await two_at_keltis(server.address)
    first, second = await whose_turn(host, guest)
    await moved(first)
    assert (await second.http.get("/api/recaps")).json() == []
    await part(host, guest)


async def test_only_players_get_a_recap(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, clock=DAYS)
    stranger = await Player.arrive(server.address)
    assert (await stranger.http.get(f"/api/tables/{table}/recap")).json()["code"] == "not-seated"
    await part(host, guest, stranger)


async def heard_of(watcher: Player, table: str) -> Json:
    """Return the next change that the lobby tells of this table."""
    while True:
        reply = await watcher.hear_type("lobby-change")
        for row in reply["tables"]:
            if row["id"] == table:
                changed: Json = row
                return changed


async def test_the_home_page_hears_of_moves_and_looks_at_slow_tables(server: ServerProcess) -> None:
    host, guest, table = await two_at_keltis(server.address, clock=DAYS)
    first, second = await whose_turn(host, guest)
    watcher = await Player.arrive(server.address)
    await watcher.connect()
    await watcher.send({"type": "lobby"})
    (before,) = [row for row in (await watcher.hear_type("lobby"))["tables"] if row["id"] == table]
    last = await moved(first)
    reply = await heard_of(watcher, table)
    while reply["lines"] < last:
        reply = await heard_of(watcher, table)
    assert (len(before["acting"]), len(reply["acting"])) == (1, 1)
    assert before["acting"] != reply["acting"]
    await settle(second, last)
    await look(second, last)
    assert (await heard_of(watcher, table))["lines"] == last
    await part(host, guest, watcher)
