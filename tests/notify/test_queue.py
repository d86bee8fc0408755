"""From a move at a slow table to the message on the phone."""

import asyncio
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, act, come, hub_on, idle, legal, mover, moves, say, started
from tests.support.notify_scene import DAYS, HOUR_MS, SECRET, scene
from tests.support.push_service import claims

from adyton.notify.channels import Channels, make_pusher
from adyton.notify.off import OffWords
from adyton.store.notifications import OVER, Notification, Outgoing, Waiting, add_notifications, count_waiting, find_due
from adyton.store.notify_settings import change_settings, list_devices
from adyton.store.tables import change_chair
from adyton.tables.hub import Hub
from adyton.tables.messages import Look
from adyton.tables.types import MoveClock


class Calendar:
    """A fake time of day for hubs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = Hub.now
        monkeypatch.setattr(Hub, "now", lambda hub: real(hub) + self.ahead)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


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
            raise asyncio.CancelledError

        killed.channels.send = die  # type: ignore[method-assign, assignment]
        with pytest.raises(asyncio.CancelledError):
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


async def test_a_service_that_does_not_answer_holds_up_nobody_else(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        both = tuple(Notification(name, OVER, 0) for name in ("ada", "bob"))
        await stage.hub.database.write(add_notifications, stage.table.id, Outgoing(None, both))
        sender, is_answered, seen = stage.sender(), asyncio.Event(), []

        async def see_to(one: Waiting) -> bool:
            if one.account == "ada":
                await is_answered.wait()
            seen.append(one.account)
            is_answered.set()
            return True

        sender._see_to = see_to  # type: ignore[method-assign]
        assert await asyncio.wait_for(sender.send_due(), 30) == 2
        assert seen == ["bob", "ada"]
        await sender.stop()


async def test_a_service_that_does_not_answer_puts_off_all_of_its_account(tmp_path: Path) -> None:
    async with scene(tmp_path) as stage:
        other = "bob" if await stage.move() == "ada" else "ada"
        await stage.hub.database.write(
            add_notifications, stage.table.id, Outgoing(None, (Notification(other, OVER, stage.hub.now()),))
        )
        stage.service.status = 503
        await stage.send()
        assert len(stage.service.heard) == 1
        assert await stage.hub.database.read(find_due, stage.hub.now() + 20_000, 10) == []
        assert len(await stage.hub.database.read(find_due, stage.hub.now() + 40_000, 10)) == 2


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


async def test_a_bug_in_sending_puts_off_the_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the same messages would be tried every five seconds, and no others."""

    async def breaks(*_: object) -> None:
        raise ValueError("a bug")

    async with scene(tmp_path) as stage:
        await stage.move()
        monkeypatch.setattr(Channels, "send", breaks)
        assert await stage.send() == []
        assert [row.tries for row in await stage.waiting() if row.kind == "turn"] == [1]
        assert await stage.hub.database.read(find_due, stage.hub.now(), 10) == []
