"""Tables with a host's own file: messages name the file, and only the record holds it."""

import json
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, come, hub_on, playing_of, started, until
from tests.support.own_file import own_file

from adyton.bots import worker
from adyton.engine.content import content_name
from adyton.games import GAMES
from adyton.store.lines import read_lines
from adyton.tables.replays import seen_lines
from adyton.tables.supervisor import hold_chair


@pytest.mark.parametrize("slug", sorted(set(GAMES) - {"oraklos"}))  # Its file is short.
async def test_views_name_the_file_and_bots_play_with_it(tmp_path: Path, slug: str) -> None:
    worker.files.clear()
    text = own_file(slug) + " " * 50_000
    async with hub_on(tmp_path) as hub:
        table = await started(hub, slug, ["a"], min(GAMES[slug].chairs) - 1, content=text)
        browser = Notebook("a")
        await come(table, browser)
        position = browser.last("table")
        assert position["view"]["options"]["content"] == content_name(text)
        assert max(map(len, browser.raw)) < 50_000
        lines = await hub.database.read(read_lines, table.id, 1)
        seen = list(seen_lines(table.game, table.row, lines, 0))
        assert len(bytes(seen[-1].view)) < 50_000
        await table.ask(hold_chair, 0)
        line = playing_of(table).line
        await until(lambda: playing_of(table).line > line + 4)
        assert json.loads(table.row.options)["content"] == text
