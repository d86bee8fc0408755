import asyncio
import contextlib
import json
import random
from pathlib import Path

import httpx
import pytest
from tests.support.player import Json, Player
from tests.support.process import ServerProcess
from tests.support.web_table import part, two_at_keltis
from websockets.exceptions import ConnectionClosed, InvalidStatus

FRAMES: list[str | bytes] = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":"a","line":1.5,"do":"x"}',
    '{"type":"act","id":"a","line":-1,"do":"x"}',
    '{"type":"act","id":"a","line":99999999999999999999,"do":"x"}',
    '{"type":"act","id":"","line":1,"do":"x"}',
    '{"type":"act","id":"a","line":1,"do":"x","seat":0}',
    '{"type":"nothing"}',
    '{"type":"resume","table":"../../etc/passwd"}',
    '{"type":"resume","table":{"$ne":1}}',
    '{"type":"chat","id":"a","text":""}',
    '{"type":"pong","n":"x"}',
    '{"type":"mute","id":"a","seat":-1,"on":true}',
    '{"type":"point","id":"a","line":1,"pieces":[0]}',
    "[" * 20_000,
    '{"type":"act","id":"a","line":1,"do":"' + "x" * 30_000 + '"}',
    '{"type":"act","id":"a","line":1,"do":"\\ud800"}',
    "\ufeff{}",
    b"\x00\x01\x02",
    b'{"type":"lobby"}',
]


async def test_unreadable_messages_are_refused_and_the_connection_stays(server: ServerProcess) -> None:
    host, guest, _ = await two_at_keltis(server.address)
    assert host.socket is not None
    for frame in FRAMES[:-2]:
        await host.socket.send(frame)
        reply = await host.hear_until(lambda heard: heard["type"] in {"refused", "gone"})
        assert reply.get("code", "nowhere") in {"malformed", "too-large", "nowhere"}, frame
    assert guest.position is not None
    await part(host, guest)


async def test_binary_frames_break_nothing(server: ServerProcess) -> None:
    player = await Player.arrive(server.address)
    for frame in FRAMES[-2:]:
        await player.connect()
        assert player.socket is not None
        await player.socket.send(frame)
        with contextlib.suppress(ConnectionClosed):
            await player.hear_type("refused")
        await player.hang_up()
    await part(player)


async def test_random_messages_never_harm_a_table(server: ServerProcess) -> None:
    rng = random.Random(11)

    def value(depth: int = 0) -> object:
        kinds = [None, True, -1, 0, 17, 2**40, 1.5, "", "a", "a1", "draw", "é" * 30, "x" * 600]
        if depth < 2 and rng.random() < 0.2:
            return [value(depth + 1) for _ in range(3)]
        return rng.choice(kinds)

    def message(table: str) -> Json:
        kinds = [
            "resume",
            "lobby",
            "act",
            "undo",
            "answer",
            "pause",
            "hint",
            "chat",
            "mute",
            "point",
            "back",
            "away",
            "pong",
            "table",
        ]
        fields = {
            name: value()
            for name in ("id", "move", "do", "to", "yes", "on", "text", "seat", "n", "pieces")
            if rng.random() < 0.4
        }
        return {
            "type": rng.choice(kinds),
            "id": f"r{rng.random()}"[2:],
            "line": 1,
            "do": "pass",
            **fields,
            "table": table,
        }

    host, guest, table = await two_at_keltis(server.address)
    stranger = await Player.arrive(server.address)
    await stranger.connect()
    await stranger.resume(table)
    for _ in range(150):
        for player in (host, stranger):
            text = message(table)
            if rng.random() < 0.5:
                text.pop("table")
            await player.send(text)
    for player in (host, stranger):
        await player.send({"type": "resume", "table": table})
    reply = await guest.get(f"/api/tables/{table}")
    assert reply["status"] == "running"
    for player in (host, guest, stranger):
        await player.hang_up()
    await guest.resume(table)
    assert (await guest.hear_type("table"))["view"]["viewer"] == 1
    await part(host, guest, stranger)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
async def test_pages_of_other_sites_may_do_nothing(server: ServerProcess, origin: str) -> None:
    player = await Player.arrive(server.address)
    answer = await player.http.post("/api/tables", json={"game": "keltis", "seats": 2}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")
    with pytest.raises(InvalidStatus) as refused:
        await player.connect({"Origin": origin})
    assert refused.value.response.status_code == 403
    await part(player)


async def test_without_an_account_there_is_no_socket(server: ServerProcess) -> None:
    nobody = Player(server.address)
    nobody.http.cookies.set("adyton", "a.0.b")
    with pytest.raises(InvalidStatus) as refused:
        await nobody.connect()
    assert refused.value.response.status_code == 401
    await part(nobody)


async def knock(server: ServerProcess, cookie: str) -> tuple[int, asyncio.StreamWriter]:
    """Ask for a socket by hand. Return the status and the connection, which stays open."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [
        "GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {cookie}", "", "",
    ]  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    status = await reader.readline()
    return int(status.split()[1]), writer


async def test_a_thousand_connections_from_one_address_are_refused_and_harm_nobody(server: ServerProcess) -> None:
    players = [await Player.arrive(server.address) for _ in range(10)]
    open_ones: list[asyncio.StreamWriter] = []
    statuses: list[int] = []
    for start in range(0, 1000, 50):
        knocks = [knock(server, players[n % 10].cookie) for n in range(start, start + 50)]
        for status, writer in await asyncio.gather(*knocks):
            statuses.append(status)
            open_ones.append(writer)
    assert statuses.count(101) == 100
    assert statuses.count(429) == 900
    assert (await players[0].http.get("/health")).json()["ok"]
    for writer in open_ones:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for writer in open_ones), return_exceptions=True)
    await part(*players)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", b"[" * 100_000),
        ("POST", "/api/tables", b'{"game": "keltis\xff", "seats": 2}'),
        ("PATCH", "/api/account", b'{"name": "\xc3("}'),
        ("PATCH", "/api/account", b'{"name": "\\ud800"}'),
        ("POST", "/api/sign-in/password", b'{"login": "a\\u0000b", "password": "12345678"}'),
        ("POST", "/api/tables", json.dumps({"game": "keltis", "seats": 2, "options": {"content": "x" * 2_000_000}}).encode()),
        ("GET", "/api/tables?status=everything", b""),
        ("GET", "/api/tables/%00", b""),
        ("GET", "/api/tables/..%2f..%2fsecret", b""),
        ("GET", "/api/nothing", b""),
        ("GET", "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd", b""),
        ("DELETE", "/api/tables", b""),
        ("PATCH", "/api/account", b'{"name": 5}'),
        ("GET", "/api/connections/x?after=-1", b""),
        ("POST", "/api/sign-in/code", b'{"code": ""}'),
    ],
)  # fmt: skip
def test_bad_requests_get_a_problem_and_no_traceback(
    server: ServerProcess, method: str, path: str, body: bytes
) -> None:
    with httpx.Client(base_url=server.address) as browser:
        browser.post("/api/account")
        answer = browser.request(method, path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"code", "args"}


def test_every_answer_carries_the_strict_headers(server: ServerProcess) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/health"):
        headers = httpx.get(f"{server.address}{path}").headers
        assert "'unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_only_the_worker_that_runs_python_may_compile_wasm(server: ServerProcess) -> None:
    for path, may in (("/", False), ("/assets/index-1.js", False), ("/assets/python.worker-1.js", True)):
        policy = httpx.get(f"{server.address}{path}").headers["content-security-policy"]
        assert ("'wasm-unsafe-eval'" in policy) is may
        assert "'unsafe-eval'" not in policy


def test_metrics_are_for_this_machine_only(server: ServerProcess) -> None:
    reply = httpx.get(f"{server.address}/metrics").text
    for name in (
        "adyton_tables",
        "adyton_sockets",
        "adyton_lines_total",
        "adyton_act_seconds_bucket",
        "adyton_bot_seconds",
    ):
        assert name in reply
    forwarded = httpx.get(f"{server.address}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert forwarded.status_code == 403


def test_api_requests_are_limited_but_files_are_not(tmp_path: Path) -> None:
    """Friends in one household share an address, and each browser fetches many files at once."""
    with (
        ServerProcess(tmp_path, environment={"ADYTON_REQUESTS_PER_SECOND": "2"}) as server,
        httpx.Client(base_url=server.address) as browser,
    ):
        assert 429 not in {browser.get("/assets/none.js").status_code for _ in range(30)}
        assert 429 in {browser.get("/api/games").status_code for _ in range(30)}
