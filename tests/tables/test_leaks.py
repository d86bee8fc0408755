import os
from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, SamePool, hub_on, playing_of, started

from adyton.engine.game import AnyGame
from adyton.engine.play import choices
from adyton.engine.rng import FastRng
from adyton.engine.seat import CHANCE, Seat
from adyton.engine.state import State, state_hash
from adyton.games import GAMES
from adyton.tables import handlers
from adyton.tables.chair_clock import ChairClock
from adyton.tables.messages import Act
from adyton.tables.table import Table
from adyton.tables.thinking import ask

# `make fuzz` checks many more.
POSITIONS = int(os.environ.get("ADYTON_LEAK_POSITIONS", "30"))


def walked(game: AnyGame, state: State, rng: FastRng, steps: int) -> State:
    """Return a state that random play reaches from there."""
    for _ in range(steps):
        turn = game.turn(state)
        if turn.seats == (CHANCE,):
            game.play(state, CHANCE, game.chance(state, rng), 0)
            continue
        able = choices(game, state, turn) if turn.seats else []
        if not able:
            break
        seat, legal = able[rng.below(len(able))]
        game.play(state, seat, legal[rng.below(len(legal))], turn.deadline or 0)
    return state


async def everything_told(table: Table, state: State, seat: Seat, texts: list[str]) -> list[bytes]:
    """Return all bytes that the table sends to this seat in this state: position, refusals, its bot's question."""
    live = table.running()
    live.playing.state = state
    table.positions.clear()
    listener = Notebook(f"p{seat}")
    set_row(table, zero=table.hub.now(), paused=0)  # Time stands still in both worlds.
    table.listeners.add(listener)
    table.tell_position(listener)
    table.tell_seating()
    table.listeners.discard(listener)
    if live.playing.game.legal(state, seat):
        pool = table.hub.pool
        assert isinstance(pool, SamePool)
        await ask(table, live, seat, "random")
        question = pool.questions.pop()
        listener.raw.append(repr((bytes(question.view), question.legal, question.picks)).encode())
    set_row(table, paused=None)
    for number, text in enumerate(texts):
        table.refusals.clear()
        await handlers.say(table, listener, Act(f"x{number}", live.line, text), table.hub.now())
    return listener.raw


def set_row(table: Table, **values: int | None) -> None:
    assert table.rows is not None
    table.rows = table.rows._replace(row=table.row._replace(**values))  # type: ignore[arg-type]


def forbidden(game: AnyGame, worlds: list[State], seat: Seat, texts: list[str]) -> list[str]:
    """Return the texts that are refused in every world. Legal actions may turn out differently."""
    return [
        text for text in texts if all(game.why_not(world, seat, game.read(text), 0) is not None for world in worlds)
    ]


@pytest.mark.parametrize("slug", list(GAMES))
async def test_two_worlds_that_look_the_same_to_a_seat_send_the_same_bytes(slug: str, tmp_path: Path) -> None:
    game = GAMES[slug]
    seats = game.chairs[0]
    texts: list[str] = []

    rng = FastRng(7)
    async with hub_on(tmp_path) as hub:
        table = await started(hub, slug, [f"p{seat}" for seat in range(seats)])
        hub.stopping = True  # No bots, no clocks: nothing may happen by itself here.
        live = table.running()
        playing = live.playing
        start, clocks = playing.state, live.clocks
        for _ in range(POSITIONS):
            truth = walked(game, start.copy(), rng, 1 + rng.below(min(150, game.longest // 2)))
            if game.outcome(truth) is not None:
                continue  # After the end, views may show what was hidden.
            for seat in range(seats):
                other = game.imagine(game.view(truth, seat), rng)
                texts.extend(action.text for action in game.legal(truth, seat)[:20])
                tried = forbidden(game, [truth, other], seat, texts[-40:])
                acting = game.turn(truth).seats
                live.clocks = [ChairClock(live.line if each in acting else None) for each in range(seats)]
                one = await everything_told(table, truth, seat, [*tried, "no such words"])
                two = await everything_told(table, other, seat, [*tried, "no such words"])
                assert one == two
                assert len(one) > len(tried)
        playing.state, live.clocks = start, clocks


async def test_a_table_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(table: Table, listener: Notebook) -> None:
        listener.send(state_hash(playing_of(table).state).encode())

    monkeypatch.setattr(Table, "tell_position", gossip)
    with pytest.raises(AssertionError):
        await test_two_worlds_that_look_the_same_to_a_seat_send_the_same_bytes("oracle", tmp_path)
