import asyncio
import random
from pathlib import Path

import pytest
from tests.support.player import Json, Player, at_random, with_skill
from tests.support.process import ServerProcess

from adyton.engine.record import read_record
from adyton.engine.replay import verify
from adyton.games import GAMES

# The shortest settings of each game. In real time, short clocks.
OPTIONS = {"delphi": {"short": True}, "oraklos": {"search": 1, "showing": 2, "challenge": 2, "ready": 2}}
# A race between random players does not end for an hour. A bot with a plan ends it.
BOTS = {"delphi": "greedy", "oraklos": "normal"}


async def whole_game(address: str, slug: str, people: int = 2) -> tuple[Json, str]:
    """Play people against bots, at random or, if that does not end, with skill. Return the table and its record."""
    game = GAMES[slug]
    players = [await Player.arrive(address, f"Player {n}") for n in range(people)]
    seats = game.chairs[-1]
    bots = [BOTS.get(slug, "random")] * (seats - people)
    wish = {"game": slug, "seats": seats, "bots": bots, "options": OPTIONS.get(slug, {})}
    table = await players[0].post("/api/tables", wish)
    for player in players[1:]:
        await player.post(f"/api/tables/{table['id']}/sit", {})
    for player in players:
        await player.resume(table["id"])
    await players[0].post(f"/api/tables/{table['id']}/start")
    if slug == "oraklos":
        plays = [player.play_in_time(with_skill(slug)) for player in players]
    else:
        plays = [player.play(at_random(random.Random(n))) for n, player in enumerate(players)]
    await asyncio.wait_for(asyncio.gather(*plays), 120)
    info = await players[0].get(f"/api/tables/{table['id']}")
    record = await players[0].http.get(f"/api/tables/{table['id']}/record")
    for player in players:
        await player.leave()
    return info, record.text


def check(slug: str, info: Json, text: str) -> None:
    record = read_record(text)
    verify(GAMES[slug], record)
    assert record.ending is not None
    assert info["result"] == record.ending.result
    assert info["seed"] == record.ending.seed
    assert info["commitment"] == record.header.commitment
    assert record.header.seats[:2] == ["Player 0", "Player 1"]


@pytest.mark.parametrize("slug", GAMES)
def test_people_and_bots_play_a_whole_game_on_sqlite(slug: str, server: ServerProcess) -> None:
    check(slug, *asyncio.run(whole_game(server.address, slug)))


def test_people_and_bots_play_whole_games_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    flags = ("--database", postgres_url, "--workers", "3")

    async def games(address: str) -> list[tuple[Json, str]]:
        return await asyncio.gather(*(whole_game(address, slug) for slug in GAMES))

    with ServerProcess(tmp_path, *flags) as server:
        for slug, (info, text) in zip(GAMES, asyncio.run(games(server.address)), strict=True):
            check(slug, info, text)
