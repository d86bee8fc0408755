"""From a move at a slow table to the message on the phone, with a push service for the tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, act, come, hub_on, idle, legal, mover, moves, say, started
from tests.support.push_service import PushService, claims, push_service

from adyton.engine.refusal import Illegal
from adyton.notify.channels import Channels, make_pusher
from adyton.notify.off import OffWords
from adyton.notify.sender import Sender
from adyton.store.accounts import keep, mute
from adyton.store.notifications import Waiting, count_waiting, find_due
from adyton.store.notify_settings import add_device, change_settings, list_devices
from adyton.store.tables import change_chair
from adyton.tables.chairs import Plan, Sitter, open_table, rematch, seen_table, sit_down
from adyton.tables.hub import Hub
from adyton.tables.invitations import decline, invite, mute_inviter, mute_person
from adyton.tables.lobby import list_tables
from adyton.tables.messages import Look
from adyton.tables.table import Table
from adyton.tables.types import ClockRule, DaysClock, MoveClock, TableInfo

SECRET = b"5a" * 16
HOUR_MS = 60 * 60 * 1000
DAYS = DaysClock(2)


class Calendar:
    """A fake time of day for hubs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = Hub.now
        monkeypatch.setattr(Hub, "now", lambda hub: real(hub) + self.ahead)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


class Scene:
    """A slow table of Ada and Bob, both with a phone."""

    def __init__(self, hub: Hub, service: PushService, table: Table) -> None:
        self.hub = hub
        self.service = service
        self.table = table

    def sender(self, worker: str = "one", per_day: int = 50) -> Sender:
        gate = self.service.gate
        pusher = make_pusher(gate, SECRET, "mailto:host@example.org")
        channels = Channels(gate, pusher, None, frozenset())
        return Sender(self.hub.database, channels, worker, self.hub.now, OffWords(SECRET), per_day=per_day)

    async def send(self, per_day: int = 50) -> list[dict[str, object]]:
        """Send what is due. Return what arrives on phones."""
        before = len(self.service.heard)
        sender = self.sender(per_day=per_day)
        await sender.send_due()
        await sender.stop()
        return [self.service.read(heard) for heard in self.service.heard[before:]]

    async def move(self) -> str:
        """Let the player to move act until it is another's turn. Return who moved."""
        seat = mover(self.table)
        while mover(self.table) == seat:
            await act(
                self.table, seat, legal(self.table, seat)[0], moves(self.table), self.table.at, f"a{moves(self.table)}"
            )
        return ("ada", "bob")[seat]

    async def waiting(self) -> list[Waiting]:
        return await self.hub.database.read(find_due, self.hub.now() + 40 * 24 * HOUR_MS, 100)


@asynccontextmanager
async def scene(folder: Path, clock: ClockRule = DAYS) -> AsyncIterator[Scene]:
    async with push_service(folder) as service, hub_on(folder, notify_ms=0) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=clock)
        for name in ("ada", "bob"):
            await hub.database.write(change_settings, name, language="en")
            await hub.database.write(add_device, service.device(name, name), 10)
        yield Scene(hub, service, table)


def kinds(rows: list[Waiting]) -> list[tuple[str, str]]:
    return sorted((row.account, row.kind) for row in rows)


async def test_the_next_player_gets_a_message_without_game_details(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        mover_name = await stage.move()
        other = "bob" if mover_name == "ada" else "ada"
        (message,) = await stage.send()
        assert message == {
            "kind": "turn",
            "table": stage.table.id,
            "title": "It is your turn in Keltis: Das Orakel",
            "body": f"With {mover_name}.",
            "link": f"/table/{stage.table.id}",
            "off_link": f"/off#{OffWords(SECRET).word(other)}",
            "off_label": "Switch these messages off",
            "waiting": 1,
            "mute_link": "",
            "mute_label": "",
        }
        (heard,) = stage.service.heard
        assert heard.path == f"/{other}"
        public = make_pusher(stage.service.gate, SECRET, "").public  # type: ignore[union-attr]
        assert claims(heard.headers["authorization"], public)["aud"] == "https://push.example"
        assert heard.headers["content-encoding"] == "aes128gcm"


async def test_live_tables_notify_nobody(tmp_path: Path) -> None:
    async with scene(tmp_path, MoveClock(60)) as stage:
        await stage.move()
        assert await stage.waiting() == []


async def test_a_player_without_notifications_is_not_in_the_queue(tmp_path: Path) -> None:
    async with hub_on(tmp_path, notify_ms=0) as hub:
        table = await started(hub, "keltis", ["ada", "bob"], clock=DAYS)
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], moves(table), table.at, "a1")
        assert await hub.database.read(count_waiting) == 0


async def test_a_look_in_any_tab_cancels_the_message(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        mover_name = await stage.move()
        other = "bob" if mover_name == "ada" else "ada"
        tab = Notebook(other)
        await come(stage.table, tab)
        await say(stage.table, tab, Look("l1", moves(stage.table)))
        assert await stage.send() == []
        assert (other, "turn") not in kinds(await stage.waiting())


async def test_a_tab_that_is_open_but_hidden_cancels_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        for name in ("ada", "bob"):
            await come(stage.table, Notebook(name))
        await stage.move()
        assert len(await stage.send()) == 1


async def test_a_table_sends_one_message_until_the_player_looks(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        first = await stage.move()
        assert len(await stage.send()) == 1
        second = await stage.move()  # Without looking, as a program might.
        assert second != first
        assert len(await stage.send()) == 1  # The first player, who moved and so has looked.
        assert await stage.send() == []


async def test_only_one_of_two_processes_sends(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        await stage.move()
        one, two = stage.sender("one"), stage.sender("two")
        slow = one.channels.send
        during: list[int] = []

        async def send(*args: object, **values: object) -> object:
            during.append(await two.send_due())
            return await slow(*args, **values)  # type: ignore[arg-type]

        one.channels.send = send  # type: ignore[method-assign, assignment]
        await one.send_due()
        assert during == [0]
        assert len(stage.service.heard) == 1
        await two.send_due()
        assert len(stage.service.heard) == 1
        await one.stop()
        await two.stop()


async def test_the_lease_of_a_killed_process_expires(tmp_path: Path, calendar: Calendar) -> None:
    async with scene(tmp_path) as stage:
        await stage.move()
        killed = stage.sender("killed")

        async def die(*_: object, **__: object) -> None:
            raise KeyboardInterrupt

        killed.channels.send = die  # type: ignore[method-assign, assignment]
        with pytest.raises(KeyboardInterrupt):
            await killed.send_due()
        assert await stage.send() == []
        calendar.ahead += 61_000
        assert len(await stage.send()) == 1
        await killed.channels.close()


async def test_a_busy_service_is_retried_with_growing_delays(tmp_path: Path, calendar: Calendar) -> None:
    async with scene(tmp_path) as stage:
        await stage.move()
        stage.service.status = 503
        waits = []
        for _ in range(3):
            now = stage.hub.now()
            await stage.send()
            row = next(row for row in await stage.waiting() if row.kind == "turn")
            waits.append(round((row.due - now) / 30_000))
            calendar.ahead += row.due - now + 1
        assert waits == [1, 2, 4]
        stage.service.status = 201
        assert len(await stage.send()) == 1
        assert await stage.send() == []


async def test_sending_stops_after_eight_attempts(tmp_path: Path, calendar: Calendar) -> None:
    async with scene(tmp_path) as stage:
        await stage.move()
        stage.service.status = 500
        for _ in range(12):
            await stage.send()
            calendar.ahead += 3 * HOUR_MS
        assert len(stage.service.heard) == 8


async def test_an_expired_device_is_removed_and_the_others_get_the_message_once(
    tmp_path: Path, calendar: Calendar
) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        stage.service.status = 410
        await stage.send()
        assert await stage.hub.database.read(list_devices, other) == []


async def test_in_quiet_hours_a_message_waits_for_the_morning(tmp_path: Path, calendar: Calendar) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        minute = stage.hub.now() // 60_000 % 1440
        begin, end = (minute - 60) % 1440, (minute + 60) % 1440
        await stage.hub.database.write(change_settings, other, quiet_from=begin, quiet_to=end)
        assert await stage.send() == []
        calendar.ahead += HOUR_MS + 60_000
        assert len(await stage.send()) == 1


async def test_an_account_has_a_daily_limit(tmp_path: Path, calendar: Calendar) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        await stage.hub.database.write(change_settings, other, day=stage.hub.now() // (24 * HOUR_MS), sent=5)
        assert await stage.send(per_day=5) == []
        calendar.ahead += 24 * HOUR_MS
        assert len(await stage.send(per_day=5)) == 1


async def test_a_player_who_looked_but_did_not_move_is_warned_twelve_hours_before_the_end(
    tmp_path: Path, calendar: Calendar
) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        assert len(await stage.send()) == 1
        tab = Notebook(other)
        await come(stage.table, tab)
        await say(stage.table, tab, Look("l1", moves(stage.table)))
        calendar.ahead += 35 * HOUR_MS
        assert await stage.send() == []
        calendar.ahead += HOUR_MS + 1
        (message,) = await stage.send()
        assert message["title"] == "Less than 12 hours left for your move in Keltis: Das Orakel"
        assert await stage.send() == []


async def test_a_player_whose_seat_a_bot_holds_is_not_notified(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        await stage.move()
        seat = mover(stage.table)
        await stage.hub.database.write(change_chair, stage.table.id, seat, held=True, bot="random")
        assert await stage.send() == []


async def test_muting_empties_the_queue_and_keeps_it_empty(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        await stage.hub.database.write(change_settings, other, muted=True)
        assert other not in {row.account for row in await stage.waiting()}
        assert await stage.send() == []


async def test_the_end_of_the_game_notifies_all_others(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        table = stage.table
        while table.row.status == "running":
            seat = mover(table)
            await act(table, seat, legal(table, seat)[-1], moves(table), table.at, f"a{moves(table)}")
            await idle(table)
        ended = {row.account for row in await stage.waiting() if row.kind == "over"}
        assert len(ended) == 1
        message = await stage.send()
        assert [one["kind"] for one in message] == ["over"]


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


def test_a_switch_off_word_works_for_one_account_only() -> None:
    words = OffWords(SECRET)
    assert words.account(words.word("ada")) == "ada"
    assert words.account("bob." + words.word("ada").rpartition(".")[2]) is None
    assert words.account("") is None
    assert words.account("ü.ü") is None


def test_a_mute_word_mutes_one_person_and_switches_nothing_else_off() -> None:
    words = OffWords(SECRET)
    assert words.muting(words.mute_word("ada", "bob")) == ("ada", "bob")
    assert words.account(words.mute_word("ada", "bob")) is None
    assert words.muting(words.word("ada")) is None
    assert words.muting("ada:carol." + words.mute_word("ada", "bob").rpartition(".")[2]) is None
    assert words.muting("") is None
