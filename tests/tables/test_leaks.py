"""Two worlds that a seat cannot tell apart: a table sends it the same bytes. `make fuzz` checks a million pairs."""

from pathlib import Path

import pytest
from tests.support.hub_table import Notebook, hub_on, playing_of
from tests.support.leak_pairs import Leak, Pairs, Setting, check_game, pairs_at

from adyton.cli.build import is_compiled
from adyton.engine.refusal import Refusal
from adyton.engine.state import state_hash
from adyton.games import GAMES
from adyton.games.oracle.rules.game import Oracle
from adyton.tables.table import Table

GAMES_OF_EACH = 3


async def checked(slug: str, folder: Path) -> int:
    """Check some random games. Return how many pairs that were."""
    game = GAMES[slug]
    setting = Setting(slug, game.read_options({}), game.chairs[0])
    async with hub_on(folder) as hub:
        hub.stopping = True  # No bots, no clocks: nothing may happen by itself here.
        pairs: Pairs = await pairs_at(hub, setting)
        for seed in range(GAMES_OF_EACH):
            await check_game(pairs, setting, seed)
        return pairs.checked


@pytest.mark.parametrize("slug", list(GAMES))
async def test_two_worlds_that_look_the_same_to_a_seat_send_the_same_bytes(slug: str, tmp_path: Path) -> None:
    assert await checked(slug, tmp_path) > 20


async def test_a_position_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(table: Table, listener: Notebook) -> None:
        listener.send(state_hash(playing_of(table).state).encode())

    monkeypatch.setattr(Table, "tell_position", gossip)
    with pytest.raises(Leak):
        await checked("oracle", tmp_path)


@pytest.mark.skipif(is_compiled(), reason="a compiled game takes no fault from a test")
async def test_a_refusal_that_leaks_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Oracle.why_not

    def gossip(game: Oracle, state: object, *args: object) -> Refusal | None:
        refusal = why_not(game, state, *args)  # type: ignore[arg-type]
        return refusal and Refusal(refusal.code, {"hands": state_hash(state)})  # type: ignore[arg-type]

    monkeypatch.setattr(Oracle, "why_not", gossip)
    with pytest.raises(Leak):
        await checked("oracle", tmp_path)
