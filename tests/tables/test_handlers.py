from pathlib import Path

from tests.support.hub_table import Notebook, come, hub_on, idle, say, started

from adyton.store.accounts import add_account
from adyton.tables.messages import Mute, Pause, Say


def said(listener: Notebook) -> list[str]:
    return [message["text"] for message in listener.heard if message["type"] == "chat"]


async def test_a_spectator_mutes_one_of_the_players_and_hears_the_others(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        await hub.database.write(add_account, "cleo", "cleo", hub.now())
        ada, bob, cleo = Notebook("ada"), Notebook("bob"), Notebook("cleo")
        for listener in (ada, bob, cleo):
            await come(table, listener, None)
        await say(table, cleo, Mute("c1", 0, True), hub.now())
        assert cleo.last("done")["id"] == "c1"
        await say(table, ada, Say("a1", "hear me"), hub.now())
        await say(table, bob, Say("b1", "good luck"), hub.now())
        await idle(table)
        assert said(cleo) == ["good luck"]
        assert said(bob) == ["hear me", "good luck"]


async def test_an_account_that_mutes_spectators_hears_the_players_and_itself(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        for name in ("cleo", "dion"):
            await hub.database.write(add_account, name, name, hub.now())
        ada, bob, cleo, dion = (Notebook(name) for name in ("ada", "bob", "cleo", "dion"))
        for listener in (ada, bob, cleo, dion):
            await come(table, listener, None)
        for listener in (ada, dion):
            await say(table, listener, Mute("m1", None, True), hub.now())
        for listener in (bob, cleo, dion):
            await say(table, listener, Say("s1", f"I am {listener.account}"), hub.now())
        await idle(table)
        assert said(ada) == ["I am bob"]
        assert said(bob) == ["I am bob", "I am cleo", "I am dion"]
        assert said(dion) == ["I am bob", "I am dion"]
        await say(table, ada, Mute("m2", None, False), hub.now())
        await say(table, cleo, Say("s2", "and now?"), hub.now())
        await idle(table)
        assert said(ada) == ["I am bob", "and now?"]


async def test_a_browser_that_was_not_let_in_says_and_mutes_nothing(tmp_path: Path) -> None:
    """A message may arrive right after `resume`, before the table has refused the browser."""
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        ada, cleo = Notebook("ada"), Notebook("cleo")
        await come(table, ada, None)
        await say(table, cleo, Say("s1", "let me in"), hub.now())
        await say(table, cleo, Mute("m1", 0, True), hub.now())
        await idle(table)
        assert said(ada) == []
        assert [(reply["id"], reply["code"]) for reply in cleo.heard] == [("s1", "no-table"), ("m1", "no-table")]


async def test_a_message_that_is_repeated_after_a_reconnect_is_done_once_and_answered_again(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        bob = Notebook("bob")
        await come(table, bob)
        answers = []
        for _ in range(2):
            ada = Notebook("ada")
            await come(table, ada)
            for message in (Say("a1", "hello"), Pause("a2", True)):
                await say(table, ada, message)
                answers.append(ada.heard[-1])
        await idle(table)
        assert [(answer["type"], answer["id"]) for answer in answers] == [("done", "a1"), ("done", "a2")] * 2
        assert answers[:2] == answers[2:]
        assert said(bob) == ["hello"]
