import asyncio
from pathlib import Path

import pytest
from tests.support.hub_table import SamePool, act, hub_on, legal, mover, started, until

from adyton.bots.review import Effort, turning_points
from adyton.bots.schedule import review
from adyton.engine.refusal import Illegal
from adyton.games import GAMES, KITS
from adyton.store.lines import read_lines
from adyton.store.tables import TableRow, find_table
from adyton.tables import reviews as module
from adyton.tables.hub import Hub
from adyton.tables.replays import record_of
from adyton.tables.reviews import Reviewing, Reviews


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KITS["keltis"].reviewer, "effort", Effort(4, 4, most=6, seconds=3600.0))


async def ended(hub: Hub) -> TableRow:
    """Return a table of Keltis at which one person took the first action each time until the end."""
    table = await started(hub, "keltis", ["ada", "bob"])
    while table.row.status == "running":
        seat = mover(table)
        await act(table, seat, legal(table, seat)[0], table.line, table.at)
    row = await hub.database.read(find_table, table.id)
    assert row is not None
    return row


async def test_the_site_gives_the_same_review_as_the_command(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        first = await Reviews(hub).find(row)
        assert (first.schedule.verdicts, first.is_done) == ([], False)
        await until(lambda: first.is_done)
        record = record_of(row, await hub.database.read(read_lines, row.id, 1))
        same = review(KITS["keltis"].reviewer, GAMES["keltis"], record)
        found = first.schedule.verdicts
        assert [(one.line, one.seat, one.action.text, one.hint.action.text, one.cost) for one in found] == [
            (one.line, one.seat, one.action.text, one.hint.action.text, one.cost) for one in same
        ]
        assert turning_points([one.cost for one in found])


async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        reviews = Reviews(hub)
        first, second = await asyncio.gather(reviews.find(row), reviews.find(row))
        assert first is second
        await until(lambda: first.is_done)
        assert isinstance(hub.pool, SamePool)
        asked = len(hub.pool.questions)
        assert (await reviews.find(row)).is_done
        assert len(hub.pool.questions) == asked


async def test_before_the_end_nothing_is_reviewed(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        table = await started(hub, "keltis", ["ada", "bob"])
        with pytest.raises(Illegal, match="not-finished"):
            await Reviews(hub).find(table.row)


async def test_an_unrequested_review_stops_and_later_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        reviews = Reviews(hub)
        monkeypatch.setattr(module, "IDLE_REVIEW_S", -1)
        resting = await reviews.find(row)
        await until(lambda: not resting.is_at_work)
        assert not resting.is_done
        monkeypatch.setattr(module, "IDLE_REVIEW_S", 60)
        assert await reviews.find(row) is resting
        await until(lambda: resting.is_done)
        assert resting.schedule.verdicts


async def test_a_bot_that_fails_leaves_only_a_gap(tmp_path: Path) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        assert isinstance(hub.pool, SamePool)
        hub.pool.is_broken = True
        gaps = await Reviews(hub).find(row)
        await until(lambda: gaps.is_done)
        assert gaps.schedule.verdicts == []


async def test_too_many_reviews_at_once_are_postponed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        monkeypatch.setattr(module, "MOST_AT_WORK", 0)
        reviews = Reviews(hub)
        with pytest.raises(Illegal, match="too-many-reviews"):
            await reviews.find(row)
        monkeypatch.setattr(module, "MOST_AT_WORK", 1)
        assert not (await reviews.find(row)).is_done
        await reviews.stop()
        assert reviews.kept == {}


async def test_reviews_that_are_postponed_take_no_more_memory_than_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_on(tmp_path) as hub:
        row = await ended(hub)
        monkeypatch.setattr(module, "MOST_AT_WORK", 0)
        monkeypatch.setattr(module, "KEPT", 2)
        reviews = Reviews(hub)
        begun = await reviews._begun(row)

        async def same(_: TableRow) -> Reviewing:
            return begun

        monkeypatch.setattr(reviews, "_begun", same)
        for number in range(4):
            with pytest.raises(Illegal, match="too-many-reviews"):
                await reviews.find(row._replace(id=f"t{number}"))
        assert list(reviews.kept) == ["t2", "t3"]
