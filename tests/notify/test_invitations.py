"""Invitations: whom they notify, where they are listed, and how they are muted."""

from pathlib import Path

import pytest
from tests.support.notify_scene import DAYS, SECRET, Scene, scene

from adyton.engine.refusal import Illegal
from adyton.notify.off import OffWords
from adyton.store.accounts import keep, mute
from adyton.store.notify_settings import add_device
from adyton.tables.chairs import Plan, Sitter, open_table, rematch, seen_table, sit_down
from adyton.tables.invitations import decline, invite, mute_inviter, mute_person
from adyton.tables.lobby import list_tables
from adyton.tables.types import TableInfo


async def test_a_rematch_invites_the_others(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        table = stage.table
        await table.freeze("rules-bug")
        again = await stage.hub.database.write(rematch, table.id, "ada", stage.hub.games, stage.hub.now())
        (message,) = await stage.send()
        assert (message["kind"], message["link"]) == ("invited", f"/table/{again}")
        assert message["mute_link"] == f"/mute#{OffWords(SECRET).mute_word('bob', 'ada')}"


async def test_a_rematch_does_not_notify_those_who_muted_its_host(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        await stage.table.freeze("rules-bug")
        await stage.hub.database.write(mute, "bob", "ada", True)
        await stage.hub.database.write(rematch, stage.table.id, "ada", stage.hub.games, stage.hub.now())
        assert await stage.send() == []


async def opened(stage: Scene) -> str:
    """Return a new table of Ada without Bob, who has the login `bob`."""
    hub = stage.hub
    plan = Plan(hub.games["keltis"], 2, {}, [], DAYS, public=False, spectators=True)
    await hub.database.write(keep, "bob", "bob", "hash")
    return str(await hub.database.write(open_table, plan, Sitter("ada", "ada"), hub.now()))


async def test_an_invitation_by_name_notifies_the_account_and_admits_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        table = await opened(stage)
        await stage.hub.database.write(add_device, stage.service.device("bob", "bob"), 10)
        await stage.hub.database.write(invite, table, "ada", "Bob", stage.hub.now())
        message = [one for one in await stage.send() if one["table"] == table]
        assert [(one["kind"], one["title"], one["body"]) for one in message] == [
            ("invited", "You are invited to a table: Keltis: Das Orakel", "With ada.")
        ]
        assert (await stage.hub.database.read(seen_table, table, "bob")).id == table
        assert message[0]["mute_label"] == "No more invitations from ada"
        assert message[0]["mute_link"] == f"/mute#{OffWords(SECRET).mute_word('bob', 'ada')}"


async def invitations_of_bob(stage: Scene) -> list[tuple[str, str | None]]:
    """Return the tables that the home page shows Bob as invitations, with the inviters."""
    listing = await stage.hub.database.read(list_tables, "bob", None, 0)
    return [(info.id, info.invited_by) for info in listing.seen_by("bob") if info.invited_by is not None]


async def test_an_invitation_is_listed_until_the_account_sits_down_or_declines(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        first, second = await opened(stage), await opened(stage)
        for table in (first, second, second):
            await stage.hub.database.write(invite, table, "ada", "bob", stage.hub.now())
        assert sorted(await invitations_of_bob(stage)) == sorted([(first, "ada"), (second, "ada")])
        assert all(info.id not in {first, second} for info in (await strangers_list(stage)))
        await stage.hub.database.write(sit_down, first, Sitter("bob", "bob"), None)
        assert await invitations_of_bob(stage) == [(second, "ada")]
        await stage.hub.database.write(decline, second, "bob")
        assert await invitations_of_bob(stage) == []
        assert [row for row in await stage.waiting() if row.table == second] == []
        with pytest.raises(Illegal, match="no-such-invitation"):
            await stage.hub.database.write(decline, second, "bob")


async def strangers_list(stage: Scene) -> list[TableInfo]:
    """Return what the home page of somebody else shows."""
    return (await stage.hub.database.read(list_tables, "carol", None, 0)).seen_by("carol")


@pytest.mark.parametrize("is_from_message", [False, True])
async def test_muting_an_inviter_withdraws_all_their_invitations_and_stops_new_ones(
    tmp_path: Path, is_from_message: bool
) -> None:
    async with scene(tmp_path) as stage:
        first, second, third = [await opened(stage) for _ in range(3)]
        for table in (first, second):
            await stage.hub.database.write(invite, table, "ada", "bob", stage.hub.now())
        if is_from_message:
            await stage.hub.database.write(mute_person, "bob", "ada")
        else:
            await stage.hub.database.write(mute_inviter, first, "bob")
        await stage.hub.database.write(invite, third, "ada", "bob", stage.hub.now())
        assert await invitations_of_bob(stage) == []
        assert [row for row in await stage.waiting() if row.kind == "invited"] == []


async def test_an_account_that_muted_the_inviter_is_not_notified(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        table = await opened(stage)
        await stage.hub.database.write(mute, "bob", "ada", True)
        await stage.hub.database.write(invite, table, "ada", "bob", stage.hub.now())
        await stage.hub.database.write(invite, table, "ada", "nobody", stage.hub.now())
        assert [row for row in await stage.waiting() if row.table == table] == []


async def test_only_players_of_an_open_table_invite(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        with pytest.raises(Illegal, match="table-not-open"):
            await stage.hub.database.write(invite, stage.table.id, "ada", "bob", stage.hub.now())
