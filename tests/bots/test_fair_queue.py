import asyncio

import pytest

from adyton.bots import fair_queue
from adyton.bots.fair_queue import Asker, FairQueue


async def served(askers: list[Asker]) -> list[str]:
    """Return the order in which these callers are served if they come while the only process is busy."""
    queue = FairQueue(["process"])
    first = Asker("first")
    thing = await queue.take(first)
    order: list[str] = []

    async def come(asker: Asker) -> None:
        taken = await queue.take(asker)
        order.append(asker.host)
        await asyncio.sleep(0)
        queue.give_back(taken, asker)

    tasks = [asyncio.create_task(come(asker)) for asker in askers]
    await asyncio.sleep(0)
    queue.give_back(thing, first)
    await asyncio.gather(*tasks)
    assert queue.free == ["process"]
    assert not queue.waiting
    assert not queue.at_work
    return order


async def test_hosts_take_turns_however_many_tables_one_of_them_has() -> None:
    askers = [Asker("greedy")] * 5 + [Asker("a"), Asker("b")]
    assert await served(askers) == ["greedy", "a", "b", "greedy", "greedy", "greedy", "greedy"]


async def test_tables_without_a_waiting_person_go_last() -> None:
    empty = Asker("empty", lambda: False)
    assert await served([empty, empty, Asker("a"), Asker("a")]) == ["a", "a", "empty", "empty"]


async def test_a_table_goes_first_when_its_player_returns() -> None:
    returned: list[bool] = []

    asker = Asker("late", lambda: bool(returned))
    asyncio.get_running_loop().call_soon(returned.append, True)
    assert await served([Asker("other", lambda: False), asker]) == ["late", "other"]


async def test_tables_without_a_waiting_person_leave_one_process_free() -> None:
    """Their bots may think for seconds, and nobody wants to wait for that."""
    queue = FairQueue(["a", "b"])
    empty = Asker("empty", lambda: False)
    held = await queue.take(empty)
    second = asyncio.create_task(queue.take(empty))
    await asyncio.sleep(0)
    assert queue.free == ["b"]
    assert await asyncio.wait_for(queue.take(Asker("person")), 1) == "b"
    queue.give_back("b", Asker("person"))
    assert queue.free == ["b"]
    queue.give_back(held, empty)
    assert await second == "b"


async def test_a_person_who_returns_gets_the_process_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "AGAIN_S", 0.01)
    queue = FairQueue(["a", "b"])
    held = await queue.take(Asker("empty", lambda: False))
    returned: list[bool] = []
    late = asyncio.create_task(queue.take(Asker("late", lambda: bool(returned))))
    await asyncio.sleep(0)
    assert not late.done()
    returned.append(True)
    assert await asyncio.wait_for(late, 30) == "b"
    assert held == "a"


async def test_a_wait_times_out_and_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "WAIT_MS", 10)

    queue = FairQueue(["process"])
    thing = await queue.take(Asker("a"))
    with pytest.raises(TimeoutError):
        await queue.take(Asker("b"))
    assert not queue.waiting
    queue.give_back(thing, Asker("a"))
    assert await queue.take(Asker("c")) == "process"


async def test_the_place_of_a_cancelled_caller_goes_to_the_next() -> None:
    queue = FairQueue(["process"])
    thing = await queue.take(Asker("a"))
    leaving = asyncio.create_task(queue.take(Asker("b")))
    await asyncio.sleep(0)
    queue.give_back(thing, Asker("a"))
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await queue.take(Asker("c")) == "process"
