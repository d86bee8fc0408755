from pathlib import Path

import pytest
from tests.support.hub_table import hub_on, started

from adyton.store import chats
from adyton.store.chats import add_chat, read_chats


async def test_only_the_last_chats_of_a_table_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chats, "KEPT", 3)
    async with hub_on(tmp_path) as hub:
        table, other = (
            (await started(hub, "keltis", ["anna", "ben"])).id,
            (await started(hub, "keltis", ["cleo", "dora"])).id,
        )
        for where in [other, *[table] * 5]:
            await hub.database.write(add_chat, where, "anna", 0, "anna", "hello", 1)
        assert [row.number for row in await hub.database.read(read_chats, table)] == [3, 4, 5]
        assert [row.number for row in await hub.database.read(read_chats, other)] == [1]
