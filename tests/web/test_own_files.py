"""Data files from strangers: read in a disposable process, and limited in number."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.own_file import cards_without_end, own_file
from tests.support.process import ServerProcess

from adyton.engine.content import content_name, parse_toml
from adyton.games.keltis.rules import parts
from adyton.web.app import make_app
from adyton.web.server import prepare
from adyton.web.settings import Settings


def test_files_that_would_take_minutes_are_refused_and_good_ones_are_played(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.address, timeout=60) as browser:
        browser.post("/api/account")
        for slug, content in (("oracle", cards_without_end()), ("keltis", "a" + ".a" * 90_000 + " = 1")):
            answer = browser.post("/api/tables", json={"game": slug, "seats": 4, "options": {"content": content}})
            assert answer.status_code == 409
            assert answer.json()["code"].startswith("content")
        wish = {"game": "keltis", "seats": 2, "options": {"content": own_file("keltis")}}
        table = browser.post("/api/tables", json=wish).json()["id"]
        assert browser.post(f"/api/tables/{table}/start").json()["status"] == "running"
        name = content_name(own_file("keltis"))
        assert browser.get(f"/api/tables/{table}/content/{name}").text == own_file("keltis")
        assert browser.get(f"/api/tables/{table}/content/{content_name('other')}").status_code == 404
        codes = [browser.post("/api/tables", json=wish).status_code for _ in range(10)]
        assert codes.count(429) >= 1  # Ten files at once from one account, then one in ten seconds.
    assert "Traceback" not in server.log


def test_an_account_has_an_hourly_limit_of_new_tables_even_if_they_close(tmp_path: Path) -> None:
    wish = {"game": "keltis", "seats": 2}
    with (
        ServerProcess(tmp_path, environment={"ADYTON_TABLES_PER_HOUR": "3"}) as server,
        httpx.Client(base_url=server.address, timeout=60) as browser,
    ):
        browser.post("/api/account")
        opened = [browser.post("/api/tables", json=wish).json()["id"] for _ in range(3)]
        for table in opened:
            browser.post(f"/api/tables/{table}/stand")
        answer = browser.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()) == (429, {"code": "tables-per-hour", "args": {"most": 3}})


async def test_a_file_is_not_read_by_the_thread_that_writes_for_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading may take 0.25 s, and every move in every process would wait for it."""
    readers: list[str] = []

    def noted(text: str) -> dict[str, Any]:
        readers.append(threading.current_thread().name)
        return parse_toml(text)

    monkeypatch.setattr(parts, "parse_toml", noted)
    settings = Settings(data=str(tmp_path))
    prepare(settings)
    app: Any = make_app(settings)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://site", timeout=60) as browser,
    ):
        await browser.post("/api/account")
        content = own_file("keltis") + "# for this test alone\n"
        wish = {"game": "keltis", "seats": 2, "options": {"content": content}}
        table = (await browser.post("/api/tables", json=wish)).json()["id"]
        assert (await browser.post(f"/api/tables/{table}/start")).json()["status"] == "running"
    assert readers
    assert "writer" not in readers
