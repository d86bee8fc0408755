import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count, islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from tests.support.hub_table import until
from tests.support.planted_phase import plant
from tests.support.player import Json
from tests.support.socket import open_socket
from tests.support.worlds import Playing, at_random, rival_of

from adyton.engine.action import Action
from adyton.engine.record import Header
from adyton.engine.rng import FastRng
from adyton.engine.state import State
from adyton.games import GAMES
from adyton.store.accounts import AccountRow, add_account
from adyton.store.lines import LineRow, append_lines
from adyton.store.tables import ChairRow, TableRow, add_table
from adyton.tables.hub import Hub
from adyton.tables.secrets import generator
from adyton.tables.table import Table
from adyton.web.app import make_app
from adyton.web.identity import COOKIE
from adyton.web.middleware import guarded
from adyton.web.server import prepare
from adyton.web.settings import Settings
from adyton.web.site import Site

# `make fuzz` checks many more.
PAIRS = int(os.environ.get("ADYTON_LEAK_PAIRS", "6"))
PLANTED_PAIRS = 1  # The first pair already shows each of the planted leaks.
NOW = 1_800_000_000_000
SEED = "5a" * 32
LAST = "last"  # The id of the last attempt.
MOVES = {"oracle": 60, "keltis": 40, "oraklos": 12, "delphi": 25}


class World:
    """A whole site in this process, whose clock stands still."""

    def __init__(self, site: Site, app: Any, http: httpx.AsyncClient) -> None:
        self.site = site
        self.app = app
        self.http = http

    async def keep(self, name: str, playing: Playing) -> None:
        await self.site.database.write(_keep, name, playing)

    async def answers_to(self, name: str, seat: int, seats: int, texts: list[str]) -> dict[str, object]:
        """Return all bytes that this seat can get from this table."""
        self.http.cookies.set(COOKIE, self.site.signer.cookie(AccountRow(f"p{seat}", "", None, None, 0, frozenset())))
        paths = ["", "/replay", "/log", "/record", "/draws", "/review", "/muted", "/recap"]
        paths += [f"/{what}eyes={eyes}" for what in ("replay?", "replay?parts=1&", "log?") for eyes in range(seats)]
        answers: dict[str, object] = {}
        for path in [f"/api/tables/{name}{path}" for path in paths] + ["/api/tables?status=running"]:
            answer = await self.http.get(path)
            assert answer.status_code < 500, answer.text
            answers[path] = (answer.status_code, answer.headers.multi_items(), answer.content)
        answers["polled"] = await self._talked(name, texts)
        answers["socket"] = await self._spoken(name, texts)
        return answers

    async def _talked(self, name: str, texts: list[str]) -> list[str]:
        """Return what a browser hears that connects, resumes after the first line, and tries what it must not."""
        path = "/api/connections/" + (await self.http.post("/api/connections")).json()["connection"]
        heard: list[Json] = []
        starts: list[Json] = [{"type": "resume", "table": name}, {"type": "resume", "table": name, "line": 2}]
        for number, start in enumerate(starts, 1):
            await self.http.post(path, json=[start, *_tried(texts)])
            while [message.get("id") for message in heard].count(LAST) < number:
                heard = (await self.http.get(f"{path}?after=0")).json()["messages"]
                await asyncio.sleep(0)
        await self.http.delete(path)
        return _last_messages(heard)

    async def _spoken(self, name: str, texts: list[str]) -> list[str]:
        """Return the same over a WebSocket, frame by frame."""
        transport = open_socket(self.site, self.http.cookies[COOKIE])
        await transport.opened.wait()
        for message in [{"type": "resume", "table": name, "parts": True}, *_tried(texts)]:
            transport.say(message)
        await until(lambda: any(message.get("id") == LAST for message in transport.heard))
        transport.close()
        return _last_messages(transport.heard)


def _tried(texts: list[str]) -> list[Json]:
    """Return attempts at what this seat did before and may not do now, and at what nobody may do."""
    acts: list[Json] = [{"type": "act", "id": f"x{n}", "line": 10**6, "do": text} for n, text in enumerate(texts)]
    return [
        *acts,
        {"type": "undo", "id": "u", "line": 1},
        {"type": "act", "id": LAST, "line": 1, "do": "no such words"},
    ]


def _last_messages(heard: list[Json]) -> list[str]:
    return sorted({json.dumps(_lasting(message)) for message in heard if message["type"] != "ping"})


def _lasting(message: Json) -> Json:
    """Return the message without what depends on who is connected now."""
    if message["type"] == "seating":
        for chair in message["table"]["chairs"]:
            del chair["here"], chair["leaves_in"]
        del message["table"]["watching"]
    return message


def _keep(connection: Connection, name: str, playing: Playing) -> None:
    game, rng = playing.game, generator(SEED)
    names = [f"p{seat}" for seat in range(playing.seats)]
    head = Header(game.slug, game.version, playing.options.to_json(), names, rng.commitment)
    row = TableRow(
        id=name, game=game.slug, version=game.version, options=json.dumps(playing.options.to_json()),
        seats=playing.seats, status="running", public=True, spectators=True, clock='{"kind":"none"}', host="p0",
        key="key", seed=SEED, header=json.dumps(head.to_json()), ending=None, zero=NOW - playing.lines[-1][2],
        paused=None, resting=True, question=None, trouble=None, rematch=None, holder=None, created=NOW,
    )  # fmt: skip
    add_table(connection, row, [ChairRow(seat, names[seat], None, names[seat], False) for seat in range(playing.seats)])
    rows = [
        LineRow(number, entry, None, json.dumps(acting))
        for number, (entry, acting) in enumerate(zip(playing.entries, playing.acting, strict=True), 2)
    ]
    append_lines(connection, name, rows)


def _make_secret(folder: Path) -> None:
    folder.mkdir()
    (folder / "secret").write_text("ab" * 32)


@asynccontextmanager
async def world(folder: Path) -> AsyncIterator[World]:
    _make_secret(folder)
    settings = Settings(
        data=str(folder), requests_per_second=100_000, replays_per_minute=100_000, messages_per_second=100_000,
        sockets_per_account=1000, sockets_per_address=1000,
    )  # fmt: skip
    prepare(settings)
    app = make_app(settings)
    site: Site = app.state.site
    transport = httpx.ASGITransport(app=guarded(app, site))  # type: ignore[arg-type]
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://site") as http:
        for seat in range(8):
            await site.database.write(add_account, f"p{seat}", f"p{seat}", NOW)
        yield World(site, app, http)


def pairs_of(slug: str) -> Iterator[tuple[Playing, Playing]]:
    """Yield random playings for each seat, and others that the seat cannot tell from them."""
    game, rng = GAMES[slug], FastRng(5)
    seats = game.chairs[0]
    for number in count():
        truth = at_random(game, game.read_options({}), seats, number % seats, rng, 1 + rng.below(MOVES[slug]))
        rival = rival_of(truth, rng)
        if rival is not None:
            yield truth, rival


async def differences(slug: str, folder: Path, pairs: int = PAIRS) -> set[str]:
    """Return which answers differ between two worlds that this seat must not tell apart."""
    found: set[str] = set()
    async with AsyncExitStack() as stack:
        worlds = [await stack.enter_async_context(world(folder / name)) for name in ("one", "two")]
        for number, pair in enumerate(islice(pairs_of(slug), pairs)):
            truth = pair[0]
            texts = sorted({action.text for actor, action, _ in truth.lines if actor >= 0})[:20]
            both = []
            for place, playing in zip(worlds, pair, strict=True):
                await place.keep(f"t{number}", playing)
                both.append(await place.answers_to(f"t{number}", truth.seat, truth.seats, texts))
            found |= {place for place, answer in both[0].items() if answer != both[1][place]}
    return found


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, "now", lambda _: NOW)


@pytest.mark.parametrize("slug", list(GAMES))
def test_two_playings_that_look_the_same_to_a_seat_send_the_same_bytes(slug: str, tmp_path: Path) -> None:
    assert asyncio.run(differences(slug, tmp_path)) == set()


def test_a_replay_that_sends_the_view_of_another_seat_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adyton.web.records._check_eyes", lambda *_: None)
    assert "/api/tables/t0/replay?eyes=1" in asyncio.run(differences("oracle", tmp_path, PLANTED_PAIRS))


def test_history_sent_to_everybody_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(state: State, action: Action) -> None:
        state.tell("gossip", do=action.text)

    plant(GAMES["oracle"], gossip, monkeypatch)
    assert {"polled", "/api/tables/t0/log?eyes=0"} <= asyncio.run(differences("oracle", tmp_path, PLANTED_PAIRS))


def test_a_table_that_sends_the_view_of_another_seat_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    supervise = Hub.supervise

    def confused(hub: Hub, table: Table) -> None:
        table.seated = dict.fromkeys(table.seated, 1)
        supervise(hub, table)

    monkeypatch.setattr(Hub, "supervise", confused)
    assert {"polled", "socket"} <= asyncio.run(differences("oracle", tmp_path, PLANTED_PAIRS))
