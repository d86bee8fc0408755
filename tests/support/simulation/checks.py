"""The promises that must hold after every seed."""

import asyncio
import json
from typing import Any

from tests.support.omens import Omens
from tests.support.simulation.browser import Browser, Received
from tests.support.simulation.world import World

from adyton.engine.playing import Playing
from adyton.store.lines import LineRow, read_lines
from adyton.store.tables import TableRow, find_table
from adyton.tables.info import header
from adyton.tables.listener import encode

FINE_MS = 200  # Between a worker's request for a table and the commit that grants it.


class BrokenPromise(AssertionError):
    """A promise of the server that did not hold. The message says which."""


def check(promise: str, holds: bool, detail: object = "") -> None:
    if not holds:
        raise BrokenPromise(f"{promise}: {detail}")


class Truth:
    """What each seat could see in each line, according to the record."""

    def __init__(self, game: Omens, row: TableRow, lines: list[LineRow]) -> None:
        head = header(row)
        assert head is not None
        playing: Playing[Any, Any] = Playing.begin(game, head, None)
        self.seats: list[int | None] = [None, *range(len(head.seats))]
        self.views: dict[tuple[int, int | None], Any] = {}
        self.news: dict[tuple[int, int | None], list[Any]] = {}
        for line in lines:
            step = playing.follow(line.entry)
            for seat in self.seats:
                events = [event for event in step.news if event.is_for(seat)]
                self.news[line.line, seat] = [{"line": line.line, "name": one.name, "args": one.args} for one in events]
                self.views[line.line, seat] = json.loads(encode(game.view(playing.state, seat)))


def check_all(world: World, table: str, browsers: list[Browser], began_ms: int) -> None:
    """Raise BrokenPromise if one does not hold."""
    row = world.read(find_table, table)
    assert row is not None
    lines = world.read(read_lines, table, 1)
    check("the game goes on", row.status == "finished", row.status)
    numbers = [line.line for line in lines]
    check("lines are dense", numbers == list(range(2, len(lines) + 2)), numbers)
    for browser in browsers:
        _acts_stand_once(browser, lines)
    truth = Truth(world.game, row, lines)
    for browser in browsers:
        _run_is_consistent(browser, truth)
    _nobody_pays_for_an_outage(world, row, lines, began_ms)


def _acts_stand_once(browser: Browser, lines: list[LineRow]) -> None:
    for act, line in browser.acknowledged.items():
        found = [(row.line, row.entry.do) for row in lines if row.act == act]
        check("acknowledged acts stand once", found == [(line, browser.sent[act])], (act, line, found))
    for act in browser.sent:
        check("no act is done twice", sum(row.act == act for row in lines) <= 1, act)
    for act in browser.refused:
        check("a refused act is not done", all(row.act != act for row in lines), act)


def _run_is_consistent(browser: Browser, truth: Truth) -> None:
    last = 0
    for received in browser.received:
        message = received.message
        if message["type"] != "table":
            continue
        line = message["line"]
        check("positions do not go back", received.before is None or line >= received.before, (line, received.before))
        check("a seat sees its view and nothing else", message["view"] == truth.views[line, browser.seat], line)
        check("a seat hears its news and nothing else", _is_its_news(received, truth, browser.seat), message["news"])
        last = max(last, line)
    check("everybody sees the end", last == max(line for line, _ in truth.views), (browser.account, last))


def _is_its_news(received: Received, truth: Truth, seat: int | None) -> bool:
    message, before = received.message, received.before
    if message["fresh"] or before is None:
        return not message["news"]
    expected = [news for line in range(before + 1, message["line"] + 1) for news in truth.news[line, seat]]
    return bool(message["news"] == expected)


def _nobody_pays_for_an_outage(world: World, row: TableRow, lines: list[LineRow], began_ms: int) -> None:
    outages = world.outages
    assert outages is not None
    shown = lines[-1].entry.at
    most = outages.finished_ms - began_ms - outages.total_ms + FINE_MS
    check("clocks charge nobody for time without a table", shown <= most, (shown, most, outages.total_ms))


def check_nothing_is_left(world: World) -> None:
    """Check that no task, timer or listener is left after everybody has gone."""
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    check("no task is left", not tasks, tasks)
    for worker in world.workers:
        check("no timer is left", not world.loop.timers(worker), worker)
        if worker.hub.stopping:
            listeners = [listener for table in worker.hub.live.values() for listener in table.listeners]
            check("no listener is left", not listeners, listeners)
            check("no table is left", not worker.hub.live, worker.hub.live)
