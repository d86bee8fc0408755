"""Pairs of states that a seat cannot tell apart: everything that a table sends to this seat must be the same bytes.

`python -m tests.support.leak_pairs --pairs 1000000` checks many, of all games with all pairs of options.
A number stands for one random game: `--first 17 --games 1` repeats the game of that number.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from tests.support.hub_table import Notebook, SamePool, hub_on, started
from tests.support.progress import Progress

from adyton.engine.game import AnyGame
from adyton.engine.options import Options
from adyton.engine.rng import FastRng
from adyton.engine.seat import Seat
from adyton.engine.state import State
from adyton.games import GAMES
from adyton.tables import handlers
from adyton.tables.chair_clock import ChairClock
from adyton.tables.hub import Hub
from adyton.tables.messages import Act, AskErrands, Hint, Point, ToTable, Undo, Why
from adyton.tables.table import Table
from adyton.tables.thinking import ask_bot
from adyton.tables.types import News
from adyton.testing.pairs import all_options
from adyton.testing.position import Step, next_step, played

EVERY = (1, 4, 16, 64)  # Of so many decisions one is looked at, in one game or another.
MOST = 24  # Positions of one game.
KNOWN = 300  # Texts of actions that are remembered, to try them where they are forbidden.
TRIED = 4  # Of them in each state.
# In one of so many pairs more is compared. Both are primes, so that every seat has its turn.
RARELY = 17  # The bot's question and the seating.
ERRANDS = 11  # The errands: they take longer than all other answers.


class Leak(AssertionError):
    """Bytes for a seat that differ between two states which it cannot tell apart."""


class Setting(NamedTuple):
    """A game with options and a number of seats."""

    slug: str
    options: Options
    seats: int


def settings() -> list[Setting]:
    """Return settings of all games that cover every pair of options, the games in turn."""
    of_games = [[Setting(slug, *each) for each in all_options(game)] for slug, game in GAMES.items()]
    longest = max(map(len, of_games))
    return [of_game[place % len(of_game)] for place in range(longest) for of_game in of_games]


class Pairs:
    """Compares states at one table: its playing gets one state after the other."""

    def __init__(self, table: Table, names: list[str]) -> None:
        self.table = table
        self.game: AnyGame = table.game
        self.live = table.running()
        self.listeners = [Notebook(name) for name in names]
        self.texts: dict[str, None] = {}
        self.checked = 0
        set_row(
            table, zero=table.hub.now() + 10**9, paused=0
        )  # Its clock shows 0 for a long time: the same in both worlds.

    async def check(self, truth: State, twin: State, seat: Seat, rng: FastRng, at: int) -> None:
        """Compare everything that this seat can hear; raises Leak."""
        self.checked += 1
        rarely = self.checked % RARELY == 0
        texts = self._forbidden((truth, twin), seat, rng)
        one = await self.told(truth, seat, texts, rarely=rarely)
        two = await self.told(twin, seat, texts, rarely=rarely)
        if one != two:
            raise Leak(next((pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]), (one, two)))
        step = next_step(self.game, truth, rng, at)
        if step is not None:
            self._check_step((truth, twin), step, seat)

    async def told(self, state: State, seat: Seat, texts: list[str], *, rarely: bool) -> list[bytes]:
        """Return all bytes for this seat: the position, every answer and refusal, the question to its bot."""
        table, live, listener = self.table, self.live, self.listeners[seat]
        live.playing.state = state
        acting = self.game.turn(state).seats
        live.clocks = [ChairClock(live.line if each in acting else None) for each in range(state.seats)]
        table.positions.clear()
        listener.raw.clear()
        listener.seen = live.line
        table.tell_position(listener)
        if rarely:
            table.tell_seating([listener])
            await self._question(seat, listener)
        for message in self._questions(texts, is_acting=seat in acting):
            await self._say(listener, message)
        set_row(table, paused=None)
        for text in texts:
            await self._say(listener, Act("a", live.line, text))
        set_row(table, paused=0)
        return list(listener.raw)

    def _questions(self, texts: list[str], *, is_acting: bool) -> list[ToTable]:
        """Return everything that a seat may say while the clock is stopped."""
        line = self.live.line
        messages: list[ToTable] = [Undo("u", line, 1), Point("p", line + 1, [1])]
        messages += [Why("w", text) for text in texts]
        if self.checked % ERRANDS == 0:
            messages.append(AskErrands("e"))
        return messages if is_acting else [*messages, Hint("h")]

    async def _say(self, listener: Notebook, message: ToTable) -> None:
        self.table.answers.clear()
        await handlers.say(self.table, listener, message, self.table.hub.now())

    async def _question(self, seat: Seat, listener: Notebook) -> None:
        pool = self.table.hub.pool
        assert isinstance(pool, SamePool)
        if self.game.legal(self.live.playing.state, seat):
            await ask_bot(self.table, self.live, seat, "random")
            question = pool.questions.pop()
            listener.raw.append(repr((bytes(question.view), question.legal, question.picks)).encode())

    def _forbidden(self, worlds: tuple[State, State], seat: Seat, rng: FastRng) -> list[str]:
        """Return some texts that are refused in both worlds. Legal actions may turn out differently."""
        for action in self.game.legal(worlds[0], seat)[:20]:
            if len(self.texts) < KNOWN:
                self.texts[action.text] = None
        known = list(self.texts)
        some = [known[rng.below(len(known))] for _ in range(TRIED)] if known else []
        return [text for text in some if self._is_forbidden(worlds, seat, text)] + ["no such words"]

    def _is_forbidden(self, worlds: tuple[State, State], seat: Seat, text: str) -> bool:
        action = self.game.read(text)
        return all(self.game.why_not(world, seat, action, 0) is not None for world in worlds)

    def _check_step(self, worlds: tuple[State, State], step: Step, seat: Seat) -> None:
        """Compare what a move tells this seat, if it is possible in both worlds and they look the same after it."""
        if step[1] not in self.game.legal(worlds[1], step[0]):
            return
        after = [played(self.game, world, step) for world in worlds]
        views = [msgspec.json.encode(self.game.view(state, seat)) for state in after]
        if views[0] == views[1]:
            told = [self._news(*both, seat) for both in zip(worlds, after, strict=True)]
            if told[0] != told[1]:
                raise Leak(told)

    def _news(self, before: State, after: State, seat: Seat) -> tuple[bytes, bytes]:
        """Return the news of a move, and the parts of the view that it changes."""
        news = [News(1, event.name, event.args) for event in after.news or [] if event.is_for(seat)]
        parts = self.game.changed_parts(before, after, [seat])
        own = [] if parts is None else [*parts.shared, *parts.own[0]]
        return msgspec.json.encode(news), msgspec.json.encode(own)


def set_row(table: Table, **values: int | None) -> None:
    assert table.rows is not None
    table.rows = table.rows._replace(row=table.row._replace(**values))  # type: ignore[arg-type]


async def pairs_at(hub: Hub, setting: Setting, name: str = "p") -> Pairs:
    """Start a table with this setting, whose players are called `p0` and so on."""
    chosen: dict[str, Any] = setting.options.to_json()
    names = [f"{name}{seat}" for seat in range(setting.seats)]
    return Pairs(await started(hub, setting.slug, names, **chosen), names)


async def check_game(pairs: Pairs, setting: Setting, seed: int, note: Callable[[], None] = lambda: None) -> None:
    """Play one random game, and compare for every seat the truth with what it may imagine; raises Leak."""
    game, rng = pairs.game, FastRng(seed)
    state: State = game.start(setting.options, setting.seats)
    at, left, every = 0, MOST, EVERY[rng.below(len(EVERY))]
    while left and (step := next_step(game, state, rng, at)) is not None:
        if rng.below(every) == 0 and game.outcome(state) is None and not game.turn(state).is_nature:
            left -= 1
            for seat in range(setting.seats):
                view = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)), type=game.view_type)
                await pairs.check(state, game.imagine(view, rng), seat, rng, at)
                note()
        state = played(game, state, step)
        at = step[2]


async def run(first: int, games: int | None, most: int) -> int:
    """Check games until so many of them or of pairs are done. Return the number of pairs."""
    found, kinds, number = settings(), dict.fromkeys(GAMES, 0), first
    progress = Progress(lambda: f"{sum(kinds.values()):,} pairs, no difference: {kinds}; game {number}")

    def noted(slug: str) -> None:
        kinds[slug] += 1
        progress.look()

    with TemporaryDirectory() as folder:
        async with hub_on(Path(folder)) as hub:
            hub.stopping = True  # No bots, no clocks: nothing may happen by itself here.
            tables: dict[int, Pairs] = {}
            while sum(kinds.values()) < most and (games is None or number < first + games):
                place = number % len(found)
                setting = found[place]
                if place not in tables:
                    tables[place] = await pairs_at(hub, setting, f"t{place}p")
                try:
                    await check_game(tables[place], setting, number, partial(noted, setting.slug))
                except Leak as leak:
                    command = f".venv/bin/python -m tests.support.leak_pairs --first {number} --games 1"
                    raise Leak(f"{setting}: {leak}\nrepeat it: {command}") from leak
                number += 1
    progress.print()
    return sum(kinds.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=1, help="the first game")
    parser.add_argument("--games", type=int, default=None)
    args = parser.parse_args()
    try:
        asyncio.run(run(args.first, args.games, args.pairs))
    except Leak as leak:
        print(leak)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
