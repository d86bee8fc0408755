"""Shares: players add to the seed by commit and reveal, and the record proves it."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from tests.support.hub_table import hub_on

from adyton.engine.record import Record, read_record
from adyton.engine.refusal import Illegal
from adyton.engine.replay import verify
from adyton.games import GAMES
from adyton.store.accounts import add_account
from adyton.store.lines import read_lines
from adyton.store.tables import find_table
from adyton.tables.chairs import (
    Plan,
    Sitter,
    commit_share,
    open_table,
    place_bot,
    reveal_share,
    sit_down,
    stand_up,
    start_table,
    table_seen,
)
from adyton.tables.hub import Hub
from adyton.tables.info import header
from adyton.tables.types import NoClock, TableInfo

ANN, BEN = "a" * 64, "b" * 64


def hashed(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


async def room(hub: Hub) -> str:
    """An open table of three seats, with Ann and Ben in the first two."""
    for name in ("ann", "ben"):
        await hub.database.write(add_account, name, name, hub.now())
    plan = Plan(hub.games["oracle"], 3, {}, ["random"], NoClock(), public=True, spectators=True)
    table = await hub.database.write(open_table, plan, Sitter("ann", "Ann"), hub.now())
    await hub.database.write(sit_down, table, Sitter("ben", "Ben"), None)
    return table


async def seen(hub: Hub, table: str) -> TableInfo:
    return await hub.database.read(table_seen, table, "ann", hub.dead)


async def start(hub: Hub, table: str) -> None:
    await hub.database.write(start_table, table, "ann", hub.games, hub.worker, hub.now())


async def reveal(hub: Hub, table: str, who: str, value: str) -> None:
    await hub.database.write(reveal_share, table, who, value, hub.games, hub.worker, hub.now())


async def refused(work: Any) -> str:
    with pytest.raises(Illegal) as caught:
        await work
    return caught.value.refusal.code


async def test_the_game_begins_once_all_shares_are_revealed_and_its_record_verifies(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await room(hub)
        assert (await seen(hub, table)).commitment is not None
        for who, value in (("ann", ANN), ("ben", BEN)):
            await hub.database.write(commit_share, table, who, hashed(value))
        await start(hub, table)
        assert ((await seen(hub, table)).status, (await seen(hub, table)).dealing) == ("open", True)
        await reveal(hub, table, "ben", BEN)
        assert (await seen(hub, table)).status == "open"
        await reveal(hub, table, "ann", ANN)
        info = await seen(hub, table)
        assert (info.status, info.dealing, info.shares) == ("running", False, [ANN, BEN, ""])
        row = await hub.database.read(find_table, table)
        assert row is not None
        head = header(row)
        assert head is not None
        lines = await hub.database.read(read_lines, table, 1)
        record = read_record(Record(head, [line.entry for line in lines]).to_text())
        assert record.header.shares == (ANN, BEN, "")
        verify(GAMES["oracle"], record)


async def test_a_share_must_be_the_one_that_was_committed_to(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await room(hub)
        await hub.database.write(commit_share, table, "ben", hashed(BEN))
        assert await refused(reveal(hub, table, "ben", BEN)) == "shares-not-asked"
        await start(hub, table)
        assert await refused(reveal(hub, table, "ben", ANN)) == "share-differs"
        assert await refused(hub.database.write(commit_share, table, "ann", hashed(ANN))) == "shares-asked"
        assert await refused(hub.database.write(place_bot, table, "ann", hub.games, 2, None)) == "shares-asked"
        assert await refused(hub.database.write(sit_down, table, Sitter("ben", "Ben"), 2)) == "shares-asked"


async def test_a_host_who_does_not_wait_starts_without_any_share(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await room(hub)
        for who, value in (("ann", ANN), ("ben", BEN)):
            await hub.database.write(commit_share, table, who, hashed(value))
        await start(hub, table)
        await reveal(hub, table, "ann", ANN)
        await start(hub, table)
        info = await seen(hub, table)
        assert (info.status, info.shares) == ("running", [])


async def test_a_player_who_stands_up_withdraws_their_share(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await room(hub)
        await hub.database.write(commit_share, table, "ben", hashed(BEN))
        assert (await seen(hub, table)).chairs[1].share == hashed(BEN)
        assert await refused(hub.database.write(commit_share, table, "cleo", hashed(ANN))) == "not-seated"
        await hub.database.write(stand_up, table, "ben")
        await hub.database.write(commit_share, table, "ann", hashed(ANN))
        await hub.database.write(commit_share, table, "ann", None)
        await start(hub, table)
        assert (await seen(hub, table)).status == "running"
